// The city as a drawing: the place of each space, and the scenery around. All of it follows from the board's data.
import type { Area, Board, Space } from "../../../server/types";
import { key, type Place } from "./places";
import { cut, grown, joined, middle, type Box, type Point } from "./boxes";
import { riverSign, signAlong, streetSigns, type Sign } from "./signs";

/** A mark on the edge of a house: a door, or a wall that two joints share; `angle` turns it outwards. */
export interface Mark extends Point {
  angle: number;
}

/** A space with its place in the drawing. */
export interface Spot {
  space: Space;
  box: Box;
  /** Where pieces stand. */
  bay: Box;
  building: boolean;
  /** The named streets that it lies on. */
  roads: string[];
  district: string | null;
}

export interface District {
  name: string;
  box: Box;
  buildings: string[];
}

// Units of the drawing, the same as in the picture of `windycity board`: narrow where most is street, wide where houses stand.
const NARROW = { width: 92, height: 88 };
const WIDE = { width: 138, height: 132 };
const BESIDE = 5;
const ABOVE = 8;
export const HEAD = 30;
export const PLATE = 42;

const SIDES = [
  { down: -1, right: 0, angle: 0 },
  { down: 0, right: 1, angle: 90 },
  { down: 1, right: 0, angle: 180 },
  { down: 0, right: -1, angle: 270 },
];

export class City {
  readonly name: string;
  readonly spots = new Map<string, Spot>();
  readonly districts: District[];
  readonly doors: Mark[] = [];
  readonly walls: Mark[] = [];
  readonly signs: Sign[] = [];
  readonly bridges: Sign[] = [];
  readonly water: Box[];
  readonly blocks: Box[];
  readonly river: Sign | null;
  readonly all: Box;

  #columns: number[];
  #rows: number[];
  #street = new Set<string>();

