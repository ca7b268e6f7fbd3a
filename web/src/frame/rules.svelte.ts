// The rules drawer: which game's rules are open, and at which clause.

class RulesOpen {
  game = $state<string | null>(null);
  clause = $state<string | null>(null);
  /** How often something was asked for: also the same clause again. */
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

/** A sentence in parts: plain text, and numbers of clauses, which open the rules. */
export function parts(text: string): { text: string; clause: string | null }[] {
  return text
    .split(/\b([A-Z]{2}-\d+(?:\.\d+)*)\b/)
    .map((part, place) => ({ text: part, clause: place % 2 ? part : null }))
    .filter((part) => part.text);
}

/** The game whose rules have a clause; null if it is none that this client knows. */
export function gameOf(clause: string): string | null {
  return LETTERS[clause.slice(0, 2)] ?? null;
}
