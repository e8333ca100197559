import { isKnown, learn, type Topic } from "./firstTime";

/** What is new to somebody in the question that is being asked: explained one after another, until it is answered. */
export class Introduction {
  private waiting = $state.raw<readonly Topic[]>([]);
  private game = "";
  private number = -1;

  /** What is explained now, or null. */
  readonly lesson = $derived(this.waiting[0] ?? null);

  /** A question is asked, which shows all of this; the same one may be told again. */
  asked(game: string, number: number, shown: readonly Topic[]): void {
    if (game === this.game && number === this.number) return;
    this.answered();
    [this.game, this.number] = [game, number];
    this.waiting = shown.filter(({ id }) => !isKnown(game, id));
  }

  /** What is explained has been read. */
  read(): void {
    const [first, ...rest] = this.waiting;
    if (first) learn(this.game, first.id);
    this.waiting = rest;
  }

  /** Whoever has answered knows what was explained by then; the rest is explained another time. */
  answered(): void {
    this.read();
    this.waiting = [];
    this.number = -1;
  }
}
