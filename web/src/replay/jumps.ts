// Where the buttons and keys jump to.
import type { ReplayShown } from "../server/types";

type Jumps = ReplayShown["jumps"];

/** The moment of this sort that comes next, or came before; null if there is none. */
export function jump(jumps: Jumps, sort: string, from: number, by: 1 | -1): number | null {
  const moments = jumps.filter((one) => one.sort === sort).map((one) => one.moment);
  const found = by > 0 ? moments.find((one) => one > from) : moments.findLast((one) => one < from);
  return found ?? null;
}

/** How many moments of this sort there have been up to now, and in all. */
export function counted(jumps: Jumps, sort: string, at: number): { done: number; all: number } {
  const moments = jumps.filter((one) => one.sort === sort).map((one) => one.moment);
  return { done: moments.filter((one) => one <= at).length, all: moments.length };
}
