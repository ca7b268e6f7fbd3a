// Where everything is, and its names for people: the view in the forms that the map and the panels need.
import type { Things } from "../../server/site";
import type { Event, GangstersPlayer, GangstersView, Piece, State } from "../../server/types";
import { say } from "../../words.svelte";
import { cityOf, type City } from "./map/city";

/** Something that stands on the map. */
export type Token =
  | { sort: "piece"; id: string; seat: number; piece: Piece }
  | { sort: "cop"; id: string; number: string; donuts: number; by: number | null }
  | { sort: "public"; id: string; name: string; criminal: boolean };

export type PieceName = "racketeers" | "thugs" | "vamps";
export const PIECES: PieceName[] = ["racketeers", "thugs", "vamps"];
/** The letters on the pieces, the same in every language, as in the picture of the board. */
export const LETTERS: Record<string, string> = { racketeers: "R", thugs: "T", vamps: "V" };
export const DIE_OF: Record<string, string> = { racketeers: "green", thugs: "black", vamps: "red" };
export const DICE = ["blue", "white", "green", "black", "red"];
export const JOINT_COLOURS = ["brown", "yellow", "green", "blue", "purple", "red"];
/** A sign for each colour of houses, because hue alone is not enough. */
export const SIGNS: Record<string, string> = {
  brown: "N",
  yellow: "Y",
  green: "G",
  blue: "B",
  purple: "P",
  red: "R",
  grey: "–",
};

/** A match as one seat sees it, with the names of things. */
export class Scene {
  readonly view: GangstersView;
  readonly city: City;
  readonly you: number | null;
  readonly tokens = new Map<string, Token[]>();

  constructor(
    readonly shown: State,
    readonly things: Things,
    /** The match before the last change: unchanged things are the same objects, and need not be redrawn. */
    before?: Scene,
  ) {
    this.view = shown.view as GangstersView;
    this.city = cityOf(things.board!);
    this.you = shown.you;
    const put = (at: string | null, token: Token): void => {
      if (at === null) return;
      const there = this.tokens.get(at);
      if (there) there.push(token);
      else this.tokens.set(at, [token]);
    };
    for (const { seat, pieces } of this.view.players)
      for (const piece of pieces) put(piece.at, { sort: "piece", id: piece.target, seat, piece });
    for (const [number, cop] of Object.entries(this.view.cops))
      put(cop.at, { sort: "cop", id: cop.target, number, donuts: cop.donuts, by: cop.by });
    for (const [name, one] of Object.entries(this.view.public))
      put(one.at, { sort: "public", id: `public-${name}`, name, criminal: one.side === "criminal" });
    for (const [space, tokens] of this.tokens) {
      const old = before?.tokens.get(space);
      if (old && old.length === tokens.length && old.every((token, at) => isSame(token, tokens[at]!)))
        this.tokens.set(space, old);
    }
  }

  get own(): GangstersPlayer | null {
    return this.you === null ? null : this.view.players[this.you]!;
  }

  word(kind: string, name: string): string {
    return this.things.words[kind]?.[name] ?? name;
  }

  /** What a colour of houses is called; grey is nobody's to sell. */
  colour(name: string): string {
    return name === "grey" ? say("ga-grey") : this.word("joint_colour", name);
  }

  person(seat: number): string {
    return seat === this.you ? say("ga-you") : this.shown.seats[seat]!.name;
  }

  /** Whose piece or which cop a target is. */
  target(name: string): { seat: number | null; piece: string | null; cop: string | null } {
    if (name.startsWith("cop-")) return { seat: null, piece: null, cop: name.slice(4) };
    const [gang, piece] = [name.slice(0, name.lastIndexOf("-")), name.slice(name.lastIndexOf("-") + 1)];
    const seat = this.view.players.findIndex((player) => player.gang === gang);
    return { seat: seat < 0 ? null : seat, piece, cop: null };
  }

  /** A target in words: "Marta's thugs", "cop 7". */
  targetName(name: string): string {
    const { seat, piece, cop } = this.target(name);
    if (cop !== null) return say("ga-cop", { cop });
    if (seat === null) return this.word("target", name);
    const facts = { piece: this.word("piece", piece!), name: this.shown.seats[seat]!.name };
    return seat === this.you ? say("ga-your-pieces", facts) : say("ga-pieces-of", facts);
  }

