// Help with sums: what the challengers have announced is to be beaten, and a hidden card may still add to it. All figures
// come from the view; what counts, and who wins, the server says.
import type { Things } from "../../server/site";
import { read, type View } from "./cards";

export interface Needed {
  /** The least that beats what was announced: a tie is the challengers' (CG-4.8). */
  reached: number;
  /** The least that beats any hidden card, too; null if Mr. X's cards lie there, which may be worth anything. */
  safe: number | null;
  /** The most that the hidden card can add. */
  hidden: number;
}

/** What the defenders need together; null until the challengers' strength is known. */
export function needed(view: View, things: Things): Needed | null {
  const [announced] = view.strength;
  if (view.acting !== "defenders" || announced === undefined) return null;
  const owner = view.question === null ? null : view.players[view.question]!;
  const hidden = owner?.laid.length
    ? highest(things) * (owner.seat === view.loner ? 2 : 1) * (view.bruiser_used ? 2 : 1)
    : 0;
  const mrX = view.mr_x !== null && view.players[view.mr_x]!.side === "challengers";
  return { reached: announced + 1, safe: mrX ? null : announced + hidden + 1, hidden };
}

/** The highest value that a means card has. */
function highest(things: Things): number {
  return Math.max(0, ...Object.keys(things.words.card ?? {}).map((card) => read(card).value));
}

/**
 * What a player would bring with some cards more. The server says what the persons and the cards laid bring, and what the
 * whole hand would; a card's share of that goes by its value.
 */
export function withCards(player: View["players"][number], cards: string[], hand: string[]): number {
  const counts = (card: string): number => (player.usable.includes(read(card).means) ? read(card).value : 0);
  const sum = (some: string[]): number => some.reduce((total, card) => total + counts(card), 0);
  const whole = sum(hand);
  if (whole === 0 || player.could_bring === null) return player.brings;
  return player.brings + Math.round(((player.could_bring - player.brings) * sum(cards)) / whole);
}
