/** What a person typed as one of the offered answers: capitals, spaces and the order of dice do not matter; null if it is none. */
export function tidy(text: string, options: readonly string[]): string | null {
  const words = text.trim().toLowerCase().split(/\s+/).filter(Boolean);
  const dice = words.filter((word) => /^\d+$/.test(word));
  const rolls = words.length > 0 && dice.length === words.length - Number(words[0] === "reroll");
  const sorted = [...new Set(dice.map(Number))].sort((one, two) => one - two);
  const plain = rolls && dice.length ? `reroll ${sorted.join(" ")}` : words.join(" ");
  if (options.includes(plain)) return plain;
  const begun = options.filter((option) => option.startsWith(plain));
  return plain && begun.length === 1 ? (begun[0] ?? null) : null;
}
