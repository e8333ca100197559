/** Automatic answers, parsed: the rules are `stay`, `flee N` and `decline CARD`. */
export interface Automatic {
  stay: boolean;
  /** Flee at this life or less; 0 for never. */
  flee: number;
  decline: string[];
}

export function readRules(rules: readonly string[]): Automatic {
  const after = (verb: string) =>
    rules.filter((rule) => rule.startsWith(`${verb} `)).map((rule) => rule.slice(verb.length + 1));
  return { stay: rules.includes("stay"), flee: Number(after("flee")[0] ?? 0), decline: after("decline") };
}

export function writeRules({ stay, flee, decline }: Automatic): string[] {
  return [
    ...(stay ? ["stay"] : []),
    ...(flee > 0 ? [`flee ${flee}`] : []),
    ...decline.map((card) => `decline ${card}`),
  ];
}
