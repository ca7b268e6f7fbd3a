// How far the telling of shoot-outs has come: which one is shown, how many of its dice lie there, and what has been seen.
import { untrack } from "svelte";
import { prefersReducedMotion } from "svelte/motion";
import { atOnce } from "../../../parts/motion.svelte";
import type { Table } from "../../../server/table.svelte";
import { fightsAfter, type Fight } from "./fights";
import { shown } from "./pace.svelte";

const A_DIE = 250;
const A_FIGHT = 1600;

/** Whether shoot-outs are told one after the other, and not only what became of them. */
export function isTold(): boolean {
  return shown.pace !== "result" && !atOnce();
}

export class Telling {
  /** The place of the shoot-out that is shown. */
  at = $state(0);
  /** How many dice of each side lie there. */
  thrown = $state(Infinity);
  /** Whether it goes on by itself. */
  running = $state(false);
  #seen = $state(-1); // the last event that has been looked at
  #again = $state(false); // whether those that were seen are looked at once more

  fights = $derived.by(() => fightsAfter(this.#seen, this.table.events, this.table.news));
  #newest = $derived(this.fights.at(-1)?.number ?? -1);
  open = $derived(
    this.fights.length > 0 && (this.#again || (this.#newest > this.#seen && shown.pace !== "result")),
  );
  /** The shoot-out that is shown. */
  fight = $derived<Fight | null>(
    this.open ? (this.fights[Math.min(this.at, this.fights.length - 1)] ?? null) : null,
  );

  /** Whether all dice of the one that is shown lie there. */
  #whole = $derived.by(() => {
    const { fight } = this;
    return !fight || this.thrown >= Math.max(fight.dice.length, fight.back.length);
  });
  /** Whether there is more to be seen. */
  #more = $derived(this.open && this.running && !(this.#whole && this.at >= this.fights.length - 1));

  /** To be made in a component: it goes on by itself as long as that lives. */
  constructor(readonly table: Table) {
    this.#seen = untrack(() => this.#newest); // what had happened before the page was opened has been seen
    this.show(0);

    $effect(() => {
      void this.#newest;
      untrack(() => {
        if (this.#newest <= this.#seen) return;
        this.#again = false;
        this.running = true;
      });
    });
    // Whoever goes on playing has seen enough.
    $effect(() => {
      if (table.sending) untrack(() => this.close());
    });
    $effect(() => {
      const over = table.state?.stage === "over";
      if (this.#more) return;
      // The last shoot-out of a match is read before the end is told.
      const timer = setTimeout(() => table.told.finish(), over && this.open ? A_FIGHT : 0);
      return () => clearTimeout(timer);
    });
    $effect(() => {
      if (!this.#more) return;
      const [whole, next] = [this.#whole, this.thrown + 1];
      const timer = setTimeout(
        () => {
          if (whole) this.show(this.at + 1);
          else this.thrown = next;
        },
        whole ? A_FIGHT : A_DIE,
      );
      return () => clearTimeout(timer);
    });
  }

  /** Show a shoot-out from its first die. */
  show(place: number): void {
    this.at = place;
    this.thrown = shown.pace === "die" && !prefersReducedMotion.current ? 0 : Infinity;
  }

  /** Show a shoot-out with all its dice, and stay there. */
  hold(place: number): void {
    this.running = false;
    this.at = place;
    this.thrown = Infinity;
  }

  /** Show once more what has been seen. */
  repeat(): void {
    this.#again = true;
    this.hold(0);
  }

  close(): void {
    this.#seen = Math.max(this.#seen, this.#newest);
    this.#again = false;
    this.show(0);
  }
}
