// Whom this browser hears: kept for the table while the page is open, because people have another handle at every table.
import { SvelteSet } from "svelte/reactivity";
import type { Table } from "../server/table.svelte";
import type { Talk } from "../server/types";

export class Hearing {
  readonly deaf = new SvelteSet<string>();
  /** The count of lines when the talk was last read. */
  #read = $state(0);

  constructor(readonly table: Table) {
    try {
      for (const who of JSON.parse(sessionStorage.getItem(this.#key) ?? "[]") as string[]) this.deaf.add(who);
    } catch {
      // no storage in this browser
    }
  }

  get heard(): Talk[] {
    return this.table.talk.filter((one) => !this.deaf.has(one.who));
  }

  /** What others have said since the talk was last read. */
  get unread(): number {
    return this.table.talk
      .slice(this.#read)
      .filter((one) => !this.deaf.has(one.who) && (one.seat === null || one.seat !== this.table.state?.you))
      .length;
  }

  /** Everybody else who has said something; the latest name of each. */
  get people(): { who: string; name: string }[] {
    const found = new Map<string, string>();
    for (const one of this.table.talk)
      if (one.seat === null || one.seat !== this.table.state?.you) found.set(one.who, one.name);
    return [...found].map(([who, name]) => ({ who, name }));
  }

  read(): void {
    this.#read = this.table.talk.length;
  }

  hear(who: string, on: boolean): void {
    if (on) this.deaf.delete(who);
    else this.deaf.add(who);
    try {
      sessionStorage.setItem(this.#key, JSON.stringify([...this.deaf]));
    } catch {
      // then it only lasts until the page is left
    }
  }

  get #key(): string {
    return `windycity-deaf-${this.table.id}`;
  }
}
