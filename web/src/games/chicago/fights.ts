// Fights, read from events, and how long changes are shown.
import type { ChicagoEvent, Event, News } from "../../server/types";

/** A fight between two men: the throws, the last of which decides. */
export interface Bout {
  seat: number;
  man: string;
  defender: number;
  other: string;
  throws: [number, number][];
  /** The seat whose man fell. */
  fell: number | null;
}

export interface Told {
  space: string;
  bouts: Bout[];
  /** The outcome, in the server's sentences. */
  sentences: string[];
}

const SHORT = new Set(["used-dice", "set-out", "stepped", "took-bar", "chip-back", "stopped", "left-dice"]);

/** How long a change is shown, as a share of the guest's tempo: the steps of a walk pass quickly. */
export function weigh(events: Event[]): number {
  if (events.some(({ name }) => name === "fought" || name === "payday")) return 2;
  return events.every(({ name }) => SHORT.has(name)) ? 0.15 : 0.6;
}

/** The event that begins the showing of a fight: the walk to it, or the fight itself. */
export function unfolds(events: Event[]): Event | undefined {
  const fight = events.some(({ name }) => name === "fought");
  return fight ? events.find(({ name }) => name === "stepped" || name === "fought") : undefined;
}

/** The fights at one place among some events, the last place if there are several; null if there was none. */
export function fightOf(all: ChicagoEvent[], news: News[]): Told | null {
  const events = all.slice(
    Math.max(
      0,
      all.findLastIndex(({ name }) => name === "attacked"),
    ),
  );
  const bouts: Bout[] = [];
  let space = "";
  for (const event of events) {
    if (event.name === "attacked") space = String(event.facts.space);
    else if (event.name === "fought") {
      const { seat, man, face, defender, other, other_face } = event.facts;
      const last = bouts.at(-1);
      const thrown: [number, number] = [Number(face), Number(other_face)];
      if (last && last.fell === null) last.throws.push(thrown);
      else
        bouts.push({
          seat: Number(seat),
          man: String(man),
          defender: Number(defender),
          other: String(other),
          throws: [thrown],
          fell: null,
        });
    } else if (event.name === "fell") {
      const last = bouts.at(-1);
      if (last) last.fell = Number(event.facts.seat);
      space ||= String(event.facts.space);
    }
  }
  if (!bouts.length) return null;
  const numbers = new Set(
    events
      .filter(({ name }) => ["fell", "was-paid", "rose", "ended"].includes(name))
      .map(({ number }) => number),
  );
  const sentences = news.filter((one) => numbers.has(one.number)).map((one) => one.text);
  return { space, bouts, sentences };
}
