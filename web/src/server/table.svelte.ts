// A table as this guest knows it. Components read it and ask it for moves; nothing here knows a rule.
//
// Components take a `Table`, which is their interface to one: that of a match in progress (`LiveTable`), or of a past match
// (`replay/`), where there is nothing to choose.
import { Options } from "./choices";
import { Connection, type Ask, type Ended } from "./connection";
import { patched } from "./patches";
import { Told } from "./told.svelte";
import { settings } from "../settings.svelte";
import type { Answer, Event, News, Problem, Snapshot, State, Talk, Update } from "./types";

const LONGEST_LOG = 2000; // sentences and events kept
const MISSED = 3; // with more events than this, the person is asked on return how to see them
const STEP = 400; // earlier events requested at once
const REFUSAL = 8000; // milliseconds for which a refusal is shown in place of the question

/** A change that has arrived: the state after it, and its events, news and talk. */
interface Change {
  state: State;
  news: News[];
  events: Event[];
}

/** What components see of a table. */
export type Table = Pick<LiveTable, keyof LiveTable>;

export class LiveTable {
  /** Whether it is live; otherwise it is only looked at, and nothing will ever be asked. */
  readonly live: boolean = true;
  /** What is shown now; null until the server has answered. */
  state = $state.raw<State | null>(null);
  /** The newest state from the server, which may not be shown yet: for the title of the page, and whatever is not a picture. */
  newest = $state.raw<State | null>(null);
  news = $state.raw<News[]>([]);
  events = $state.raw<Event[]>([]);
  /** What may be told beside the board, which may still be unfolding the last change. */
  readonly told = new Told(this, () => this.#rest());
  talk = $state.raw<Talk[]>([]);
  /** The events of the last change, which a picture may animate. */
  fresh = $state.raw<Event[]>([]);
  open = $state(false);
  retry = $state<number | null>(null);
  ended = $state<Ended | null>(null);
  /** The number of changes that have arrived but are not shown yet, because others' moves are shown one at a time. */
  behind = $state(0);
  /** The number of events while nobody looked, if the person is to be asked whether to watch them; else 0. */
  missed = $state(0);
  /** The number of the first event while nobody looked, or while the connection was lost; null if there was none. */
  since = $state<number | null>(null);
  /** Whether an answer of ours is on its way. */
  sending = $state(false);
  /** When each seat's guest was seen to leave, by our clock; null for those who are there, or were never seen here. */
  away = $state.raw<(number | null)[]>([]);
  /** The moves on their way. */
  sent = $state.raw<string[]>([]);
  /** Why our last request was refused. */
  problem = $state.raw<Problem | null>(null);

  /** Whether what is shown is up to date for us; others may have answered meanwhile, if several are asked at once. */
  current = $derived(this.behind === 0 || this.state?.decision === this.newest?.decision);
  /** The moves that can be made now: none while something is on its way or not shown yet. */
  options = $derived(new Options(this.sending || !this.current ? null : (this.state?.choices ?? null)));
  /** How long a change is shown, as a share of the guest's tempo; a game's table may weigh its own events. */
  weigh: (events: Event[]) => number = () => 1;
  /** Seconds by which the server's clock is ahead of ours. */
  skew = 0;

  #version = 0;
  #queue: Change[] = [];
  #held = false; // changes are kept until the person is back and has chosen how to see them
  #callOff: (() => void) | undefined; // cancels the timer or frame that continues by itself
  #pause = 0; // milliseconds for which the current state is shown
  #explained = new Map<string, Promise<string>>();
  #connection: Connection;

  constructor(
    readonly id: string,
    language: () => string,
  ) {
    this.#connection = new Connection(id, language, {
      heard: (message) => this.#hear(message),
      changed: (open, retry) => {
        this.open = open;
        this.retry = retry;
      },
      ended: (why) => (this.ended = why),
    });
    document.addEventListener("visibilitychange", this.#looked);
  }

  /** The seats asked now, as far as told: none before and after the match. */
  get waiting(): number[] {
    const { state } = this.told;
    return state?.stage === "playing" ? (state.view?.waiting ?? []) : [];
  }

