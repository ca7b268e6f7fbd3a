// Sentences from the server name some things as moves do, by letters: "W4". Where a game is drawn, its table spells them out.
import { SvelteMap } from "svelte/reactivity";

const SPELLINGS = new SvelteMap<string, (text: string) => string>();

/** Spell out what sentences about a game name by letters, as long as its table is open: `$effect(() => spells(game, how))`. */
export function spells(game: string, how: (text: string) => string): () => void {
  SPELLINGS.set(game, how);
  return () => SPELLINGS.delete(game);
}

/** A sentence about a game with everything spelled out. */
export function spelled(text: string, game: string | undefined): string {
  const how = game === undefined ? undefined : SPELLINGS.get(game);
  return how ? how(text) : text;
}
