import { describe, expect, it } from "vitest";
import { reached } from "../src/parts/arrows";

/** Things on a screen by the letters of a drawing, ten pixels apart. */
function drawn(...rows: string[]): Map<string, Element> {
  const things = new Map<string, Element>();
  rows.forEach((row, y) => {
    [...row].forEach((name, x) => {
      const box = { left: 10 * x, top: 10 * y, width: 4, height: 4 };
      if (name !== " ") things.set(name, { getBoundingClientRect: () => box } as Element);
    });
  });
  return things;
}

function after(things: Map<string, Element>, at: string, ...keys: string[]): string | undefined {
  let thing = things.get(at);
  for (const key of keys) thing = thing && reached([...things.values()], thing, `Arrow${key}`);
  return [...things].find(([, one]) => one === thing)?.[0];
}

describe("reached", () => {
  it("goes from neighbour to neighbour in rows and columns", () => {
    const grid = drawn("abc", "def", "ghi");
    expect(after(grid, "e", "Right")).toBe("f");
    expect(after(grid, "e", "Left", "Up")).toBe("a");
    expect(after(grid, "e", "Down", "Right")).toBe("i");
    expect(after(grid, "c", "Right")).toBeUndefined();
  });

  it("leads to what lies between two rows", () => {
    const streets = drawn("a b", " x ", "c d");
    for (const corner of "abcd") {
      const ways = ["Left", "Right", "Up", "Down"].map((key) => after(streets, corner, key));
      expect(ways).toContain("x");
    }
  });

  it("goes far aside only where nothing is ahead", () => {
    const apart = drawn("a    ", "    b", "c    ");
    expect(after(apart, "a", "Down")).toBe("c");
    expect(after(apart, "b", "Down")).toBe("c");
  });
});
