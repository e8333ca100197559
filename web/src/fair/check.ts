import { readRecord, type Draw, type FairRecord } from "./record";
import { commitmentOf, keyOf, Stream } from "./stream";
import type { Kept } from "./witness";

/** The first thing that does not fit: a message and its values. */
export interface Misfit {
  id: string;
  values: Record<string, string | number>;
}

/** What was checked, and whether all of it fits. */
export interface Checked {
  misfit: Misfit | null;
  rolls: number;
  reveals: number;
  /** How many players showed the part that they had committed to. */
  parts: number;
  /** The seats, from 1, whose players did not, and lost the place to a bot. */
  withheld: number[];
  rewinds: number;
  /** The fingerprints are those that this browser kept: from before the first roll, or from during the game. */
  kept: "before" | "during" | "never";
  /** My own part is among them. */
  mine: boolean;
  /** How many draws were on this screen, and are the same in the record. */
  shown: number;
}

class Wrong extends Error {
  constructor(
    readonly id: string,
    readonly values: Record<string, string | number> = {},
  ) {
    super(id);
  }
}

/** Checks a record from the first fingerprint to the last draw, trusting nobody. */
export async function checkRecord(text: string, kept: Kept | null): Promise<Checked> {
  const found: Checked = {
    misfit: null,
    rolls: 0,
    reveals: 0,
    parts: 0,
    withheld: [],
    rewinds: 0,
    kept: "never",
    mine: false,
    shown: 0,
  };
  try {
    const record = await read(text);
    await checkSecret(record);
    await checkParts(record, found);
    if (kept) await checkKept(record, kept, found);
    await checkDraws(record, found);
    if (kept) checkShown(record, kept, found);
  } catch (error) {
    if (!(error instanceof Wrong)) throw error;
    found.misfit = { id: error.id, values: error.values };
  }
  return found;
}

async function read(text: string): Promise<FairRecord> {
  const record = readRecord(text);
  if (!record) throw new Wrong("fair-no-record");
  if ((await commitmentOf(record.body)) !== record.check) throw new Wrong("fair-changed");
  if (record.old) throw new Wrong("fair-old");
  return record;
}

async function checkSecret({ secret, commitment }: FairRecord): Promise<void> {
  if (!secret) throw new Wrong("fair-no-secret");
  if ((await commitmentOf(secret)) !== commitment) throw new Wrong("fair-other-secret");
}

async function checkParts({ monsters, commitments, parts }: FairRecord, found: Checked): Promise<void> {
  for (const at of monsters.keys()) {
    const [part = "", commitment = ""] = [parts[at], commitments[at]];
    if (part && (await commitmentOf(part)) !== commitment)
      throw new Wrong("fair-other-part", { seat: at + 1 });
    if (part) found.parts += 1;
    else if (commitment) found.withheld.push(at + 1);
  }
}

async function checkKept(record: FairRecord, kept: Kept, found: Checked): Promise<void> {
  if (kept.commitment && kept.commitment !== record.commitment) throw new Wrong("fair-other-commitment");
  for (const [at, commitment] of kept.commitments.entries()) {
    if (commitment !== (record.commitments[at] ?? "")) throw new Wrong("fair-foreign", { seat: at + 1 });
  }
  if (kept.commitment) found.kept = kept.early ? "before" : "during";
  // A part counts as mine only if the fingerprint shown for my seat is its own: another device may have given another.
  if (!kept.part || kept.seat < 0 || kept.commitments[kept.seat] !== (await commitmentOf(kept.part))) return;
  if (record.parts[kept.seat] !== kept.part) throw new Wrong("fair-not-mine");
  found.mine = true;
}

async function checkDraws(record: FairRecord, found: Checked): Promise<void> {
  let [stream, rewinds] = [new Stream(await keyOf(record.secret, record.parts)), 0];
  for (const draw of record.draws) {
    if (draw.rewinds !== rewinds) {
      rewinds = draw.rewinds;
      stream = new Stream(await keyOf(record.secret, record.parts, rewinds));
    }
    const drawn = await redraw(draw, stream);
    if (drawn !== draw.text) {
      const { number, turn, kind, text } = draw;
      throw new Wrong("fair-other-draw", {
        number,
        turn,
        line: `${kind}: ${text}`,
        drawn: `${kind}: ${drawn}`,
      });
    }
    if (draw.kind === "dice") found.rolls += 1;
    else found.reveals += 1;
  }
  found.rewinds = record.rewinds;
}

async function redraw({ among, kind, text }: Draw, stream: Stream): Promise<string> {
  const drawn: string[] = [];
  if (among.length) {
    for (let left = kind === "dice" ? text.split(" ").length : 1; left > 0; left -= 1) {
      drawn.push(among[await stream.below(among.length)] ?? "");
    }
  }
  return drawn.join(" ");
}

/** What was on the screen in a turn must be in the record of that turn, in the same order. */
function checkShown(record: FairRecord, kept: Kept, found: Checked): void {
  if (kept.rewinds > record.rewinds) throw new Wrong("fair-not-rewound");
  // Who looked at the top card of the deck drew it then; that it is turned up later is no draw.
  const looks = record.draws.filter((draw) => draw.kind === "look").map((draw) => `reveal: ${draw.text}`);
  for (const [turn, lines] of Object.entries(kept.draws)) {
    const told = record.draws
      .filter((draw) => draw.turn === Number(turn))
      .map((draw) => `${draw.kind}: ${draw.text}`);
    let from = 0;
    for (const line of lines) {
      const at = told.indexOf(line, from);
      if (at < 0 && !looks.includes(line)) throw new Wrong("fair-other-shown", { turn: Number(turn), line });
      if (at >= 0) from = at + 1;
      found.shown += 1;
    }
  }
}
