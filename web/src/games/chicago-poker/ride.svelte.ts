// The Limousine, step by step: from where, to where, and which cards in which order. Nothing is sent before the last step; then
// the steps follow each other, since each of them may show a card to all.
import type { OpenBusiness } from "../../server/types";
import { say } from "../../words.svelte";
import type { Play, Primary, Target } from "./play.svelte";

export class Ride {
  from = $state<string | null>(null);
  to = $state<string | null>(null);
  /** The cards that ride, in the order in which they will lie. */
  staged = $state<string[]>([]);
  #queue: string[] = []; // the steps that are still to be taken
  #answered: number | null = null; // the decision of the last step: until there is another one, nothing new is asked

  constructor(readonly play: Play) {}

  /** Whether the ride has set out, so that the server asks for the cards. */
  underway = $derived.by(() => this.play.options.ask === "limousine");

  /** The business that the cards leave, once it is settled. */
  start = $derived.by(() => (this.underway ? (this.play.view.limousine?.from ?? null) : this.from));

  /** The cards of the row that is left, own and in their order. */
  cards = $derived.by(() => {
    const business = this.play.view.table.find((one) => one.spot === this.start);
    return business && this.play.you !== null ? business.rows[this.play.you]!.cards : [];
  });

  begin(): void {
    const starts = this.play.options.names("limousine", "spot");
    if (starts.length === 1) this.#start(starts[0]!);
  }

  clear(): void {
    this.from = this.to = null;
    this.staged = [];
  }

  #start(spot: string): void {
    this.clear();
    this.from = spot;
    const goals = this.play.options.names("limousine", "goal", { spot });
    if (goals.length === 1) this.to = goals[0]!;
  }

  /** Own rows: first where the ride begins, then where it goes. */
  target(business: OpenBusiness): Target | null {
    const { spot } = business;
    if (spot === this.from || spot === this.to) return null;
    if (this.from === null) {
      const legal = this.play.options.of("limousine", { spot }).length > 0;
      const asked = this.play.view.table.find((one) => one.spot !== spot)?.spot ?? spot;
      return this.#target(`limousine ${spot} ${asked}`, legal, say("cp-ride-from"), () => this.#start(spot));
    }
    const text = `limousine ${this.from} ${spot}`;
    const label = say(this.to === null ? "cp-ride-to" : "cp-ride-other");
    return this.#target(text, this.play.options.has(text), label, () => {
      this.to = spot;
      this.staged = this.staged.slice(0, this.room);
    });
  }

  #target(text: string, legal: boolean, label: string, choose: () => void): Target {
    return { text, legal, label, act: () => (legal ? choose() : void this.play.askWhy(text)) };
  }

  /** The places that are free where the ride goes. */
  get room(): number {
    const goal = this.play.view.table.find((one) => one.spot === this.to);
    return goal && this.play.you !== null ? goal.rows[this.play.you]!.free : Infinity;
  }

  /** Whether the cards that ride come from a business. */
  leaves(spot: string): boolean {
    return spot === this.start;
  }

  /** Whether the cards that ride go to a business. */
  reaches(spot: string): boolean {
    return spot === (this.underway ? this.play.view.limousine?.to : this.to);
  }

  /** Whether a card at a business can get in, or out again. */
  boards(spot: string, card: string): boolean {
    if (this.underway)
      return this.play.view.limousine?.from === spot && this.play.options.has(`take ${card}`);
    return this.from === spot && (this.staged.includes(card) || this.staged.length < this.room);
  }

  /** Let a card get in or out; under way it is moved at once. */
  board(card: string): void {
    if (this.underway) void this.play.do(`take ${card}`);
    else if (this.staged.includes(card)) this.staged = this.staged.filter((one) => one !== card);
    else this.staged = [...this.staged, card];
  }

  /** Whether cards are picked: where from and where to is settled. */
  get picking(): boolean {
    return this.underway || (this.from !== null && this.to !== null);
  }

  /** What the next step of the ride asks. */
  get question(): string {
    if (this.picking) return say("cp-ride-pick");
    return say(this.from === null ? "cp-ride-from" : "cp-ride-to");
  }

  get primary(): Primary | null {
    const { play } = this;
    if (this.underway) {
      const done = play.options.one("done");
      return done ? { label: say("cp-do-done"), text: done.text, act: () => void play.do(done.text) } : null;
    }
    if (this.from === null || this.to === null || !this.staged.length) return null;
    const text = `limousine ${this.from} ${this.to}`;
    return {
      label: say("cp-do-limousine", { count: this.staged.length }),
      text,
      act: () => this.#drive(text),
    };
  }

  #drive(text: string): void {
    const steps = [...this.staged.map((card) => `take ${card}`), "done"];
    this.play.clear();
    void this.#step(text, steps);
  }

  /** Take a step; the others are forgotten if it is refused. */
  async #step(text: string, others: string[]): Promise<void> {
    const { table } = this.play;
    this.#queue = others;
    this.#answered = table.state?.decision ?? null;
    if (!(await table.move(text))) this.#queue = [];
  }

  /** Take the next step of a ride that was staged, as soon as it is asked for. */
  goOn(): void {
    const { table, options } = this.play;
    if (!this.#queue.length || table.sending) return;
    if (table.behind) return table.catchUp(); // nobody waits for the own ride
    if (!options.data || table.state?.decision === this.#answered) return;
    const [next, ...others] = this.#queue;
    if (this.underway && options.has(next!)) void this.#step(next!, others);
    else this.#queue = []; // the ride has ended by itself, or is something else than was thought
  }
}
