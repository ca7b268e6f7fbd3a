// The things of Chicago Gangsters as they are drawn: what stands in a card's name, its sign, what a player is called.
import { Options } from "../../server/choices";
import type { Things } from "../../server/site";
import type { Table } from "../../server/table.svelte";
import type { ChicagoGangstersPlayer, ChicagoGangstersView, Choices, District } from "../../server/types";
import type { ICONS } from "../../parts/icons";
import { say } from "../../words.svelte";

export type Means = District["means"][number];
export type SideName = "challengers" | "defenders";
export type Player = ChicagoGangstersPlayer;
export type View = ChicagoGangstersView;
type IconName = keyof typeof ICONS;

export const SIDES: SideName[] = ["challengers", "defenders"];
export const MEANS: Means[] = ["weapons", "bribes", "blackmail"];
export const MEANS_ICON: Record<Means, IconName> = { weapons: "gun", bribes: "note", blackmail: "mail" };
export const HIDDEN = "??";

const LETTERS: Record<string, Means> = { W: "weapons", B: "bribes", K: "blackmail" };
const CLAN_SIGNS: IconName[] = ["anchor", "horns", "key", "crown"];

export function viewOf(table: Table): View {
  return table.state!.view as View;
}

/** The player who looks; null for those who look on. */
export function mine(table: Table): Player | null {
  const { you } = table.state!;
  return you === null ? null : viewOf(table).players[you]!;
}

const NONE = new Options(null);
const OFFERED = new WeakMap<Choices, Options>();

/** What can be answered; other than `table.options` it stays while an answer is on its way, so that nothing flickers. */
export function offered(table: Table): Options {
  const data = table.behind ? null : table.state!.choices;
  if (!data) return NONE;
  let found = OFFERED.get(data);
  if (!found) OFFERED.set(data, (found = new Options(data)));
  return found;
}

/** Which means a card is, and its value: `W4` is a weapon of 4. */
export function read(card: string): { means: Means; value: number } {
  return { means: LETTERS[card[0]!] ?? "weapons", value: Number(card.slice(1)) || 0 };
}

/** The sum of the values on cards; what they count for in a district only the server says. */
export function worth(cards: string[]): number {
  return cards.reduce((sum, card) => sum + read(card).value, 0);
}

/** Cards without some others, each taken off once. */
export function without(cards: string[], others: string[]): string[] {
  const left = [...cards];
  for (const card of others) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** A card in words: "Weapons 4". */
export function cardName(things: Things, card: string): string {
  if (card === HIDDEN) return say("cg-face-down-card");
  const { means, value } = read(card);
  return `${meansName(things, means)} ${value}`;
}

/** The cards in words, equal means together: "weapons 4 + 4, blackmail 5". */
export function cardNames(things: Things, cards: string[]): string {
  return MEANS.map((means) => {
    const values = cards.filter((card) => read(card).means === means).map((card) => read(card).value);
    return values.length ? `${things.words.means?.[means] ?? means} ${values.join(" + ")}` : "";
  })
    .filter(Boolean)
    .join(", ");
}

export function meansName(things: Things, means: string): string {
  return capital(things.words.means?.[means] ?? means);
}

export function sideName(things: Things, side: SideName): string {
  return capital(things.words.side?.[side] ?? side);
}

/** A person by name; the value, which catalogues write behind it, is drawn apart. */
export function personName(things: Things, person: string): string {
  return (things.words.person?.[person] ?? person).replace(/ \(\d+\)$/, "");
}

/** What a person can do; another edition may give a person another of the means. */
export function ability(table: Table, person: string): string {
  return say(`cg-ability-${person}`, { edition: table.state!.edition ? "other" : "own" });
}

/** The sign of a clan, by its place among the clans of the edition. */
export function clanSign(things: Things, clan: string | null): { icon: IconName; place: number } {
  const place = clan === null ? -1 : Object.keys(things.words.clan ?? {}).indexOf(clan);
  return place < 0 ? { icon: "x", place: 4 } : { icon: CLAN_SIGNS[place % 4]!, place: place % 4 };
}

export function clanName(things: Things, clan: string | null): string {
  return clan === null ? say("cg-mr-x") : (things.words.clan?.[clan] ?? clan);
}

/** What a seat is called: its player's name, or "you". */
export function called(table: Table, seat: number): string {
  const { seats, you } = table.state!;
  return seat === you ? say("cg-you") : seats[seat]!.name;
}

export function calledAll(table: Table, seats: number[]): string {
  return seats.map((seat) => called(table, seat)).join(", ");
}

/** A package in words: "1 alcohol + Priest", "3 cards". */
export function packageName(
  things: Things,
  found: { alcohol: number; means: number; has_person: boolean },
  person: string | null,
): string {
  const parts: string[] = [];
  if (found.alcohol) parts.push(say("cg-alcohol", { count: found.alcohol }));
  if (found.has_person) parts.push(person ? personName(things, person) : say("cg-person"));
  if (found.means) parts.push(say("cg-cards", { count: found.means }));
  return parts.join(" + ");
}

/** A word as a heading: with a capital. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
