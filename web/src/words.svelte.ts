// The client's own words, from Fluent catalogues: those of the frame, and those of a game's table when it is opened.
// The names of things, and every sentence about a match, come from the server, in the same language.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { settings } from "./settings.svelte";
import type { Language } from "./languages";

type Loader = () => Promise<string>;
/** A catalogue in each language, loaded when needed: `import.meta.glob("./words/*.ftl", ...)`. */
export type Catalogue = Record<string, Loader>;

const frame = import.meta.glob("../words/*.ftl", { query: "?raw", import: "default" }) as Catalogue;

class Words {
  #catalogues = new Set<Catalogue>([frame]);
  #bundle = $state.raw<FluentBundle | null>(null);
  /** The language of what is shown, which may lag behind the setting for a moment. */
  language = $state<Language>("en");

  get ready(): boolean {
    return this.#bundle !== null;
  }

  /** Load another catalogue, and wait for it; if two have the same message, the one added last wins. */
  async add(catalogue: Catalogue): Promise<void> {
    this.#catalogues.delete(catalogue);
    this.#catalogues.add(catalogue);
    await this.load();
  }

  /** Load all catalogues in the chosen language. */
  async load(language: Language = settings.language): Promise<void> {
    const texts = await Promise.all([...this.#catalogues].map((catalogue) => text(catalogue, language)));
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const one of texts) bundle.addResource(new FluentResource(one), { allowOverrides: true });
    this.#bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
  }

  /** Format a message; a name that no catalogue has is shown as it is, and reported. */
  say = (name: string, facts: Record<string, FluentVariable> = {}): string => {
    const pattern = this.#bundle?.getMessage(name)?.value;
    if (!pattern) {
      if (this.#bundle) console.error(`no words for ${name} in ${this.language}`);
      return name;
    }
    const errors: Error[] = [];
    const said = this.#bundle!.formatPattern(pattern, facts, errors);
    for (const error of errors) console.error(`${name} in ${this.language}: ${error.message}`);
    return said;
  };

  knows(name: string): boolean {
    return this.#bundle?.hasMessage(name) ?? false;
  }
}

async function text(catalogue: Catalogue, language: Language): Promise<string> {
  const found = Object.entries(catalogue).find(([path]) => path.endsWith(`/${language}.ftl`));
  return found ? await found[1]() : "";
}

export const words = new Words();
export const say = words.say;
