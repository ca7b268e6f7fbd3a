// Heads to buy, staged until the guest is done, and sent together.
import type { Table } from "../../server/table.svelte";
import type { ChicagoPlayer } from "../../server/types";
import { viewOf, type Head } from "./gangs";

export interface Goods {
  /** The move that buys one. */
  word: string;
  head: Head;
  price: number;
  /** Whether the server lists it now. */
  offered: boolean;
}

export class Purchase {
  /** The move looked at. */
  looked = $state<string | null>(null);

  #counts = $state.raw<Record<string, number>>({});
  /** The decision that the heads are staged for. */
  #decision: number | null = null;
  /** The decision with which the last purchase was made: whatever the server still offers then is declined. */
  #closing: number | null = null;
  /** The step of a lesson in which that was: the next one may ask for more of the same. */
  #step: number | undefined;
  #table: Table;

  constructor(table: Table) {
    this.#table = table;
  }

  /** What is for sale, by the subjects of the moves. */
  get goods(): Goods[] {
    const { about, ask } = viewOf(this.#table);
    if (ask !== "buy") return [];
    return about
      .filter(({ key }) => key === "head")
      .map(({ word, value }) => ({
        word,
        head: value as Head,
        price: Number(about.find((fact) => fact.word === word && fact.key === "price")?.value ?? 0),
        offered: this.#table.options.has(word),
      }));
  }

  count(head: Head): number {
    return this.#counts[head] ?? 0;
  }

  get cost(): number {
    return this.goods.reduce((sum, { head, price }) => sum + price * this.count(head), 0);
  }

  /** The bodies left for more men. */
  get bodies(): number {
    const staged = this.goods.reduce((sum, { head }) => sum + this.count(head), 0);
    return this.#own.bodies_left - staged;
  }

  /** The money left. */
  get left(): number {
    return this.#own.money - this.cost;
  }

  /** Whether money, bank and bodies last for one more: what the server offers is the first one. */
  fits({ head, price, offered }: Goods): boolean {
    const inBank = viewOf(this.#table).bank[head] ?? 0;
    return offered && price <= this.left && this.count(head) < inBank && this.bodies > 0;
  }

  get #own(): ChicagoPlayer {
    return viewOf(this.#table).players[this.#table.state!.you!]!;
  }

  add(head: Head, count: number): void {
    this.#counts = { ...this.#counts, [head]: this.count(head) + count };
  }

  clear(): void {
    this.looked = null;
    this.#counts = {};
  }

  /** Buy what is staged, and no more; the most expensive first, in the order of lessons and of men. */
  async go(): Promise<void> {
    const dearest = this.goods.toSorted((one, other) => other.price - one.price);
    const moves = dearest.flatMap(({ word, head }) => Array<string>(this.count(head)).fill(word));
    if (!moves.length) return;
    const { decision, lesson } = this.#table.state!;
    if (!(await this.#table.move(...moves))) return;
    this.#closing = decision;
    this.#step = lesson?.step;
    this.settle();
  }

  async decline(): Promise<void> {
    await this.#table.move("done");
  }

  /** After a change: decline if still asked, though nothing more is wanted. A seat that cannot buy is not asked. */
  settle(): void {
    const { options, sending, behind, state } = this.#table;
    if (sending || behind || !state) return;
    if (options.has("done") && this.#closing === null) return this.#begin(state.decision);
    if (options.has("done") && this.#closing === state.decision) return;
    const declined = options.has("done") && this.#step === state.lesson?.step;
    this.#closing = null;
    this.clear();
    if (declined) void this.decline();
  }

  /** If somebody else, such as a bot, has bought for the same seat, what is staged may cost too much by now. */
  #begin(decision: number | null): void {
    if (decision !== this.#decision) this.clear();
    this.#decision = decision;
  }
}
