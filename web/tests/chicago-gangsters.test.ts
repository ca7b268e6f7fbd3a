import { describe, expect, it } from "vitest";
import { held, Picks } from "../src/games/chicago-gangsters/picks.svelte";
import { told, unfolds, weigh } from "../src/games/chicago-gangsters/story";
import {
  announced,
  read,
  withCards,
  without,
  worth,
  type Player,
  type View,
} from "../src/games/chicago-gangsters/cards";
import type { ChicagoGangstersEvent } from "../src/server/types";

let number = 0;
/** An event of a match; its number goes on from the one before. */
function event(name: string, facts: Record<string, unknown>): ChicagoGangstersEvent {
  return { number: number++, step: 0, name, facts } as ChicagoGangstersEvent;
}

function contributed(seat: number, cards: string[], points: number[], bruiser = 0, persons: string[] = []) {
  const person_points = persons.map(() => 1);
  const brought = [...points, ...person_points, bruiser].reduce((sum, one) => sum + one, 0);
  const facts = { counted: cards, points, persons, person_points, bruiser, brought };
  return event("contributed", { seat, side: "challengers", ...facts });
}

const round = () => event("round", { round: 1, district: "Uptown", person: "priest" });

describe("the story of a round", () => {
  it("counts thing by thing, with the strength of the side so far", () => {
    const { rounds } = told(
      [round(), contributed(0, ["W4", "K3"], [4, 3], 0, ["fence"]), contributed(1, ["W2"], [2])],
      2,
    );
    expect(rounds[0]!.counted.map(({ name, total }) => [name, total])).toEqual([
      ["W4", 4],
      ["K3", 7],
      ["fence", 8],
      ["W2", 10],
    ]);
  });

  it("counts a hidden card last, and only that", () => {
    const { rounds } = told([round(), contributed(0, ["W4"], [4]), contributed(0, ["W4", "W4"], [4, 4])], 1);
    expect(rounds[0]!.counted.map(({ name, late, total }) => [name, late, total])).toEqual([
      ["W4", false, 4],
      ["W4", true, 8],
    ]);
  });

  it("knows a hidden card also where nothing else was laid", () => {
    const { rounds } = told([round(), contributed(0, [], []), contributed(0, ["K5"], [5])], 1);
    expect(rounds[0]!.counted).toMatchObject([{ name: "K5", late: true, total: 5 }]);
  });

  it("adds what the Bruiser doubles later of a hidden card", () => {
    const { rounds } = told(
      [round(), contributed(0, ["W4", "K3"], [4, 3], 7), contributed(0, ["W4", "K3", "K5"], [4, 3, 5], 10)],
      1,
    );
    expect(rounds[0]!.counted.map(({ name, points }) => [name, points])).toEqual([
      ["W4", 4],
      ["K3", 3],
      ["bruiser", 7],
      ["K5", 5],
      ["bruiser", 3],
    ]);
  });

  it("forgets what was taken back", () => {
    const first = round();
    const said = event("said", { seat: 0, strength: 30 });
    const again = {
      ...event("said", { seat: 0, strength: 4 }),
      number: said.number,
    } as ChicagoGangstersEvent;
    expect(told([first, said, again], 1).rounds[0]!.parts[0]!.said).toBe(4);
  });

  it("adds up alcohol round by round", () => {
    const got = (alcohol: number) => event("got", { seat: 0, alcohol, means: 0, package: ["1"] });
    const { rounds } = told(
      [round(), got(2), round(), got(1), event("sold", { seat: 0, person: "informer" })],
      1,
    );
    expect(rounds.map((one) => one.alcohol)).toEqual([[2], [4]]);
  });
});

describe("what cards would bring", () => {
  it("adds what the server says of each", () => {
    const player = { brings: 3, adds: { W2: 2, W4: 4, B5: 0 } } as unknown as Player;
    expect(withCards(player, ["W4", "W2", "B5"])).toBe(9);
    expect(withCards(player, [])).toBe(3);
  });
});

describe("the strength of a side in a round that began before the match", () => {
  const told = (strength: number[], acting: string, winning: string | null = null) => {
    const view = { strength, acting, winning } as View;
    return [announced(view, "challengers"), announced(view, "defenders")];
  };

  it("is not known before its cards are up", () => {
    expect(told([0, 0], "challengers")).toEqual([null, null]);
    expect(told([13, 0], "defenders")).toEqual([13, null]);
  });

  it("may be 0", () => {
    expect(told([0, 0], "defenders")).toEqual([0, null]);
    expect(told([4, 0], "defenders", "challengers")).toEqual([4, 0]);
  });
});

describe("cards", () => {
  it("are read from their names", () => {
    expect(read("K5")).toEqual({ means: "blackmail", value: 5 });
    expect(worth(["W4", "B3"])).toBe(7);
  });

  it("are taken off one by one", () => {
    expect(without(["W4", "W4", "K1"], ["W4", "B2"])).toEqual(["W4", "K1"]);
  });

  it("are told from their equals", () => {
    expect(held(["W4", "W4"]).map(({ key }) => key)).toEqual(["W4.0", "W4.1"]);
  });

  it("are picked, put back, and replaced where only so many can be", () => {
    const picks = new Picks();
    for (const key of ["W4.0", "W4.1", "K1.0"]) picks.toggle(key, 2);
    expect(picks.cards).toEqual(["W4", "K1"]);
    picks.toggle("K1.0", 2);
    expect(picks.cards).toEqual(["W4"]);
  });
});

describe("how a change is looked at", () => {
  const laid = event("laid", { seat: 0, cards: 2, face_down: [] });
  const nothing = contributed(0, [], []);
  const few = contributed(0, ["W2"], [2]);
  const won = event("won", { side: "defenders", strength: 9, losers: 3 });

  it("is counted up from the first thing that counts", () => {
    expect(unfolds([laid, nothing])).toBeUndefined();
    expect(unfolds([laid, nothing, few, won])).toBe(few);
  });

  it("takes longest when the fight is won", () => {
    expect(weigh([laid])).toBe(1);
    expect(weigh([few, won])).toBeGreaterThan(weigh([few]) + 1);
  });
});
