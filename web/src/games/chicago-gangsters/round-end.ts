// What a player can do at the end of a round, each with its state, from the view and the legal moves.
import type { Options } from "../../server/choices";
import type { ChicagoGangstersPerson } from "../../server/types";
import type { Player, View } from "./cards";

export type AbilityWord = "draw" | "informer" | "smuggler" | "fence" | "poker" | "swap";

export interface AbilityState {
  word: AbilityWord;
  /** The person who is used; null for what everybody, or Mr. X, may do. */
  person: string | null;
  /** Whether a legal move begins it now. */
  ready: boolean;
  state: "due" | "ready" | "extra" | "used" | "not-now";
}

const PERSONS: [AbilityWord, ChicagoGangstersPerson][] = [
  ["informer", "informer"],
  ["smuggler", "whisky-smuggler"],
  ["fence", "fence"],
  ["poker", "poker-player"],
];

/** List the draw, the persons with an ability for the end of the round, and Mr. X's swap. */
export function abilities(view: View, me: Player, options: Options): AbilityState[] {
  const end = view.round_end!;
  const draws = options.of("draw").length > 0;
  const drawing = draws ? (end.draws ? "extra" : "due") : end.draws ? "used" : "not-now";
  const list: AbilityState[] = [{ word: "draw", person: null, ready: draws, state: drawing }];
  for (const [word, person] of PERSONS)
    if (me.persons.includes(person)) list.push(one(word, person, end.used.includes(person), options));
  if (view.mr_x === me.seat) list.push(one("swap", null, end.swapped, options));
  return list;
}

function one(word: AbilityWord, person: string | null, used: boolean, options: Options): AbilityState {
  const ready = options.of(word).length > 0;
  return { word, person, ready, state: used ? "used" : ready ? "ready" : "not-now" };
}
