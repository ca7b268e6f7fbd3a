// A table about to be made: the game, who sits where, the clock and the options.
import type { GameShown, NewTable, Pace } from "../server/types";

export type Taker = NewTable["seats"][number];

/** Live clocks that are offered: seconds a turn, and seconds in reserve for the whole match. */
export const LIVE = [
  { turn: 30, reserve: 180 },
  { turn: 60, reserve: 300 },
  { turn: 90, reserve: 900 },
] as const;
export const DAYS = [1, 3, 7] as const;

const USUAL_SEATS = 4;

export class Draft {
  game = $state.raw<GameShown | null>(null);
  seats = $state.raw<Taker[]>([]);
  options = $state.raw<Record<string, boolean>>({});
  clock = $state<"none" | "live" | "days">("none");
  live = $state(1);
  days = $state<number>(3);
  listed = $state(false);
  helps = $state(true);

  /** The options that can be chosen with so many seats. */
  possible = $derived(this.game?.options.filter((option) => option.seats.includes(this.seats.length)) ?? []);

  choose(game: GameShown, others: Taker): void {
    const count = game.seats.includes(this.seats.length)
      ? this.seats.length
      : game.seats.includes(USUAL_SEATS)
        ? USUAL_SEATS
        : game.seats[0]!;
    this.game = game;
    this.options = Object.fromEntries(game.options.map((option) => [option.name, option.default]));
    this.seats = ["me", ...Array<Taker>(count - 1).fill(others)];
  }

  /** Set the number of seats; existing ones are kept, and new ones are like the last. */
  size(count: number): void {
    const last = this.seats.at(-1)!;
    const added = Array<Taker>(Math.max(0, count - this.seats.length)).fill(last === "me" ? "open" : last);
    const kept = this.seats.slice(0, count);
    if (!kept.includes("me")) kept[count - 1] = "me";
    this.seats = [...kept, ...added];
  }

  /** Assign a seat; if it was mine, I get the other one. */
  seat(place: number, taker: Taker): void {
    const mine = this.seats.indexOf("me");
    if (place === mine) return;
    this.seats = this.seats.map((sits, at) =>
      at === place ? taker : at === mine && taker === "me" ? this.seats[place]! : sits,
    );
  }

  set(option: string, on: boolean): void {
    this.options = { ...this.options, [option]: on };
  }

  get pace(): Pace {
    if (this.clock === "live") return { sort: "live", ...LIVE[this.live]! };
    return this.clock === "days" ? { sort: "days", days: this.days } : { sort: "none" };
  }

  /** What is sent to the server; `bots`, if given, takes every open seat. */
  body(bots?: Taker): NewTable {
    const allowed = new Set(this.possible.map((option) => option.name));
    return {
      game: this.game!.name,
      seats: this.seats.map((sits) => (sits === "open" && bots ? bots : sits)),
      options: Object.fromEntries(Object.entries(this.options).filter(([name]) => allowed.has(name))),
      pace: this.pace,
      listed: this.listed && !bots,
      stand_in: this.clock !== "none",
      helps: this.helps,
    };
  }
}
