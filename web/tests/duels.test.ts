import { describe, expect, it } from "vitest";
import { duelsIn, lastDuel, unfolds, weigh, whyOf } from "../src/games/chicago-poker/duels";
import type { Event } from "../src/server/types";

let number = 0;

function event(name: string, facts: Record<string, unknown>): Event {
  return { number: number++, step: 1, name, facts } as unknown as Event;
}

const begun = [
  event("duel", { spot: "2", owner: 1 }),
  event("showed", { spot: "2", seat: 0, combination: "pair", row: ["R7", "G7"] }),
  event("showed", { spot: "2", seat: 1, combination: "pair", row: ["B7", "Y7"] }),
  event("tied", { spot: "2", seat: 0 }),
  event("tied", { spot: "2", seat: 1 }),
];

describe("the last duel", () => {
  it("is none as long as there was none", () => {
    expect(lastDuel([event("drew", { seat: 0, card: "??" })])).toBeNull();
  });

  it("has the rows and those who are tied while it lasts", () => {
    const duel = lastDuel(begun)!;
    expect(duel.rows.map(({ cards }) => cards)).toEqual([
      ["R7", "G7"],
      ["B7", "Y7"],
    ]);
    expect([duel.tied, duel.winner]).toEqual([[0, 1], null]);
  });

  it("keeps the cards of each tie-break apart, and ends with who took the business", () => {
    const duel = lastDuel([
      ...begun,
      event("showed-card", { seat: 0, card: "R9" }),
      event("showed-card", { seat: 1, card: "B9" }),
      event("tied", { spot: "2", seat: 0 }),
      event("tied", { spot: "2", seat: 1 }),
      event("showed-card", { seat: 0, card: "Gun" }),
      event("showed-card", { seat: 1, card: "R2" }),
      event("took", { seat: 1, spot: "2", business: "bar" }),
      event("took", { seat: 0, spot: "1", business: "brewery" }),
    ])!;
    expect(duel.breaks.map((cards) => cards.map(({ card }) => card))).toEqual([
      ["R9", "B9"],
      ["Gun", "R2"],
    ]);
    expect([duel.winner, duel.business]).toEqual([1, "bar"]);
  });

  it("is the latest of several", () => {
    const later = lastDuel([
      ...begun,
      event("took", { seat: 1, spot: "2", business: "bar" }),
      event("duel", { spot: "3", owner: 0 }),
    ])!;
    expect([later.spot, later.rows]).toEqual(["3", []]);
  });
});

describe("several duels", () => {
  const took = event("took", { spot: "2", seat: 1, business: "bar" });
  const again = [
    event("duel", { spot: "1", owner: 1 }),
    event("showed", { spot: "1", seat: 1, combination: "flush", row: ["B1", "B2"] }),
  ];

  it("are all told, each with its own rows", () => {
    const duels = duelsIn([...begun, took, ...again]);
    expect(duels.map(({ spot, rows, winner }) => [spot, rows.length, winner])).toEqual([
      ["2", 2, 1],
      ["1", 1, null],
    ]);
  });

  it("are shown row by row from the first one on, and then looked at", () => {
    const drew = event("drew", { seat: 0 });
    expect(unfolds([took, drew])).toBeUndefined();
    expect(unfolds([drew, ...begun, took, ...again])).toBe(begun[0]);
    expect(weigh([...begun, took])).toBeGreaterThan(weigh([drew]));
  });
});

describe("why a duel ends as it does", () => {
  const duel = event("duel", { spot: "2", owner: 1 });
  const shows = (seat: number, combination: string) =>
    event("showed", { spot: "2", seat, combination, row: ["R7"] });
  const took = event("took", { spot: "2", seat: 1, business: "bar" });
  const why = (...events: Event[]) => whyOf(lastDuel(events)!);

  it("is not said before all rows are shown", () => {
    expect(why(duel, shows(0, "pair"))).toBeNull();
  });

  it("is the combination, or the values of equal ones, or that nobody else was there", () => {
    expect(why(duel, shows(0, "pair"), shows(1, "flush"), took)).toBe("best");
    expect(why(duel, shows(0, "pair"), shows(1, "pair"), took)).toBe("values");
    expect(why(duel, shows(0, "pair"), shows(2, "pair"), shows(1, "flush"), took)).toBe("best");
    expect(why(duel, shows(1, "pair"), took)).toBe("alone");
  });

  it("is a tie as long as cards are chosen, and then the tie-break", () => {
    expect(why(...begun)).toBe("tied");
    expect(why(...begun, took)).toBe("tie-break");
  });

  it("knows a duel that no bullet has brought", () => {
    expect(lastDuel([duel])!.settling).toBe(false);
    expect(lastDuel([event("settling", { seat: 0 }), duel])!.settling).toBe(true);
  });
});
