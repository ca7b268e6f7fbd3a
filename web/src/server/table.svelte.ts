// A table as this guest knows it. Components read it and ask it for moves; nothing here knows a rule.
import { Options } from "./choices";
import { Connection, type Ask, type Ended } from "./connection";
import { patched } from "./patches";
import { settings } from "../settings.svelte";
import type { Answer, Event, News, Problem, Snapshot, State, Talk, Update } from "./types";

const LONGEST_LOG = 2000; // sentences and events that are kept

export class Table {
  /** What is shown now; null until the server has answered. */
  state = $state.raw<State | null>(null);
  news = $state.raw<News[]>([]);
  events = $state.raw<Event[]>([]);
  talk = $state.raw<Talk[]>([]);
  /** The events that the last change brought: what a picture may move. */
  fresh = $state.raw<Event[]>([]);
  open = $state(false);
  retry = $state<number | null>(null);
  ended = $state<Ended | null>(null);
  /** Changes that have arrived and are not shown yet, because what others did is shown one thing at a time. */
  behind = $state(0);
  /** Whether an answer of ours is on its way. */
  sending = $state(false);
  /** Why the last thing that we wanted was refused. */
  problem = $state.raw<Problem | null>(null);

  /** The moves that can be made now: none while something is on its way or not shown yet. */
  options = $derived(new Options(this.sending || this.behind ? null : (this.state?.choices ?? null)));
  /** How long a change is looked at, as a share of the guest's tempo; a game's table may weigh its own events. */
  weigh: (events: Event[]) => number = () => 1;
  /** Seconds by which the server's clock is ahead of ours. */
  skew = 0;

  #version = 0;
  #queue: Update[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
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
  }

  /** Make a move, or several that are carried out together. */
  async move(...moves: string[]): Promise<boolean> {
    const decision = this.state?.decision;
    if (decision === null || decision === undefined || this.sending) return false;
    this.sending = true;
    try {
      return await this.do({ do: "move", decision, moves });
    } finally {
      this.sending = false;
    }
  }

  /** Ask for something; what is refused is in `problem` until the next thing is asked for. */
  async do(command: Ask): Promise<boolean> {
    this.problem = null;
    const answer = await this.#connection.ask(command);
    this.problem = answer.problem ?? null;
    return this.problem === null;
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

  /** Why a move cannot be made; null if it can. */
  async whyNot(move: string): Promise<Problem | null> {
    return (await this.ask({ do: "why_not", move })).problem ?? null;
  }

  speak(language: string): void {
    this.#explained.clear();
    void this.ask({ do: "language", language: language as "en" });
  }

  /** Show at once what has arrived. */
  catchUp(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    while (this.#queue.length) this.#show(this.#queue.shift()!);
    this.behind = 0;
  }

  tryAgain(): void {
    this.#connection.retry();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#connection.close();
  }

  #hear(message: Snapshot | Update): void {
    this.skew = message.now - Date.now() / 1000;
    if (message.type === "snapshot") {
      this.#queue = [];
      this.catchUp();
      this.#version = message.version;
      this.#begin(message);
    } else if (message.version === this.#version + 1) {
      this.#version = message.version;
      this.#queue.push(message);
      this.#advance();
    } else {
      void this.ask({ do: "resync" });
    }
  }

  #begin(message: Snapshot): void {
    this.#explained.clear();
    this.state = message.state;
    this.news = message.news;
    this.events = [...message.events];
    this.talk = message.talk;
    this.fresh = [];
  }

  /** Show the next change, unless the one before is still being looked at. */
  #advance(): void {
    if (this.#timer === undefined && this.#queue.length) {
      const message = this.#queue.shift()!;
      this.#show(message);
      const looked = message.events.length > 0 && !document.hidden;
      const pause = looked ? settings.pause * this.weigh(message.events) : 0;
      if (pause)
        this.#timer = setTimeout(() => {
          this.#timer = undefined;
          this.#advance();
        }, pause);
      else this.#advance();
    }
    this.behind = this.#queue.length;
  }

  #show(message: Update): void {
    if (this.state === null) return;
    const decision = this.state.decision;
    this.state = patched(this.state, message.patch);
    if (this.state.decision !== decision) this.#explained.clear();
    if (message.news.length) this.news = [...this.news, ...message.news].slice(-LONGEST_LOG);
    if (message.events.length) this.events = [...this.events, ...message.events].slice(-LONGEST_LOG);
    if (message.talk.length) this.talk = [...this.talk, ...message.talk].slice(-LONGEST_LOG);
    this.fresh = [...message.events];
  }
}
