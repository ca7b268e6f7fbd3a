// The line beside the board: why something cannot be chosen, what would happen at a place, or what to do next.
import type { Table } from "../../server/table.svelte";
import { say } from "../../words.svelte";
import { gangsOf } from "./gangs";
import { placeName } from "./names";
import type { Plan } from "./plan.svelte";
import { targetWords } from "./targets";

/** What the line says; null leaves it to the server. */
export function hintOf(table: Table, plan: Plan): string | null {
  return plan.refusal ?? pointed(table, plan) ?? next(table, plan);
}

/** What would happen at the place that is looked at. */
function pointed(table: Table, plan: Plan): string | null {
  const { target, route } = plan;
  if (!target) return null;
  return say("ch-place-does", {
    place: placeName(target.place),
    what: targetWords(target, gangsOf(table), route),
  });
}

/** What to do next, with what is on the table. */
function next(table: Table, plan: Plan): string | null {
  const { ask, steps } = plan;
  if (ask === "buy") return say("ch-hint-buy");
  if (ask === "fight") return say("ch-hint-fight");
  if (ask === "step" || ask === "from") return say("ch-hint-walk", { steps });
  if (ask !== "move") return table.state!.decision === null ? null : say("ch-hint-moment");
  if (!plan.dice.length) return say(plan.man ? "ch-hint-his-dice" : "ch-hint-dice");
  return say(plan.man ? "ch-hint-where" : "ch-hint-man", { steps });
}
