import type { Refusal } from "../wire";

/** Says that the server has not done something, in a sentence for a person. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly reason: string,
    sentence: string,
  ) {
    super(sentence);
  }
}

/** Says that the server does not answer at all. */
export class Unreachable extends Error {}

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** Asks the server over HTTP; `token` says who asks. */
export async function request<T>(method: Method, path: string, token = "", body?: unknown): Promise<T> {
  const headers = new Headers();
  if (token) headers.set("authorization", `Bearer ${token}`);
  if (body !== undefined) headers.set("content-type", "application/json");
  const content = body === undefined ? null : JSON.stringify(body);
  const response = await fetch(`/api${path}`, { method, headers, body: content }).catch((error: unknown) => {
    throw new Unreachable(String(error));
  });
  if (!response.ok) throw await refusal(response);
  return (response.status === 204 ? undefined : await response.json()) as T;
}

async function refusal(response: Response): Promise<Error> {
  if (!response.headers.get("content-type")?.includes("json")) return new Unreachable(response.statusText);
  const said = (await response.json()) as Refusal;
  return new Refused(response.status, said.reason, said.sentence);
}
