// Where the small map stands: in a corner of the window in which nothing that matters is covered by it.
import type { Box, Point } from "./boxes";

export type Corner = "low" | "high" | "right";

const CORNERS: Corner[] = ["low", "high", "right"];
const HOUSE = 120; // from where pieces stand to beyond the edge of their house, in units of the drawing

/** The first corner, of a small map that takes so much of the window, that covers none of the points. */
export function cornerFor(points: Point[], seen: Box, size: { width: number; height: number }): Corner {
  return CORNERS.find((corner) => !points.some((point) => isCovered(point, seen, size, corner))) ?? "low";
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
