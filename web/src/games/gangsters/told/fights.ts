// The shoot-outs of the last turn that had any, in their order, with what became of each.
import type { Event, News } from "../../../server/types";

export interface Fight {
  number: number;
  sort: "cop" | "piece" | "guards" | "cancelled";
  /** Who attacks: a target by name, or the joint whose guards do. */
  attacker: string;
  target: string;
  space: string | null;
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
  dice?: number[];
  hit_from?: number;
  dice_back?: number[];
  hit_back_from?: number;
}

const FIGHTS = ["shot", "guards-shot", "cancelled"];

/** List the shoot-outs of the last turn in which there were any. */
export function lastFights(events: Event[], news: News[]): Fight[] {
  const last = events.findLastIndex((event) => FIGHTS.includes(event.name));
  if (last < 0) return [];
  const start = events.slice(0, last).findLastIndex((event) => event.name === "threw");
  const turn = events
    .slice(start + 1)
    .filter((event) => FIGHTS.includes(event.name) && event.number <= events[last]!.number);
  const after = events
    .slice(last + 1)
    .find((event) => ["threw", "round", "bought", "raised", "offering"].includes(event.name));
  return turn.map((event, place) => fight(event, turn[place + 1]?.number ?? after?.number ?? Infinity, news));
}

function fight(event: Event, until: number, news: News[]): Fight {
  const facts = event.facts as unknown as Facts;
  const cop = facts.attacker?.startsWith("cop-");
  return {
    number: event.number,
    sort: event.name === "cancelled" ? "cancelled" : facts.joint ? "guards" : cop ? "cop" : "piece",
    attacker: facts.attacker ?? facts.joint ?? "",
    target: facts.target,
    space: facts.joint ?? facts.space ?? null,
    dice: facts.dice ?? [],
    hitFrom: facts.hit_from ?? 7,
    back: facts.dice_back ?? [],
    backFrom: facts.hit_back_from ?? 7,
    news: news.filter((one) => one.number >= event.number && one.number < until).map((one) => one.text),
  };
}
