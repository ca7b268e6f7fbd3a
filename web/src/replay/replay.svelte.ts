// A past match in the shape of a table: a game's own board draws it, and there is nothing to choose.
import { Options } from "../server/choices";
import { patched } from "../server/patches";
import type { Site } from "../server/site";
import type { Table } from "../server/table.svelte";
import { Told } from "../server/told.svelte";
import type { Answer, Event, News, Problem, ReplayShown, State, Talk } from "../server/types";

export type Eye = ReplayShown["eyes"][number];

/** A sentence about the match, and the moment it is about. */
export interface Sentence extends News {
  moment: number;
}

/** A moment as an eye knows it. */
interface Moment {
  state: State;
  events: Event[];
  news: News[];
  /** Whether this eye saw nothing of the answer that led here. */
  still: boolean;
}

const RANGE = 50; // moments requested at once
const SPEEDS = [0.5, 1, 4] as const;
const PAUSE = 1100; // milliseconds for which a moment is shown

export type Speed = (typeof SPEEDS)[number];
export { SPEEDS };

const FREE: Options = new Options(null);

export class Replay implements Table {
  readonly live = false;
  state = $state.raw<State | null>(null);
  news = $state.raw<News[]>([]);
  events = $state.raw<Event[]>([]);
  fresh = $state.raw<Event[]>([]);
  readonly told = new Told(this, () => this.#tick());

  /** The moment that is shown, or will be once it has arrived. */
  moment = $state(0);
  eye = $state.raw<Eye>("spectator");
  playing = $state(false);
  speed = $state<Speed>(1);
  /** All sentences about the match that have arrived. */
  sentences = $state.raw<Sentence[]>([]);
  /** Whether all moments have arrived. */
  complete = $state(false);
  /** Why the moments do not arrive. */
  failure = $state.raw<Error | null>(null);

  #moments: (Moment | undefined)[] = [];
  #asked = new Map<number, Promise<void>>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #turn = 0; // the number of the request: results of older ones are not shown

  constructor(
    readonly shown: ReplayShown,
    readonly site: () => Site,
  ) {}

  get id(): string {
    return this.shown.id;
  }

  get last(): number {
    return this.shown.last;
  }

  /** Show a moment through an eye, and load the rest of the match meanwhile. */
  async look(eye: Eye, moment: number): Promise<void> {
    if (eye !== this.eye || !this.#moments.length) this.#forget();
    this.eye = eye;
    await this.go(moment);
    void this.#readOn();
  }

  /** Read everything again, in another language. */
  async again(): Promise<void> {
    this.#forget();
    await this.look(this.eye, this.moment);
  }

  /** Go to a moment. */
  async go(moment: number): Promise<void> {
    const to = Math.max(0, Math.min(this.last, moment));
    const turn = ++this.#turn;
    this.moment = to;
    try {
      await this.#need(to);
      this.failure = null;
    } catch (error) {
      this.failure = error as Error;
      this.pause();
      return;
    }
    if (turn === this.#turn) this.#show(to);
  }

  /** Go to the next moment at which this eye saw anything, or back to the one before. */
  async step(by: 1 | -1): Promise<void> {
    let to = this.moment + by;
    while (to > 0 && to < this.last) {
      await this.#need(to).catch(() => undefined);
      if (!this.#moments[to]?.still) break;
      to += by;
    }
    await this.go(to);
  }

  play(): void {
    this.playing = true;
    if (this.moment >= this.last) void this.go(0).then(() => this.#tick());
    else void this.step(1).then(() => this.#tick());
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  close(): void {
    this.pause();
  }

  /** The events of each moment, as this eye knows them; complete once the replay is. */
  happened(): Event[][] {
    return Array.from({ length: this.last + 1 }, (_, moment) => this.#moments[moment]?.events ?? []);
  }

  /** Wait until this moment has been unfolded and looked at, and go on. */
  #tick(): void {
    clearTimeout(this.#timer);
    if (!this.playing || this.told.unfolding) return;
    if (this.moment >= this.last) return this.pause();
    const pause = (PAUSE * (this.fresh.length ? this.weigh(this.fresh) : 1)) / this.speed;
    this.#timer = setTimeout(() => void this.step(1).then(() => this.#tick()), pause);
  }

  #show(moment: number): void {
    const found = this.#moments[moment]!;
    const [first, shown] = [this.#firstKnown(moment), this.#shown];
    // What happened is shown moving only where it follows from what was on the screen.
    const between = shown !== null && moment > shown ? this.#moments.slice(shown + 1, moment) : [];
    const follows = shown !== null && moment > shown && between.every((one) => one?.still);
    const fresh = follows ? found.events : [];
    this.told.begin(this.speed > 1 ? [] : fresh);
    this.state = found.state;
    const known = this.#moments.slice(first, moment + 1) as Moment[];
    this.events = known.flatMap((one) => one.events);
    this.news = known.flatMap((one) => one.news);
    this.fresh = fresh;
    this.#shown = moment;
    this.#tick(); // what was being unfolded may have given way to this
  }
  #shown: number | null = null;

  /** The first moment of the unbroken range up to this one. */
  #firstKnown(moment: number): number {
    let first = moment;
    while (first > 0 && this.#moments[first - 1]) first -= 1;
    return first;
  }

  #forget(): void {
    this.#moments = [];
    this.#asked.clear();
    this.sentences = [];
    this.complete = false;
    this.#shown = null;
  }

  async #need(moment: number): Promise<void> {
    if (!this.#moments[moment]) await this.#range(Math.floor(moment / RANGE) * RANGE);
  }

  #range(first: number): Promise<void> {
    let asked = this.#asked.get(first);
    if (!asked) {
      const moments = this.#moments;
      asked = this.site()
        .moments(this.id, String(this.eye), first, Math.min(this.last, first + RANGE - 1))
        .then((answer) => {
          if (moments === this.#moments) this.#take(answer);
        });
      asked.catch(() => this.#asked.delete(first));
      this.#asked.set(first, asked);
    }
    return asked;
  }

  #take(answer: Awaited<ReturnType<Site["moments"]>>): void {
    let { state } = answer;
    answer.moments.forEach(({ patch, events, news }, place) => {
      state = patched(state, patch);
      const still = !events.length && !patch.length && place > 0;
      this.#moments[answer.first + place] = { state, events, news, still };
    });
    const sentences: Sentence[] = [];
    this.#moments.forEach((one, moment) => one?.news.forEach((said) => sentences.push({ ...said, moment })));
    this.sentences = sentences;
    this.complete = this.#moments.filter(Boolean).length > this.last;
  }

  /** Read the rest of the match, what comes next first. */
  async #readOn(): Promise<void> {
    const moments = this.#moments;
    const at = Math.floor(this.moment / RANGE) * RANGE;
    const firsts = Array.from({ length: Math.floor(this.last / RANGE) + 1 }, (_, place) => place * RANGE);
    const ahead = [
      ...firsts.filter((first) => first > at),
      ...firsts.filter((first) => first < at).reverse(),
    ];
    for (const first of ahead) {
      if (moments !== this.#moments) return;
      await this.#range(first).catch(() => undefined); // going there requests it again, and reports the error
    }
    // What a board tells of the past may have come only now.
    if (moments === this.#moments && moments[this.moment]) this.#show(this.moment);
  }

  // The rest of a table's face: nobody decides anything here, and nothing is on its way.

  get newest(): State | null {
    return this.state;
  }
  get waiting(): number[] {
    const { state } = this.told;
    return state?.stage === "playing" ? (state.view?.waiting ?? []) : [];
  }
  readonly yours = false;
  readonly turn = false;
  readonly options = FREE;
  weigh: (events: Event[]) => number = () => 1;
  skew = 0;
  talk: Talk[] = [];
  open = true;
  retry: number | null = null;
  ended: Table["ended"] = null;
  behind = 0;
  readonly current = true;
  missed = 0;
  since: number | null = null;
  sending = false;
  away: (number | null)[] = [];
  sent: string[] = [];
  problem: Problem | null = null;

  move = (): Promise<boolean> => Promise.resolve(false);
  do = (): Promise<boolean> => Promise.resolve(false);
  ask = (): Promise<Answer> => Promise.resolve({ type: "answer", id: null } as Answer);
  explain = (): Promise<string> => Promise.resolve("");
  known = (): Promise<string> | undefined => undefined;
  whyNot = (): Promise<Problem | null> => Promise.resolve(null);
  speak = (): void => undefined;
  catchUp = (): void => undefined;
  watch = (): void => undefined;
  earlier = (): Promise<void> => Promise.resolve();
  reopen = (): void => undefined;
  tryAgain = (): void => undefined;
}
