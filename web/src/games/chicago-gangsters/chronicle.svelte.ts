// The story of a table's match: what came with the table, what has come since, and earlier events, which are requested.
import type { Table } from "../../server/table.svelte";
import type { ChicagoGangstersEvent } from "../../server/types";
import { told, type Round, type Story } from "./story";

// How often earlier events have arrived. It is here because the first reader makes the chronicle, and a state that a
// `$derived` has made itself does not wake it.
let arrivals = $state(0);

/** The story of a table's match from its beginning, as far as its events have arrived. */
class Chronicle {
  #older: ChicagoGangstersEvent[] = [];
  #filled = -1; // the event up to which earlier ones were requested
  // Cached by hand: a `$derived` would belong to the component that reads it first, and end with it.
  #folded: { older: unknown; newer: unknown; story: Story } | null = null;

  constructor(readonly table: Table) {}

  get story(): Story {
    void arrivals;
    const older = this.#older;
    const newer = this.table.events as ChicagoGangstersEvent[];
    if (this.#folded?.older !== older || this.#folded.newer !== newer) {
      const first = newer[0]?.number ?? 0;
      const all = [...older.filter((event) => event.number < first), ...newer];
      this.#folded = { older, newer, story: told(all, this.table.state!.seats.length) };
    }
    return this.#folded.story;
  }

  /** Request what happened before the first event that came with the table. */
  async fill(): Promise<void> {
    const first = this.table.events[0]?.number ?? 0;
    if (first <= this.#filled || first === 0) return;
    this.#filled = first;
    let known = [...this.#older];
    for (;;) {
      const since = (known.at(-1)?.number ?? -1) + 1;
      const { events } = await this.table.ask({ do: "history", since });
      const more = (events ?? []) as ChicagoGangstersEvent[];
      known = [...known, ...more.filter((event) => event.number < first)];
      if (!more.length || more.at(-1)!.number >= first - 1) break;
    }
    this.#older = known;
    arrivals += 1;
  }
}

const CHRONICLES = new WeakMap<Table, Chronicle>();

/** The chronicle of a table, which its board, its side column and its ranking share. */
export function chronicle(table: Table): Chronicle {
  let found = CHRONICLES.get(table);
  if (!found) CHRONICLES.set(table, (found = new Chronicle(table)));
  return found;
}

/** The round that is being played, or was the last. */
export function now(table: Table): Round | null {
  return chronicle(table).story.rounds.at(-1) ?? null;
}
