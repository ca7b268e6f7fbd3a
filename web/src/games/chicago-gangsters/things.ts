// The things of Chicago Gangsters as they are drawn: what stands in a card's name, its sign, what a player is called.
import { Options } from "../../server/choices";
import type { Things } from "../../server/site";
import type { Table } from "../../server/table.svelte";
import type { Choices } from "../../server/types";
import type { ICONS } from "../../parts/icons";
import { say, words } from "../../words.svelte";
import { now } from "./chronicle.svelte";
import { HIDDEN, MEANS, read, type Means, type Player, type SideName, type View } from "./cards";
import { capital } from "../../parts/capital";

export { capital };
export * from "./cards";

type IconName = keyof typeof ICONS;

export const MEANS_ICON: Record<Means, IconName> = { weapons: "gun", bribes: "note", blackmail: "mail" };

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
  const data = table.current ? table.state!.choices : null;
  if (!data) return NONE;
  let found = OFFERED.get(data);
  if (!found) OFFERED.set(data, (found = new Options(data)));
  return found;
}

/** Whether a word is the name of a means card. */
export function isCard(things: Things, word: string): boolean {
  return word !== HIDDEN && things.words.card?.[word] !== undefined;
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

/** What a seat is in this round besides a clan: alone, Godfather, ousted. */
export function rolesOf(view: View, seat: number): string[] {
  const roles: [number | null, string][] = [
    [view.loner, "cg-loner"],
    [view.godfather, "cg-godfather"],
    [view.ousted, "cg-ousted"],
  ];
  return roles.filter(([one]) => one === seat).map(([, name]) => say(name));
}

/** The seats that stand with a player on a side and take part. */
export function partnersOf(table: Table, player: Player): number[] {
  const view = viewOf(table);
  return view.players
    .filter((one) => one.side === player.side && one.seat !== player.seat && one.seat !== view.ousted)
    .map((one) => one.seat);
}

/** Whether the losers of the fight get loot; null as long as that has not been told. */
export function losersPaid(table: Table): boolean | null {
  const { winning, sharing, round_end, players } = viewOf(table);
  const round = now(table);
  if (winning === null || !round) return null;
  if (round.noLoot) return false;
  const got = players.some(({ seat, side }) => side !== winning && round.parts[seat]!.share !== null);
  return got || round_end !== null || (sharing !== null && sharing !== winning) || null;
}

/** What a player is asked to do: with the names and sums of this table where there are any, else as the server says it. */
export function promptFor(table: Table, ask: string): string {
  if (!words.knows(`cg-prompt-${ask}`)) return table.state!.prompt ?? "";
  const { about, round_end } = viewOf(table);
  const { price = 0, worth = 0 } = round_end ?? {};
  const partner = about.find((one) => one.word === "pay")?.value as number | undefined;
  const name = partner === undefined ? "" : called(table, partner);
  const names = calledAll(table, now(table)?.declared ?? []); // nobody where the match began in the middle
  const { godfather } = viewOf(table);
  const boss = godfather === null ? "" : called(table, godfather);
  const [ruled, known] = [boss, names].map((named) => (named ? "yes" : "no")) as [string, string];
  return say(`cg-prompt-${ask}`, { price, worth, name, names, known, boss, ruled });
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
