import { say, words } from "../words.svelte";

/** How strong a bot plays, in a word that says its place among the others; its own name if it is a new one. */
export function level(bot: string): string {
  return words.knows(`level-${bot}`) ? say(`level-${bot}`) : bot;
}
