// A hint: what the strongest bot would do, why, and what it names on the board. It disappears with the answer, and never acts.
import type { Table } from "../server/table.svelte";

// What is marked first: where something happens is easier to see than what it is done with.
const PLACES = ["spot", "space", "joint"];

export class Advice {
  /** What is said, in paragraphs; null if nothing was asked. */
  text = $state.raw<string[] | null>(null);
  /** Whether the bot is thinking. */
  thinking = $state(false);
  #move: string | null = null;
  #decision: number | null = null;

  constructor(readonly table: Table) {}

  /** Whether a hint can be requested: at a table that gives them, while the guest is asked something. */
  get possible(): boolean {
    const seen = this.table.state;
    const learning = seen?.lesson && seen.lesson.step < seen.lesson.steps.length;
    return !!seen?.helps && seen.stage === "playing" && !learning && this.table.options.data !== null;
  }

  async ask(): Promise<void> {
    if (!this.possible || this.thinking) return;
    this.thinking = true;
    const decision = (this.#decision = this.table.state!.decision);
    const { text, problem, ways } = await this.table.ask({ do: "hint", more: true });
    this.thinking = false;
    if (this.table.state?.decision !== decision) return this.clear();
    this.#move = ways?.[0]?.[0] ?? null;
    this.text = (text ?? problem?.message ?? "").split("\n\n");
  }

  clear(): void {
    this.text = this.#move = this.#decision = null;
  }

  /** Forget a hint about something that has been decided. */
  follow(): void {
    const now = this.table.state?.decision ?? null;
    if (this.#decision !== null && now !== this.#decision) this.clear();
  }

  /** The things that the move names, in order of preference: only one is marked. */
  get things(): string[] {
    const choice = this.text && this.table.options.all.find(({ text }) => text === this.#move);
    if (!choice) return [];
    const group = this.table.options.data!.groups.find(({ word }) => word === choice.word)!;
    const named = group.parts.map(({ kind, key }) => ({ kind, name: choice.parts[key]! }));
    const placed = named.filter(({ kind }) => PLACES.includes(kind));
    const others = named.filter(({ kind }) => !PLACES.includes(kind));
    return [
      `move ${choice.text}`,
      ...placed.map(({ kind, name }) => `${kind === "joint" ? "space" : kind} ${name}`),
      ...others.map(({ kind, name }) => `${kind} ${name}`),
      `move ${choice.word}`,
      "answers",
    ];
  }
}
