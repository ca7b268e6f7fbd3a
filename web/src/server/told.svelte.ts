// What is told beside a board: what the table shows. A board may unfold a change step by step (a duel row by row, a fight
// that is counted up); until it has finished, nothing around it gives away the outcome.
import type { Event, News, State } from "./types";

/** What a table shows. */
interface Shown {
  readonly state: State | null;
  readonly news: News[];
  readonly events: Event[];
}

/** The event at which a board begins to unfold a change; undefined if it shows all of it at once. */
type Unfolds = (events: Event[]) => Event | undefined;

export class Told {
  /** Whether the board is still unfolding the last change. */
  unfolding = $state(false);

  #before = $state.raw<State | null>(null); // the state before what is being unfolded
  #first = $state(Infinity); // the number of the first event of that
  #unfolds: Unfolds = () => undefined;

  state = $derived.by(() => (this.unfolding ? this.#before : this.shown.state));
  news = $derived.by(() => this.#known(this.shown.news));
  events = $derived.by(() => this.#known(this.shown.events));

  /** `then` is called whenever the board has unfolded a change. */
  constructor(
    readonly shown: Shown,
    readonly then: () => void = () => undefined,
  ) {}

  /** Register a board that unfolds changes: `$effect.pre(() => table.told.by(unfolds))`. */
  by(unfolds: Unfolds): () => void {
    this.#unfolds = unfolds;
    return () => {
      this.#unfolds = () => undefined;
      this.finish();
    };
  }

  /** Begin to tell a change, which will be shown next. */
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
