// Things of a board that sentences name. A game's table says which words they are, and shows the one that is pointed at.

/** A thing that a sentence names: what the table calls it, and how it is said to people. */
export interface Mark {
  name: string;
  words: string;
  /** The same, told from all others: for two sentences that are compared. */
  exact?: string;
}

const WORD = String.raw`[\p{L}\d]+(?:-[\p{L}\d]+)*`;
const WORDS = new RegExp(`(${WORD})`, "u");
const NAMED = new RegExp(`(${WORD}) \\(([^()]*)\\)`, "gu");

class Marks {
  /** What a word names on the board that is shown; null if it is a word like any other. */
  find = $state.raw<((word: string) => Mark | null) | null>(null);
  /** The thing that is pointed at. */
  pointed = $state<string | null>(null);
  /** The places that a lesson speaks of: a board marks them with `data-thing`, for the light. */
  lit = $state.raw<string[]>([]);

  /** Part a text at the words that name something. */
  parts(text: string): { text: string; mark: Mark | null }[] {
    const { find } = this;
    if (!find) return [{ text, mark: null }];
    // a place that is named after its number need not be named twice
    return text
      .replace(NAMED, (all, word: string, name: string) => (find(word)?.words === name ? word : all))
      .split(WORDS)
      .map((part, place) => ({ text: part, mark: place % 2 ? find(part) : null }))
      .filter((part) => part.text);
  }
}

export const marks = new Marks();
