import { describe, expect, it } from "vitest";
import { split } from "../src/parts/named.svelte";

const names = new Set(["R7", "G12"]);

/** The parts of a text, those that are drawn in brackets. */
function read(text: string): string {
  return split(text, names)
    .map(({ text, drawn }) => (drawn ? `[${text}]` : text))
    .join("|");
}

describe("a sentence", () => {
  it("has a part for each thing that is drawn", () => {
    expect(read("Ann shows a pair: R7, G12.")).toBe("Ann shows a pair: |[R7]|, |[G12]|.");
  });

  it("draws whole words only", () => {
    expect(read("BR7, R77 and 7R7")).toBe("BR7, R77 and 7R7");
  });

  it("may have nothing to draw", () => {
    expect(read("Ann draws a card.")).toBe("Ann draws a card.");
    expect(split("", names)).toEqual([]);
  });
});
