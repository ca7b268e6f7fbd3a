import { expect, it, vi } from "vitest";
import { City } from "../src/games/chicago/city";
import type { Board } from "../src/server/types";

vi.mock("../src/words.svelte", () => ({
  say: (name: string, facts: object = {}) => [name, ...Object.values(facts)].join(" "),
}));
const { exactWord, placeWord } = await import("../src/games/chicago/names");

const space = (name: string, kind: string, row: number, details = {}) => ({
  name,
  kind,
  places: [[row, 0] as [number, number]],
  next_to: [],
  details: { district: "NW", ...details },
});

const board: Board = {
  rows: 5,
  columns: 5,
  spaces: [
    space("a1", "street", 1),
    space("a2", "street", 2),
    space("NW5a", "bar", 3, { worth: 5 }),
    space("NW5b", "bar", 4, { worth: 5 }),
    space("NW-hq", "headquarters", 0),
  ],
  areas: [],
};

it("tells places that are called the same from each other, where two moves are compared", () => {
  const places = [...new City(board).places.values()];
  expect(new Set(places.map(placeWord)).size).toBe(3);
  expect(new Set(places.map(exactWord)).size).toBe(places.length);
  const headquarters = places.at(-1)!;
  expect(exactWord(headquarters)).toBe(placeWord(headquarters)); // there is one in each district
});
