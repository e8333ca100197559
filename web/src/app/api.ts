import type { Refusal } from "../wire";
import { language } from "../words/say.svelte";

/** The server has refused something, with a sentence for a person. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly reason: string,
    sentence: string,
  ) {
    super(sentence);
  }
}

/** The server does not respond at all. */
export class Unreachable extends Error {}

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** Sends the server a request over HTTP; `token` says who is asking. */
export async function request<T>(method: Method, path: string, token = "", body?: unknown): Promise<T> {
  const response = await ask(method, path, token, body);
  return (response.status === 204 ? undefined : await response.json()) as T;
}

/** Reads a file of the server. */
export async function readText(path: string): Promise<string> {
  return (await ask("GET", path)).text();
}

async function ask(method: Method, path: string, token = "", body?: unknown): Promise<Response> {
  const headers = new Headers();
  headers.set("accept-language", language()); // a refusal is a sentence in it
  if (token) headers.set("authorization", `Bearer ${token}`);
  if (body !== undefined) headers.set("content-type", "application/json");
  const content = body === undefined ? null : JSON.stringify(body);
  const response = await fetch(`/api${path}`, { method, headers, body: content }).catch((error: unknown) => {
    throw new Unreachable(String(error));
  });
  if (!response.ok) throw await refusal(response);
  return response;
}

async function refusal(response: Response): Promise<Error> {
  if (!response.headers.get("content-type")?.includes("json")) return new Unreachable(response.statusText);
  const said = (await response.json()) as Refusal;
  return new Refused(response.status, said.reason, said.sentence);
}
