// Legal moves from the server, in the forms that a table needs: by sort, by first thing chosen, as text to send.
import type { ChoiceGroup, Choices } from "./types";

/** One legal move. */
export interface Choice {
  /** The text to send to the server. */
  text: string;
  word: string;
  rule: string;
  /** The things that the move names, by the key of their part: `{ card: "R7", spot: "2" }`. */
  parts: Record<string, string>;
}

/** The legal moves of a group, one by one. */
function* of(group: ChoiceGroup): Generator<Choice> {
  for (const row of group.moves) {
    const names = row.map((place, part) => group.parts[part]!.names[place]!);
    let text = group.word;
    const parts: Record<string, string> = {};
    names.forEach((name, part) => {
      const between = part > 0 ? group.between[part - 1] : "";
      text += `${between ? ` ${between}` : ""} ${name}`;
      parts[group.parts[part]!.key] = name;
    });
    yield { text, word: group.word, rule: group.rule, parts };
  }
}

/** All legal moves of a seat; none if it is asked nothing. */
export class Options {
  readonly all: Choice[];

  constructor(readonly data: Choices | null) {
    this.all = data ? data.groups.flatMap((group) => [...of(group)]) : [];
  }

  /** What is asked, by the rules' name for it. */
  get ask(): string {
    return this.data?.ask ?? "nothing";
  }

  /** The moves of a sort, of those that name all these things. */
  of(word: string, parts: Record<string, string | undefined> = {}): Choice[] {
    return this.all.filter(
      (choice) =>
        choice.word === word && Object.entries(parts).every(([key, name]) => choice.parts[key] === name),
    );
  }

  /** The only such move, if there is exactly one. */
  one(word: string, parts: Record<string, string | undefined> = {}): Choice | undefined {
    const found = this.of(word, parts);
    return found.length === 1 ? found[0] : undefined;
  }

  /** The names that a part can have among the moves of a sort, each once, in the server's order. */
  names(word: string, key: string, parts: Record<string, string | undefined> = {}): string[] {
    return [...new Set(this.of(word, parts).map((choice) => choice.parts[key]!))];
  }

  has(text: string): boolean {
    return this.all.some((choice) => choice.text === text);
  }
}
