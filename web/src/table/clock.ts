import { createSubscriber } from "svelte/reactivity";

/** Every clock on the screen ticks together. */
const ticking = createSubscriber((update) => {
  const timer = setInterval(update, 1000);
  return () => clearInterval(timer);
});

/** The seconds until a time given in seconds since 1970; updated once a second. */
export function secondsUntil(moment: number): number {
  ticking();
  return Math.max(0, Math.ceil(moment - Date.now() / 1000));
}

const LATE = 30;

/** The seconds left, as a clock shows them; late below half a minute, out at zero. */
export function clock(seconds: number): { text: string; state: "enough" | "late" | "out" } {
  const left = Math.max(0, Math.ceil(seconds));
  const [hours, minutes, rest] = [Math.floor(left / 3600), Math.floor((left % 3600) / 60), left % 60];
  const padded = (part: number) => String(part).padStart(2, "0");
  const text = hours ? `${hours}:${padded(minutes)}:${padded(rest)}` : `${minutes}:${padded(rest)}`;
  return { text, state: left === 0 ? "out" : left < LATE ? "late" : "enough" };
}
