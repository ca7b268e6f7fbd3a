// Dragging by pointer: from a thing, on the board or in a list, to a place. A click picks, a second click puts down.
import type { Arranging, Picked } from "./arranging.svelte";

const NEAR = 6; // pixels that a pointer may move in a click
const EDGE = 70; // pixels at the top and the bottom of the page where dragging scrolls it
const SCROLL = 14; // pixels in a picture

interface Point {
  x: number;
  y: number;
}

interface Grip extends Picked {
  /** Whether it was picked before this click, which then puts it down. */
  again: boolean;
}

/**
 * Let things within an element be dragged: `<div {@attach dragging(arranging, moved)}>`; `moved` is told where the pointer is,
 * and to which place what is held would go there.
 */
export function dragging(
  arranging: Arranging,
  moved: (at: Point | null, goal: string | null) => void,
): (element: HTMLElement) => () => void {
  let grip: Grip | null = null;
  let start: Point | null = null;
  /** Whether the pointer is a finger on the board, which it moves: there only taps are meant. */
  let slides = false;

  const pressed = (event: PointerEvent): void => {
    const target = event.target as HTMLElement;
    const chip = target.closest("[data-piece]");
    if (event.button !== 0 || (!chip && target.closest("[data-no-drag], button"))) return;
    start = { x: event.clientX, y: event.clientY };
    slides = event.pointerType === "touch" && !chip;
    const found = thingAt(arranging, event);
    if (!found) return;
    const { picked } = arranging;
    const again = picked?.thing === found.thing && picked.place === found.place;
    // Something else was picked before: this press means the place where this thing lies.
    if (picked && !again && goalAt(arranging, event)) return;
    grip = { ...found, again };
    if (!again && !slides) arranging.pick(found);
    if (!slides) event.preventDefault();
  };

  let at: Point | null = null;

  const drawn = (event: PointerEvent): void => {
    if (!grip || slides || !start || !far(start, event)) return;
    if (!at) requestAnimationFrame(scroll);
    at = { x: event.clientX, y: event.clientY };
    moved(at, goalAt(arranging, event));
  };

  /** Scroll the page as long as something is held near its edge. */
  const scroll = (): void => {
    if (!at) return;
    if (at.y < EDGE) scrollBy(0, -SCROLL);
    else if (at.y > innerHeight - EDGE) scrollBy(0, SCROLL);
    requestAnimationFrame(scroll);
  };

  const released = (event: PointerEvent): void => {
    if (!slides) return settle(event);
    if (start && far(start, event)) forget();
  };

  /** The end of a tap: before it, what is shown in answer would get the click. */
  const tapped = (event: MouseEvent): void => {
    if (slides) settle(event);
  };

  const settle = (event: MouseEvent): void => {
    const [held, from] = [grip, start];
    forget();
    if (!from) return;
    if (slides && held && !held.again) return arranging.pick(held);
    if (!arranging.picked) return;
    const dragged = far(from, event);
    const goal = held && !dragged ? null : (goalAt(arranging, event) ?? placeAt(arranging, event));
    if (goal) void arranging.put(goal);
    else if ((held && dragged) || held?.again) arranging.pick(null);
  };

  const forget = (): void => {
    grip = start = at = null;
    moved(null, null);
  };

  return (element) => {
    element.addEventListener("pointerdown", pressed);
    element.addEventListener("click", tapped, true);
    addEventListener("pointermove", drawn);
    addEventListener("pointerup", released);
    addEventListener("pointercancel", forget);
    return () => {
      element.removeEventListener("pointerdown", pressed);
      element.removeEventListener("click", tapped, true);
      removeEventListener("pointermove", drawn);
      removeEventListener("pointerup", released);
      removeEventListener("pointercancel", forget);
    };
  };
}

function far(from: Point, event: MouseEvent): boolean {
  return Math.hypot(event.clientX - from.x, event.clientY - from.y) > NEAR;
}

