// What the guest is about to do: dice, man, where to, which way. Nothing is sent before `go`.
// What can be chosen is what the server lists: men and dice in `reach`, ways in the answer to `expand`.
import type { Table } from "../../server/table.svelte";
import type { ChicagoView, Man } from "../../server/types";
import { words } from "../../words.svelte";
import type { City, Place } from "./city";
import { viewOf } from "./gangs";

/** One way to a place: the moves that are sent, and the spaces in their order, the first where it begins. */
export interface Way {
  moves: string[];
  spaces: string[];
  /** Bars on the way that do not have the gang's chip, each once. */
  bars: Place[];
}

/** Men of the gang who are alike, in one place; null is the reserve. */
export interface Pile {
  man: string;
  men: string[];
  head: Man["head"];
  worth: number;
  at: string | null;
  able: boolean;
}

export type Sort = "fight" | "new" | "own" | "street";

/** A place in reach. */
export interface Target {
  place: Place;
  sort: Sort;
  /** Men of another gang who stand there, whom one would attack, and their seat. */
  defenders: Man[];
  seat: number | null;
}

const ORDER: Sort[] = ["fight", "new", "own", "street"];

export class Plan {
  /** The dice that are chosen, by their place in the throw. */
  dice = $state.raw<number[]>([]);
  man = $state<string | null>(null);
  /** The place that is chosen, and the one under the pointer or the focus. */
  chosen = $state<string | null>(null);
  pointed = $state<string | null>(null);
  ways = $state.raw<Way[]>([]);
  way = $state(0);
  /** How often something was picked: what is picked once more comes into sight again. */
  picks = $state(0);
  /** Why something that was clicked cannot be chosen. */
  refusal = $state<string | null>(null);

  #found = new Map<string, Promise<Way[]>>();
  #asked = "";
  #table: Table;
  #city: () => City;

  constructor(table: Table, city: () => City) {
    this.#table = table;
    this.#city = city;
  }

