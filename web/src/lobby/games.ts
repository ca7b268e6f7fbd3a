// What the lobby knows about each game besides what the server says: picture, number of decisions, length of the rules.
import type { Component } from "svelte";
import type { IconName } from "../parts/icons";
import Chicago from "./art/Chicago.svelte";
import ChicagoGangsters from "./art/ChicagoGangsters.svelte";
import ChicagoPoker from "./art/ChicagoPoker.svelte";
import Gangsters from "./art/Gangsters.svelte";

export interface Face {
  Art: Component;
  icon: IconName;
  /** Answers a seat in a match of four, on average: `windycity simulate GAME --bots greedy,greedy,greedy,greedy`. */
  decisions: number;
  /** By the words of the rules: up to 7,000, up to 10,000, more. */
  rules: Length;
}

/** How long rules are, from short to long. */
export const LENGTHS = ["short", "medium", "long"] as const;
export type Length = (typeof LENGTHS)[number];

/** The game offered to newcomers. */
export const FIRST = "chicago-poker";

const FACES: Record<string, Face> = {
  "chicago-poker": { Art: ChicagoPoker, icon: "cards", decisions: 55, rules: "short" },
  "chicago-gangsters": { Art: ChicagoGangsters, icon: "bottle", decisions: 70, rules: "medium" },
  chicago: { Art: Chicago, icon: "person", decisions: 200, rules: "medium" },
  gangsters: { Art: Gangsters, icon: "limo", decisions: 175, rules: "long" },
};

/** How the lobby shows a game; null if nobody has drawn it yet. */
export function faceOf(game: string): Face | null {
  return FACES[game] ?? null;
}
