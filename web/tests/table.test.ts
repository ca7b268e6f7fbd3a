import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Table as TableType } from "../src/server/table.svelte";

/** A socket whose server is the test. */
class FakeSocket {
  static OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 1;
  sent: { do: string; id: string; since?: number }[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor() {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {}
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify({ now: 0, ...message }) });
  }
}

const FRAME = 16; // milliseconds
const page = Object.assign(new EventTarget(), { hidden: false });
let table: TableType;
let version: number;
const socket = () => FakeSocket.all.at(-1)!;
const event = (number: number) => ({ number, step: number, name: "drew", facts: {} });
const news = (number: number) => ({ number, text: `${number}`, vital: false });

function snapshot(count: number): void {
  version = 1;
  const numbers = Array.from({ length: count }, (_, number) => number);
  socket().say({
    type: "snapshot",
    version,
    state: { stage: "playing", you: 0, decision: null, choices: null, seats: [], round: 0 },
    events: numbers.map(event),
    news: numbers.map(news),
    talk: [],
  });
}

function update(number: number, patch: unknown[] = []): void {
  socket().say({
    type: "update",
    version: ++version,
    patch,
    events: [event(number)],
    news: [news(number)],
    talk: [],
  });
}

function look(hidden: boolean): void {
  page.hidden = hidden;
  page.dispatchEvent(new Event("visibilitychange"));
}

beforeEach(async () => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  page.hidden = false;
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("document", page);
  vi.stubGlobal("location", { protocol: "http:", host: "here" });
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("removeEventListener", () => undefined);
  vi.stubGlobal("requestAnimationFrame", (drawn: () => void) => setTimeout(drawn, FRAME));
  vi.stubGlobal("cancelAnimationFrame", clearTimeout);
  vi.stubGlobal("localStorage", { getItem: () => "{}", setItem: () => undefined });
  const { LiveTable } = await import("../src/server/table.svelte");
  table = new LiveTable("t", () => "en");
  snapshot(1);
});

afterEach(() => table.close());

describe("Table", () => {
  it("shows what others do one thing at a time, and knows the newest at once", () => {
    update(1, [[["decision"], null]]);
    update(2, [[["decision"], 7]]);
    expect(table.events.length).toBe(2);
    expect(table.behind).toBe(1);
    expect([table.state?.decision, table.newest?.decision]).toEqual([null, 7]);
    expect([table.yours, table.turn]).toEqual([true, false]); // others' moves are still being told
    vi.advanceTimersByTime(2000);
    expect([table.behind, table.state?.decision, table.turn]).toEqual([0, 7, true]);
  });

  it("draws what arrives within a frame together, where nothing is shown one by one", async () => {
    const { settings } = await import("../src/settings.svelte");
    settings.set({ tempo: "at-once" });
    for (let number = 1; number <= 4; number++) update(number, [[["decision"], number]]);
    expect([table.state?.decision, table.behind]).toEqual([1, 3]); // the first need not wait
    expect(table.options.data).toBeNull();
    vi.advanceTimersByTime(FRAME);
    expect([table.state?.decision, table.behind]).toEqual([4, 0]);
    expect(table.fresh.map((one) => one.number)).toEqual([2, 3, 4]);
    settings.set({ tempo: "calm" });
  });

  it("takes an answer though another's, who is asked at the same time, is not shown yet", () => {
    const choices = { ask: "tiebreak", groups: [] };
    update(1, [
      [["decision"], 7],
      [["choices"], choices],
    ]);
    update(2); // the other has chosen
    expect([table.behind, table.turn, table.options.ask]).toEqual([1, true, "tiebreak"]);
    update(3, [[["decision"], 8]]); // something else is asked by now
    expect([table.turn, table.options.data]).toEqual([false, null]);
  });

  it("shows what comes of an answer at once, though the last change may still be looked at", () => {
    update(1, [[["decision"], 7]]);
    void table.move("draw");
    update(2, [[["decision"], null]]);
    expect([table.behind, table.state?.decision]).toEqual([0, null]);
  });

  it("waits until the board has unfolded a change, and then lets it be looked at", () => {
    table.told.by((events) => events[0]);
    update(1, [[["decision"], 7]]);
    update(2);
    vi.advanceTimersByTime(60_000);
    expect([table.events.length, table.told.events.length]).toEqual([2, 1]);
    expect([table.behind, table.yours, table.turn]).toEqual([1, true, false]);
    table.told.finish();
    expect([table.events.length, table.told.events.length]).toEqual([2, 2]);
    vi.advanceTimersByTime(2000);
    expect([table.behind, table.events.length, table.told.unfolding]).toEqual([0, 3, true]);
  });

  it("waits for no board if somebody catches up or answers", () => {
    table.told.by((events) => events[0]);
    update(1, [[["decision"], 7]]);
    table.catchUp();
    expect([table.told.unfolding, table.turn]).toEqual([false, true]);
    vi.advanceTimersByTime(FRAME);
    update(2, [[["decision"], 8]]);
    expect(table.told.unfolding).toBe(true);
    void table.move("draw");
    expect(table.told.unfolding).toBe(false);
  });

  it("asks whoever was away how to see what happened", () => {
    look(true);
    for (let number = 1; number <= 6; number++) update(number);
    expect(table.events.length).toBe(1);
    look(false);
    expect([table.missed, table.since]).toEqual([6, 1]);
    vi.advanceTimersByTime(60_000);
    expect(table.events.length).toBe(1); // nothing moves before the answer
    table.watch();
    expect([table.missed, table.events.length]).toEqual([0, 2]);
    table.catchUp();
    expect([table.behind, table.events.length]).toEqual([0, 7]);
  });

  it("simply shows what is little", () => {
    look(true);
    update(1);
    look(false);
    expect([table.missed, table.events.length]).toEqual([0, 2]);
  });

  it("asks again for everything when a change is missing", () => {
    version = 5;
    update(1);
    expect(socket().sent.at(-1)?.do).toBe("resync");
  });

  it("marks what happened while the line was broken, and sends again what was not answered", () => {
    void table.do({ do: "propose", matter: "undo" });
    const { id } = socket().sent.at(-1)!;
    socket().onclose?.({ code: 1012 });
    expect(table.open).toBe(false);
    vi.advanceTimersByTime(1000);
    snapshot(4);
    expect([table.open, table.since]).toEqual([true, 1]);
    expect(socket().sent.map((one) => one.id)).toEqual([id]);
  });

  it("opens the line anew for somebody who has become a guest", () => {
    const before = socket();
    table.reopen();
    expect(socket()).not.toBe(before);
    const lost = before.onclose;
    expect(lost).toBeNull();
  });

  it("reads back to the beginning, a few hundred at a time", async () => {
    socket().say({
      type: "snapshot",
      version: 1,
      state: table.state!,
      events: [event(300)],
      news: [news(300)],
      talk: [],
    });
    const reading = table.earlier();
    for (const [since, count] of [
      [0, 250],
      [250, 51],
    ] as const) {
      await vi.advanceTimersByTimeAsync(0);
      const asked = socket().sent.at(-1)!;
      expect([asked.do, asked.since]).toEqual(["history", since]);
      const numbers = Array.from({ length: count }, (_, place) => since + place);
      socket().say({ type: "answer", id: asked.id, events: numbers.map(event), news: numbers.map(news) });
    }
    await reading;
    expect(table.news.map((one) => one.number)).toEqual(Array.from({ length: 301 }, (_, number) => number));
  });
});
