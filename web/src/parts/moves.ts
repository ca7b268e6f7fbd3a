// Short names of legal moves, for when there is no room, or no server, for a sentence.
import type { Choice } from "../server/choices";
import type { Things } from "../server/site";
import type { Choices } from "../server/types";
import { say, words } from "../words.svelte";

/** A short label for a sort of move. */
export function sortName(word: string): string {
  const name = `move-${word.replaceAll(" ", "-")}`;
  return words.knows(name) ? say(name) : word;
}

/** The action, and the things it names. */
export function moveName(choice: Choice, data: Choices, things: Things): string {
  const group = data.groups.find(({ word }) => word === choice.word);
  const parts = (group?.parts ?? []).map(({ key, kind }) => {
    const thing = choice.parts[key]!;
    return things.words[kind]?.[thing] ?? thing;
  });
  return [sortName(choice.word), ...parts].join(" ");
}
