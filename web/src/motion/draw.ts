import { lettering } from "../art/poster";
import { boxOf, type Box } from "./stage";

const SVG = "http://www.w3.org/2000/svg";
const INK = "var(--ink)";
/** The star of a hit, about 76 × 58. */
const BURST =
  "M38 0L24.3 5.6L29.4 14.6L17.8 15.3L19 28.4L6.5 20.9L0 29.2L-6.5 20.9L-19 28.4L-17.8 15.3L-29.4 14.6L-24.3 5.6L-38 0L-24.3 -5.6L-29.4 -14.6L-17.8 -15.3L-19 -28.4L-6.5 -20.9L0 -29.2L6.5 -20.9L19 -28.4L17.8 -15.3L29.4 -14.6L24.3 -5.6Z";

type Attributes = Record<string, string | number>;

export function draw<K extends keyof SVGElementTagNameMap>(
  name: K,
  attributes: Attributes,
  ...inside: Element[]
): SVGElementTagNameMap[K] {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  element.append(...inside);
  return element;
}

export function picture(viewBox: string, ...inside: Element[]): SVGSVGElement {
  const svg = draw("svg", { viewBox }, ...inside);
  svg.style.overflow = "visible";
  return svg;
}

/** A box of this size around the centre of another. */
export function around({ x, y, width, height }: Box, wide: number, high = wide): Box {
  return { x: x + (width - wide) / 2, y: y + (height - high) / 2, width: wide, height: high };
}

export function moved(box: Box, right: number, down: number): Box {
  return { ...box, x: box.x + right, y: box.y + down };
}

/** A burst with a number on it. */
export function burst(text: string, colour: string): SVGSVGElement {
  const { letters, width } = lettering(text);
  const scale = Math.min(0.2, 44 / width);
  const strokes = () => letters.map(({ x, d }) => draw("path", { d, transform: `translate(${x} 0)` }));
  const place = `translate(${(-width * scale) / 2} ${-50 * scale}) scale(${1.12 * scale} ${scale})`;
  const words = { fill: "none", transform: place, "stroke-linecap": "square" };
  return picture(
    "-40 -31 80 62",
    draw("path", { d: BURST, fill: colour, stroke: INK, "stroke-width": 4, "stroke-linejoin": "round" }),
    draw("g", { ...words, stroke: INK, "stroke-width": 52 }, ...strokes()),
    draw("g", { ...words, stroke: "var(--white)", "stroke-width": 20 }, ...strokes()),
  );
}

/** An icon of the sprite with an ink edge. */
export function icon(name: string, colour: string): SVGSVGElement {
  const use = (fill: string, stroke: string) =>
    draw(
      "g",
      { fill, color: fill, stroke, "stroke-width": stroke === "none" ? 0 : 9, "stroke-linejoin": "round" },
      draw("use", { href: `#i-${name}`, width: 48, height: 48 }),
    );
  return picture("0 0 48 48", use(INK, INK), use(colour, "none"));
}

const SLASH = "M-46 30C-30 4 -6 -18 46 -34C14 -8 -8 12 -46 30Z";

/** Three claws side by side. */
export function slashes(colour: string): SVGSVGElement {
  const claw = (side: number) =>
    draw("path", {
      d: SLASH,
      transform: `translate(${side * 13} ${side * 19})`,
      fill: colour,
      stroke: INK,
      "stroke-width": 5,
      "paint-order": "stroke",
      "stroke-linejoin": "round",
    });
  return picture("-60 -60 120 120", claw(-1), claw(0), claw(1));
}

/** What flies out of a gun. */
export function shot(): SVGSVGElement {
  const streak = (rx: number, ry: number, fill: string) => draw("ellipse", { rx, ry, fill });
  return picture(
    "-13 -6 26 12",
    streak(13, 6, INK),
    streak(10, 3.6, "var(--gold)"),
    streak(5, 2, "var(--white)"),
  );
}

/** A star with many points, filled or around whatever is in its middle. */
export function spark(colour: string, hollow = false): SVGSVGElement {
  const points = (far: number, near: number) =>
    Array.from({ length: 22 }, (_, at) => {
      const [long, turn] = [at % 2 ? near : far * (at % 4 ? 0.86 : 1), (at * Math.PI) / 11];
      return `${(Math.cos(turn) * long).toFixed(1)} ${(Math.sin(turn) * long).toFixed(1)}`;
    }).join("L");
  const hole = hollow ? "M19 0A19 19 0 1 0 -19 0A19 19 0 1 0 19 0Z" : "";
  const shape = (far: number, near: number) => `M${points(far, near)}Z${hole}`;
  return picture(
    "-50 -50 100 100",
    draw("path", {
      d: shape(49, 25),
      fill: colour,
      stroke: INK,
      "stroke-width": 2.5,
      "fill-rule": "evenodd",
    }),
    draw("path", { d: shape(36, 22), fill: "var(--gold)", "fill-rule": "evenodd" }),
  );
}

