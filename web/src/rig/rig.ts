import type { Action, ActionName, Actions } from "./actions";
import { belongs, blinking, facesFrom, type Face, type Look } from "./faces";
import { breath } from "./idle";
import { poseAt } from "./pose";

export interface Playing {
  /** How many times as quick. */
  speed?: number;
  /** How many milliseconds later, at its own pace. */
  delay?: number;
  /** One still picture stands for the whole. */
  reduced?: boolean;
  /** How many milliseconds such a picture is shown. */
  hold?: number;
  /** Only the face plays, where little else can be seen. */
  faceOnly?: boolean;
}

/** The last moment of a motion that still shows it. */
const ALMOST = 0.9999;
/** How far a head turns and its eyes wander towards something, in degrees and in units of the drawing. */
const TURN = 4;
const WANDER = 3;

/**
 * A Monster in parts that move: it breathes, makes faces, looks around and acts, by transform and opacity alone.
 *
 * Only an action is animated. Each picture of the breathing is a plain style: an animation, even one that is paused,
 * would give every part a layer of its own for as long as the Monster lives.
 */
export class Rig {
  private readonly parts: { name: string; element: SVGGElement }[];
  private readonly looks: { look: Look; element: SVGGElement }[];
  private rest: Face = "calm";
  private shut = false;
  private turned = 0;
  /** The face that goes with what it does. */
  private made: Face | null = null;
  private shot: Animation[] = [];
  private cut: () => void = () => undefined;
  private timers: ReturnType<typeof setTimeout>[] = [];

  /** `root` holds the parts, `actions` what they do. */
  constructor(
    root: Element,
    private readonly actions: Actions,
  ) {
    this.parts = [...root.querySelectorAll<SVGGElement>("[data-part]")].map((element) => {
      const [x, y] = (element.dataset["pivot"] ?? "0 0").split(" ");
      element.style.transformBox = "view-box";
      element.style.transformOrigin = `${x}px ${y}px`;
      return { name: element.dataset["part"] ?? "", element };
    });
    this.looks = [...root.querySelectorAll<SVGGElement>("[data-eyes], [data-mouth]")].map((element) => {
      const { eyes, mouth } = element.dataset;
      element.removeAttribute("opacity");
      return {
        look: eyes ? { feature: "eyes", name: eyes } : { feature: "mouth", name: mouth ?? "" },
        element,
      };
    });
    this.show();
  }

  /** How many milliseconds an action takes. */
  lasts(name: ActionName, { speed = 1, delay = 0 }: Playing): number {
    return (delay + this.actions[name].ms) / speed;
  }

  /** Plays an action once, over the breathing. The answer is true at its end, and false where it was cut off. */
  async play(name: ActionName, how: Playing = {}): Promise<boolean> {
    const { speed = 1, delay = 0, reduced = false, hold = 900, faceOnly = false } = how;
    const action = this.actions[name];
    if (reduced) {
      this.still(name, action.reduced);
      if (!action.stay) this.timers = [setTimeout(() => this.end(), hold)];
      return true;
    }
    this.end();
    const time = (at: number) => (delay + at * action.ms) / speed;
    const mine = this.start(faceOnly ? {} : action.parts, {
      duration: action.ms / speed,
      delay: delay / speed,
      fill: action.stay ? "both" : "backwards",
    });
    const over = new Promise<void>((done, cut) => {
      this.timers.push(setTimeout(done, time(1)));
      this.cut = () => cut(new Error("cut off"));
    });
    for (const [at, face] of facesFrom(action.face, this.rest))
      this.timers.push(setTimeout(() => this.make(face), time(at)));
    const ended = await Promise.allSettled([over, ...mine.map((animation) => animation.finished)]);
    const whole = ended.every(({ status }) => status === "fulfilled");
    if (whole && !action.stay && this.shot === mine) this.end();
    return whole;
  }

  /** Stands in one frame of an action, at a point from 0 to 1, until something else happens. */
  still(name: ActionName, at = this.actions[name].peak): void {
    this.end();
    const action = this.actions[name];
    this.make(facesFrom(action.face, this.rest).findLast(([from]) => from <= at)?.[1] ?? this.rest);
    for (const animation of this.start(action.parts, { duration: action.ms })) {
      animation.pause();
      animation.currentTime = at * action.ms * ALMOST;
    }
  }

  /** Draws the picture of the breathing that belongs to a moment; until the next one nothing moves. */
  breathe(now: number, temper = 0): void {
    const { ms, parts: tracks } = this.actions.idle;
    const at = breath(now, ms, temper);
    for (const { name, element } of this.parts) {
      const track = tracks[name];
      const turn = name === "head" && this.turned ? `rotate(${this.turned * TURN}deg) ` : "";
      if (track || turn) element.style.transform = turn + (track ? poseAt(track, at) : "");
    }
  }

  /** Makes a face that stays while nothing else happens. */
  face(rest: Face): void {
    if (rest === this.rest) return;
    this.rest = rest;
    this.show();
  }

  /** Closes the eyes, or opens them. */
  blink(shut: boolean): void {
    if (shut === this.shut) return;
    this.shut = shut;
    this.show();
  }

  /** Turns the eyes a little, and the head with the next breath: -1 is far to the left or up, 1 far to the right or down. */
  look(x: number, y: number): void {
    this.turned = x;
    for (const { look, element } of this.looks)
      if (look.feature === "eyes")
        element.style.transform = x || y ? `translate(${x * WANDER}px, ${y * WANDER}px)` : "";
  }

  /** Stands still in the middle of an action, or goes on with it. */
  hold(on: boolean): void {
    for (const animation of this.shot)
      if (animation.playState === (on ? "running" : "paused")) animation[on ? "pause" : "play"]();
  }

  /** Stands as it was drawn. */
  stop(): void {
    this.end();
    this.turned = 0;
    this.shut = false;
    this.show();
    for (const { element } of [...this.parts, ...this.looks]) element.style.transform = "";
  }

  /** Ends what it does, and hands back to the breathing. */
  private end(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers = [];
    this.cut();
    const { shot } = this;
    this.shot = [];
    for (const animation of shot) animation.cancel();
    this.made = null;
    this.show();
  }

  private start(tracks: Action["parts"], timing: KeyframeAnimationOptions): Animation[] {
    this.shot = this.parts.flatMap(({ name, element }) => {
      const track = tracks[name];
      return track ? [element.animate(track, timing)] : [];
    });
    return this.shot;
  }

  private make(face: Face): void {
    this.made = face;
    this.show();
  }

  /** Draws the eyes and the mouth of its face, and no others: what is not drawn costs nothing. */
  private show(): void {
    const face = this.made ?? (this.shut ? blinking(this.rest) : this.rest);
    for (const { look, element } of this.looks) element.style.display = belongs(look, face) ? "" : "none";
  }
}
