import { say } from "../words.svelte";
import type { Pace } from "../server/types";

/** How long a turn may take at a table, in words. */
export function paceOf(pace: Pace): string {
  if (pace.sort === "live")
    return say("live-clock", { turn: pace.turn ?? 0, reserve: Math.round((pace.reserve ?? 0) / 60) });
  if (pace.sort === "days") return say("days-clock", { days: pace.days ?? 0 });
  return say("no-clock");
}
