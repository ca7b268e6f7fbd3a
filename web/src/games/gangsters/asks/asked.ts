// What sort of thing is asked: a question of its own, one with a single answer, or a trade.
import type { Play } from "../play.svelte";

const QUESTIONS = ["donuts", "react", "feed", "target", "seduce", "keep", "shield", "attack", "shoot"];
const OF_ALL = ["react", "donuts", "shield"];

/** Whether a question has only one answer. Some come to everybody: nothing has to make room for these. */
export function isFormal({ table: { options } }: Play): boolean {
  return OF_ALL.includes(options.ask) && options.all.filter(({ word }) => word !== "order").length === 1;
}

/** Whether there is a question to be thought about. */
export function isAsking(play: Play): boolean {
  return QUESTIONS.includes(play.table.options.ask) && !isFormal(play);
}

/** Which joints of an offer can still be changed; steps of it may have been taken already. */
export function openSides(ask: string): ("give" | "want")[] {
  if (ask === "buy" || ask === "give") return ["give", "want"];
  return ask === "want" ? ["want"] : [];
}

/** Whether an offer is being written. */
export function isTrading({ offer, table: { options } }: Play): boolean {
  return offer !== null || ["give", "want", "cash"].includes(options.ask);
}
