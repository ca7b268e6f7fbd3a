// The rules drawer: which game's rules are open, and at which clause.

class RulesOpen {
  game = $state<string | null>(null);
  clause = $state<string | null>(null);
  /** The number of requests, because the same clause may be requested again. */
  asked = $state(0);

  show(game: string, clause: string | null = null): void {
    this.game = game;
    this.clause = clause;
    this.asked++;
  }

  close(): void {
    this.game = null;
  }
}

export const rules = new RulesOpen();

const LETTERS: Record<string, string> = {
  CP: "chicago-poker",
  CG: "chicago-gangsters",
  CH: "chicago",
  GA: "gangsters",
};

/** A part of a sentence: plain text, a clause with the brackets and stops around it, or the reader's own name. */
export interface Part {
  text: string;
  /** The number of the clause, which opens the rules. */
  clause: string | null;
  own: boolean;
}

const CLAUSE = "[A-Z]{2}-\\d+(?:\\.\\d+)*";

/** A sentence in parts; names are looked for as whole words. */
export function parts(text: string, own: string | null = null): Part[] {
  return split(text, new RegExp(`(\\(?\\b${CLAUSE}\\b[).,:;!?]*)`)).flatMap(([part, clause]): Part[] =>
    clause || !own
      ? [{ text: part, clause: clause ? part.match(CLAUSE)![0] : null, own: false }]
      : split(part, wordOf(own)).map(([text, own]) => ({ text, clause: null, own })),
  );
}

/** A text split at the matches of a pattern, each piece with whether it is a match. */
function split(text: string, pattern: RegExp): [string, boolean][] {
  return text
    .split(pattern)
    .map((part, place): [string, boolean] => [part, place % 2 === 1])
    .filter(([part]) => part);
}

function wordOf(name: string): RegExp {
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`(?<![\\p{L}\\p{N}])(${escaped})(?![\\p{L}\\p{N}])`, "u");
}

/** The game whose rules have a clause; null if this client does not know it. */
export function gameOf(clause: string): string | null {
  return LETTERS[clause.slice(0, 2)] ?? null;
}
