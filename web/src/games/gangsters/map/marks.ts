// What the codes in the server's sentences name. It follows from the board alone, so that no change of the match makes the
// sentences anew.
import type { Mark } from "../../../parts/marks.svelte";
import type { Things } from "../../../server/site";
import { cityOf } from "./city";

/** Find what a word names: a space, or public. */
export function markOf(things: Things): (word: string) => Mark | null {
  const city = cityOf(things.board!);
  return (word) => {
    if (city.spots.has(word)) return { name: word, words: city.title(word) };
    // the letter only tells public of the same value apart
    return things.words.public?.[word] ? { name: word, words: word[0]! } : null;
  };
}
