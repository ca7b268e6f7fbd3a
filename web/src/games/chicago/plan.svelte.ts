// What the guest is about to do: dice, man, goal and way. Nothing is sent before `go`.
// All choices come from the server: men and dice in `reach`, ways in the answer to `expand`.
import type { Table } from "../../server/table.svelte";
import type { ChicagoView, Man } from "../../server/types";
import type { City } from "./city";
import { viewOf } from "./gangs";
import { pilesOf, targetsOf, wayOf, type Pile, type Target, type Way } from "./reach";

export class Plan {
  /** The chosen dice, by place in the throw. */
  dice = $state.raw<number[]>([]);
  man = $state<string | null>(null);
  /** The chosen place, and the one under the pointer or the focus. */
  chosen = $state<string | null>(null);
  pointed = $state<string | null>(null);
  /** Which of the ways to the chosen place to take. */
  way = $state(0);
  /** The count of picks: picking the same thing again scrolls it into view again. */
  picks = $state(0);
  /** Why the clicked thing cannot be chosen. */
  refusal = $state<string | null>(null);

  /** The ways to places that were looked at, by the question to the server. */
  #ways = $state.raw<Record<string, Way[]>>({});
  #asked = new Set<string>();
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

  /** The guest's men, grouped by likeness. */
  piles = $derived.by<Pile[]>(() =>
    this.seat === null
      ? []
      : pilesOf(this.view.players[this.seat]!.men, (man) => this.#canUse(man, this.dice)),
  );

  /** Who walks: the chosen man, or the one under way. */
  get walker(): Man | null {
    const man = this.view.walk?.man ?? this.man;
    return this.view.players[this.seat ?? -1]?.men.find((one) => one.man === man) ?? null;
  }

  targets = $derived.by<Target[]>(() => targetsOf(this.#ends, this.view, this.seat, this.#city()));

  get #ends(): string[] {
    const { ask, view, man } = this;
    if (ask === "move") return man && this.dice.length ? (view.reach[man]?.[this.throw] ?? []) : [];
    return ask === "step" || ask === "from" ? (view.walk?.ends ?? []) : [];
  }

  /** The target looked at: under the pointer, else the chosen one. */
  get target(): Target | null {
    const name = this.pointed ?? this.chosen;
    return this.targets.find((target) => target.place.name === name) ?? null;
  }

  /** The chosen target. */
  get goal(): Target | null {
    return this.targets.find((target) => target.place.name === this.chosen) ?? null;
  }

  /** The ways to a place; none until the server has answered. */
  waysTo(place: string): Way[] {
    return this.#ways[this.#phrase(place)] ?? [];
  }

  /** The way to what is looked at. */
  get route(): Way | null {
    const { target } = this;
    if (!target) return null;
    const { name } = target.place;
    return this.waysTo(name)[name === this.chosen ? this.way : 0] ?? null;
  }

  /** Find the ways to the target looked at; call it in an effect. */
  look(): void {
    const { target } = this;
    if (!target) return;
    const phrase = this.#phrase(target.place.name);
    if (this.#asked.has(phrase)) return;
    this.#asked.add(phrase);
    void this.#table.ask({ do: "expand", phrase }).then(({ ways }) => {
      const found = (ways ?? []).map((moves) => this.#read(moves));
      if (this.#asked.has(phrase)) this.#ways = { ...this.#ways, [phrase]: found };
    });
  }

  /** The question to the server about the ways to a place. */
  #phrase(to: string): string {
    return this.ask === "move" ? `move ${this.man} with ${this.throw} to ${to}` : `to ${to}`;
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
    if (this.chosen !== name) this.way = 0;
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
    const answer = await this.#table.ask({ do: "expand", phrase: this.#phrase(name) });
    this.refusal = answer.problem?.message ?? null;
  }

  /** Send the walk to the chosen place, as it was drawn. */
  async go(): Promise<void> {
    const way = this.chosen === null ? null : this.waysTo(this.chosen)[this.way];
    if (way) await this.#table.move(...way.moves);
  }

  /** Whether anything is staged by the guest's own choice. */
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

  /** Start over after a change: keep the man if he can go on, and choose whatever has no alternative. */
  settle(): void {
    this.clear();
    this.#asked.clear();
    this.#ways = {};
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

  #read(moves: string[]): Way {
    const start = this.view.walk?.at ?? this.walker?.at ?? null;
    return wayOf(moves, start, this.view, this.#city());
  }
}
