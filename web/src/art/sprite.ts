import address from "./sprite.svg?url";

let sprite: SVGSVGElement | null = null;
const pictures = new Map<string, string>();

/** Puts the symbols of icons, Monsters and Buildings into the page, where every `<use href="#i-…">` finds them. */
export async function loadSprite(): Promise<void> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`the pictures do not load: ${response.status}`);
  const read = new DOMParser().parseFromString(await response.text(), "image/svg+xml").documentElement;
  read.setAttribute("width", "0");
  read.setAttribute("height", "0");
  read.setAttribute("aria-hidden", "true");
  read.classList.add("sprite");
  sprite = document.adoptNode(read) as Element as SVGSVGElement;
  document.body.prepend(sprite);
}

/** The address of a part of a symbol as a picture of its own: drawn once, where `<use>` is styled and painted shape by shape. */
export function pictureOf(symbol: string, part: string): string {
  const key = `${symbol} ${part}`;
  const known = pictures.get(key) ?? `data:image/svg+xml,${encodeURIComponent(drawn(symbol, part))}`;
  if (sprite) pictures.set(key, known);
  return known;
}

function drawn(symbol: string, part: string): string {
  const shapes = sprite?.querySelector(`#${symbol}`)?.innerHTML ?? "";
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${part}">${shapes}</svg>`;
}
