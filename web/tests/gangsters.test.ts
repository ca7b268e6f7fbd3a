// The drawing of the city, and the shoot-outs of a turn, from what the server says.
import { describe, expect, it } from "vitest";
import { City } from "../src/games/gangsters/map/city";
import { markOf } from "../src/games/gangsters/map/marks";
import { lines, shared } from "../src/games/gangsters/map/room";
import { fightsAfter, weigh } from "../src/games/gangsters/told/fights";
import type { Things } from "../src/server/site";
import type { Board, Event, Space } from "../src/server/types";

function space(name: string, kind: string, place: [number, number], next_to: string[], details = {}): Space {
  return { name, kind, title: kind === "joint" ? `The ${name}` : null, places: [place], next_to, details };
}

// Two linked joints on a street of three spaces.
const board: Board = {
  rows: 2,
  columns: 3,
  spaces: [
    space("A1", "joint", [1, 0], ["a-1"], { colour: "red", price: 600 }),
    space("A2", "joint", [1, 1], ["b-1"], { colour: "blue", price: 400 }),
    space("a-1", "street", [0, 0], ["b-1", "A1"]),
    space("b-1", "street", [0, 1], ["a-1", "c-1", "A2"]),
    space("c-1", "street", [0, 2], ["b-1"]),
  ],
  areas: [
    { kind: "city", title: "Little City", places: [] },
    {
      kind: "road",
      title: "Rue",
      places: [
        [0, 0],
        [0, 1],
        [0, 2],
      ],
    },
    { kind: "water", title: "Brook", places: [[1, 2]] },
    {
      kind: "district",
      title: "Centre",
      places: [
        [1, 0],
        [1, 1],
      ],
    },
    {
      kind: "wall",
      title: null,
      places: [
        [1, 0],
        [1, 1],
      ],
    },
  ],
};

describe("the city", () => {
  const city = new City(board);

  it("puts a door on the side of the street, and a wall between linked joints", () => {
    const house = city.spots.get("A1")!.box;
    expect(city.doors).toHaveLength(2);
    expect(city.doors[0]!.angle).toBe(0); // north
    expect(city.doors[0]!.y).toBeLessThan(house.y + 1);
    expect(city.walls).toEqual([expect.objectContaining({ angle: 90 })]);
    expect(city.walls[0]!.x).toBeGreaterThan(house.x + house.width - 1);
  });

  it("names buildings by their names and streets by street and door", () => {
    expect(city.name).toBe("Little City");
    expect(city.title("A1")).toBe("The A1");
    expect(city.title("b-1")).toBe("Rue (The A2)");
    expect(city.title("c-1")).toBe("Rue");
    expect(city.spots.get("A2")!.district).toBe("Centre");
  });

  it("marks the codes in sentences: spaces by their names, public by its value", () => {
    const find = markOf({ board, words: { public: { "2a": "2a" } } } as unknown as Things);
    expect(find("A1")).toEqual({ name: "A1", words: "The A1", exact: "The A1" });
    expect(find("2a")).toEqual({ name: "2a", words: "2", exact: "2a" });
    expect(find("Ann")).toBeNull();
  });

  it("shows a box around spaces, and all of the city if there are none", () => {
    expect(city.around([])).toEqual(city.all);
    expect(city.around(["a-1"], 0)).toEqual(city.spots.get("a-1")!.box);
  });
});

describe("room", () => {
  it("divides a name into as few lines as fit", () => {
    expect(lines("Velvet Curtain", 20, 2)).toEqual(["Velvet Curtain"]);
    expect(lines("Three Penny Peepshow", 13, 2)).toEqual(["Three Penny", "Peepshow"]);
  });

  it("shares a bay so that all tokens are inside", () => {
    const box = { x: 10, y: 10, width: 100, height: 40 };
    const { points, size } = shared(5, box, 60);
    for (const { x, y } of points) {
      expect(x - size / 2).toBeGreaterThanOrEqual(10 - 1e-9);
      expect(x + size / 2).toBeLessThanOrEqual(110 + 1e-9);
      expect(y + size / 2).toBeLessThanOrEqual(50 + 1e-9);
    }
    expect(new Set(points.map(({ x, y }) => `${x} ${y}`)).size).toBe(5);
  });
});

describe("shoot-outs", () => {
  const event = (number: number, name: string, facts = {}): Event =>
    ({ number, step: 1, name, facts }) as unknown as Event;
  const shot = (number: number, attacker: string): Event =>
    event(number, "shot", {
      attacker,
      target: "camorra-thugs",
      space: "A1",
      dice: [6],
      hit_from: 5,
      dice_back: [],
    });

  const events = [
    event(1, "threw"),
    shot(2, "cop-3"),
    event(3, "threw"),
    shot(4, "cop-7"),
    event(5, "gone"),
    shot(6, "outfit-thugs"),
    event(7, "threw"),
    event(8, "moved"),
  ];
  const news = [2, 4, 5, 6, 7].map((number) => ({ number, text: `news ${number}`, vital: true }));

  it("are those that have not been seen, of all turns, with what became of each", () => {
    const fights = fightsAfter(1, events, news);
    expect(fights.map(({ attacker, sort }) => [attacker, sort])).toEqual([
      ["cop-3", "cop"],
      ["cop-7", "cop"],
      ["outfit-thugs", "piece"],
    ]);
    expect(fights.map((fight) => fight.news)).toEqual([["news 2"], ["news 4", "news 5"], ["news 6"]]);
  });

  it("are those of the last turn that had any, once all have been seen", () => {
    expect(fightsAfter(6, events, news).map((fight) => fight.number)).toEqual([4, 6]);
  });

  it("are none before the first", () => {
    expect(fightsAfter(-1, [event(1, "threw")], [])).toEqual([]);
  });

  it("are looked at longer than other things, and secret answers not at all", () => {
    expect(weigh([event(1, "moved"), shot(2, "cop-3")])).toBe(2);
    expect(weigh([event(1, "answered"), event(2, "cop-aims")])).toBe(1);
    expect(weigh([event(1, "answered")])).toBe(0);
  });
});
