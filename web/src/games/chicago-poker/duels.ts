// The duels of a match, told from its events: who showed what, who was tied and turned up which cards, who won.
import type { ChicagoPokerEvent, Event } from "../../server/types";

export interface Shown {
  seat: number;
  combination: string;
  cards: string[];
}

export interface Duel {
  /** The number of its first event. */
  number: number;
  spot: string;
  owner: number;
  rows: Shown[];
  /** The cards of each tie-break, by seat. */
  breaks: { seat: number; card: string }[][];
  tied: number[];
  winner: number | null;
  business: string | null;
}

/** The last duel that these events tell of, finished or not; null if there was none. */
export function lastDuel(all: readonly Event[]): Duel | null {
  const events = all as readonly ChicagoPokerEvent[];
  const start = events.findLastIndex(({ name }) => name === "duel");
  let duel: Duel | null = null;
  for (const event of start < 0 ? [] : events.slice(start)) {
    if (event.name === "duel")
      duel = begun(event.number, String(event.facts.spot), Number(event.facts.owner));
    else if (duel === null || duel.winner !== null) break;
    else add(duel, event);
  }
  return duel;
}

function begun(number: number, spot: string, owner: number): Duel {
  return { number, spot, owner, rows: [], breaks: [], tied: [], winner: null, business: null };
}

/** Tell what an event adds to a duel. Everything about duels is open, so no fact is hidden. */
function add(duel: Duel, event: ChicagoPokerEvent): void {
  if (event.name === "showed") {
    const { seat, combination, row } = event.facts;
    duel.rows.push({ seat: Number(seat), combination: String(combination), cards: row as string[] });
  } else if (event.name === "tied") {
    addTied(duel, Number(event.facts.seat));
  } else if (event.name === "showed-card") {
    turnUp(duel, Number(event.facts.seat), String(event.facts.card));
  } else if (event.name === "took") {
    duel.winner = Number(event.facts.seat);
    duel.business = String(event.facts.business);
  }
}

/** Somebody is tied: at first, or again after cards were turned up. */
function addTied(duel: Duel, seat: number): void {
  if (duel.breaks.at(-1)?.length) {
    duel.breaks.push([]);
    duel.tied = [];
  }
  if (!duel.tied.includes(seat)) duel.tied.push(seat);
}

function turnUp(duel: Duel, seat: number, card: string): void {
  if (!duel.breaks.length || duel.breaks.at(-1)!.some((one) => one.seat === seat)) duel.breaks.push([]);
  duel.breaks.at(-1)!.push({ seat, card });
}