  pieceOf(seat: number, name: string): Piece | undefined {
    return this.view.players[seat]!.pieces.find((piece) => piece.piece === name);
  }

  /** The name of a space for people. */
  title(space: string): string {
    return this.city.title(space);
  }

  /** What awaits arrivals at a space, in a few words: guards, pieces, cops, public. */
  awaits(space: string, but?: string): string {
    const joint = this.view.joints[space];
    const said: string[] = [];
    // guards only shoot at pieces; for a cop or public the owner of the joint matters
    const guards = !but || !/^(cop|public)-/.test(but);
    if (joint?.owner === this.you) said.push(say("ga-yours"));
    else if (joint && guards) said.push(say("ga-guarded", { level: joint.level }));
    else if (joint) said.push(say("ga-owned", { name: this.person(joint.owner), level: joint.level }));
    for (const token of this.tokens.get(space) ?? []) {
      if (token.id === but) continue;
      if (token.sort === "piece" && token.seat !== this.you)
        said.push(`${LETTERS[token.piece.piece]}${token.piece.strength}`);
      if (token.sort === "cop") said.push(say("ga-cop", { cop: token.number }));
      if (token.sort === "public") said.push(say("ga-crowd", { name: token.name[0]! }));
    }
    return said.join(", ");
  }

  /** A space in words, with all that is there: for screen readers and for the line of explanation. */
  describe(space: string, but?: string): string {
    const spot = this.city.spots.get(space)!;
    const joint = this.view.joints[space];
    const { colour, price, station } = spot.space.details;
    const said = [this.title(space)];
    if (spot.building) said.push(this.colour(String(colour)));
    if (price) said.push(money(Number(price)));
    if (station) said.push(say("ga-station", { number: Number(station) }));
    if (joint) said.push(say("ga-owned", { name: this.person(joint.owner), level: joint.level }));
    else if (price) said.push(say("ga-neutral"));
    for (const token of this.tokens.get(space) ?? []) if (token.id !== but) said.push(this.tokenName(token));
    return said.join(", ");
  }

  tokenName(token: Token): string {
    if (token.sort === "cop") {
      const { number: cop, donuts } = token;
      return donuts ? say("ga-cop-eating", { cop, donuts }) : say("ga-cop", { cop });
    }
    if (token.sort === "public") return say("ga-crowd", { name: token.name[0]! });
    const { strength, side } = token.piece;
    return `${this.targetName(token.id)} (${strength}, ${this.word("side", side)})`;
  }

  /** The spaces where something of ours is in danger: together with a cop, another gang, or another's guards. */
  get threats(): { space: string; text: string }[] {
    if (this.you === null) return [];
    const found: { space: string; text: string }[] = [];
    for (const [space, tokens] of this.tokens) {
      const mine = tokens.filter((token) => token.sort === "piece" && token.seat === this.you);
      const others = tokens.filter((token) => token.sort === "piece" && token.seat !== this.you);
      const cop = tokens.find((token) => token.sort === "cop");
      const owner = this.view.joints[space]?.owner;
      if (owner === this.you && others.length)
        found.push({ space, text: say("ga-threat-joint", { at: this.title(space) }) });
      else if (mine.length && cop)
        found.push({ space, text: say("ga-threat-cop", { at: this.title(space) }) });
      else if (mine.length && (others.length || (owner !== undefined && owner !== this.you)))
        found.push({ space, text: say("ga-threat-piece", { at: this.title(space) }) });
    }
    return found;
  }
}

/** Whether nothing has changed about a token; a piece that has not changed is the same object in the next state. */
function isSame(one: Token, other: Token): boolean {
  if (one.id !== other.id) return false;
  if (one.sort === "piece") return other.sort === "piece" && one.piece === other.piece;
  if (one.sort === "cop") return other.sort === "cop" && one.donuts === other.donuts && one.by === other.by;
  return other.sort === "public" && one.criminal === other.criminal;
}

/** An amount of money as it is written on the board. */
export function money(amount: number): string {
  return say("ga-money", { amount });
}

/** The events since the dice were last thrown. */
export function sinceThrow(events: Event[]): Event[] {
  const start = events.findLastIndex((event) => event.name === "threw");
  return start < 0 ? [] : events.slice(start);
}
