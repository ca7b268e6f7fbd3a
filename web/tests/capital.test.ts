import { expect, it } from "vitest";
import { capital } from "../src/parts/capital";

it("begins a text with a capital, without the accent of a Dutch one", () => {
  expect(["één bedrijf", "über", "bar", ""].map(capital)).toEqual(["Eén bedrijf", "Über", "Bar", ""]);
});