/** Cracks all over something. */
export function crackle(): SVGSVGElement {
  const d = "M50 2L44 22L56 38L40 58L52 78L46 98M56 38L78 30L96 36M40 58L20 52L4 60M52 78L72 84";
  const lines = { d, fill: "none", "stroke-linejoin": "round", "stroke-linecap": "round" };
  const cracks = picture(
    "0 0 100 100",
    draw("path", { ...lines, stroke: INK, "stroke-width": 9 }),
    draw("path", { ...lines, stroke: "var(--white)", "stroke-width": 3 }),
  );
  cracks.setAttribute("preserveAspectRatio", "none");
  return cracks;
}

/** The light of a lamp on its left, 700 × 140. */
export function beam(): SVGSVGElement {
  const cone = (wide: number, fill: string, opacity: number) =>
    draw("path", { d: `M0 -6L700 ${-wide}A22 ${wide} 0 0 1 700 ${wide}L0 6Z`, fill, opacity });
  const light = picture("0 -70 700 140", cone(62, "var(--celebrity)", 0.4), cone(34, "var(--white)", 0.4));
  light.setAttribute("preserveAspectRatio", "none");
  return light;
}

/** A ring on the ground. */
export function ring(colour: string): SVGSVGElement {
  const shape = { rx: 46, ry: 20, fill: "none" };
  return picture(
    "-50 -24 100 48",
    draw("ellipse", { ...shape, stroke: INK, "stroke-width": 9, opacity: 0.5 }),
    draw("ellipse", { ...shape, stroke: colour, "stroke-width": 5 }),
  );
}

/** A round spot: a puff of dust, a lamp. */
export function dot(colour: string): SVGSVGElement {
  return picture("-10 -10 20 20", draw("circle", { r: 9, fill: colour, stroke: INK, "stroke-width": 2 }));
}

/** A dashed line from where something was to where it is, and where to put it. */
export function path(from: Box, to: Box): { node: SVGSVGElement; box: Box } {
  const [start, end] = [foot(from), foot(to)];
  const [x, y] = [Math.min(start.x, end.x), Math.min(start.y, end.y)];
  const box = { x, y, width: Math.abs(start.x - end.x) + 1, height: Math.abs(start.y - end.y) + 1 };
  const line = {
    x1: start.x - x,
    y1: start.y - y,
    x2: end.x - x,
    y2: end.y - y,
    "stroke-linecap": "round",
    "stroke-dasharray": "12 10",
  };
  const drawn = (stroke: string, width: number) => draw("line", { ...line, stroke, "stroke-width": width });
  return { node: picture(`0 0 ${box.width} ${box.height}`, drawn(INK, 8), drawn("var(--gold)", 4)), box };
}

/** Frames of a curved flight, at the end of which a thing is small; one that was not visible before fades in at its start. */
export function flight(from: Box, to: Box, small: number, shown = 1): Keyframe[] {
  const [x, y] = [
    to.x + to.width / 2 - from.x - from.width / 2,
    to.y + to.height / 2 - from.y - from.height / 2,
  ];
  return [
    { transform: shown ? "none" : "scale(.6)", opacity: shown },
    { transform: `translate(${x * 0.06}px, ${y * 0.06 - 12}px)`, opacity: 1, offset: 0.12 },
    {
      transform: `translate(${x * 0.4}px, ${y * 0.4 - 40}px) scale(${(1.1 + small) / 2})`,
      opacity: 1,
      offset: 0.45,
    },
    { transform: `translate(${x}px, ${y}px) scale(${small})`, opacity: 1, offset: 0.92 },
    { transform: `translate(${x}px, ${y}px) scale(${small})`, opacity: 0 },
  ];
}

/** Where something is. */
export function foot({ x, y, width, height }: Box): { x: number; y: number } {
  return { x: x + width / 2, y: y + height };
}

/** A picture of an element as it is now, without anything that could be found, pressed or read out. */
export function ghost(element: HTMLElement | SVGGraphicsElement): HTMLElement | SVGSVGElement {
  const copy = element.cloneNode(true) as HTMLElement | SVGGraphicsElement;
  for (const one of [copy, ...copy.querySelectorAll("*")]) {
    const found = one
      .getAttributeNames()
      .filter((name) => /^(data-|aria-|role$|tabindex$|loading$)/.test(name));
    for (const name of found) one.removeAttribute(name);
  }
  if (element instanceof HTMLElement || element instanceof SVGSVGElement) return copy as HTMLElement;
  return lifted(element, copy as SVGGraphicsElement);
}

/** A part of a drawing as a separate drawing, in its visible size. */
function lifted(element: SVGGraphicsElement, copy: SVGGraphicsElement): SVGSVGElement {
  const { x, y, width, height } = boxOf(element);
  const parent = element.parentNode as SVGGraphicsElement | null;
  const { a, b, c, d, e, f } = parent?.getScreenCTM() ?? new DOMMatrix();
  const matrix = `matrix(${a} ${b} ${c} ${d} ${e + scrollX - x} ${f + scrollY - y})`;
  return picture(`0 0 ${Math.max(1, width)} ${Math.max(1, height)}`, draw("g", { transform: matrix }, copy));
}
