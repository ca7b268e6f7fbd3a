// What has just happened, as motion: men walk their way, fights are told blow by blow. All of it can be skipped.
import { settings } from "../../settings.svelte";
import type { Table } from "../../server/table.svelte";
import type { ChicagoEvent, Event } from "../../server/types";

const STEP = 150; // milliseconds for a step
const MOST_WALK = 1500;
const TELLING = 3200; // milliseconds for which a fight is told

/** A fight between two men: the throws, the last of which decides. */
export interface Bout {
  seat: number;
  man: string;
  defender: number;
  other: string;
  throws: [number, number][];
  /** The seat whose man fell. */
  fell: number | null;
}

export interface Told {
  space: string;
  bouts: Bout[];
  /** What came of it, in the server's sentences. */
  sentences: string[];
}

const SHORT = new Set(["used-dice", "set-out", "stepped", "took-bar", "chip-back", "stopped", "left-dice"]);

/** How long a change is worth looking at, as a share of the guest's tempo: the steps of a walk pass quickly. */
export function weigh(events: Event[]): number {
  if (events.some(({ name }) => name === "fought" || name === "payday")) return 2;
  return events.every(({ name }) => SHORT.has(name)) ? 0.15 : 0.6;
}

export class Motion {
  /** Where men are drawn who are still walking, by seat and number. */
  at = $state.raw<Record<string, string>>({});
  told = $state.raw<Told | null>(null);
  /** What each bar or casino has just paid, by space: only until the next throw. */
  paid = $state.raw<Record<string, number>>({});

  #walk = new Set<ReturnType<typeof setTimeout>>();
  #telling = new Set<ReturnType<typeof setTimeout>>();

  /** Show what a change brought. */
  begin(table: Table): void {
    const events = table.fresh as ChicagoEvent[];
    if (!events.length) return;
    const still = settings.tempo === "at-once" || matchMedia("(prefers-reduced-motion: reduce)").matches;
    this.#stop(this.#walk);
    this.at = {};
    this.#pay(events);
    const walk = events.filter((event) => event.name === "stepped");
    const told = fightOf(events, table);
    if (still) {
      this.#tell(told, 0);
      return;
    }
    const pause = Math.min(STEP, MOST_WALK / Math.max(walk.length, 1));
    if (walk.length) {
      const { seat, man, from } = walk[0]!.facts;
      const key = `${seat} ${man}`;
      this.at = { [key]: String(from) };
      walk.forEach(({ facts }, number) => {
        this.#later(this.#walk, (number + 0.2) * pause, () => (this.at = { [key]: String(facts.to) }));
      });
      this.#later(this.#walk, (walk.length + 1) * pause, () => (this.at = {}));
    }
    this.#tell(told, walk.length * pause);
  }

  /** Show everything as it is now. */
  skip = (): void => {
    this.#stop(this.#walk);
    this.#stop(this.#telling);
    this.at = {};
    this.told = null;
  };

  #stop(timers: Set<ReturnType<typeof setTimeout>>): void {
    for (const timer of timers) clearTimeout(timer);
    timers.clear();
  }

  #tell(told: Told | null, after: number): void {
    if (!told) return;
    this.#stop(this.#telling);
    this.#later(this.#telling, after, () => (this.told = told));
    this.#later(this.#telling, after + TELLING, () => (this.told = null));
  }

  #pay(events: ChicagoEvent[]): void {
    const paid: Record<string, number> = {};
    for (const event of events)
      if (event.name === "payday")
        for (const space of event.facts.spaces) paid[String(space)] = Number(event.facts.seat);
    if (Object.keys(paid).length) this.paid = paid;
    else if (events.some(({ name }) => name === "threw")) this.paid = {};
  }

  #later(timers: Set<ReturnType<typeof setTimeout>>, after: number, act: () => void): void {
    const timer = setTimeout(() => {
      timers.delete(timer);
      act();
    }, after);
    timers.add(timer);
  }
}

/** The fights among some events; null if there was none. */
export function fightOf(events: ChicagoEvent[], table: Table): Told | null {
  const bouts: Bout[] = [];
  let space = "";
  for (const event of events) {
    if (event.name === "attacked") space = String(event.facts.space);
    else if (event.name === "fought") {
      const { seat, man, face, defender, other, other_face } = event.facts;
      const last = bouts.at(-1);
      const thrown: [number, number] = [Number(face), Number(other_face)];
      if (last && last.fell === null) last.throws.push(thrown);
      else
        bouts.push({
          seat: Number(seat),
          man: String(man),
          defender: Number(defender),
          other: String(other),
          throws: [thrown],
          fell: null,
        });
    } else if (event.name === "fell") {
      const last = bouts.at(-1);
      if (last) last.fell = Number(event.facts.seat);
      space ||= String(event.facts.space);
    }
  }
  if (!bouts.length) return null;
  const numbers = new Set(
    events
      .filter(({ name }) => ["fell", "was-paid", "rose", "ended"].includes(name))
      .map(({ number }) => number),
  );
  const sentences = table.news.filter((one) => numbers.has(one.number)).map((one) => one.text);
  return { space, bouts, sentences };
}
