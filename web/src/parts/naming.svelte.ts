// What people call the things that the server's sentences call by their codes: "A2" is the Half Moon Bakery.

class Naming {
  #names = $state.raw<ReadonlyMap<string, string>>(new Map());

  /** Use the names of a table's things, by code. */
  use(names: ReadonlyMap<string, string>): void {
    this.#names = names;
  }

  /** Write names for the codes in a sentence. */
  named(text: string): string {
    if (!this.#names.size) return text;
    return text.replace(/[\p{L}\p{N}-]+/gu, (word) => this.#names.get(word) ?? word);
  }
}

export const naming = new Naming();
