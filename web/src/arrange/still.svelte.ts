// A still picture of a table: a board draws its state, and there is nothing to choose or to ask.
import { Options } from "../server/choices";
import type { Table } from "../server/table.svelte";
import { Told } from "../server/told.svelte";
import type { Answer, Event, News, Problem, State, Talk } from "../server/types";

const NOTHING: Answer = { type: "answer", id: null, problem: null };

export class Still implements Table {
  state = $state.raw<State | null>(null);
  readonly live = false;
  readonly id = "";
  readonly news: News[] = [];
  readonly events: Event[] = [];
  readonly talk: Talk[] = [];
  readonly fresh: Event[] = [];
  readonly told = new Told(this);
  readonly open = true;
  readonly retry = null;
  readonly ended = null;
  readonly behind = 0;
  readonly current = true;
  readonly missed = 0;
  readonly since = null;
  readonly sending = false;
  readonly away: (number | null)[] = [];
  readonly sent: string[] = [];
  readonly problem: Problem | null = null;
  readonly options = new Options(null);
  readonly skew = 0;
  readonly yours = false;
  readonly turn = false;
  weigh: (events: Event[]) => number = () => 0;

  get newest(): State | null {
    return this.state;
  }

  get waiting(): number[] {
    return this.state?.view?.waiting ?? [];
  }

  move = () => Promise.resolve(false);
  do = () => Promise.resolve(false);
  ask = () => Promise.resolve(NOTHING);
  explain = () => Promise.resolve("");
  known = () => undefined;
  whyNot = () => Promise.resolve(null);
  earlier = () => Promise.resolve();
  speak(): void {}
  catchUp(): void {}
  watch(): void {}
  reopen(): void {}
  tryAgain(): void {}
  close(): void {}
}