  /** Whether it is our turn to answer, though others' moves may still be shown. */
  get yours(): boolean {
    return this.newest?.stage === "playing" && this.newest.decision !== null;
  }

  /** Whether it is our turn, and that has been told. */
  get turn(): boolean {
    return this.yours && this.current && this.told.state?.decision != null;
  }

  /** Make a move, or several together. */
  async move(...moves: string[]): Promise<boolean> {
    const decision = this.state?.decision;
    if (decision === null || decision === undefined || this.sending) return false;
    this.sending = true;
    this.sent = moves;
    this.#seen();
    try {
      return await this.do({ do: "move", decision, moves });
    } finally {
      this.sending = false;
      this.sent = [];
    }
  }

  /** Send a request; a refusal is in `problem` for a while, or until the next request. */
  async do(command: Ask): Promise<boolean> {
    this.problem = null;
    const answer = await this.#connection.ask(command);
    const problem = (this.problem = answer.problem ?? null);
    if (problem) setTimeout(() => this.problem === problem && (this.problem = null), REFUSAL);
    return problem === null;
  }

  ask(question: Ask): Promise<Answer> {
    return this.#connection.ask(question);
  }

  /** What a move would do, in a sentence with its clause. */
  explain(move: string): Promise<string> {
    const key = `${this.state?.decision} ${move}`;
    let answer = this.#explained.get(key);
    if (!answer) {
      answer = this.ask({ do: "explain", move }).then(({ text, problem }) => text ?? problem?.message ?? "");
      this.#explained.set(key, answer);
    }
    return answer;
  }

  /** What a move would do, if it was asked before; no request is sent. */
  known(move: string): Promise<string> | undefined {
    return this.#explained.get(`${this.state?.decision} ${move}`);
  }

  /** Why a move cannot be made; null if it can. */
  async whyNot(move: string): Promise<Problem | null> {
    return (await this.ask({ do: "why_not", move })).problem ?? null;
  }

  speak(language: string): void {
    this.#explained.clear();
    void this.ask({ do: "language", language: language as "en" });
  }

  /** Show everything that has arrived at once. */
  catchUp(): void {
    this.#stay();
    this.#held = false;
    while (this.#queue.length) this.#show(this.#queue.shift()!);
    this.#pause = 0;
    this.told.finish();
    this.behind = this.missed = 0;
  }

  /** Show one by one what happened while nobody looked. */
  watch(): void {
    this.#held = false;
    this.missed = 0;
    this.#advance();
  }

  /** Request events before the first known one; the server sends a few hundred at a time. */
  async earlier(): Promise<void> {
    const first = this.events[0]?.number ?? 0;
    const events: Event[] = [];
    const news: News[] = [];
    for (let since = Math.max(0, first - STEP); since < first;) {
      const answer: Answer & { news?: News[] | null } = await this.ask({ do: "history", since });
      if (!answer.events?.length) break;
      events.push(...answer.events);
      news.push(...(answer.news ?? []));
      since = answer.events.at(-1)!.number + 1;
    }
    const before = (one: { number: number }) => one.number < first;
    this.events = [...events.filter(before), ...this.events];
    this.news = [...news.filter(before), ...this.news];
  }

  /** Reconnect, as the guest that this browser has become. */
  reopen(): void {
    this.#connection.reopen();
  }

  tryAgain(): void {
    this.#connection.retry();
  }

  close(): void {
    this.#stay();
    document.removeEventListener("visibilitychange", this.#looked);
    this.#connection.close();
  }

  /** On return, ask how to see what happened, unless it was little. */
  #looked = (): void => {
    if (document.hidden) return;
    const events = this.#held ? this.#queue.flatMap((change) => change.events) : [];
    if (events.length > MISSED) {
      this.missed = events.length;
      this.since = events[0]!.number;
    } else {
      this.watch();
    }
  };

  #hear(message: Snapshot | Update): void {
    this.skew = message.now - Date.now() / 1000;
    if (message.type === "snapshot") {
      this.#queue = [];
      this.catchUp();
      this.#version = message.version;
      this.#begin(message);
    } else if (message.version === this.#version + 1) {
      this.#version = message.version;
      this.#arrive(message);
    } else {
      void this.ask({ do: "resync" });
    }
  }

