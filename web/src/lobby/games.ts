// What the lobby knows of each game beside what the server says: its picture, about how long it lasts, how deep it is.
import type { Component } from "svelte";
import type { IconName } from "../parts/icons";
import Chicago from "./art/Chicago.svelte";
import ChicagoGangsters from "./art/ChicagoGangsters.svelte";
import ChicagoPoker from "./art/ChicagoPoker.svelte";
import Gangsters from "./art/Gangsters.svelte";

export interface Face {
  Art: Component;
  icon: IconName;
  /** About how long four people play, in minutes. */
  minutes: number;
  /** From 1, easy, to 4, deep. */
  depth: 1 | 2 | 3 | 4;
}

export const DEPTHS = 4;

/** The game that somebody who has never been here is offered. */
export const FIRST = "chicago-poker";

const FACES: Record<string, Face> = {
  "chicago-poker": { Art: ChicagoPoker, icon: "cards", minutes: 35, depth: 1 },
  "chicago-gangsters": { Art: ChicagoGangsters, icon: "bottle", minutes: 45, depth: 2 },
  chicago: { Art: Chicago, icon: "person", minutes: 60, depth: 2 },
  gangsters: { Art: Gangsters, icon: "limo", minutes: 90, depth: 4 },
};

/** How the lobby shows a game; null if nobody has drawn it yet. */
export function faceOf(game: string): Face | null {
  return FACES[game] ?? null;
}
