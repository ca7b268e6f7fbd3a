// A person's settings for this browser, kept here, not on the server.
import { LANGUAGES, type Language } from "./languages";

/** How others' turns are shown: each thing for a while, quickly, or all at once. */
export type Tempo = "calm" | "quick" | "at-once";

const PAUSES: Record<Tempo, number> = { calm: 1200, quick: 500, "at-once": 0 };
const KEY = "windycity";

interface Kept {
  language: Language;
  tempo: Tempo;
  /** The list of choices instead of the drawn table. */
  plain: boolean;
  sounds: boolean;
  /** Letters as keys: D draw, R rules and so on. */
  letters: boolean;
  /** Whether the person's own face-down cards are shown. */
  peeks: boolean;
  /** Whether to notify the person of their turn when the page is not visible. */
  notify: boolean;
  /** The games whose goal has been read. */
  met: string[];
}

function first(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return wanted.find((tag): tag is Language => (LANGUAGES as readonly string[]).includes(tag)) ?? "en";
}

function read(): Kept {
  const usual: Kept = {
    language: first(),
    tempo: "calm",
    plain: false,
    sounds: false,
    letters: true,
    peeks: true,
    notify: false,
    met: [],
  };
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return usual; // no storage in this browser, or something else was there
  }
}

class Settings {
  #kept = $state(read());

  get language(): Language {
    return this.#kept.language;
  }
  get tempo(): Tempo {
    return this.#kept.tempo;
  }
  get plain(): boolean {
    return this.#kept.plain;
  }
  get sounds(): boolean {
    return this.#kept.sounds;
  }
  get letters(): boolean {
    return this.#kept.letters;
  }
  get peeks(): boolean {
    return this.#kept.peeks;
  }

  get notify(): boolean {
    return this.#kept.notify;
  }
  get met(): string[] {
    return this.#kept.met;
  }

  /** Milliseconds for which a change that others made is shown before the next. */
  get pause(): number {
    return PAUSES[this.#kept.tempo];
  }

  set(change: Partial<Kept>): void {
    Object.assign(this.#kept, change);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // without storage it is forgotten with the page
    }
  }
}

export const settings = new Settings();
