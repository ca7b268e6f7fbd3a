import { describe, expect, it } from "vitest";
import { biggestSwing, labelled, plainSigns, scale, SHAPES } from "../src/frame/course";
import { signsOf as signsOfChicago } from "../src/games/chicago/gangs";
import { signsOf as signsOfGangsters } from "../src/games/gangsters/parts/gangs";
import type { Table } from "../src/server/table.svelte";

const course = (...scores: number[][]) =>
  scores.map((scores, place) => ({ moment: place, round: place + 1, scores }));

describe("the course of a match", () => {
  it("has its biggest swing where a score changes most, up or down, and of equals the latest", () => {
    const swing = biggestSwing(course([0, 0, 5], [3, 0, 5], [3, 0, 2], [4, 1, 2]));
    expect(swing).toEqual({ at: 1, seat: 2, from: 5, to: 2, ranks: [1, 2] });
  });

  it("has no swing if no score ever changes", () => {
    expect(biggestSwing(course([0, 0], [0, 0]))).toBeNull();
    expect(biggestSwing([])).toBeNull();
  });

  it("is drawn between lines at round figures that hold all scores", () => {
    expect(scale(course([0, 1], [2, 5]))).toEqual([0, 1, 2, 3, 4, 5]);
    expect(scale(course([0, 0], [0, 0]))).toEqual([0, 1]);
    const wide = scale(course([-120, 0], [9400, 3]));
    expect(wide[0]).toBeLessThanOrEqual(-120);
    expect(wide.at(-1)).toBeGreaterThanOrEqual(9400);
    expect(wide.length).toBeLessThan(10);
  });

  it("labels no more rounds than there is room for", () => {
    expect(labelled(4, 10)).toEqual([0, 1, 2, 3]);
    expect(labelled(7, 3)).toEqual([0, 3, 6]);
    expect(labelled(3, 0.5)).toEqual([0]);
  });

  it("tells as many seats apart as there are", () => {
    expect(new Set(plainSigns(6).map(({ shape }) => shape)).size).toBe(6);
    expect(plainSigns(7)).toHaveLength(7);
  });

  it("ends in the signs that the gangs have at the table", () => {
    const table = (players: object[]) => ({ state: { view: { players }, seats: [] } }) as unknown as Table;
    const chicago = table([
      { seat: 0, colour: "green", corner: "SE", name: "Capone" },
      { seat: 1, colour: "red", corner: "NW", name: "Moran" },
    ]);
    expect(signsOfChicago(chicago).map(({ shape }) => shape)).toEqual([SHAPES.triangle, SHAPES.diamond]);
    const gangsters = table(["teal", "orange", "black", "pink"].map((colour, seat) => ({ seat, colour })));
    const shapes = [SHAPES.diamond, SHAPES.circle, SHAPES.square, SHAPES.triangle];
    expect(signsOfGangsters(gangsters).map(({ shape }) => shape)).toEqual(shapes);
  });
});
