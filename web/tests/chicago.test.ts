import { describe, expect, it } from "vitest";
import { crowdsOf } from "../src/games/chicago/board/crowd";
import { CELL, City, EDGE } from "../src/games/chicago/city";
import { fightOf, unfolds, weigh } from "../src/games/chicago/fights";
import type { Gang } from "../src/games/chicago/gangs";
import { gainOf, pilesOf, targetsOf, wayOf } from "../src/games/chicago/reach";
import type { Board, ChicagoEvent, ChicagoView, News } from "../src/server/types";

const space = (name: string, kind: string, place: [number, number], details = {}) => ({
  name,
  kind,
  places: [place],
  next_to: [],
  details: { district: "NW", ...details },
});

const board: Board = {
  rows: 2,
  columns: 2,
  spaces: [
    space("a1", "street", [0, 0], { exit: true }),
    space("NW1a", "bar", [0, 1], { worth: 1, central: false, doors: "W" }),
    space("NW5A", "bar", [1, 0], { worth: 5, central: true, doors: "N" }),
  ],
  areas: [
    {
      kind: "district",
      title: "NW",
      places: [
        [0, 0],
        [0, 1],
        [1, 0],
        [1, 1],
      ],
    },
    { kind: "roof", places: [[1, 1]] },
    {
      kind: "round",
      title: "1",
      places: [
        [0, 0],
        [0, 1],
      ],
    },
    {
      kind: "payday",
      title: "2",
      places: [
        [0, 1],
        [1, 1],
      ],
    },
    {
      kind: "round",
      title: "3",
      places: [
        [1, 0],
        [1, 1],
      ],
    },
    {
      kind: "round",
      title: "4",
      places: [
        [0, 0],
        [1, 0],
      ],
    },
  ],
};

describe("City", () => {
  const city = new City(board);

  it("knows the space under a point, and none in a wall or on the frame", () => {
    expect(city.under(EDGE + 1, EDGE + 1)?.name).toBe("a1");
    expect(city.under(EDGE + CELL + 1, EDGE + 1)?.name).toBe("NW1a");
    expect(city.under(EDGE + CELL + 1, EDGE + CELL + 1)).toBeUndefined();
    expect(city.under(1, 1)).toBeUndefined();
  });

  it("lays the round track around the board, a phase up to each payday", () => {
    expect(city.track.map(({ round, side, phase }) => `${round} ${side} ${phase}`)).toEqual([
      "1 north A",
      "2 east A",
      "3 south B",
      "4 west B",
    ]);
    expect(city.payday(1)).toBe(2);
    expect(city.payday(3)).toBeUndefined();
  });

  it("draws bars the darker the more they are worth", () => {
    expect([city.shade(1), city.shade(5)]).toEqual([0, 4]);
  });

  it("says on which side of the nearest landmark a place lies", () => {
    const near = new City({
      ...board,
      spaces: [...board.spaces, space("NW-casino", "casino", [1, 1], { worth: 20 })],
    });
    expect(near.place("NW1a").near).toEqual({ landmark: "casino", side: "N", south: -1, east: 0 });
    expect(near.place("NW5A").near).toEqual({ landmark: "casino", side: "W", south: 0, east: -1 });
  });

  it("knows the places that lie alike, which are told apart by squares", () => {
    const streets = [0, 1, 2].map((row) => space(`s${row}`, "street", [row, 5]));
    const casino = space("NW-casino", "casino", [3, 5], { worth: 20 });
    const bar = space("NW2a", "bar", [4, 5], { worth: 2 });
    const city = new City({ ...board, rows: 6, columns: 6, spaces: [...streets, casino, bar] });
    expect(streets.map(({ name }) => city.place(name).near.south)).toEqual([-3, -2, -1]);
    expect([...city.places.values()].filter(({ alike }) => alike).map(({ name }) => name)).toEqual([
      "s0",
      "s1",
      "s2",
    ]);
  });

  it("walls everything but streets", () => {
    expect(city.blocks[0]!.outline.match(/M/g)).toHaveLength(3);
  });
});

const man = (number: string, head: string, worth: number, at: string | null) => ({
  man: number,
  head,
  worth,
  at,
});

const view = {
  active: 0,
  walk: null,
  chips: { NW1a: 1 },
  takes: ["NW1a"],
  players: [
    {
      seat: 0,
      chips_left: 1,
      men: [man("1", "blue", 10, "a1"), man("2", "blue", 10, "a1"), man("3", "green", 25, "a1")],
    },
    { seat: 1, men: [man("1", "red", 40, "NW5A")] },
  ],
} as unknown as ChicagoView;

