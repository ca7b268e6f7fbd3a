// Things that sentences name in short and a game can draw: "R7" as a card. A drawn table says which, while it stands.
import { untrack, type Snippet } from "svelte";

/** How the things of a game are drawn in a sentence. */
export interface Named {
  /** The short names. */
  names: ReadonlySet<string>;
  /** Draws the thing of a name. */
  thing: Snippet<[string]>;
}

class NamedThings {
  #games = $state.raw<Record<string, Named>>({});

  of(game: string | undefined): Named | null {
    return (game === undefined ? null : this.#games[game]) ?? null;
  }

  /** Draw these things in the sentences of a game; returns what ends that: `$effect(() => named.draw(...))`. */
  draw(game: string, things: Named): () => void {
    const before = untrack(() => this.#games);
    this.#games = { ...before, [game]: things };
    return () => (this.#games = before);
  }
}

export const named = new NamedThings();

/** A text in parts: words, and short names of things that are drawn. */
export function split(text: string, names: ReadonlySet<string>): { text: string; drawn: boolean }[] {
  return text.split(/([\p{L}\d]+)/u).reduce<{ text: string; drawn: boolean }[]>((all, part) => {
    const drawn = names.has(part);
    const last = all.at(-1);
    if (!drawn && last && !last.drawn) last.text += part;
    else if (part) all.push({ text: part, drawn });
    return all;
  }, []);
}
