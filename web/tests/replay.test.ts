import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Site } from "../src/server/site";
import type { Replay as ReplayType } from "../src/replay/replay.svelte";
import type { ReplayShown } from "../src/server/types";

const LAST = 6;
const LONG = 5000; // milliseconds: longer than any moment is looked at

/** Every moment has an event; that of the third is unfolded by the board. */
const moments = Array.from({ length: LAST + 1 }, (_, number) => ({
  patch: [[["round"], number]],
  events: [{ number, step: number, name: number === 3 ? "duel" : "drew", facts: {} }],
  news: [],
}));
const site = { moments: async () => ({ first: 0, state: { stage: "playing", round: 0 }, moments }) };

let replay: ReplayType;

beforeEach(async () => {
  vi.useFakeTimers();
  const { Replay } = await import("../src/replay/replay.svelte");
  replay = new Replay({ id: "r", last: LAST } as ReplayShown, () => site as unknown as Site);
  replay.told.by((events) => events.find(({ name }) => name === "duel"));
  await replay.look("spectator", 2);
});

describe("A replay that plays", () => {
  it("waits at what the board unfolds", async () => {
    replay.play();
    await vi.advanceTimersByTimeAsync(LONG);
    expect([replay.moment, replay.told.unfolding]).toEqual([3, true]);
    replay.told.finish();
    await vi.advanceTimersByTimeAsync(LONG);
    expect(replay.moment).toBeGreaterThan(3);
  });

  it("plays on when what it unfolds gives way to another moment", async () => {
    replay.play();
    await vi.advanceTimersByTimeAsync(LONG);
    expect(replay.told.unfolding).toBe(true);
    await replay.go(5); // somebody drags the slider
    expect([replay.moment, replay.told.unfolding]).toEqual([5, false]);
    await vi.advanceTimersByTimeAsync(LONG);
    expect([replay.moment, replay.playing]).toEqual([LAST, false]);
  });
});