  /** Queue a change to be shown in its turn; talk is shown at once. */
  #arrive(message: Update): void {
    if (this.newest === null) return;
    this.newest = patched(this.newest, message.patch);
    this.#attend();
    if (message.talk.length) this.talk = [...this.talk, ...message.talk].slice(-LONGEST_LOG);
    this.#queue.push({ state: this.newest, news: message.news, events: [...message.events] });
    this.#advance();
  }

  #begin(message: Snapshot): void {
    this.#explained.clear();
    this.#missedBefore(message);
    this.state = this.newest = message.state;
    this.#attend();
    this.news = message.news;
    this.events = [...message.events];
    this.talk = message.talk;
    this.fresh = [];
  }

  /** A snapshot after the connection was lost: what is new in it happened meanwhile. */
  #missedBefore(message: Snapshot): void {
    const known = this.events.at(-1)?.number;
    const first = message.events.find((event) => known !== undefined && event.number > known);
    if (this.state !== null && first && !this.sending) this.since = first.number;
  }

  /** Show the next change, unless the current one is still being looked at, unfolded or drawn. */
  #advance(): void {
    if (document.hidden && settings.pause && this.state?.stage === "playing") this.#hold();
    if (!this.#callOff && this.#queue.length && !this.#held && !this.told.unfolding) {
      this.#next();
      this.#rest();
    }
    this.behind = this.#queue.length;
  }

  /** Show the changes up to the first that takes time: several that arrive within a frame are drawn once. */
  #next(): void {
    const events: Event[] = [];
    do {
      const change = this.#queue.shift()!;
      this.#show(change);
      events.push(...change.events);
      this.#pause = change.events.length ? settings.pause * this.weigh(change.events) : 0;
    } while (this.#queue.length && !this.#pause && !this.told.unfolding);
    this.fresh = events;
  }

  /** Wait until the current state is unfolded and looked at, or at least drawn, and go on. */
  #rest(): void {
    if (this.told.unfolding) return;
    this.#stay();
    if (document.hidden && !this.#pause) return this.#advance(); // nothing is drawn
    const goOn = (): void => {
      this.#callOff = undefined;
      this.#advance();
    };
    this.#callOff = this.#pause ? after(this.#pause, goOn) : atNextFrame(goOn);
  }

  /** Cancel what continues by itself. */
  #stay(): void {
    this.#callOff?.();
    this.#callOff = undefined;
  }

  /** Answering means that the last change has been seen: the effects of the answer need not wait for it. */
  #seen(): void {
    if (this.#queue.length) return;
    this.#stay();
    this.#pause = 0;
    this.told.finish();
  }

  /** Note who has left: the server only says who is connected. */
  #attend(): void {
    const before = this.away;
    const now = Date.now();
    this.away = this.newest!.seats.map((seat, place) =>
      seat.sort !== "guest" || seat.present ? null : (before[place] ?? (before.length ? now : null)),
    );
  }

  /** Nobody is looking: keep what arrives. */
  #hold(): void {
    if (this.#held) return;
    this.#held = true;
    this.#stay();
  }

  #show(change: Change): void {
    if (this.state?.decision !== change.state.decision) this.#explained.clear();
    this.told.begin(change.events);
    this.state = change.state;
    if (change.news.length) this.news = [...this.news, ...change.news].slice(-LONGEST_LOG);
    if (change.events.length) this.events = [...this.events, ...change.events].slice(-LONGEST_LOG);
    this.fresh = change.events;
  }
}

function after(milliseconds: number, action: () => void): () => void {
  const timer = setTimeout(action, milliseconds);
  return () => clearTimeout(timer);
}

function atNextFrame(action: () => void): () => void {
  const frame = requestAnimationFrame(action);
  return () => cancelAnimationFrame(frame);
}
