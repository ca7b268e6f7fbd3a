// Where the names of streets, bridges and the river are written.
import type { Area } from "../../../server/types";
import type { Box } from "./boxes";
import { key, type Place } from "./places";

/** Words along a street, a bridge or the river. */
export interface Sign {
  text: string;
  box: Box;
  level: boolean;
}

type BoxOf = (places: Place[]) => Box;

const LETTER = 15; // the room that a letter of a street's name takes
const MARGIN = 16;

/** A name over squares in a row or column. */
export function signAlong(text: string, places: Place[], boxOf: BoxOf): Sign {
  return { text, box: boxOf(places), level: isLevel(places) };
}

/** The river's name, where it is widest. */
export function riverSign(area: Area | undefined, boxOf: BoxOf): Sign | null {
  if (!area?.title) return null;
  const widths = new Map<number, number>();
  for (const [row] of area.places) widths.set(row, (widths.get(row) ?? 0) + 1);
  const widest = Math.max(...widths.values());
  const alike = area.places.filter(([row]) => widths.get(row) === widest);
  return { text: area.title, box: boxOf(alike), level: true };
}

/** A street's name where no crossing, station or bridge is in the way, in every second such stretch that has room for it. */
export function streetSigns(area: Area, taken: Set<string>, boxOf: BoxOf): Sign[] {
  const room = (stretch: Place[]): number => {
    const { width, height } = boxOf(stretch);
    return isLevel(area.places) ? width : height;
  };
  return stretches(area.places, taken)
    .filter((stretch) => room(stretch) > LETTER * area.title!.length + MARGIN)
    .filter((_, number) => number % 2 === 0)
    .map((stretch) => ({ ...signAlong(area.title!, stretch, boxOf), level: isLevel(area.places) }));
}

/** The parts of a street between squares that are taken, or where it is broken off. */
function stretches(places: Place[], taken: Set<string>): Place[][] {
  const found: Place[][] = [];
  let last: Place | null = null;
  for (const place of places) {
    if (!taken.has(key(place))) {
      const follows: boolean =
        last !== null && Math.abs(last[0] - place[0]) + Math.abs(last[1] - place[1]) === 1;
      if (follows) found.at(-1)!.push(place);
      else found.push([place]);
      last = place;
    } else last = null;
  }
  return found;
}

function isLevel(places: Place[]): boolean {
  return places.every(([row]) => row === places[0]![0]);
}