  get view(): ChicagoView {
    return viewOf(this.#table);
  }

  get ask(): string {
    return this.#table.options.ask;
  }

  get seat(): number | null {
    return this.#table.state!.you;
  }

  /** The dice as moves write them, such as 2+5. */
  get throw(): string {
    return this.#faces(this.dice);
  }

  get steps(): number {
    if (this.view.walk) return this.view.walk.steps;
    return this.dice.reduce((sum, at) => sum + (this.view.dice[at] ?? 0), 0);
  }

  /** The own men, those alike together. */
  piles = $derived.by<Pile[]>(() => {
    const { seat, view } = this;
    if (seat === null) return [];
    const piles = new Map<string, Pile>();
    for (const { man, head, worth, at } of view.players[seat]!.men) {
      const key = `${head} ${at}`;
      const pile = piles.get(key);
      if (pile) pile.men.push(man);
      else piles.set(key, { man, men: [man], head, worth, at, able: false });
    }
    for (const pile of piles.values()) pile.able = this.#canUse(pile.man, this.dice);
    return [...piles.values()].toSorted((one, other) => other.worth - one.worth);
  });

  /** Who walks: the man who is chosen, or the one who is under way. */
  get walker(): Man | null {
    const man = this.view.walk?.man ?? this.man;
    return this.view.players[this.seat ?? -1]?.men.find((one) => one.man === man) ?? null;
  }

  targets = $derived.by<Target[]>(() => {
    const { ask, view, man } = this;
    let ends: string[] = [];
    if (ask === "move") ends = man && this.dice.length ? (view.reach[man]?.[this.throw] ?? []) : [];
    else if (ask === "step" || ask === "from") ends = view.walk?.ends ?? [];
    return ends
      .map((name) => this.#target(name))
      .toSorted(
        (one, other) =>
          ORDER.indexOf(one.sort) - ORDER.indexOf(other.sort) || other.place.worth - one.place.worth,
      );
  });

  /** The target that is looked at: under the pointer, else the chosen one. */
  get target(): Target | null {
    const name = this.pointed ?? this.chosen;
    return this.targets.find((target) => target.place.name === name) ?? null;
  }

  get route(): Way | null {
    return this.target ? (this.ways[this.way] ?? null) : null;
  }

  /** What is asked of the server to find the ways to a place. */
  phrase(to: string): string {
    return this.ask === "move" ? `move ${this.man} with ${this.throw} to ${to}` : `to ${to}`;
  }

  /** Find the ways to what is looked at; call it in an effect. */
  look(): void {
    const target = this.target;
    const phrase = target ? this.phrase(target.place.name) : "";
    if (phrase === this.#asked) return;
    this.#asked = phrase;
    this.ways = [];
    this.way = 0;
    if (!target) return;
    void this.#find(phrase).then((ways) => {
      if (this.#asked === phrase) this.ways = ways;
    });
  }

  toggle(die: number): void {
    this.clear();
    const dice = this.dice.includes(die) ? this.dice.filter((at) => at !== die) : [...this.dice, die];
    this.dice = dice.toSorted();
    const able = this.piles.filter((pile) => pile.able);
    if (this.man && !able.some((pile) => pile.man === this.man)) this.man = null;
    if (dice.length && able.length === 1) this.man = able[0]!.man;
  }

  /** Whether a man could use these dice, or any if none is chosen. */
  #canUse(man: string, dice: number[]): boolean {
    const uses = this.view.reach[man];
    return uses !== undefined && (dice.length === 0 || this.#faces(dice) in uses);
  }

  #faces(dice: number[]): string {
    return dice
      .map((at) => this.view.dice[at] ?? 0)
      .toSorted((one, other) => one - other)
      .join("+");
  }

  pick(man: string): void {
    this.clear();
    this.picks += 1;
    this.man = man;
    if (!this.dice.length && this.view.dice.length === 1) this.dice = [0];
  }

  choose(name: string): void {
    this.refusal = null;
    this.pointed = null;
    this.picks += 1;
    this.chosen = name;
  }

  clear(): void {
    this.refusal = null;
    this.chosen = null;
    this.pointed = null;
  }

  /** Say why a place cannot be chosen, in the server's words. */
  async refuse(name: string): Promise<void> {
    this.clear();
    if (!this.walker || (this.ask === "move" && !this.dice.length)) return;
    const answer = await this.#table.ask({ do: "expand", phrase: this.phrase(name) });
    this.refusal = answer.problem?.message ?? null;
  }

  /** Send the walk as it is drawn. */
  async go(): Promise<void> {
    const way = this.route;
    if (!way) return;
    await this.#table.move(...way.moves);
  }

  /** Whether anything is staged that the guest has chosen, and not just what there was no choice about. */
  get staged(): boolean {
    if (this.chosen) return true;
    const { dice, reach } = this.view;
    return (
      this.ask === "move" &&
      ((this.dice.length > 0 && dice.length > 1) || (this.man !== null && Object.keys(reach).length > 1))
    );
  }

  /** Drop everything that is staged. */
  restart(): void {
    this.man = null;
    this.settle();
  }

  /** Begin anew after a change: keep the man if he can go on, and choose what there is no choice about. */
  settle(): void {
    this.clear();
    this.#found.clear();
    this.#asked = "";
    const { view, ask } = this;
    if (ask !== "move") {
      this.dice = [];
      this.man = null;
      return;
    }
    this.dice = view.dice.length === 1 ? [0] : [];
    const able = Object.keys(view.reach);
    this.man = this.man && able.includes(this.man) ? this.man : able.length === 1 ? able[0]! : null;
  }

  #target(name: string): Target {
    const { view, seat } = this;
    const place = this.#city().place(name);
    const enemy = view.players.find(
      (player) => player.seat !== seat && player.men.some((man) => man.at === name),
    );
    const defenders = enemy?.men.filter((man) => man.at === name) ?? [];
    let sort: Sort = "street";
    if (defenders.length) sort = "fight";
    else if (place.kind === "bar") sort = view.chips[name] === seat ? "own" : "new";
    else if (place.kind === "casino") sort = this.#holds(name) ? "own" : "new";
    else if (place.kind === "headquarters") sort = "own";
    return { place, sort, defenders, seat: enemy?.seat ?? view.chips[name] ?? null };
  }

  #holds(name: string): boolean {
    return this.view.players[this.seat ?? -1]?.men.some((man) => man.at === name) ?? false;
  }

  #find(phrase: string): Promise<Way[]> {
    const key = `${words.language} ${this.#table.state!.decision} ${phrase}`;
    let found = this.#found.get(key);
    if (!found) {
      found = this.#table
        .ask({ do: "expand", phrase })
        .then(({ ways }) => (ways ?? []).map((moves) => this.#read(moves)));
      this.#found.set(key, found);
    }
    return found;
  }

  /** A way from its moves: where it begins, and through which spaces it goes. */
  #read(moves: string[]): Way {
    const named = (word: string): string[] =>
      moves.filter((move) => move.startsWith(`${word} `)).map((move) => move.slice(word.length + 1));
    const start = named("from")[0] ?? this.view.walk?.at ?? this.walker?.at;
    const steps = named("step");
    const bars = [...new Set(steps)]
      .map((name) => this.#city().place(name))
      .filter((place) => place.kind === "bar" && this.view.chips[place.name] !== this.seat);
    return { moves, spaces: start ? [start, ...steps] : steps, bars };
  }
}
