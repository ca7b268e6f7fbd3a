// Motion that explains: after a change, a thing travels from where it was to where it is now, or is turned over.
//
// A table says what its things are, and when they may have moved:
//
//   <div {@attach moving("R7", { from: "pile", face: up ? "up" : "down" })}>   a card; it comes out of the pile if it is new
//   <div {@attach moving("pile")}>                                             a place is a thing, too
//   travels(() => table.state);                                                once, in the script of the board
//
// Things keep their key when they go from one part of the table to another, even into another component. Measuring happens only
// before and after such a change, all at once, so scrolling and hovering cost nothing.
//
// What moves without an element of its own (somebody draws a card that we do not see) is sent by the events of the change:
//
//   $effect(() => { for (const event of table.fresh) if (event.name === "drew") send("pile", `player-${event.facts.seat}`); });
//
// Nobody has to wait for motion: any key or click ends what is under way. For people who want no motion, what changed gets an
// outline for a second instead.
import type { Attachment } from "svelte/attachments";
import { settings } from "../settings.svelte";

export interface Moves {
  /** The key of the thing that a new thing comes out of. */
  from?: string | undefined;
  /** The side shown: when it changes, the thing is turned over. */
  face?: string | undefined;
}

interface Thing extends Moves {
  element: HTMLElement;
}

interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
  face: string | undefined;
}

const TRAVEL = 180; // ms; --travel and --flip of the tokens
const FLIP = 220;
const OUTLINE = 1000;
const LEAST = 2; // pixels: less is not noticed as motion

const things = new Map<string, Thing>();
const running = new Set<Animation>();
let before: Map<string, Place> | null = null;

/** Whether the person wants no motion. */
export function still(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Whether everything is shown at once: the person wants nothing to move, or no time for what others do. */
export function atOnce(): boolean {
  return still() || settings.tempo === "at-once";
}

/** Make a thing travel under this key: `{@attach moving("R7")}`. */
export function moving(key: string, how: Moves = {}): Attachment<HTMLElement> {
  return (element) => {
    const thing = { ...how, element };
    things.set(key, thing);
    return () => {
      if (things.get(key) === thing) things.delete(key); // it may be elsewhere already
    };
  };
}

/** Make things travel whenever this changes; call it in the script of the component around them all. */
export function travels(change: () => unknown): void {
  $effect.pre(() => {
    change();
    remember();
  });
  $effect(() => {
    change();
    play();
  });
}

/** Record where everything is now. */
export function remember(): void {
  before = new Map();
  for (const [key, thing] of things) before.set(key, placeOf(thing));
}

/** Animate everything that has moved since `remember`, and turn over what shows another side. */
export function play(): void {
  const was = before;
  before = null;
  if (!was?.size || document.hidden || settings.tempo === "at-once") return;
  const now = [...things].map(([key, thing]) => ({ key, thing, place: placeOf(thing) })); // all reading before any writing
  const quiet = still();
  for (const { key, thing, place } of now) {
    const old = was.get(key) ?? (thing.from === undefined ? undefined : was.get(thing.from));
    if (!old?.width || !place.width) continue; // it was not, or is not, visible
    const known = was.has(key);
    const turned = known && old.face !== place.face;
    const moved = Math.abs(old.x - place.x) >= LEAST || Math.abs(old.y - place.y) >= LEAST;
    if (quiet) {
      if (turned || !known || (moved && thing.face !== undefined)) outline(thing.element);
    } else {
      if (moved) travel(thing.element, old, place);
      if (turned) flip(thing.element);
    }
  }
}

/** Animate a copy of one thing to another, for a change without an element of its own. */
export function send(from: string, to: string): void {
  const start = things.get(from);
  const end = things.get(to);
  if (!start || !end || document.hidden || settings.tempo === "at-once") return;
  const [a, b] = [placeOf(start), placeOf(end)];
  if (!a.width || !b.width) return;
  if (still()) return outline(end.element);
  const likeness = start.element.cloneNode(true) as HTMLElement;
  likeness.inert = true;
  likeness.setAttribute("aria-hidden", "true");
  Object.assign(likeness.style, {
    position: "fixed",
    left: `${a.x}px`,
    top: `${a.y}px`,
    width: `${a.width}px`,
    height: `${a.height}px`,
    margin: "0",
    zIndex: "40",
    pointerEvents: "none",
  });
  start.element.after(likeness);
  const scale = Math.min(1, b.height / a.height);
  const [dx, dy] = [b.x + (b.width - a.width) / 2 - a.x, b.y + (b.height - a.height) / 2 - a.y];
  const frames = [
    { transform: "none", opacity: 1 },
    { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, opacity: 0.4 },
  ];
  run(likeness, frames, { duration: TRAVEL * 1.5, easing: "ease-out" }, () => likeness.remove());
}

/** End all motion under way: everything is where it belongs. */
export function settle(): void {
  for (const animation of [...running]) animation.finish();
}

function placeOf(thing: Thing): Place {
  const { x, y, width, height } = thing.element.getBoundingClientRect();
  return { x, y, width, height, face: thing.face };
}

function travel(element: HTMLElement, from: Place, to: Place): void {
  const scale = `scale(${from.width / to.width}, ${from.height / to.height})`;
  const frames = [
    {
      transformOrigin: "0 0",
      transform: `translate(${from.x - to.x}px, ${from.y - to.y}px) ${scale}`,
      zIndex: 20,
    },
    { transformOrigin: "0 0", transform: "none", zIndex: 20 },
  ];
  run(element, frames, { duration: TRAVEL, easing: "ease-out" });
}

function flip(element: HTMLElement): void {
  const frames = [
    { transform: "perspective(400px) rotateY(90deg)" },
    { transform: "perspective(400px) rotateY(0)" },
  ];
  run(element, frames, { duration: FLIP, easing: "ease-out", composite: "accumulate" });
}

function outline(element: HTMLElement): void {
  const frame = { outline: "3px solid var(--brass-400)", outlineOffset: "1px" };
  run(element, [frame, frame], { duration: OUTLINE });
}

function run(
  element: HTMLElement,
  frames: Keyframe[],
  how: KeyframeAnimationOptions,
  then?: () => void,
): void {
  const animation = element.animate(frames, how);
  if (running.size === 0) {
    addEventListener("pointerdown", settle, { once: true, capture: true });
    addEventListener("keydown", settle, { once: true, capture: true });
  }
  running.add(animation);
  animation.onfinish = animation.oncancel = () => {
    running.delete(animation);
    then?.();
  };
}
