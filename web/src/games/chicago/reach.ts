// What is within reach according to the server, sorted for people: men who are alike, places where a walk can end, ways there.
import type { ChicagoView, Man } from "../../server/types";
import type { City, Place } from "./city";

/** Men of the gang who are alike, in one place; null is the reserve. */
export interface Pile {
  man: string;
  men: string[];
  head: Man["head"];
  worth: number;
  at: string | null;
  able: boolean;
}

/** The men of a gang, grouped by likeness, the highest first; `able` says who can use the chosen dice. */
export function pilesOf(men: Man[], able: (man: string) => boolean): Pile[] {
  const piles = new Map<string, Pile>();
  for (const { man, head, worth, at } of men) {
    const key = `${head} ${at}`;
    const pile = piles.get(key);
    if (pile) pile.men.push(man);
    else piles.set(key, { man, men: [man], head, worth, at, able: able(man) });
  }
  return [...piles.values()].toSorted((one, other) => other.worth - one.worth);
}

export type Sort = "fight" | "new" | "own" | "street";

/** A place where a walk can end. */
export interface Target {
  place: Place;
  sort: Sort;
  /** Whether he would leave a chip there, as the server says. */
  taken: boolean;
  /** Men of another gang who stand there, whom one would attack, and their seat. */
  defenders: Man[];
  seat: number | null;
}

export const SORTS: Sort[] = ["fight", "new", "own", "street"];

/** The places where a walk can end, the most important first. */
export function targetsOf(ends: string[], view: ChicagoView, seat: number | null, city: City): Target[] {
  return ends
    .map((name) => targetAt(city.place(name), view, seat))
    .toSorted(
      (one, other) =>
        SORTS.indexOf(one.sort) - SORTS.indexOf(other.sort) || other.place.worth - one.place.worth,
    );
}

function targetAt(place: Place, view: ChicagoView, seat: number | null): Target {
  const { name, kind } = place;
  const taken = view.takes.includes(name);
  const standing = (man: Man): boolean => man.at === name;
  const enemy = view.players.find((player) => player.seat !== seat && player.men.some(standing));
  const defenders = enemy?.men.filter(standing) ?? [];
  const ours = view.players[seat ?? -1]?.men.some(standing) ?? false;
  let sort: Sort = "street";
  if (defenders.length) sort = "fight";
  else if (kind === "bar") sort = view.chips[name] === seat ? "own" : "new";
  else if (kind === "casino") sort = ours ? "own" : "new";
  else if (kind === "headquarters") sort = "own";
  return { place, sort, taken, defenders, seat: enemy?.seat ?? view.chips[name] ?? null };
}

/** One way to a place: the moves to send, and the spaces in order, beginning with the start. */
export interface Way {
  moves: string[];
  spaces: string[];
  /** The bars that it takes, each once. */
  bars: Place[];
}

/** A way from its moves: where it begins, unless that is the man's own place, and through which spaces it goes.
 *  What it takes is what the server says, as long as there are chips. */
export function wayOf(moves: string[], at: string | null, view: ChicagoView, city: City): Way {
  const named = (word: string): string[] =>
    moves.filter((move) => move.startsWith(`${word} `)).map((move) => move.slice(word.length + 1));
  const start = named("from")[0] ?? at;
  const steps = named("step");
  const bars = [...new Set(steps)]
    .filter((name) => view.takes.includes(name))
    .slice(0, view.players[view.active ?? -1]?.chips_left)
    .map((name) => city.place(name));
  return { moves, spaces: start ? [start, ...steps] : steps, bars };
}

/** What the bars on a way bring at each payday. */
export function gainOf(way: Way | null): number {
  return way?.bars.reduce((sum, bar) => sum + bar.worth, 0) ?? 0;
}
