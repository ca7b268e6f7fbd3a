// What the person at this table is about to do: the picked card, where it can go, what is under the pointer.
// All choices come from the legal moves that the server lists.
import type { HTMLButtonAttributes } from "svelte/elements";
import { Options, type Choice } from "../../server/choices";
import type { Things } from "../../server/site";
import type { Table } from "../../server/table.svelte";
import type { ChicagoPokerView, OpenBusiness } from "../../server/types";
import { say } from "../../words.svelte";
import { Deck } from "./cards";
import { Ride } from "./ride.svelte";

/** A row that answers a click: it takes what is picked, or says why not. */
export interface Target {
  /** The move that a click makes or, for a row that cannot be chosen, that the server is asked about. */
  text: string;
  legal: boolean;
  label: string;
  act: () => void;
}

/** The one thing that the primary button does. */
export interface Primary {
  label: string;
  /** The move that explains it. */
  text: string | null;
  act: () => void;
}

const NONE = new Options(null);

export class Play {
  /** The place in the hand of the card that is picked. */
  picked = $state<number | null>(null);
  /** The move under the pointer or the focus. */
  looked = $state<string | null>(null);
  /** Why something could not be chosen. */
  reason = $state<string | null>(null);
  readonly ride: Ride;

  constructor(
    readonly table: Table,
    readonly things: () => Things,
  ) {
    this.ride = new Ride(this);
  }

  deck = $derived.by(() => new Deck(this.things()));
  /** Whether a duel is being shown row by row, with motion switched on. */
  dueling = $derived.by(() => this.table.told.unfolding);
  /** What the table shows: during a duel, the state before it, so as not to give away its end. */
  view = $derived.by(() => this.table.told.state!.view as ChicagoPokerView);
  /** Whether the match is over, even if ended early by agreement. */
  over = $derived.by(() => this.view.over || this.table.told.state!.stage === "over");
  options = $derived.by(() => (this.dueling ? NONE : this.table.options));
  you = $derived.by(() => this.table.state!.you);
  /** Whether we are asked, including while our answer is on its way. */
  asked = $derived.by(() => this.table.state!.decision !== null && !this.dueling);
  hand = $derived.by(() => (this.you === null ? [] : this.view.players[this.you]!.hand));
  card = $derived.by(() => (this.picked === null ? null : (this.hand[this.picked] ?? null)));

  /** The first words of a card's moves: `play`, or a special's own word and the one that plays it for no effect. */
  wordsOf(card: string): { word: string; unused?: string } {
    if (this.options.ask === "tiebreak") return { word: "choose" };
    if (this.options.ask === "discard") return { word: "discard" };
    if (this.deck.gangster(card)) return { word: "play" };
    const words = this.view.about.filter(({ value }) => value === card).map(({ word }) => word);
    const word = words.find((one) => !one.includes(" ")) ?? "";
    const unused = words.find((one) => one.startsWith(`${word} `));
    return unused === undefined ? { word } : { word, unused };
  }

  /** What the picked card's moves begin with; "" if none is picked. */
  word = $derived.by(() => (this.card === null ? "" : this.wordsOf(this.card).word));
  /** The move that plays the picked special for no effect. */
  unused = $derived.by(() => {
    const word = this.card === null ? undefined : this.wordsOf(this.card).unused;
    return word === undefined ? undefined : this.options.one(word);
  });

  /** Whether a card of the hand can be used for anything now. */
  usable(card: string): boolean {
    const { word, unused } = this.wordsOf(card);
    if (unused !== undefined) return this.options.of(word).length > 0 || this.options.of(unused).length > 0;
    return this.options.of(word, { card }).length > 0;
  }

  /** Pick a card of the hand, or put it back; one that cannot be used says why. */
  async pick(place: number): Promise<void> {
    const card = this.hand[place];
    if (card === undefined) return;
    const again = this.picked === place;
    this.clear();
    if (again) return;
    if (this.usable(card)) {
      this.picked = place;
      if (this.word === "limousine") this.ride.begin();
    } else if (this.options.data) {
      const { word } = this.wordsOf(card);
      await this.askWhy(
        word === "play" ? `play ${card} ${this.view.table[0]?.spot ?? "1"}` : `${word} ${card}`,
      );
    }
  }

  clear(): void {
    this.picked = this.looked = this.reason = null;
    this.ride.clear();
    this.table.problem = null;
  }

