// Where the small map stands: in a corner of the window in which nothing that matters is covered by it.
import type { Box, Point } from "./boxes";

export type Corner = "low" | "high" | "right";

const CORNERS: Corner[] = ["low", "high", "right"];
const HOUSE = 120; // from where pieces stand to beyond the edge of their house, in units of the drawing

/**
 * The corner, of a small map that takes so much of the window, that covers the fewest of the points that matter, and then
 * of the places that can be chosen.
 */
export function cornerFor(
  points: Point[],
  places: Point[],
  seen: Box,
  size: { width: number; height: number },
): Corner {
  const covered = (all: Point[], corner: Corner): number =>
    all.filter((point) => isCovered(point, seen, size, corner)).length;
  return CORNERS.toSorted(
    (one, other) =>
      covered(points, one) - covered(points, other) || covered(places, one) - covered(places, other),
  )[0]!;
}

function isCovered(
  point: Point,
  seen: Box,
  size: { width: number; height: number },
  corner: Corner,
): boolean {
  const across = corner === "right" ? seen.x + seen.width - point.x : point.x - seen.x;
  const down = corner === "low" ? seen.y + seen.height - point.y : point.y - seen.y;
  // what is out of sight cannot be covered
  const isOut = Math.min(across, down) < 0 || across > seen.width || down > seen.height;
  return !isOut && across < size.width + HOUSE && down < size.height + HOUSE;
}
