const LATE = 30;

/** The seconds that are left, as a clock shows them; late below half a minute, out at zero. */
export function clock(seconds: number): { text: string; state: "enough" | "late" | "out" } {
  const left = Math.max(0, Math.ceil(seconds));
  const [hours, minutes, rest] = [Math.floor(left / 3600), Math.floor((left % 3600) / 60), left % 60];
  const padded = (part: number) => String(part).padStart(2, "0");
  const text = hours ? `${hours}:${padded(minutes)}:${padded(rest)}` : `${minutes}:${padded(rest)}`;
  return { text, state: left === 0 ? "out" : left < LATE ? "late" : "enough" };
}
