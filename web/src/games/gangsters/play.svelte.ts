// What the person at the table is about to do: what is picked up, where the pointer is, what an offer says so far.
// What can be done comes from the server's choices; nothing here knows a rule.
import type { Choice } from "../../server/choices";
import type { Things } from "../../server/site";
import type { Table } from "../../server/table.svelte";
import { say } from "../../words.svelte";
import { isAsking, openSides } from "./asks/asked";
import { askedAbout } from "./focus";
import type { Note } from "./map/notes";
import { Scene, money } from "./scene";

const LINGER = 90; // milliseconds before the server is asked about what the pointer is on

export class Play {
  /** The token that has been picked up: `camorra-thugs`, `cop-7`, `public-2a`. */
  picked = $state<string | null>(null);
  /** The side that a piece is to show where it ends; null is the one that it shows now. */
  side = $state<string | null>(null);
  /** The dice to drive with; null is to walk by the own die. */
  mix = $state<string | null>(null);
  /** The space that the pointer or the focus is on. */
  aim = $state<string | null>(null);
  /** The move to be explained. */
  looked = $state<string | null>(null);
  /** A sentence about what was clicked and cannot be done. */
  told = $state<string | null>(null);
  /** Whether an offer is being written, and what it says. */
  offer = $state<{ partner: number; give: string | null; want: string | null; cash: number } | null>(null);

  scene = $derived.by(() => (this.#last = new Scene(this.table.state!, this.things(), this.#last)));
  /** The moves that end in each space, of the thing that is picked up. */
  targets = $derived.by(() => {
    const found = new Map<string, Choice[]>();
    for (const choice of this.table.options.all) {
      const space = this.#spaceOf(choice);
      if (space === null) continue;
      const there = found.get(space);
      if (there) there.push(choice);
      else found.set(space, [choice]);
    }
    return found;
  });
  /** The tokens that can be picked up. */
  movable = $derived.by(() => {
    const found = new Set<string>();
    for (const choice of this.table.options.all) {
      const token = this.#tokenOf(choice);
      if (token) found.add(token);
    }
    return found;
  });
  /** The spaces where somebody stands who can be attacked or seduced now. */
  prey = $derived.by(() => {
    const targets = new Set(this.table.options.all.map((choice) => choice.parts.target).filter(Boolean));
    if (!targets.size) return [];
    const there = [...this.scene.tokens].filter(([, tokens]) => tokens.some(({ id }) => targets.has(id)));
    return there.map(([space]) => space);
  });
  notes = $derived.by(() => {
    if (this.offer) return this.#wares(this.offer);
    const notes = this.#offered();
    for (const space of this.targets.keys()) {
      const text = this.scene.awaits(space, this.#moving);
      notes.set(space, { text, target: true, conflict: this.#conflict(space) });
    }
    if (isAsking(this)) for (const space of askedAbout(this)) notes.set(space, { text: "", here: true });
    const { entrance } = this.scene.view;
    if (entrance !== null) notes.set(entrance, { text: "", ...notes.get(entrance), here: true });
    for (const [space, sum] of this.#paid)
      if (!notes.has(space)) notes.set(space, { text: `+${money(sum)}` });
    return notes;
  });

  /** What the offer that is being written is about, and what it could be about. */
  #wares({ partner, give, want, cash }: NonNullable<Play["offer"]>): Map<string, Note> {
    const notes = new Map<string, Note>();
    const put = (seat: number, chosen: string | null, side: "give" | "want", plain: string): void => {
      const open = openSides(this.table.options.ask).includes(side);
      for (const joint of this.scene.view.players[seat]!.joints)
        if (open || joint === chosen)
          notes.set(joint, { text: plain, target: open, traded: joint === chosen });
    };
    put(this.scene.you!, give, "give", withCash("give", cash));
    put(partner, want, "want", withCash("get", -cash));
    return notes;
  }

  /** What an offer is about that waits for its answer. */
  #offered(): Map<string, Note> {
    const { offer, active } = this.scene.view;
    const notes = new Map<string, Note>();
    if (!offer || active === null) return notes;
    const put = (joint: string | null, giver: number, taker: number, cash: number): void => {
      const { you } = this.scene;
      if (!joint) return;
      const plain = giver === you ? "give" : taker === you ? "get" : null;
      const text = plain ? withCash(plain, cash) : say("ga-they-give", { name: this.scene.person(giver) });
      notes.set(joint, { text, traded: true });
    };
    put(offer.give, active, offer.partner, offer.pay);
    put(offer.want, offer.partner, active, offer.get);
    return notes;
  }

  /** What joints and extortion have just paid, by space. */
  #paid = $derived.by(() => {
    const sums = new Map<string, number>();
    for (const event of this.table.fresh) {
      if (event.name !== "earned" && event.name !== "extorted") continue;
      const facts = event.facts as { joint?: string; space?: string; money: number };
      const space = facts.joint ?? facts.space!;
      sums.set(space, (sums.get(space) ?? 0) + facts.money);
    }
    return sums;
  });

  /** What a click on a lit place moves, as a token: what is picked up, or the cop or public that has just come in. */
  get #moving(): string | undefined {
    const entering = { "cop-to": "cop-", "public-to": "public-" }[this.table.options.ask];
    return this.picked ?? entering;
  }

  #last: Scene | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly table: Table,
    readonly things: () => Things,
  ) {}