  look(text: string | null): void {
    this.looked = text;
    if (text !== null) this.reason = null;
  }

  /** Explain a button's move when it is pointed at or focused: `<button {...play.explains(text)}>`. */
  explains(text: string | undefined): HTMLButtonAttributes {
    const look = () => text !== undefined && this.look(text);
    return { onmouseenter: look, onfocus: look };
  }

  /** Draw a card, or say why not. */
  draw(): void {
    const draw = this.options.one("draw");
    if (draw) void this.do(draw.text);
    else if (this.options.data) void this.askWhy("draw");
  }

  /** End the turn, if only extra actions are left. */
  end(): void {
    const end = this.options.one("end");
    if (end) void this.do(end.text);
  }

  async askWhy(text: string): Promise<void> {
    this.reason = (await this.table.whyNot(text))?.message ?? null;
  }

  /** Make a move, and clear what was picked. */
  async do(...texts: string[]): Promise<boolean> {
    this.clear();
    return this.table.move(...texts);
  }

  /** What a click on a row would do; null if the row has nothing to do with what is picked. */
  target(business: OpenBusiness, seat: number): Target | null {
    if (this.card === null || !this.options.data) return null;
    const own = seat === this.you;
    const { spot } = business;
    if (this.word === "play" && own) return this.#laying(business, this.card);
    if (this.word === "limousine" && own) return this.ride.target(business);
    if ((this.word === "murder" || this.word === "raid") && !own)
      return this.#attacking(this.word, business, seat, spot);
    return null;
  }

  #laying(business: OpenBusiness, card: string): Target {
    const row = business.rows[this.you!]!;
    const facing = business.facing[row.cards.length];
    const label = facing ? say("cp-lay-here", { facing: say(`cp-${facing}`) }) : say("cp-row-full");
    return this.#targeting(`play ${card} ${business.spot}`, label);
  }

  #attacking(word: "murder" | "raid", business: OpenBusiness, seat: number, spot: string): Target | null {
    const row = business.rows[seat]!;
    if (!row.cards.length) return null;
    const hidden = row.up.filter((up) => !up).length;
    const label = word === "murder" ? say("cp-murder-here") : say("cp-raid-here", { count: hidden });
    return this.#targeting(`${word} ${spot} ${this.view.players[seat]!.boss}`, label);
  }

  #targeting(text: string, label: string): Target {
    const legal = this.options.has(text);
    return { text, legal, label, act: () => void (legal ? this.do(text) : this.askWhy(text)) };
  }

  /** The moves that the picked card can make, of those that name all there is to name. */
  ready = $derived.by((): Choice[] => {
    if (this.card === null) return [];
    const parts = ["play", "choose", "discard"].includes(this.word) ? { card: this.card } : {};
    return this.options.of(this.word, parts);
  });

  primary = $derived.by((): Primary | null => {
    if (this.ride.primary) return this.ride.primary;
    if (this.card === null || this.word === "limousine") return null;
    const aimed =
      this.ready.find(({ text }) => text === this.looked) ??
      (this.ready.length === 1 ? this.ready[0] : undefined);
    return aimed ? { label: this.label(aimed), text: aimed.text, act: () => void this.do(aimed.text) } : null;
  });

  /** A move as the label of a button. */
  label(choice: Choice): string {
    const { card, spot, boss } = choice.parts;
    const business = this.view.table.find((one) => one.spot === spot);
    const seat = this.view.players.find((player) => player.boss === boss)?.seat;
    return say(`cp-do-${choice.word}`, {
      card: card === undefined ? "" : this.deck.name(card),
      business: business ? this.deck.business(business.business) : "",
      name: seat === undefined ? "" : this.nameOf(seat),
    });
  }

  nameOf(seat: number): string {
    return seat === this.you ? say("cp-you") : this.table.state!.seats[seat]!.name;
  }

  /** Legal moves without a control at this table: there should never be any. */
  unreached = $derived.by((): Choice[] => {
    const specials = new Set(this.hand.filter((card) => !this.deck.gangster(card)));
    const words = new Set(["draw", "end", "done"]);
    for (const { word, value } of this.view.about) if (specials.has(String(value))) words.add(word);
    const loose = new Set([...this.hand, ...this.ride.cards]);
    return this.options.all.filter(({ word, parts }) => {
      if (words.has(word)) return false;
      return !(["play", "choose", "discard", "take"].includes(word) && loose.has(parts.card!));
    });
  });
}
