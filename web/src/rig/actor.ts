import { duration } from "../app/settings.svelte";
import type { ActionName } from "./actions";
import type { Face } from "./faces";
import { BLINK, blinks, temper, type Point } from "./idle";
import { standUp } from "./library";
import { pulse } from "./pulse";
import type { Playing, Rig } from "./rig";

/** A Monster that is drawn smaller than this, in pixels, is a symbol: nobody would see it breathe. */
export const LEAST = 48;

/** A picture of a Monster: a symbol at first and where it is small, otherwise a rig that lives as long as it can be seen. */
export class Actor {
  private rig: Rig | null = null;
  /** Whether it is large enough and in view; nobody knows at first. */
  private large: boolean | null = null;
  private seen: boolean | null = null;
  private standing = false;
  private rest: Face = "calm";
  private moving = true;
  private asleep: (() => void) | null = null;
  /** What it shall do as soon as it stands, or learns that it will not. */
  private next: ((stands: boolean) => void) | null = null;
  /** How it shall stand when it has stood up. */
  private pose: (() => void) | null = null;
  private gone = false;
  /** Where it looks, and where it wants to look. */
  private sight: Point = { x: 0, y: 0 };
  private aim: Point = { x: 0, y: 0 };
  private readonly temper: number;
  private readonly size: ResizeObserver;
  private readonly view: IntersectionObserver;

  /** `body` holds its symbol, in a drawing that may be part of a larger one. Of a portrait only the face moves. */
  constructor(
    private readonly body: SVGGElement,
    private readonly monster: string,
    private readonly shadow: boolean,
    private readonly portrait: boolean,
  ) {
    this.temper = temper(monster);
    const outer = outermost(body);
    this.size = new ResizeObserver(() => this.measured());
    this.size.observe(outer);
    this.view = new IntersectionObserver((entries) => this.sighted(entries.at(-1)?.isIntersecting ?? false));
    this.view.observe(outer);
  }

  /** Plays an action, at the pace that is set; false where it cannot be seen, or something else cut it off. */
  async play(name: ActionName, how: Playing = {}): Promise<boolean> {
    if (document.hidden) return false;
    const { rig } = this;
    if (!rig && this.hopeless) return false;
    if (!rig)
      return new Promise((done) => {
        this.next?.(false);
        this.next = (stands) => (stands ? void this.play(name, how).then(done) : done(false));
      });
    const pace = duration(1);
    const playing = {
      reduced: !this.moving,
      faceOnly: this.portrait,
      ...(pace > 0 ? { speed: 1 / pace } : {}),
      ...how,
    };
    if (!playing.reduced) pulse().stir(rig.lasts(name, playing));
    return rig.play(name, playing);
  }

  /** Stands in one frame of an action. */
  still(name: ActionName, at?: number): void {
    if (this.rig) this.rig.still(name, at);
    else this.pose = () => this.rig?.still(name, at);
  }

  stop(): void {
    this.rig?.stop();
  }

  /** Stands still in the middle of what it does, or goes on. */
  hold(on: boolean): void {
    this.rig?.hold(on);
  }

  /** The face it makes while nothing happens. */
  face(rest: Face): void {
    this.rest = rest;
    this.rig?.face(rest);
  }

  /** Whether it may move at all. */
  moves(moving: boolean): void {
    this.moving = moving;
    this.live();
  }

  /** Where it looks from now on. */
  look(aim: Point): void {
    this.aim = aim;
  }

  /** Where it is on the screen. */
  get box(): DOMRect {
    return this.body.getBoundingClientRect();
  }

  leave(): void {
    this.size.disconnect();
    this.view.disconnect();
    this.asleep?.();
    this.rig?.stop();
    this.next?.(false);
    this.gone = true;
  }

  /** It is too small or out of view, as far as anybody knows. */
  private get hopeless(): boolean {
    return this.large === false || this.seen === false;
  }

  private measured(): void {
    this.large = this.box.height >= LEAST;
    this.stand();
    if (!this.large) this.drop();
  }

  /** Stands up when it is large enough and seen for the first time. */
  private stand(): void {
    if (this.standing || !this.large || !this.seen) return;
    this.standing = true;
    void standUp(this.monster, this.body, this.shadow).then(
      (rig) => this.stood(rig),
      // A part of the client that does not load leaves the symbol; when it is seen again it is tried again.
      () => {
        this.standing = false;
        this.drop();
      },
    );
  }

  private stood(rig: Rig): void {
    if (this.gone) return;
    this.rig = rig;
    // Within a map it is a layer of its own, so that the map is painted once.
    if (this.body.ownerSVGElement !== outermost(this.body)) this.body.style.willChange = "transform";
    rig.face(this.rest);
    this.live();
    this.pose?.();
    this.next?.(true);
    this.next = null;
  }

  private sighted(seen: boolean): void {
    this.seen = seen;
    this.stand();
    this.live();
    if (!seen) this.drop();
  }

  /** Gives up what it shall do. */
  private drop(): void {
    if (this.standing) return;
    this.next?.(false);
    this.next = null;
  }

  /** Breathes where it can be seen and may move. */
  private live(): void {
    const lives = this.rig !== null && this.seen === true && this.moving;
    if (lives) this.asleep ??= pulse().join((now, count) => this.beat(now, count));
    else {
      this.asleep?.();
      this.asleep = null;
      if (!this.moving) this.rig?.stop();
    }
  }

  private beat(now: number, count: number): void {
    const { rig, sight, aim } = this;
    if (!rig) return;
    if (!this.portrait) rig.breathe(now, this.temper);
    if (blinks(count, this.temper)) {
      rig.blink(true);
      setTimeout(() => rig.blink(false), BLINK);
    }
    if (Math.hypot(aim.x - sight.x, aim.y - sight.y) < 0.02) return;
    this.sight = { x: (sight.x + aim.x) / 2, y: (sight.y + aim.y) / 2 };
    rig.look(this.sight.x, this.sight.y);
  }
}

/** The drawing as a whole, which has a box on the page. */
function outermost(element: SVGElement): SVGElement {
  return element.ownerSVGElement ? outermost(element.ownerSVGElement) : element;
}
