// Names for the codes in the server's sentences.
import { afterEach, expect, it } from "vitest";
import { naming } from "../src/parts/naming.svelte";

afterEach(() => naming.use(new Map()));

it("writes names for whole codes, and leaves all else as it is", () => {
  naming.use(
    new Map([
      ["A2", "Half Moon Bakery"],
      ["a-4", "Lantern Street"],
    ]),
  );
  expect(naming.named("Ann moves the thugs from a-4 to A2, criminal.")).toBe(
    "Ann moves the thugs from Lantern Street to Half Moon Bakery, criminal.",
  );
  expect(naming.named("A21 and GA-2.1")).toBe("A21 and GA-2.1");
});
