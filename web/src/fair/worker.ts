import { checkRecord } from "./check";
import type { Kept } from "./witness";

/** Checks one record beside the page, which stays responsive. */
self.addEventListener("message", (event: MessageEvent<{ text: string; kept: Kept | null }>) => {
  const { text, kept } = event.data;
  void checkRecord(text, kept).then((found) => {
    self.postMessage(found);
  });
});
