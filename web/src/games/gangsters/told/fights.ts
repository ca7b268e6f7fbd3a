// Shoot-outs in their order, with what became of each.
import type { Event, News } from "../../../server/types";

export interface Fight {
  number: number;
  sort: "cop" | "piece" | "guards" | "cancelled";
  /** Who attacks: a target by name, or the joint whose guards do. */
  attacker: string;
  target: string;
  space: string | null;
  /** Whose turn it was; null if it was begun before the match came here. */
  turn: number | null;
  dice: number[];
  hitFrom: number;
  back: number[];
  backFrom: number;
  /** What happened, in the server's words. */
  news: string[];
}

interface Facts {
  attacker?: string;
  target: string;
  joint?: string;
  space?: string;
  seat?: number;
  dice?: number[];
  hit_from?: number;
  dice_back?: number[];
  hit_back_from?: number;
}

const FIGHTS = ["shot", "guards-shot", "cancelled"];
// What is told until one of these happens is about the shoot-out before it.
const ENDS = [...FIGHTS, "threw", "round", "bought", "raised", "offering"];

export function isFight(event: Event): boolean {
  return FIGHTS.includes(event.name);
}

/** How long a change is looked at: a shoot-out longer than a step on the map, a secret answer not at all. */
export function weigh(events: Event[]): number {
  if (events.every(({ name }) => name === "answered")) return 0; // nothing is seen of it but that there was one
  return events.some(isFight) ? 2 : 1;
}

/** List the shoot-outs after an event; if there are none, those of the last turn that had any. */
export function fightsAfter(number: number, events: Event[], news: News[]): Fight[] {
  const all = events.filter(isFight);
  const fresh = all.filter((event) => event.number > number);
  const turn = events.findLast((event) => event.name === "threw" && event.number < (all.at(-1)?.number ?? 0));
  const chosen = fresh.length ? fresh : all.filter((event) => event.number > (turn?.number ?? -1));
  return chosen.map((event) => {
    const end = events.find((other) => other.number > event.number && ENDS.includes(other.name));
    const threw = events.findLast((other) => other.name === "threw" && other.number < event.number);
    return fight(event, (threw?.facts as Facts | undefined)?.seat ?? null, end?.number ?? Infinity, news);
  });
}

function fight(event: Event, turn: number | null, until: number, news: News[]): Fight {
  const facts = event.facts as unknown as Facts;
  const cop = facts.attacker?.startsWith("cop-");
  return {
    number: event.number,
    sort: event.name === "cancelled" ? "cancelled" : facts.joint ? "guards" : cop ? "cop" : "piece",
    attacker: facts.attacker ?? facts.joint ?? "",
    target: facts.target,
    space: facts.joint ?? facts.space ?? null,
    turn,
    dice: facts.dice ?? [],
    hitFrom: facts.hit_from ?? 7,
    back: facts.dice_back ?? [],
    backFrom: facts.hit_back_from ?? 7,
    news: news.filter((one) => one.number >= event.number && one.number < until).map((one) => one.text),
  };
}
