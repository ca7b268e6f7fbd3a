// What a card looks like and is called. Names come from the server; here is only the second cue of each colour.
import type { ICONS } from "../../parts/icons";
import type { Things } from "../../server/site";
import { say } from "../../words.svelte";
import { capital } from "../../parts/capital";

export { capital };

type IconName = keyof typeof ICONS;

export const HIDDEN = "??";

/** The emblem of each colour, in the order of the edition's colours, with the letter of its style. */
const SUITS: { emblem: IconName; style: string }[] = [
  { emblem: "die", style: "red" },
  { emblem: "clover", style: "green" },
  { emblem: "star", style: "blue" },
  { emblem: "coin", style: "yellow" },
  { emblem: "hat", style: "purple" },
];

const SPECIALS: Record<string, IconName> = {
  Murder: "murder",
  Raid: "raid",
  Limousine: "limo",
  Gun: "gun",
  Blackmail: "mail",
};

const BUSINESSES: Record<string, IconName> = {
  bar: "bar",
  "jazz-club": "jazz",
  brewery: "brew",
  "gambling-den": "den",
};

/** A gangster: its value, and the colour with its emblem. */
export interface Gangster {
  value: number;
  colour: string;
  emblem: IconName;
  style: string;
}

/** The cards of a match, by the names that the server gives them. */
export class Deck {
  #gangsters = new Map<string, Gangster>();

  constructor(readonly things: Things) {
    const letters: string[] = [];
    const colours = Object.values(things.words.colour ?? {});
    for (const name of Object.keys(things.words.card ?? {})) {
      const [, letter, value] = /^(\D+)(\d+)$/.exec(name) ?? [];
      if (letter === undefined) continue; // a special
      if (!letters.includes(letter)) letters.push(letter);
      const colour = letters.indexOf(letter);
      const { emblem, style } = SUITS[colour % SUITS.length]!;
      this.#gangsters.set(name, {
        value: Number(value),
        colour: capital(colours[colour] ?? letter),
        emblem,
        style,
      });
    }
  }

  /** The gangster on a card; undefined if it is a special or not known. */
  gangster(card: string): Gangster | undefined {
    return this.#gangsters.get(card);
  }

  /** A card in words: "Blue 9", "Gun". */
  name(card: string): string {
    const gangster = this.gangster(card);
    return gangster ? `${gangster.colour} ${gangster.value}` : (this.things.words.card?.[card] ?? card);
  }

  /** What a special does, in a few words. */
  does(card: string): string {
    return say(`cp-does-${card.toLowerCase()}`);
  }

  business(business: string): string {
    return this.things.words.business?.[business] ?? business;
  }

  /** The combinations, best first: the edition lists them from the worst on, after "nothing". */
  get combinations(): string[] {
    return Object.keys(this.things.words.combination ?? {})
      .slice(1)
      .toReversed();
  }

  combination(combination: string): string {
    return this.things.words.combination?.[combination] ?? combination;
  }

  /** A combination as a title; its name is made to stand in a sentence ("shows a flush"). */
  title(combination: string): string {
    return say(`cp-title-${combination}`);
  }

  reason(reason: string): string {
    return this.things.words.reason?.[reason] ?? reason;
  }
}

export function iconOfSpecial(card: string): IconName {
  return SPECIALS[card] ?? "cards";
}

export function iconOfBusiness(business: string): IconName {
  return BUSINESSES[business] ?? "house";
}
