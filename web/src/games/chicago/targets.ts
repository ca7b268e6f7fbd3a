// Targets in words: what would happen there, as the view tells it.
import { say } from "../../words.svelte";
import type { Gang } from "./gangs";
import { gainOf, type Target, type Way } from "./reach";

/** "attack 2 men of Moran", "take 3 from Moran", "take 3", "take 6 in all", "stop here"; the way tells of more bars. */
export function targetWords(target: Target, gangs: Gang[], way: Way | null = null): string {
  const { place, sort, taken, defenders, seat } = target;
  const name = seat === null ? "" : (gangs[seat]?.name ?? "");
  const { worth } = place;
  const gain = gainOf(way);
  if (sort === "fight") return say("ch-would-attack", { count: defenders.length, name });
  if (gain > worth && place.kind !== "casino") return say("ch-would-take-all", { worth: gain });
  if (sort === "own") return say("ch-would-own");
  if (sort === "street") return say("ch-would-walk");
  if (!taken) return say("ch-would-hold", { worth });
  return name ? say("ch-would-take-from", { worth, name }) : say("ch-would-take", { worth });
}
