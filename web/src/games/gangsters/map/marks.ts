// What the codes in the server's sentences name. It follows from the board alone, so that no change of the match makes the
// sentences anew.
import type { Mark } from "../../../parts/marks.svelte";
import type { Things } from "../../../server/site";
import { cityOf, type City } from "./city";

/** Find what a word names: a space, or public. */
export function markOf(things: Things): (word: string) => Mark | null {
  const city = cityOf(things.board!);
  return (word) => {
    if (city.spots.has(word)) return { name: word, words: city.title(word), exact: exactTitle(city, word) };
    // the letter only tells public of the same value apart
    return things.words.public?.[word] ? { name: word, words: word[0]!, exact: word } : null;
  };
}

/** What a space is called, with its code where another one is called the same: two parts of a street without a door. */
function exactTitle(city: City, name: string): string {
  const title = city.title(name);
  const alike = [...city.spots.keys()].filter((other) => city.title(other) === title);
  return alike.length > 1 ? `${title}, ${name}` : title;
}
