import { describe, expect, it } from "vitest";
import { layOut } from "../src/games/chicago-poker/layout";

describe("the table of Chicago Poker", () => {
  it("lies beside each other on a wide page, with large cards for few", () => {
    const layout = layOut({ width: 1050, height: 900, folded: false, seats: 2, businesses: 2 });
    expect([layout.single, layout.cardWidth, layout.handCard]).toEqual([false, 79, 105]);
  });

  it("shows one business at a time where cards could not be read", () => {
    const phone = layOut({ width: 370, height: 844, folded: true, seats: 3, businesses: 3 });
    expect([phone.phone, phone.single]).toEqual([true, true]);
    expect(phone.cardWidth).toBeGreaterThanOrEqual(30);
  });

  it("has smaller cards for many, and still smaller ones on a low page", () => {
    const high = layOut({ width: 1050, height: 900, folded: false, seats: 6, businesses: 4 });
    const low = layOut({ width: 1050, height: 700, folded: false, seats: 6, businesses: 4 });
    expect([high.crowded, low.crowded, low.handCard]).toEqual([true, true, 76]);
    expect(low.cardWidth).toBeLessThan(high.cardWidth);
  });

  it("gives the hand the height that narrow rows leave", () => {
    const laptop = layOut({ width: 930, height: 800, folded: false, seats: 5, businesses: 4 });
    const low = layOut({ width: 930, height: 700, folded: false, seats: 5, businesses: 4 });
    expect([laptop.cardWidth, laptop.handCard]).toEqual([low.cardWidth, 105]);
    expect(low.handCard).toBeLessThan(105);
  });
});
