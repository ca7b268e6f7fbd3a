// What is told beside a board: what the table shows. But a board may unfold a change step by step (a duel row by row, a fight
// that is counted up); until it has done so, nothing around it gives the end away.
import type { Event, News, State } from "./types";

/** What a table shows. */
interface Shown {
  readonly state: State | null;
  readonly news: News[];
  readonly events: Event[];
}

/** The event with which begins what a board unfolds of a change; undefined if it shows all of it at once. */
type Unfolds = (events: Event[]) => Event | undefined;

export class Told {
  /** Whether the board still unfolds the last change. */
  unfolding = $state(false);

  #before = $state.raw<State | null>(null); // the state before what is being unfolded
  #first = $state(Infinity); // the number of the first event of that
  #unfolds: Unfolds = () => undefined;

  state = $derived.by(() => (this.unfolding ? this.#before : this.shown.state));
  news = $derived.by(() => this.#known(this.shown.news));
  events = $derived.by(() => this.#known(this.shown.events));

  /** `then`: what is to be done whenever the board has unfolded a change. */
  constructor(
    readonly shown: Shown,
    readonly then: () => void = () => undefined,
  ) {}

  /** Let a board unfold changes as long as it is there: `$effect.pre(() => table.told.by(unfolds))`. */
  by(unfolds: Unfolds): () => void {
    this.#unfolds = unfolds;
    return () => {
      this.#unfolds = () => undefined;
      this.finish();
    };
  }

  /** Begin to tell of a change, which will be shown next. */
  begin(events: Event[]): void {
    const first = this.#unfolds(events);
    this.#before = this.shown.state;
    this.#first = first?.number ?? Infinity;
    this.unfolding = first !== undefined && this.#before !== null;
  }

  /** All of it may be told: the board has unfolded the change, or nobody wants to wait for that. */
  finish(): void {
    if (!this.unfolding) return;
    this.unfolding = false;
    this.then();
  }

  #known<One extends { number: number }>(all: One[]): One[] {
    return this.unfolding ? all.filter(({ number }) => number < this.#first) : all;
  }
}
