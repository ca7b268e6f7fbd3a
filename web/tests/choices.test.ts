import { describe, expect, it } from "vitest";
import { Options } from "../src/server/choices";
import { patched } from "../src/server/patches";

const data = {
  format: 1,
  seat: 0,
  ask: "move",
  rule: "CH-3.1",
  groups: [
    { word: "end", rule: "CH-3.5", parts: [], between: [], moves: [[]] },
    {
      word: "move",
      rule: "CH-3.1",
      parts: [
        { key: "man", kind: "man", names: ["1", "3"] },
        { key: "dice", kind: "dice", names: ["2", "2+5"] },
      ],
      between: ["with"],
      moves: [
        [0, 0],
        [1, 1],
      ],
    },
  ],
};

describe("Options", () => {
  it("writes moves as the server reads them", () => {
    expect(new Options(data).all.map((choice) => choice.text)).toEqual([
      "end",
      "move 1 with 2",
      "move 3 with 2+5",
    ]);
  });

  it("finds moves by the things they name", () => {
    const options = new Options(data);
    expect(options.names("move", "dice", { man: "3" })).toEqual(["2+5"]);
    expect(options.one("move", { man: "1" })?.text).toBe("move 1 with 2");
    expect(options.one("move")).toBeUndefined();
  });

  it("has none when nothing is asked", () => {
    expect(new Options(null).all).toEqual([]);
  });
});

describe("patched", () => {
  it("sets what a patch says, and leaves the state before as it was", () => {
    const before = { you: 0 as number | null, seats: [{ late: 0 }, { late: 0 }] };
    const after = patched(before, [
      [["seats", 0, "late"], 1],
      [["you"], null],
    ]);
    expect(after).toEqual({ you: null, seats: [{ late: 1 }, { late: 0 }] });
    expect(before.seats[0]!.late).toBe(0);
    expect(after.seats[1]).toBe(before.seats[1]);
  });

  it("takes a whole state", () => {
    expect(patched({ a: 1 }, [[[], { a: 2 }]])).toEqual({ a: 2 });
  });
});
