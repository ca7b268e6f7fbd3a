// Cards by their names alone, without words and without the table.
import type { ChicagoGangstersPlayer, ChicagoGangstersView, District } from "../../server/types";

export type Means = District["means"][number];
export type SideName = "challengers" | "defenders";
export type Player = ChicagoGangstersPlayer;
export type View = ChicagoGangstersView;

export const SIDES: SideName[] = ["challengers", "defenders"];
export const MEANS: Means[] = ["weapons", "bribes", "blackmail"];
/** How the server writes an unknown card. */
export const HIDDEN = "??";

const LETTERS: Record<string, Means> = { W: "weapons", B: "bribes", K: "blackmail" };

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

/** What a player would bring with some cards more: the server says what each of them adds. */
export function withCards(player: Player, cards: string[]): number {
  return cards.reduce((sum, card) => sum + (player.adds?.[card] ?? 0), player.brings);
}

/** The strength of a side according to the view, for a round whose beginning we have not received; null until its cards
 *  are up. */
export function announced({ strength, acting, winning }: View, side: SideName): number | null {
  const known = strength[SIDES.indexOf(side)]!;
  return known || winning !== null || (side === "challengers" && acting === "defenders") ? known : null;
}
