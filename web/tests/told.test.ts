import { beforeEach, describe, expect, it, vi } from "vitest";
import { Told } from "../src/server/told.svelte";
import type { Event, News, State } from "../src/server/types";

const event = (number: number, name: string) => ({ number, step: 1, name, facts: {} }) as unknown as Event;
const news = (number: number) => ({ number, text: `${number}` }) as News;
const state = (round: number) => ({ stage: "playing", round }) as unknown as State;

const table = { state: state(1) as State | null, news: [news(0)], events: [event(0, "drew")] };
const then = vi.fn();
let told: Told;

/** The table shows a change in which somebody draws, and then duels. */
function fight(): void {
  const change = [event(1, "drew"), event(2, "duel"), event(3, "took")];
  told.begin(change);
  table.state = state(2);
  table.news = [...table.news, ...change.map(({ number }) => news(number))];
  table.events = [...table.events, ...change];
}

const numbers = (all: { number: number }[]) => all.map(({ number }) => number);

beforeEach(() => {
  Object.assign(table, { state: state(1), news: [news(0)], events: [event(0, "drew")] });
  then.mockReset();
  told = new Told(table, then);
});

describe("what is told beside a board", () => {
  it("is what the table shows, where the board shows it at once", () => {
    fight();
    expect([told.unfolding, told.state, numbers(told.news)]).toEqual([false, table.state, [0, 1, 2, 3]]);
  });

  it("does not give away what the board still unfolds", () => {
    told.by((events) => events.find(({ name }) => name === "duel"));
    const before = table.state;
    fight();
    expect(told.unfolding).toBe(true);
    expect(told.state).toBe(before);
    expect([numbers(told.news), numbers(told.events)]).toEqual([
      [0, 1],
      [0, 1],
    ]);
    told.finish();
    expect(told.state).toBe(table.state);
    expect([numbers(told.news), numbers(told.events)]).toEqual([
      [0, 1, 2, 3],
      [0, 1, 2, 3],
    ]);
  });

  it("goes on once when all is unfolded", () => {
    told.by((events) => events[0]);
    fight();
    told.finish();
    told.finish();
    expect(then).toHaveBeenCalledTimes(1);
  });

  it("waits for no board that has gone", () => {
    const leave = told.by((events) => events[0]);
    fight();
    leave();
    expect([told.unfolding, told.state]).toEqual([false, table.state]);
    fight();
    expect(told.unfolding).toBe(false);
  });
});
