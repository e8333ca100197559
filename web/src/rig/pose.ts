import type { Track } from "./actions";

const NUMBER = /-?(?:\d+\.?\d*|\.\d+)/g;

/** A transform in which every scale has two numbers, so that any two of a track are written alike. */
const full = (transform: string) => transform.replace(/scale\(([^,)]+)\)/g, "scale($1,$1)");

/** The transform between two that are written alike. */
function between(from: string, to: string, part: number): string {
  const ends = [...full(to).matchAll(NUMBER)].map(([number]) => Number(number));
  let at = 0;
  return full(from).replace(NUMBER, (number) => {
    const start = Number(number);
    const end = ends[at++] ?? start;
    return String(Math.round((start + (end - start) * part) * 1000) / 1000);
  });
}

/** How a part stands at a point of its track, from 0 to 1: slowly away from one frame, slowly into the next. */
export function poseAt({ offset, transform = [] }: Track, at: number): string {
  const next = Math.max(
    1,
    offset.findIndex((point) => point >= at),
  );
  const [start = 0, end = 1] = [offset[next - 1], offset[next]];
  const [from = "none", to = from] = [transform[next - 1], transform[next]];
  const part = end > start ? (at - start) / (end - start) : 1;
  return between(from, to, (1 - Math.cos(Math.PI * part)) / 2);
}
