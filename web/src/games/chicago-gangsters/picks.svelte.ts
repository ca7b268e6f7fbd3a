// What a person has picked and not sent yet: cards of a hand, and successive answers.
import { untrack } from "svelte";
import type { Table } from "../../server/table.svelte";

/** A card of a hand, distinguished from equal ones by the number of its copy. */
export interface Held {
  key: string;
  card: string;
}

/** The cards of a hand, each with a key that stays while the hand does. */
export function held(cards: string[]): Held[] {
  const copies = new Map<string, number>();
  return cards.map((card) => {
    const copy = copies.get(card) ?? 0;
    copies.set(card, copy + 1);
    return { key: `${card}.${copy}`, card };
  });
}

/** Cards that were picked, in the order of picking, up to a number. */
export class Picks {
  #keys = $state<string[]>([]);

  get count(): number {
    return this.#keys.length;
  }

  get cards(): string[] {
    return this.#keys.map((key) => key.split(".")[0]!);
  }

  has(key: string): boolean {
    return this.#keys.includes(key);
  }

  /** Pick a card or put it back; one more than the most takes the place of the one that was picked first. */
  toggle(key: string, most = Infinity): void {
    if (this.has(key)) this.#keys = this.#keys.filter((one) => one !== key);
    else this.#keys = [...this.#keys, key].slice(-most);
  }

  /** Put everything back; it reads no state, so that an effect that calls it does not run again with every pick. */
  clear(): void {
    this.#keys = [];
  }
}

/**
 * Successive answers that are known beforehand, such as a sale: the server accepts no list that goes on past something
 * that others see, so each is sent when the previous one has been carried out.
 */
export class Plan {
  #rest = $state.raw<string[]>([]);
  #begun = false;
  #asks: string[] = []; // the asks on the way; any other ends the plan
  #decision: number | null = null; // the one that was answered last

  constructor(readonly table: Table) {}

  get busy(): boolean {
    return this.#rest.length > 0 || this.table.sending;
  }

  begin(moves: string[], asks: string[]): void {
    this.#begun = false;
    this.#asks = asks;
    this.#rest = moves;
  }

  /** Send the next answer as soon as it is asked for: to be called in an effect. */
  follow(): void {
    const [next, ...later] = this.#rest;
    const { options, state } = this.table;
    if (next === undefined || !options.data || state!.decision === this.#decision) return;
    if (!options.has(next) || (this.#begun && !this.#asks.includes(options.ask))) {
      this.#rest = []; // something came between: show what is asked now
      return;
    }
    this.#decision = state!.decision;
    this.#begun = true;
    this.#rest = later; // before the answer arrives, because the next ask may come first
    untrack(() => {
      void this.table.move(next).then((done) => {
        if (!done) [this.#rest, this.#decision] = [[], null];
      });
    });
  }
}
