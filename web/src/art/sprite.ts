import address from "./sprite.svg?url";

/** Puts the symbols of icons, Monsters and Buildings into the page, where every `<use href="#i-…">` finds them. */
export async function loadSprite(): Promise<void> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`the pictures do not load: ${response.status}`);
  const read = new DOMParser().parseFromString(await response.text(), "image/svg+xml").documentElement;
  read.setAttribute("width", "0");
  read.setAttribute("height", "0");
  read.setAttribute("aria-hidden", "true");
  read.classList.add("sprite");
  document.body.prepend(document.adoptNode(read));
}
