// The duels of a match, read from its events: who showed what, who was tied and turned up which cards, who won.
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
  /** Whether it comes from the settling of all businesses at the end, not from a bullet. */
  settling: boolean;
  rows: Shown[];
  /** The cards of each tie-break, by seat. */
  breaks: { seat: number; card: string }[][];
  tied: number[];
  winner: number | null;
  business: string | null;
}

/** The duels in these events; the last may be unfinished. */
export function duelsIn(events: readonly Event[]): Duel[] {
  const duels: Duel[] = [];
  let settling = false;
  for (const event of events as readonly ChicagoPokerEvent[]) {
    const last = duels.at(-1);
    if (event.name === "settling") settling = true;
    else if (event.name === "duel")
      duels.push({ ...begun(event.number, String(event.facts.spot), Number(event.facts.owner)), settling });
    else if (last?.winner === null) add(last, event);
  }
  return duels;
}

/** The last duel in these events, finished or not; null if there is none. */
export function lastDuel(events: readonly Event[]): Duel | null {
  return duelsIn(events).at(-1) ?? null;
}

/** The first duel to be shown row by row. */
export function unfolds(events: readonly Event[]): Event | undefined {
  const shown = events.some(({ name }) => name === "showed");
  return shown ? events.find(({ name }) => name === "duel") : undefined;
}

/** How much longer a change is shown: a duel until people have read who won and why. */
export function weigh(events: readonly Event[]): number {
  return events.some(({ name }) => name === "showed" || name === "took") ? 2 : 1;
}

function begun(number: number, spot: string, owner: number): Duel {
  return {
    number,
    spot,
    owner,
    settling: false,
    rows: [],
    breaks: [],
    tied: [],
    winner: null,
    business: null,
  };
}

/** What decides a duel, or keeps it open, according to its events. */
export type Why = "alone" | "tied" | "tie-break" | "values" | "best";

/** Why a duel has been won, or is still open; null while rows are being shown. */
export function whyOf(duel: Duel): Why | null {
  if (duel.tied.length) return duel.winner === null ? "tied" : "tie-break";
  if (duel.winner === null) return null;
  if (duel.rows.length === 1) return "alone";
  const best = duel.rows.find(({ seat }) => seat === duel.winner)?.combination;
  return duel.rows.filter(({ combination }) => combination === best).length > 1 ? "values" : "best";
}

/** Add an event to a duel. Everything about duels is open, so no fact is hidden. */
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