describe("What is in reach", () => {
  const city = new City(board);

  it("puts men together who are alike, the highest first", () => {
    const piles = pilesOf(view.players[0]!.men, (number) => number === "1");
    expect(piles.map(({ men, able }) => `${men.join("+")} ${able}`)).toEqual(["3 false", "1+2 true"]);
  });

  it("lists fights first, then what can be taken, and streets last", () => {
    const targets = targetsOf(["a1", "NW1a", "NW5A"], view, 0, city);
    expect(targets.map(({ place, sort, seat }) => `${place.name} ${sort} ${seat}`)).toEqual([
      "NW5A fight 1",
      "NW1a new 1",
      "a1 street null",
    ]);
  });

  it("reads a way from its moves: where it starts, and the bars that it takes", () => {
    const way = wayOf(["move 3 with 2", "from a1", "step NW1a", "step a1"], null, view, city);
    expect(way.spaces).toEqual(["a1", "NW1a", "a1"]);
    expect(gainOf(way)).toBe(1);
  });

  it("takes only what the server says, and as much as there are chips for", () => {
    const gain = (other: Partial<ChicagoView>): number =>
      gainOf(wayOf(["step NW1a", "step NW5A"], "a1", { ...view, ...other }, city));
    expect(gain({ takes: [] })).toBe(0);
    expect(gain({ takes: ["NW1a", "NW5A"] })).toBe(1);
  });
});

describe("Men on the board", () => {
  const city = new City(board);
  const gangs = [0, 1].map((seat) => ({ seat }) as Gang);

  it("are heads side by side where several share a place", () => {
    const [crowd, alone] = crowdsOf(view, {}, gangs, city);
    expect(crowd!.drawn.map(({ men, alone }) => `${men.join("+")} ${alone}`)).toEqual([
      "1+2 false",
      "3 false",
    ]);
    expect(alone!.drawn[0]!.alone).toBe(true);
  });

  it("leave the others while they walk", () => {
    const crowds = crowdsOf(view, { "0 3": "NW1a" }, gangs, city);
    expect(crowds.map(({ place, drawn }) => `${place.name} ${drawn[0]!.men.join("+")}`)).toEqual([
      "a1 1+2",
      "NW1a 3",
      "NW5A 1",
    ]);
  });
});

const event = (number: number, name: string, facts: object) =>
  ({ number, step: 1, name, facts }) as unknown as ChicagoEvent;

const events = [
  event(0, "stepped", { seat: 0, man: "1", from: "a1", to: "NW1a" }),
  event(1, "attacked", { seat: 0, man: "1", space: "NW1a", defender: 1 }),
  event(2, "fought", { seat: 0, man: "1", face: 4, defender: 1, other: "2", other_face: 4 }),
  event(3, "fought", { seat: 0, man: "1", face: 5, defender: 1, other: "2", other_face: 3 }),
  event(4, "fell", { seat: 1, man: "2", head: "blue", space: "NW1a" }),
  event(5, "fought", { seat: 0, man: "1", face: 2, defender: 1, other: "3", other_face: 6 }),
  event(6, "fell", { seat: 0, man: "1", head: "red", space: "NW1a" }),
];

describe("fights", () => {
  const news: News[] = [{ number: 4, text: "He is out.", vital: true }];

  it("are told man against man, equal throws and all", () => {
    const told = fightOf(events, news)!;
    expect(told.space).toBe("NW1a");
    expect(told.bouts.map(({ other, throws, fell }) => ({ other, throws, fell }))).toEqual([
      {
        other: "2",
        throws: [
          [4, 4],
          [5, 3],
        ],
        fell: 1,
      },
      { other: "3", throws: [[2, 6]], fell: 0 },
    ]);
    expect(told.sentences).toEqual(["He is out."]);
  });

  it("are told of the last place, where several were fought at meanwhile", () => {
    const later = [
      { ...events.find(({ name }) => name === "attacked")!, number: 11, facts: { space: "NW5A" } },
      { ...events.find(({ name }) => name === "fought")!, number: 12 },
    ] as ChicagoEvent[];
    const told = fightOf([...events, ...later], news)!;
    expect([told.space, told.bouts.length, told.sentences]).toEqual(["NW5A", 1, []]);
  });

  it("are not found where nobody fought", () => {
    expect(fightOf(events.slice(0, 1), news)).toBeNull();
  });

  it("are not told before the man is there", () => {
    expect(unfolds(events)).toBe(events[0]);
    expect(unfolds(events.slice(1))).toBe(events[2]);
    expect(unfolds(events.slice(0, 1))).toBeUndefined();
  });

  it("are looked at for longer than a step", () => {
    expect(weigh(events)).toBeGreaterThan(1);
    expect(weigh(events.slice(0, 1))).toBeLessThan(0.3);
  });
});
