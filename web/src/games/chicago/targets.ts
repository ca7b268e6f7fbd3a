// Targets in words: what would happen there, as the view tells it.
import { say } from "../../words.svelte";
import type { Gang } from "./gangs";
import type { Target } from "./plan.svelte";

/** "7: attack 2 men of Moran", "7: take 3 from Moran", "7: take 3", "7 steps". */
export function targetWords(target: Target, steps: number, gangs: Gang[]): string {
  const { place, sort, defenders, seat } = target;
  const name = seat === null ? "" : (gangs[seat]?.name ?? "");
  if (sort === "fight") return say("ch-would-attack", { steps, count: defenders.length, name });
  if (sort === "own") return say("ch-would-own", { steps });
  if (sort === "street") return say("ch-would-walk", { steps });
  if (place.kind === "casino") return say("ch-would-hold", { steps, worth: place.worth });
  return name
    ? say("ch-would-take-from", { steps, worth: place.worth, name })
    : say("ch-would-take", { steps, worth: place.worth });
}
