// The scores along a match, as a drawing and a sentence need them.
import type { SeatSign } from "../games";
import type { CoursePoint } from "../server/types";

/** The shapes at the ends of lines, with a reach of 7. */
export const SHAPES = {
  circle: "M0 -6 A6 6 0 1 1 0 6 A6 6 0 1 1 0 -6Z",
  diamond: "M0 -7 7 0 0 7 -7 0Z",
  square: "M-6 -6H6V6H-6Z",
  triangle: "M0 -7 7 6H-7Z",
  tip: "M0 7 7 -6H-7Z",
  cross: "M-7 -2H-2V-7H2V-2H7V2H2V7H-2V2H-7Z",
};

const SIGNS: SeatSign[] = [
  { colour: "#9cc4f5", shape: SHAPES.circle },
  { colour: "#f0a5a0", shape: SHAPES.diamond },
  { colour: "#c9a6ee", shape: SHAPES.square },
  { colour: "#8fd6ae", shape: SHAPES.triangle },
  { colour: "#f2c46b", shape: SHAPES.tip },
  { colour: "#f4ecd9", shape: SHAPES.cross },
];

/** The default signs of seats. */
export function plainSigns(count: number): SeatSign[] {
  return Array.from({ length: count }, (_, seat) => SIGNS[seat % SIGNS.length]!);
}

/** The greatest change of a seat's score within a round. */
export interface Swing {
  /** The place of the point at which the round begins. */
  at: number;
  seat: number;
  from: number;
  to: number;
  /** The seat's rank before and after it, from 1. */
  ranks: [number, number];
}

/** The biggest swing of a match, the latest of equals; null if no score ever changed. */
export function biggestSwing(points: CoursePoint[]): Swing | null {
  let best: Swing | null = null;
  for (let at = 0; at + 1 < points.length; at++) {
    const [before, after] = [points[at]!.scores, points[at + 1]!.scores];
    for (let seat = 0; seat < before.length; seat++) {
      const [from, to] = [before[seat]!, after[seat]!];
      if (from !== to && Math.abs(to - from) >= (best ? Math.abs(best.to - best.from) : 0))
        best = { at, seat, from, to, ranks: [rank(before, seat), rank(after, seat)] };
    }
  }
  return best;
}

/** The round in which a moment was. */
export function roundAt(points: CoursePoint[], moment: number): number {
  return (points.findLast((point) => point.moment < moment) ?? points[0])?.round ?? 0;
}

function rank(scores: number[], seat: number): number {
  return 1 + scores.filter((score) => score > scores[seat]!).length;
}

/** Round steps for the lines of a drawing, from the lowest score to the highest: four to eight of them. */
export function scale(points: CoursePoint[]): number[] {
  const scores = points.flatMap((point) => point.scores);
  const [low, high] = [Math.min(0, ...scores), Math.max(1, ...scores)];
  const rough = (high - low) / 6;
  const ten = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(
    1,
    [1, 2, 5, 10].map((times) => times * ten).find((one) => one >= rough)!,
  );
  const lines = [];
  for (let line = Math.floor(low / step) * step; line < high + step; line += step) lines.push(line);
  return lines;
}

/** The places of the points that get a label, at most this many. */
export function labelled(count: number, most: number): number[] {
  const every = Math.ceil(count / Math.max(1, most));
  return Array.from({ length: count }, (_, place) => place).filter((place) => place % every === 0);
}
