import { counted } from "../ask/story";
import type { Happened } from "../wire";

/** How much life a Monster has lost in this turn and the one before, as far as it has not been healed since. */
export function lostLately(story: readonly Happened[], seat: number): number {
  const events = counted(story).flatMap((entry) => entry.events);
  const turns = events.flatMap(({ kind }, index) => (kind === "turn" ? [index] : []));
  const lately = events.slice(turns.at(-2) ?? 0);
  return lately.reduce((lost, { kind, seat: who, amount }) => {
    if (who !== seat) return lost;
    if (kind === "damaged") return lost + amount;
    return kind === "healed" ? Math.max(0, lost - amount) : lost;
  }, 0);
}
