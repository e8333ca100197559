import type { Happened, QuestionInfo } from "../wire";

/** What chance does, after which a person may think otherwise. */
const CHANCE = new Set(["rolled", "rerolled", "revealed", "uncovered"]);

/**
 * The answers that this browser gives by itself, because the player need not be asked.
 *
 * One kind is what the server calls foregone: the order of some results cannot matter. Once it was taken back
 * it is asked for, or it could never be answered otherwise. The other is what the player has asked for: all
 * results one after another, in the order shown, as long as nobody is asked anything else, chance has no
 * part in it, and none may be fatal.
 */
export class Unasked {
  private all = false;

  constructor(
    private readonly seat: () => number,
    private readonly settles: () => boolean,
  ) {}

  /** All results are to be resolved; the answer to begin with, if there is one. */
  resolveAll(question: QuestionInfo): string | null {
    this.all = true;
    return this.further(question);
  }

  /** The answer to a question that was asked after an entry; null if the player is to give it. */
  answer(question: QuestionInfo | null, entry: Happened | undefined): string | null {
    if (!question || question.seat !== this.seat() || entry?.kind === "undo") {
      this.all = false;
      return null;
    }
    const chance = entry?.events.some(({ kind }) => CHANCE.has(kind)) ?? false;
    if (entry?.seat !== this.seat() || chance) this.all = false;
    const next = this.all ? this.further(question) : null;
    return next ?? (this.settles() && question.foregone ? question.foregone : null);
  }

  private further({ kind, options, answers }: QuestionInfo): string | null {
    const [next = ""] = options.filter((text) => text.startsWith("resolve "));
    const risky = answers?.[next]?.fatal || answers?.[next]?.deadly;
    this.all = kind === "resolve" && next !== "" && !risky;
    return this.all ? next : null;
  }
}