  /** The move that a click on a space makes; undefined if it makes none. */
  choice(space: string): Choice | undefined {
    const choices = this.targets.get(space);
    return choices?.find((choice) => choice.parts.side === this.arriving) ?? choices?.[0];
  }

  /** The side that the piece which is picked up will show. */
  get arriving(): string | undefined {
    return this.side ?? this.#piece()?.side;
  }

  /** Pick a token up, or lay it down. */
  pick(token: string | null): void {
    this.picked = this.picked === token ? null : token;
    this.mix = null;
    this.side = null;
    this.look(null);
  }

  /** Say what a click on a space would do. */
  look(space: string | null): void {
    this.aim = space;
    this.told = null;
    const choice = space === null ? undefined : this.choice(space);
    const text = choice && choice.word !== "claim" ? choice.text : null; // the button for a claim says all there is
    clearTimeout(this.#timer);
    if (text === null) this.looked = null;
    else this.#timer = setTimeout(() => (this.looked = text), LINGER);
  }

  /** A click on a space: go there, pick up what stands there, or say why not. A finger first looks, then goes. */
  act(space: string, byTouch: boolean): void {
    if (this.offer) return this.#barter(space);
    const choice = this.choice(space);
    if (choice && byTouch && this.aim !== space) return this.look(space);
    if (choice) return void this.send(choice.text);
    const here = (this.scene.tokens.get(space) ?? []).filter((token) => this.movable.has(token.id));
    const last = here.findIndex((token) => token.id === this.picked);
    if (here.length && !(last === here.length - 1 && here.length === 1)) {
      this.picked = null;
      this.pick(here[(last + 1) % here.length]!.id);
    } else if (here.length) this.pick(null);
    else void this.#refuse(space);
  }

  async send(...moves: string[]): Promise<boolean> {
    this.looked = null;
    this.told = null;
    const done = await this.table.move(...moves);
    if (done) this.clear();
    return done;
  }

  clear(): void {
    clearTimeout(this.#timer);
    this.picked = this.aim = this.looked = this.told = this.mix = this.side = null;
    this.offer = null;
  }

  /** Say why a space cannot be chosen now; of one that nothing is asked about, what it is. */
  async #refuse(space: string): Promise<void> {
    const move = this.#meant(space);
    this.told = (move && (await this.table.whyNot(move))?.message) || this.scene.describe(space);
  }

  /** The move that a click on a space would have meant. */
  #meant(space: string): string | null {
    const { ask, data } = this.table.options;
    if (!data) return null;
    if (ask === "claim")
      return this.scene.city.spots.get(space)?.space.kind === "joint" ? `claim ${space}` : null;
    if (ask === "cop-to" || ask === "public-to" || ask === "return") return `to ${space}`;
    if (this.picked?.startsWith("cop-")) return `cop ${this.picked.slice(4)} to ${space}`;
    if (this.picked?.startsWith("public-")) return `public ${this.picked.slice(7)} to ${space}`;
    const piece = this.#piece();
    if (!piece) return null;
    const how = this.mix ? `drive ${piece.piece} with ${this.mix}` : `move ${piece.piece}`;
    return `${how} to ${space} as ${this.arriving}`;
  }

  /** A click on a joint while an offer is written: an own one is given, one of the partner's is wanted. */
  #barter(space: string): void {
    const offer = this.offer!;
    const owner = this.scene.view.joints[space]?.owner;
    const side = owner === this.scene.you ? "give" : owner === offer.partner ? "want" : null;
    if (side && openSides(this.table.options.ask).includes(side))
      offer[side] = offer[side] === space ? null : space;
    else this.told = this.scene.describe(space);
  }

  #piece() {
    return this.scene.own?.pieces.find((piece) => piece.target === this.picked);
  }

  #conflict(space: string): boolean {
    const owner = this.scene.view.joints[space]?.owner;
    if (["claim", "return"].includes(this.table.options.ask)) return false;
    if (this.#moving?.startsWith("public-")) return false;
    if (owner !== undefined && owner !== this.scene.you && this.#piece()) return true;
    return (this.scene.tokens.get(space) ?? []).some(
      (token) => token.sort === "cop" || (token.sort === "piece" && token.seat !== this.scene.you),
    );
  }

  #tokenOf({ word, parts }: Choice): string | null {
    if (word === "cop" || word === "subway" || word === "bribe") return `cop-${parts.cop}`;
    if (word === "public") return `public-${parts.public}`;
    if (word === "move" || word === "drive" || word === "recruit")
      return this.scene.own?.pieces.find((piece) => piece.piece === parts.piece)?.target ?? null;
    return null;
  }

  #spaceOf(choice: Choice): string | null {
    const { word, parts } = choice;
    if (word === "claim") return parts.joint!;
    if (word === "to") return parts.space!;
    if (this.picked === null || !("space" in parts) || this.#tokenOf(choice) !== this.picked) return null;
    return this.mix === (parts.dice ?? null) ? parts.space! : null;
  }
}

/** What the map says about a joint that is given or got, with the cash that comes with it. */
function withCash(what: "give" | "get", cash: number): string {
  return cash > 0 ? say(`ga-${what}-with`, { cash: money(cash) }) : say(`ga-${what}`);
}
