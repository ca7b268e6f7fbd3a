// Under which keys cards travel, and what the events of a change say about where they came from.
import type { ChicagoPokerEvent } from "../../server/types";
import type { Play } from "./play.svelte";

/** The key of a card in a row: an own card is itself everywhere; of the others' cards only the place is known. */
export function keyOf(play: Play, spot: string, seat: number, place: number, card: string): string {
  return seat === play.you ? card : `${spot}-${seat}-${place}`;
}

/** Where a card in a row came from: another row, with the Limousine, or the hand of its player. */
export function cameFrom(play: Play, spot: string, seat: number, place: number): string {
  const last = play.view.table.find((one) => one.spot === spot)!.rows[seat]!.cards.length - 1;
  for (const event of fresh(play))
    if (event.name === "moved" && event.facts.seat === seat && event.facts.to === spot && place === last)
      return `${event.facts.from}-${seat}-${Number(event.facts.place) - 1}`;
  return `player-${seat}`;
}

/** Where the top card of the discard pile came from. */
export function discardedFrom(play: Play): string {
  for (const event of fresh(play)) {
    if (event.name === "murdered") {
      const { spot, victim } = event.facts;
      const row = play.view.table.find((one) => one.spot === spot)?.rows[Number(victim)];
      return `${spot}-${victim}-${row?.cards.length ?? 0}`;
    }
    if (event.name === "took") return `business-${event.facts.spot}`;
    if ("seat" in event.facts && event.name !== "turn") return `player-${event.facts.seat}`;
  }
  return "nowhere";
}

/** Where a business that a player has just taken came from. */
export function wonFrom(play: Play, seat: number): string | undefined {
  for (const event of fresh(play))
    if (event.name === "took" && event.facts.seat === seat) return `business-${event.facts.spot}`;
  return undefined;
}

function fresh(play: Play): ChicagoPokerEvent[] {
  return play.table.fresh as ChicagoPokerEvent[];
}
