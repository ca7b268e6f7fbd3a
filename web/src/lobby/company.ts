// Who else sits at a table: people by name, bots counted.
import { level } from "../parts/levels";
import type { TableShown } from "../server/types";
import { say } from "../words.svelte";

/** The others at a table, such as "Marta, 2 bots (easy)"; "" if there is nobody. */
export function companyOf({ seats, you }: Pick<TableShown, "seats" | "you">): string {
  const others = seats.filter((seat, place) => seat.sort !== "open" && place !== you);
  const named = others.filter((seat) => seat.name).map((seat) => seat.name);
  const bots = others.filter((seat) => !seat.name).map((seat) => seat.bot ?? "");
  const counted = [...new Set(bots)].map((bot) =>
    say("bots-counted", { count: bots.filter((one) => one === bot).length, level: level(bot) }),
  );
  return [...named, ...counted].join(", ");
}
