// What has just happened, as motion: men walk, and fights are shown blow by blow. All of it can be skipped.
import { atOnce } from "../../parts/motion.svelte";
import type { Table } from "../../server/table.svelte";
import type { ChicagoEvent } from "../../server/types";
import { fightOf, type Told } from "./fights";

const STEP = 150; // milliseconds for a step
const MOST_WALK = 1500;
const TELLING = 3200; // milliseconds for which a fight is shown
const OWN = 4800; // and one of the guest's own

type Stepped = Extract<ChicagoEvent, { name: "stepped" }>;

export class Motion {
  /** Where walking men are drawn, by seat and number. */
  at = $state.raw<Record<string, string>>({});
  told = $state.raw<Told | null>(null);
  /** What each bar or casino has just paid, by space: only until the next throw. */
  paid = $state.raw<Record<string, number>>({});

  #shown: ChicagoEvent[] = [];
  #walk = new Set<ReturnType<typeof setTimeout>>();
  #telling = new Set<ReturnType<typeof setTimeout>>();

  constructor(readonly table: Table) {}

  /** Show a change. */
  begin(): void {
    const { table } = this;
    const events = table.fresh as ChicagoEvent[];
    if (!events.length || events === this.#shown) return;
    this.#shown = events;
    this.#stop(this.#walk);
    this.at = {};
    this.#pay(events);
    const walk = events.filter((event) => event.name === "stepped");
    const told = fightOf(events, table.news);
    const you = table.state!.you;
    const own = told?.bouts.some(({ seat, defender }) => seat === you || defender === you);
    const time = own ? OWN : TELLING;
    const pause = Math.min(STEP, MOST_WALK / Math.max(walk.length, 1));
    const end = atOnce() || !walk.length ? 0 : (walk.length + 1) * pause;
    if (end) this.#go(walk, pause);
    this.#tell(told, end, time);
    // The last fight of a match is shown before the end.
    const rest = told && table.state!.stage === "over" && !atOnce() ? time : 0;
    this.#later(this.#walk, end + rest, () => {
      this.at = {};
      table.told.finish();
    });
  }

  /** Animate a man's walk. */
  #go(walk: Stepped[], pause: number): void {
    const { seat, man, from } = walk[0]!.facts;
    const key = `${seat} ${man}`;
    this.at = { [key]: String(from) };
    walk.forEach(({ facts }, number) => {
      this.#later(this.#walk, (number + 0.2) * pause, () => (this.at = { [key]: String(facts.to) }));
    });
  }

  /** Show everything as it is now. */
  skip = (): void => {
    this.#stop(this.#walk);
    this.#stop(this.#telling);
    this.at = {};
    this.told = null;
    this.table.told.finish();
  };

  #stop(timers: Set<ReturnType<typeof setTimeout>>): void {
    for (const timer of timers) clearTimeout(timer);
    timers.clear();
  }

  #tell(told: Told | null, after: number, time: number): void {
    if (!told) return;
    this.#stop(this.#telling);
    this.#later(this.#telling, after, () => (this.told = told));
    this.#later(this.#telling, after + time, () => (this.told = null));
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
