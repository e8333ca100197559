import type { Attachment } from "svelte/attachments";

import { say, words } from "../words/say.svelte";
import { route } from "./route.svelte";

/** The language in which a heading named its page. */
const spoken = new WeakMap<HTMLElement, string>();

/** Lets a heading name its page in the window title, and take the focus after a change of page. */
export function heads(title: string): Attachment<HTMLElement> {
  return (heading) => {
    document.title = title === say("lobby-title") ? title : say("web-title", { page: title });
    const { language } = words();
    const translated = (spoken.get(heading) ?? language) !== language;
    spoken.set(heading, language);
    if (!route.moved || translated) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  };
}
