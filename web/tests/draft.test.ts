import { describe, expect, it } from "vitest";
import { Draft } from "../src/lobby/draft.svelte";

const game = {
  name: "chicago-poker",
  title: "Chicago Poker",
  goal: "",
  seats: [2, 3, 4, 5, 6],
  options: [
    { name: "specials", default: true, meaning: "", seats: [2, 3, 4, 5, 6] },
    { name: "short", default: false, meaning: "", seats: [5, 6] },
  ],
  bots: ["greedy", "boss"],
  compiled: true,
  lessons: [],
  puzzles: [],
  arranging: false,
};

function draft(): Draft {
  const made = new Draft();
  made.choose(game, "open");
  return made;
}

describe("Draft", () => {
  it("begins with four seats, of which the first is mine", () => {
    expect(draft().body()).toMatchObject({ game: "chicago-poker", seats: ["me", "open", "open", "open"] });
  });

  it("lets me change seats with whoever sits there", () => {
    const made = draft();
    made.seat(2, "boss");
    made.seat(2, "me");
    expect(made.seats).toEqual(["boss", "open", "me", "open"]);
    made.seat(2, "open");
    expect(made.seats).toContain("me");
  });

  it("keeps my seat when there are fewer", () => {
    const made = draft();
    made.seat(3, "me");
    made.size(2);
    expect(made.seats).toEqual(["open", "me"]);
    made.size(3);
    expect(made.seats).toEqual(["open", "me", "open"]);
  });

  it("sends only options that so many seats allow", () => {
    const made = draft();
    made.size(5);
    made.set("short", true);
    expect(made.body().options).toEqual({ specials: true, short: true });
    made.size(4);
    expect(made.body().options).toEqual({ specials: true });
  });

  it("gives open seats to bots for those who do not want to wait", () => {
    const made = draft();
    made.listed = true;
    expect(made.body("greedy")).toMatchObject({ seats: ["me", "greedy", "greedy", "greedy"], listed: false });
  });
});
