// A position being set up: the server changes it and says what is wrong with it; the position, and what is picked, are kept here.
import type { Site, Things } from "../server/site";
import type { Arranged, Beginning, NumberShown, PieceShown, PlaceShown, Rearranging } from "../server/types";
import { Still } from "./still.svelte";

/** A picked thing, with its place. */
export interface Picked {
  thing: string;
  place: string;
}

export class Arranging {
  now = $state.raw<Arranged | null>(null);
  things = $state.raw<Things | null>(null);
  places = $state.raw<PlaceShown[]>([]);
  picked = $state.raw<Picked | null>(null);
  /** Why the last change could not be made. */
  refusal = $state("");
  /** The seat from which the board is drawn. */
  eye = $state(0);
  /** The position before each change, for undo. */
  past = $state.raw<Arranged[]>([]);
  readonly table = new Still();

  /** The previous request: changes are made one after the other. */
  #before: Promise<unknown> = Promise.resolve();

  constructor(
    readonly game: string,
    readonly site: () => Site,
  ) {}

  /** Begin with an ordinary start. */
  async begin(seats: number, options: Record<string, boolean> = {}): Promise<void> {
    await this.#send(() => ({ seats, options, edition: null }), true);
  }

  /** Continue from a position in a file, or from a moment of a match. */
  async beginAt(position: Beginning): Promise<void> {
    await this.#send(() => ({ position }), true);
  }

  /** Read everything again, in the current language. */
  async again(): Promise<void> {
    if (this.now) await this.#send(() => this.#here(), true, true);
  }

  /** A thing's name for people. */
  name(thing: string): string {
    return this.now?.pieces.find((piece) => piece.thing === thing)?.title ?? thing;
  }

  title(place: string): string {
    return this.places.find(({ name }) => name === place)?.title ?? place;
  }

  /** The numbers of a thing; without one, those of the whole position. */
  numbers(thing: string | null): NumberShown[] {
    return this.now?.numbers.filter(({ of }) => of === thing) ?? [];
  }

  /** The places off the board, and those on it. */
  off = $derived(this.places.filter(({ space }) => !space));
  spaces = $derived(new Set(this.places.filter(({ space }) => space).map(({ name }) => name)));

  /** What is in a place; of things with the same name for people, the first stands for all. */
  in(place: string, kind: string): PieceShown[] {
    const called = new Map<string, PieceShown>();
    for (const piece of this.now?.pieces ?? []) {
      if (piece.place !== place || parted(piece.thing)[0] !== kind) continue;
      const first = called.get(piece.title);
      called.set(piece.title, first ? { ...first, count: first.count + piece.count } : piece);
    }
    return [...called.values()];
  }

  /** The places to which what is picked can be put. */
  goals = $derived.by(() => {
    const { picked, places } = this;
    if (!picked) return [];
    const [kind, name] = parted(picked.thing);
    return places.filter(
      (place) =>
        place.kind === kind &&
        place.name !== picked.place &&
        (place.only === null || place.only.includes(name)),
    );
  });

  pick(picked: Picked | null): void {
    const same = picked && this.picked?.thing === picked.thing && this.picked.place === picked.place;
    this.picked = same ? null : picked;
    this.refusal = "";
  }

  /** Put what is picked somewhere; return whether that was possible. */
  async put(place: string): Promise<boolean> {
    const { picked, now } = this;
    if (!picked || !now) return false;
    this.picked = null;
    return await this.#change({ put: { thing: picked.thing, from: picked.place, to: place } });
  }

  async set(number: string, value: number): Promise<boolean> {
    return await this.#change({ set: { number, value } });
  }

  async look(eye: number): Promise<void> {
    this.eye = eye;
    if (this.now) await this.#send(() => this.#here(), true, true);
  }

  undo(): void {
    const before = this.past.at(-1);
    if (!before) return;
    this.past = this.past.slice(0, -1);
    this.#show(before);
  }

  async #change(change: Rearranging): Promise<boolean> {
    let before = this.now!;
    const done = await this.#send(() => {
      before = this.now!;
      return { ...this.#here(), ...change };
    }, false);
    if (done) this.past = [...this.past, before].slice(-200);
    return done;
  }

  #here(): Rearranging {
    return { position: { json: this.now!.position } };
  }

  #send(wish: () => Rearranging, whole: boolean, keep = false): Promise<boolean> {
    const sent = this.#before.then(() => this.#ask(wish(), whole, keep));
    this.#before = sent;
    return sent;
  }

  async #ask(wish: Rearranging, whole: boolean, keep: boolean): Promise<boolean> {
    this.refusal = "";
    try {
      const edition = this.now?.edition ?? null;
      const answer = await this.site().arrange(this.game, { eye: this.eye, edition, ...wish });
      if (answer.things) this.things = answer.things;
      if (answer.places) this.places = answer.places;
      if (whole && !keep) this.past = [];
      this.#show(answer);
      return true;
    } catch (error) {
      this.refusal = (error as Error).message;
      return false;
    }
  }

  #show(arranged: Arranged): void {
    this.now = arranged;
    this.eye = arranged.state.you ?? 0;
    this.table.state = arranged.state;
    const { picked } = this;
    const there = arranged.pieces.some(
      ({ thing, place }) => thing === picked?.thing && place === picked.place,
    );
    if (!there) this.picked = null;
  }
}

/** A thing's kind and its name. */
export function parted(thing: string): [kind: string, name: string] {
  const at = thing.indexOf(" ");
  return [thing.slice(0, at), thing.slice(at + 1)];
}
