// What has happened in a match, round by round, folded from its events: what was said and brought, and how strengths add
// up, thing by thing. Views show only what is on the table now.
import type { ChicagoGangstersEvent, Event } from "../../server/types";
import type { SideName } from "./cards";

/** A card, a person or the Bruiser, with what it counts for. */
export interface Counted {
  seat: number;
  side: SideName;
  sort: "card" | "person" | "bruiser";
  name: string;
  points: number;
  /** Whether it is the card that stayed hidden until the settling. */
  late: boolean;
  /** The strength of the side up to and with it. */
  total: number;
}

/** What a seat got out of a round. */
export interface Share {
  alcohol: number;
  means: number;
  person: string | null;
}

/** A seat's part in a round. */
export interface Part {
  said: number | null;
  brought: number | null;
  kept: boolean | null;
  /** Cards that were turned up and cannot be used here. */
  back: string[];
  /** A hidden card that could not be used, and is lost. */
  lost: string[];
  share: Share | null;
  drew: number;
  forfeited: number;
  finished: boolean;
  duelled: string | null;
}

/** A round as far as it has gone. */
export interface Round {
  number: number;
  district: string | null;
  parts: Part[];
  /** Everything that counts, in the order in which it is counted. */
  counted: Counted[];
  won: { side: SideName; strength: number; losers: number } | null;
  noLoot: boolean;
  declared: number[] | null;
  /** The persons that were used or left. */
  bruiser: number | null;
  /** The alcohol of each seat when the round ended. */
  alcohol: number[];
}

/** What a seat scored for a prize of the showdown. */
export interface Prize {
  seat: number;
  prize: string;
  score: number;
  alcohol: number;
}

export interface Story {
  rounds: Round[];
  prizes: Prize[];
}

/** The event that begins the counting, thing by thing. */
export function unfolds(events: readonly Event[]): Event | undefined {
  return (events as readonly ChicagoGangstersEvent[]).find(
    ({ name, facts }) => name === "contributed" && facts.counted.length + facts.persons.length > 0,
  );
}

/** How much longer a change is shown: until people have read who won. */
export function weigh(events: readonly Event[]): number {
  return events.some(({ name }) => name === "won") ? 3 : 1;
}

/** Fold events into rounds; an event that is repeated after an undo replaces what followed it. */
export function told(events: ChicagoGangstersEvent[], seats: number): Story {
  const kept: ChicagoGangstersEvent[] = [];
  for (const event of events) {
    while (kept.length && kept.at(-1)!.number >= event.number) kept.pop();
    kept.push(event);
  }
  const story: Story = { rounds: [], prizes: [] };
  const alcohol = Array<number>(seats).fill(0);
  let at: Round | null = null;
  for (const event of kept) {
    if (event.name === "round") {
      at = begun(event.facts.round as number, event.facts.district as string, seats);
      story.rounds.push(at);
    } else if (event.name === "showdown") {
      const { seat, prize, score, alcohol: won } = event.facts;
      story.prizes.push({ seat, prize, score, alcohol: won } as Prize);
    } else if (at) {
      tell(at, event, alcohol);
    }
    if (at) at.alcohol = [...alcohol];
  }
  return story;
}

function begun(number: number, district: string, seats: number): Round {
  const part = (): Part => ({
    said: null,
    brought: null,
    kept: null,
    back: [],
    lost: [],
    share: null,
    drew: 0,
    forfeited: 0,
    finished: false,
    duelled: null,
  });
  return {
    number,
    district,
    parts: Array.from({ length: seats }, part),
    counted: [],
    won: null,
    noLoot: false,
    declared: null,
    bruiser: null,
    alcohol: [],
  };
}

function tell(round: Round, event: ChicagoGangstersEvent, alcohol: number[]): void {
  const seat = "seat" in event.facts ? (event.facts.seat as number) : 0;
  const part = round.parts[seat]!;
  const share = (): Share => (part.share ??= { alcohol: 0, means: 0, person: null });
  switch (event.name) {
    case "said":
      part.said = event.facts.strength as number;
      break;
    case "turned-up":
      if (!event.facts.usable) part.back.push(event.facts.card);
      break;
    case "hidden-up":
      if (!event.facts.usable) part.lost.push(event.facts.card);
      break;
    case "bruiser":
      round.bruiser = seat;
      break;
    case "contributed":
      count(round, event);
      part.brought = event.facts.brought as number;
      break;
    case "kept-word":
    case "broke-word":
      part.said = event.facts.said as number;
      part.brought = event.facts.brought as number;
      part.kept = event.name === "kept-word";
      break;
    case "won":
      round.won = {
        side: event.facts.side as SideName,
        strength: event.facts.strength as number,
        losers: event.facts.losers as number,
      };
      break;
    case "no-loot":
      round.noLoot = true;
      break;
    case "got":
      share().alcohol += event.facts.alcohol as number;
      share().means += event.facts.means as number;
      alcohol[seat]! += event.facts.alcohol as number;
      break;
    case "recruited":
      share().person = event.facts.person;
      break;
    case "sold":
      alcohol[seat]! += 1;
      break;
    case "drew":
      part.drew += 1;
      break;
    case "forfeited":
      part.forfeited += 1;
      break;
    case "finished":
      part.finished = true;
      break;
    case "declared":
      round.declared = event.facts.seats as number[];
      break;
    case "nobody-declared":
      round.declared = [];
      break;
    case "duelled":
      part.duelled = event.facts.card;
      break;
  }
}

type Contributed = Extract<ChicagoGangstersEvent, { name: "contributed" }>;

/** Add what an event counts; when a player is counted again, only what has come since: the hidden card. */
function count(round: Round, event: Contributed): void {
  const { facts } = event;
  const seat = facts.seat as number;
  const side = facts.side as SideName;
  const before = round.counted.filter((one) => one.seat === seat);
  const late = before.length > 0 || round.parts[seat]!.brought !== null;
  const points = [...(facts.points as number[])];
  const cards = [...facts.counted];
  for (const one of before.filter(({ sort }) => sort === "card")) {
    const found = cards.indexOf(one.name as (typeof cards)[number]);
    if (found >= 0) {
      cards.splice(found, 1);
      points.splice(found, 1);
    }
  }
  const add = (sort: Counted["sort"], name: string, worth: number): void => {
    const total = round.counted.findLast((one) => one.side === side)?.total ?? 0;
    round.counted.push({
      seat,
      side,
      sort,
      name,
      points: worth,
      late: late && sort === "card",
      total: total + worth,
    });
  };
  cards.forEach((card, place) => add("card", card, points[place]!));
  if (!late)
    facts.persons.forEach((person, place) => add("person", person, facts.person_points[place] as number));
  const doubled = before.reduce((sum, one) => sum + (one.sort === "bruiser" ? one.points : 0), 0);
  const more = (facts.bruiser as number) - doubled;
  if (more) add("bruiser", "bruiser", more);
}
