/** What a record tells about chance, read without knowing the rules of the game. */
export interface Draw {
  /** How many draws there are up to this one. */
  number: number;
  turn: number;
  /** `dice`, `reveal`, `tile`, `look` or `first`. */
  kind: string;
  text: string;
  /** What it was picked from, in order; a thing that is there twice is named twice. Empty if the record does not say. */
  among: string[];
  /** How often the game had been set back. */
  rewinds: number;
}

export interface FairRecord {
  /** It is of the form that does not say what was picked from. */
  old: boolean;
  monsters: string[];
  secret: string;
  commitment: string;
  commitments: string[];
  parts: string[];
  draws: Draw[];
  rewinds: number;
  /** Everything above the check, and what the check says. */
  body: string;
  check: string;
}

const TITLE = /^Kaiju Kings record ([12])$/;
const MARK = "check: ";

/** Reads the text of a record; null if it is none. */
export function readRecord(text: string): FairRecord | null {
  const at = text.lastIndexOf(MARK);
  const [title = "", ...lines] = text.slice(0, Math.max(0, at)).split("\n");
  const version = TITLE.exec(title)?.[1];
  if (!version || at < 0) return null;
  const said = new Map(
    lines
      .filter((line) => /^[a-z]+: /.test(line))
      .map((line) => [line.slice(0, line.indexOf(":")), after(line)]),
  );
  const monsters = said.get("monsters")?.split(" ") ?? [];
  const { draws, rewinds } = readDraws(lines, new Set(monsters));
  return {
    old: version === "1",
    monsters,
    secret: said.get("secret") ?? "",
    commitment: said.get("commitment") ?? "",
    commitments: said.get("commitments")?.split(",") ?? [],
    parts: said.get("nonces")?.split(",").map(decodeURIComponent) ?? [],
    draws,
    rewinds,
    body: text.slice(0, at),
    check: text.slice(at + MARK.length).trim(),
  };
}

const after = (line: string): string => line.slice(line.indexOf(": ") + 2);

function readDraws(lines: string[], monsters: Set<string>): { draws: Draw[]; rewinds: number } {
  const draws: Draw[] = [];
  const piles = new Map<string, string[]>();
  let told: string[] | null = null;
  let [turn, rewinds] = [0, 0];
  for (const line of lines) {
    const began = /^turn (\d+) /.exec(line)?.[1];
    if (began) turn = Number(began);
    if (line === "rewound") rewinds += 1;
    const kind = /^ {2}([a-z-]+): /.exec(line)?.[1];
    if (kind === undefined || monsters.has(kind)) continue;
    if (kind === "among") {
      told = expanded(after(line));
      continue;
    }
    const among: string[] = told ?? piles.get(kind) ?? [];
    told = null;
    draws.push({ number: draws.length + 1, turn, kind, text: after(line), among, rewinds });
    piles.set(kind, kind === "dice" ? among : without(among, after(line)));
  }
  return { draws, rewinds };
}

/** What `a b*2` stands for. */
function expanded(text: string): string[] {
  return text.split(" ").flatMap((part) => {
    const [what = "", count = "1"] = part.split("*");
    return Array.from({ length: Number(count) }, () => what);
  });
}

function without(among: string[], what: string): string[] {
  const at = among.indexOf(what);
  return at < 0 ? among : among.toSpliced(at, 1);
}
