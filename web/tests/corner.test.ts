// Where the small map of Gangsters stands.
import { describe, expect, it } from "vitest";
import { cornerFor } from "../src/games/gangsters/map/corner";

const seen = { x: 1000, y: 500, width: 1000, height: 600 };
const size = { width: 200, height: 120 };

describe("the small map", () => {
  it("stands low on the left where nothing matters there", () => {
    expect(cornerFor([{ x: 1900, y: 600 }], [], seen, size)).toBe("low");
    expect(cornerFor([], [], seen, size)).toBe("low");
  });

  it("keeps off what it would cover", () => {
    expect(cornerFor([{ x: 1100, y: 1000 }], [], seen, size)).toBe("high");
    const both = [
      { x: 1100, y: 1000 },
      { x: 1100, y: 600 },
    ];
    expect(cornerFor(both, [], seen, size)).toBe("right");
  });

  it("covers as few of the places that can be chosen as it can", () => {
    const low = { x: 1100, y: 1000 };
    const high = { x: 1100, y: 600 };
    expect(cornerFor([], [low], seen, size)).toBe("high");
    expect(cornerFor([high], [low], seen, size)).toBe("right");
    expect(cornerFor([], [low, low, high, { x: 1900, y: 600 }, { x: 1900, y: 600 }], seen, size)).toBe(
      "high",
    );
  });

  it("does not mind what is out of sight", () => {
    expect(cornerFor([{ x: 900, y: 1200 }], [], seen, size)).toBe("low");
  });
});