/** What is marked on the board under the pointer, the smallest first: the pointer goes through it. */
function marksAt({ clientX: x, clientY: y }: MouseEvent): string[] {
  const board = document.querySelector("[data-board]");
  const within = ({ left, right, top, bottom }: DOMRect): boolean =>
    left <= x && x <= right && top <= y && y <= bottom;
  if (!board || !within(board.getBoundingClientRect())) return []; // what is scrolled out of sight is not meant
  const middle = ({ left, right, top, bottom }: DOMRect): number =>
    Math.hypot((left + right) / 2 - x, (top + bottom) / 2 - y);
  return [...board.querySelectorAll<HTMLElement | SVGElement>("[data-thing]")]
    .map((element) => ({ thing: element.dataset.thing!, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0 && within(box))
    .sort(
      ({ box: one }, { box: other }) =>
        one.width * one.height - other.width * other.height || middle(one) - middle(other),
    )
    .map(({ thing }) => thing);
}

/** The thing under the pointer, with its place. */
function thingAt(arranging: Arranging, event: PointerEvent): Picked | null {
  const chip = (event.target as HTMLElement).closest<HTMLElement>("[data-piece]");
  if (chip) return { thing: chip.dataset.piece!, place: chip.dataset.at! };
  const { pieces } = arranging.now!;
  const marks = marksAt(event);
  // Whatever stands on a space comes before the space.
  const spaces = marks.filter((mark) => arranging.spaces.has(mark));
  for (const mark of marks.filter((mark) => !arranging.spaces.has(mark))) {
    const alike = pieces.filter(({ thing }) => thing === mark);
    const there =
      alike.find(({ place }) => marks.includes(place)) ?? (alike.length === 1 ? alike[0] : undefined);
    if (there) return there;
    // A place for one thing stands for what lies in it.
    const only = pieces.filter(({ place }) => place === mark);
    if (only.length === 1 && mark !== "pile") return only[0]!;
  }
  return spaces.map((space) => onSpace(arranging, space)).find((found) => found !== null) ?? null;
}

/** What a space stands for: itself, if it can belong to somebody, else what stands on it. */
export function onSpace(arranging: Arranging, space: string): Picked | null {
  const { pieces } = arranging.now!;
  return pieces.find(({ thing }) => thing === space) ?? pieces.find(({ place }) => place === space) ?? null;
}

/** The place under the pointer, whatever is picked: if that cannot lie there, the server says why. */
function placeAt(arranging: Arranging, event: MouseEvent): string | null {
  const under = document.elementFromPoint(event.clientX, event.clientY);
  if (under?.closest("[data-no-drag]")) return null;
  const names = new Set(arranging.places.map(({ name }) => name));
  const box = under?.closest<HTMLElement>("[data-place]")?.dataset.place;
  const place = box ?? marksAt(event).find((mark) => names.has(mark));
  return place === undefined || place === arranging.picked?.place ? null : place;
}

/** The place under the pointer to which what is picked can be put. */
function goalAt(arranging: Arranging, event: MouseEvent): string | null {
  const goals = new Set(arranging.goals.map(({ name }) => name));
  // A finger that drags something is told of as if it were still where it began.
  const under = document.elementFromPoint(event.clientX, event.clientY);
  if (under?.closest("[data-no-drag]")) return null;
  const box = under?.closest<HTMLElement>("[data-place]")?.dataset.place;
  if (box !== undefined) return goals.has(box) ? box : null;
  // A thing stands for the place where it lies.
  const placesOf = (mark: string): string[] =>
    arranging.spaces.has(mark)
      ? []
      : arranging.now!.pieces.filter(({ thing }) => thing === mark).map(({ place }) => place);
  for (const mark of marksAt(event)) {
    const places = goals.has(mark) ? [mark] : placesOf(mark).filter((place) => goals.has(place));
    if (places.length === 1) return places[0]!;
  }
  return null;
}
