// The progress of showing shoot-outs: which one is shown, how many of its dice are there, and what has been seen.
import { untrack } from "svelte";
import { prefersReducedMotion } from "svelte/motion";
import { atOnce } from "../../../parts/motion.svelte";
import type { Table } from "../../../server/table.svelte";
import { fightsAfter, type Fight } from "./fights";
import { shown } from "./pace.svelte";

const A_DIE = 250;
const A_FIGHT = 1600;

/** Whether shoot-outs are shown one after the other, and not only their outcomes. */
export function isTold(): boolean {
  return shown.pace !== "result" && !atOnce();
}

export class Telling {
  /** The index of the shoot-out shown. */
  at = $state(0);
  /** The count of dice shown for each side. */
  thrown = $state(Infinity);
  /** Whether it continues by itself. */
  running = $state(false);
  #seen = $state(-1); // the last event that has been looked at
  #again = $state(false); // whether those already seen are shown again

  fights = $derived.by(() => fightsAfter(this.#seen, this.table.events, this.table.news));
  #newest = $derived(this.fights.at(-1)?.number ?? -1);
  open = $derived(
    this.fights.length > 0 && (this.#again || (this.#newest > this.#seen && shown.pace !== "result")),
  );
  /** The shoot-out shown. */
  fight = $derived<Fight | null>(
    this.open ? (this.fights[Math.min(this.at, this.fights.length - 1)] ?? null) : null,
  );

  /** Whether all its dice are shown. */
  #whole = $derived.by(() => {
    const { fight } = this;
    return !fight || this.thrown >= Math.max(fight.dice.length, fight.back.length);
  });
  /** Whether there is more to see. */
  #more = $derived(this.open && this.running && !(this.#whole && this.at >= this.fights.length - 1));

  /** Construct it in a component: it continues by itself as long as that lives. */
  constructor(readonly table: Table) {
    this.#seen = untrack(() => this.#newest); // what happened before the page was opened counts as seen
    this.show(0);

    $effect(() => {
      void this.#newest;
      untrack(() => {
        if (this.#newest <= this.#seen) return;
        this.#again = false;
        this.running = true;
      });
    });
    // Playing on ends it.
    $effect(() => {
      if (table.sending) untrack(() => this.close());
    });
    $effect(() => {
      const over = table.state?.stage === "over";
      if (this.#more) return;
      // The last shoot-out of a match is shown before the end.
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

  /** Show again what has been seen. */
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