  constructor(readonly board: Board) {
    for (const space of board.spaces) if (isStreet(space)) this.#street.add(key(space.places[0]!));
    this.#columns = this.#lines(board.columns, board.rows, (line, along) => [along, line], "width");
    this.#rows = this.#lines(board.rows, board.columns, (line, along) => [line, along], "height");
    this.all = { x: 0, y: 0, width: this.#columns.at(-1)!, height: this.#rows.at(-1)! };

    const of = (kind: string): Area[] => board.areas.filter((area) => area.kind === kind);
    this.name = of("city")[0]?.title ?? "";
    const roads = [...of("road"), ...of("bridge")];
    const districts = of("district");
    for (const space of board.spaces) this.spots.set(space.name, this.#spot(space, roads, districts));
    this.districts = districts.map((area) => this.#district(area));

    const wet = [...of("water"), ...of("bridge")].flatMap((area) => area.places);
    const piers = board.spaces.filter((space) => !isStreet(space) && this.#afloat(space, wet));
    this.water = [...wet, ...piers.flatMap((space) => space.places)].map((place) => this.#area([place]));
    this.blocks = board.spaces
      .filter((space) => !isStreet(space) && !piers.includes(space))
      .flatMap((space) => space.places.map((place) => this.#area([place])));
    const boxOf = (places: Place[]): Box => this.#area(places);
    this.river = riverSign(of("water")[0], boxOf);
    for (const area of of("bridge")) this.bridges.push(signAlong(area.title ?? "", area.places, boxOf));
    const taken = new Set([
      ...of("bridge").flatMap((area) => area.places.map(key)),
      ...board.spaces
        .filter((space) => space.details.crossing || space.kind === "station")
        .flatMap((space) => space.places.map(key)),
    ]);
    for (const area of of("road")) this.signs.push(...streetSigns(area, taken, boxOf));
    for (const space of board.spaces) if (!isStreet(space)) this.#doors(space);
    for (const area of of("wall")) this.walls.push(this.#between(area.places[0]!, area.places[1]!));
  }

  /** The smallest box around spaces, with a margin. */
  around(names: Iterable<string>, margin = 60): Box {
    const boxes = [...names].map((name) => this.spots.get(name)?.box).filter((box) => box !== undefined);
    return boxes.length ? grown(joined(boxes), margin) : this.all;
  }

  /** A space's name for people: a building's or station's own, a crossing by its streets, a street with its neighbours. */
  title(name: string): string {
    const spot = this.spots.get(name);
    if (!spot) return name;
    const { space, roads } = spot;
    if (space.title) return space.title;
    if (roads.length > 1) return roads.join(" / ");
    const door = space.next_to.map((other) => this.spots.get(other)).find((other) => other?.building);
    const street = roads[0] ?? name;
    return door ? `${street} (${door.space.title ?? door.space.name})` : street;
  }

  /** The point in the middle of where pieces stand in a space. */
  middle(name: string): Point {
    return middle(this.spots.get(name)?.bay ?? this.all);
  }

  /** Where the columns or rows begin; a line of which most is street is narrow. */
  #lines(
    count: number,
    length: number,
    place: (line: number, along: number) => Place,
    size: keyof typeof WIDE,
  ): number[] {
    const starts = [0];
    for (let line = 0; line < count; line++) {
      let streets = 0;
      for (let along = 0; along < length; along++) if (this.#street.has(key(place(line, along)))) streets++;
      starts.push(starts[line]! + (2 * streets > length ? NARROW : WIDE)[size]);
    }
    return starts;
  }

  /** The box around squares. */
  #area(places: Place[]): Box {
    const rows = places.map(([row]) => row);
    const columns = places.map(([, column]) => column);
    const [x, y] = [this.#columns[Math.min(...columns)]!, this.#rows[Math.min(...rows)]!];
    return {
      x,
      y,
      width: this.#columns[Math.max(...columns) + 1]! - x,
      height: this.#rows[Math.max(...rows) + 1]! - y,
    };
  }

  #spot(space: Space, roads: Area[], districts: Area[]): Spot {
    const at = new Set(space.places.map(key));
    const on = (areas: Area[]): string[] =>
      areas.filter((area) => area.places.some((place) => at.has(key(place)))).map((area) => area.title ?? "");
    const building = !isStreet(space);
    const whole = this.#area(space.places);
    const box = building ? cut(whole, BESIDE, ABOVE) : whole;
    const bay = building
      ? {
          x: box.x + 2,
          y: box.y + HEAD + PLATE + 1,
          width: box.width - 4,
          height: box.height - HEAD - PLATE + 7,
        }
      : cut(box, 4, space.kind === "station" ? 12 : 4);
    return { space, box, bay, building, roads: on(roads), district: on(districts)[0] ?? null };
  }

  #district(area: Area): District {
    const at = new Set(area.places.map(key));
    const buildings = this.board.spaces.filter((space) => !isStreet(space) && at.has(key(space.places[0]!)));
    return {
      name: area.title ?? "",
      box: this.#area(area.places),
      buildings: buildings.map((one) => one.name),
    };
  }

  /** Whether a building is alone at the river, and so stands in it, on a pier. */
  #afloat(space: Space, wet: Place[]): boolean {
    const own = new Set(space.places.map(key));
    const near = space.places
      .flatMap(around)
      .map(key)
      .filter((place) => !own.has(place));
    const water = new Set(wet.map(key));
    const houses = new Set(
      this.board.spaces.filter((other) => !isStreet(other)).flatMap((other) => other.places.map(key)),
    );
    return near.some((place) => water.has(place)) && !near.some((place) => houses.has(place));
  }

  #doors(space: Space): void {
    for (const name of space.next_to) {
      const street = this.spots.get(name)!.space.places[0]!;
      for (const place of space.places) {
        const side = SIDES.find(
          ({ down, right }) => street[0] === place[0] + down && street[1] === place[1] + right,
        );
        if (side) this.doors.push(this.#edge(place, side, ABOVE - 2));
      }
    }
  }

  #between(one: Place, other: Place): Mark {
    const side = SIDES.find(({ down, right }) => other[0] === one[0] + down && other[1] === one[1] + right)!;
    return this.#edge(one, side, 0);
  }

  /** The middle of a side of a square, or a little further in. */
  #edge(place: Place, side: (typeof SIDES)[number], inwards: number): Mark {
    const box = this.#area([place]);
    const { x, y } = middle(box);
    return {
      x: x + side.right * (box.width / 2 - inwards),
      y: y + side.down * (box.height / 2 - inwards),
      angle: side.angle,
    };
  }
}

const cities = new WeakMap<Board, City>();

/** The drawing of a board, made once. */
export function cityOf(board: Board): City {
  let city = cities.get(board);
  if (!city) cities.set(board, (city = new City(board)));
  return city;
}

function isStreet(space: Space): boolean {
  return space.kind === "street" || space.kind === "station";
}

function around([row, column]: Place): Place[] {
  return SIDES.map(({ down, right }) => [row + down, column + right]);
}
