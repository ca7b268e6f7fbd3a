import { guest } from "../guest.svelte";

const known = new Map<string, string[]>();

/** The bots that can play a game, weakest first. */
export async function botsOf(game: string): Promise<string[]> {
  if (!known.size) for (const one of await guest.site.games()) known.set(one.name, one.bots);
  return known.get(game) ?? [];
}
