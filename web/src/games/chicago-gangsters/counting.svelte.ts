// Counting up: what counts in a fight is shown one by one, as at a table; it can be skipped, and seen again.
import type { Table } from "../../server/table.svelte";
import { settings } from "../../settings.svelte";

const BEAT = 250; // milliseconds a card

export class Counting {
  /** How much of what counts is shown. */
  shown = $state(0);
  running = $state(false);
  #round: number | null = null;
  #total = 0;
  #timer: ReturnType<typeof setInterval> | undefined;

  /** Continue to a total; what was there before the table was opened is shown at once. */
  follow(round: number, total: number): void {
    const first = this.#round === null;
    if (this.#round !== round) this.#show(0);
    const grown = total > this.#total || this.#round !== round;
    this.#round = round;
    this.#total = total;
    if (first || total < this.shown || still()) this.skip();
    else if (grown && total > this.shown) this.#run();
  }

  /** Show all of it now. */
  skip(): void {
    this.#show(this.#total);
  }

  /** Count once more from the beginning. */
  again(): void {
    this.#show(0);
    if (still()) this.skip();
    else this.#run();
  }

  stop(): void {
    clearInterval(this.#timer);
    this.running = false;
  }

  #show(count: number): void {
    this.stop();
    this.shown = count;
  }

  #run(): void {
    if (this.running) return;
    this.running = true;
    this.#timer = setInterval(() => {
      this.shown += 1;
      if (this.shown >= this.#total) this.stop();
    }, BEAT);
  }
}

const COUNTINGS = new WeakMap<Table, Counting>();

/** The counting at a table, which its board and its side column share. */
export function countingOf(table: Table): Counting {
  let found = COUNTINGS.get(table);
  if (!found) COUNTINGS.set(table, (found = new Counting()));
  return found;
}

/** Whether nothing should move: by the system's setting, or by that for others' turns. */
export function still(): boolean {
  return (
    settings.tempo === "at-once" || matchMedia("(prefers-reduced-motion: reduce)").matches || document.hidden
  );
}
