import type { Attachment } from "svelte/attachments";

import { say } from "../words/say.svelte";
import { route } from "./route.svelte";

/** Lets a heading name its page in the window title, and take the focus after a change of page. */
export function heads(title: string): Attachment<HTMLElement> {
  return (heading) => {
    document.title = title === say("lobby-title") ? title : say("web-title", { page: title });
    if (!route.moved) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  };
}
