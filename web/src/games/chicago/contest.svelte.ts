// A fight that is waiting for the attacker: the server lists who may be fought next.
import type { Table } from "../../server/table.svelte";
import type { Man } from "../../server/types";
import { viewOf } from "./gangs";

export class Contest {
  /** The chosen opponent; by default the first of the list. */
  chosen = $state<string | null>(null);

  #table: Table;

  constructor(table: Table) {
    this.#table = table;
  }

  get #facts(): Record<string, string | number> {
    const { about, ask } = viewOf(this.#table);
    if (ask !== "fight") return {};
    return Object.fromEntries(
      about.filter(({ word }) => word === "fight").map(({ key, value }) => [key, value]),
    );
  }

  get space(): string | null {
    const { space } = this.#facts;
    return space === undefined ? null : String(space);
  }

  /** The seat that attacks, and the one that defends. */
  get seat(): number | null {
    return this.space === null ? null : viewOf(this.#table).active;
  }

  get defender(): number | null {
    const { defender } = this.#facts;
    return defender === undefined ? null : Number(defender);
  }

  get attacker(): Man | null {
    return this.#man(this.seat, String(this.#facts.attacker));
  }

  /** All who defend. */
  get defenders(): Man[] {
    const men = viewOf(this.#table).players[this.defender ?? -1]?.men ?? [];
    return men.filter((man) => man.at === this.space);
  }

  /** Who can be fought next, each with the count of those like him. */
  get opponents(): { man: Man; count: number }[] {
    return this.#table.options
      .names("fight", "man")
      .map((name) => this.#man(this.defender, name))
      .filter((man) => man !== null)
      .map((man) => ({ man, count: this.defenders.filter(({ head }) => head === man.head).length }));
  }

  get next(): Man | null {
    const { opponents } = this;
    return (opponents.find(({ man }) => man.man === this.chosen) ?? opponents[0])?.man ?? null;
  }

  async go(): Promise<void> {
    const next = this.next;
    if (next) await this.#table.move(`fight ${next.man}`);
  }

  #man(seat: number | null, name: string): Man | null {
    return viewOf(this.#table).players[seat ?? -1]?.men.find((man) => man.man === name) ?? null;
  }
}
