import { readText, request } from "../app/api";
import type { Verdict } from "../wire";
import type { Checked } from "./check";
import { recalled, type Kept } from "./witness";

/** Reads the record of a table and checks it in this browser; nothing that the server says of it is believed. */
export async function checkTable(table: string): Promise<Checked> {
  const path = `/records/${encodeURIComponent(table)}`;
  const found = await inWorker(await readText(path), recalled(table));
  if (found.misfit?.id !== "fair-old") return found;
  // The browser would have to know the rules for this one: there is only the word of the server.
  const { sentence } = await request<Verdict>("GET", `${path}/verdict`);
  return { ...found, misfit: { id: "fair-old", values: { sentence } } };
}

function inWorker(text: string, kept: Kept | null): Promise<Checked> {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  return new Promise<Checked>((resolve, reject) => {
    worker.onmessage = (event: MessageEvent<Checked>) => resolve(event.data);
    worker.onerror = (event) => reject(new Error(event.message));
    worker.postMessage({ text, kept });
  }).finally(() => worker.terminate());
}
