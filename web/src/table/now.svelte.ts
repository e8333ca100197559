import { createSubscriber } from "svelte/reactivity";

/** Every clock on the screen ticks together. */
const ticking = createSubscriber((update) => {
  const timer = setInterval(update, 1000);
  return () => clearInterval(timer);
});

/** The seconds until a moment, which is in seconds since 1970; read again once a second. */
export function secondsUntil(moment: number): number {
  ticking();
  return Math.max(0, Math.ceil(moment - Date.now() / 1000));
}
