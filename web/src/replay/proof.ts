// What this browser can prove about the luck of a match that is over, with Web Crypto and without a rule of any game:
// docs/moves-and-positions.md#luck has the algorithm.
import { isSecret, kept } from "../luck";
import type { Event, ReplayShown } from "../server/types";

export type Verdict = "right" | "wrong" | "open";

/** A check; `open` if it could not be done here. */
export interface Finding {
  /** The name of the words that say so: `proof-NAME-VERDICT`. */
  name: "secret" | "seen" | "words" | "dice" | "cards";
  verdict: Verdict;
  count?: number;
}

/** The facts of events that are thrown dice, by the name of the event. */
export type Dice = Record<string, string[]>;

const UTF8 = new TextEncoder();
const bytes = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));

/** The luck of a step, 0 for the set-up and then one for each answer: a function that draws a number below n. */
export async function luckOf(
  secret: string,
  step: number,
  contributions: string[],
): Promise<(n: number) => number> {
  let message = `windycity step ${step}`;
  if (contributions.some(Boolean)) {
    const given = contributions.map((words) => `${UTF8.encode(words).length}:${words},`);
    message = `windycity hmac-2 step ${step} seats ${given.length}\n${given.join("")}`;
  }
  const hmac = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", bytes(secret), hmac, false, ["sign"]);
  const seed = new DataView(await crypto.subtle.sign(hmac, key, UTF8.encode(message)));
  const words = generator(seed.getUint32(0), seed.getUint32(4), seed.getUint32(8), seed.getUint32(12));
  return (n) => {
    let product: number;
    do product = words() * n;
    while (product % 2 ** 32 < 2 ** 32 % n);
    return Math.floor(product / 2 ** 32);
  };
}

/** xoshiro128++. */
function generator(a: number, b: number, c: number, d: number): () => number {
  const turned = (x: number, by: number) => (x << by) | (x >>> (32 - by));
  return () => {
    const word = (turned(a + d, 7) + a) >>> 0;
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = turned(d, 11);
    return word;
  };
}

/** The faces thrown at a moment, in the order of the events; null for each die with special numbers. */
export function facesIn(events: Event[], dice: Dice, numbered: Dice = {}): (number | null)[] {
  return events.flatMap(({ name, facts }) => {
    const shown = facts as Record<string, number | number[]>;
    return [
      ...(dice[name] ?? []).flatMap((key) => shown[key] ?? []),
      ...(numbered[name] ?? []).flatMap((key) => (key in shown ? null : [])),
    ];
  });
}

/**
 * Throw all dice of the match again, and compare; return their count, and whether all show the same. Dice with special numbers
 * are thrown as well, since the others come after them, but only the rules know their faces.
 */
export async function throwAgain(
  shown: ReplayShown,
  moments: Event[][],
  dice: Dice,
  numbered: Dice = {},
): Promise<{ count: number; same: boolean }> {
  let [count, same] = [0, true];
  for (const [step, events] of moments.entries()) {
    const faces = facesIn(events, dice, numbered);
    if (!faces.length) continue;
    const draw = await luckOf(shown.secret!, step, shown.contributions);
    count += faces.filter((face) => face !== null).length;
    const thrown = faces.map(() => draw(6) + 1);
    same &&= faces.every((face, at) => face === null || face === thrown[at]);
  }
  return { count, same };
}

/** Check what can be checked here; `moments` are the events of each moment, all of them. */
export async function prove(
  shown: ReplayShown,
  moments: Event[][],
  dice: Dice | undefined,
  numbered: Dice = {},
): Promise<Finding[]> {
  const findings: Finding[] = [];
  const found = (name: Finding["name"], right: boolean | null, count?: number): void => {
    const verdict = right === null ? "open" : right ? "right" : "wrong";
    findings.push({ name, verdict, ...(count === undefined ? {} : { count }) });
  };
  const same = await isSecret(shown.secret!, shown.hash);
  found("secret", same);
  const before = shown.table ? kept(shown.id) : null;
  found("seen", before ? same && before.hash === shown.hash : null);
  if (before?.words !== undefined && shown.you !== null)
    found("words", shown.contributions[shown.you] === before.words);
  if (!dice) found("cards", null);
  else if (shown.forced || !shown.luck.startsWith("hmac-")) found("dice", null, 0);
  else {
    const thrown = await throwAgain(shown, moments, dice, numbered);
    found("dice", thrown.same, thrown.count);
  }
  return findings;
}
