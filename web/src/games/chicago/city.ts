// The city as the server describes it, in the units of our drawing. What stands where is in views; nothing here knows a rule.
import type { Area, Board } from "../../server/types";

/** The side of a square, and the width of the frame with the round track around all of them. */
export const CELL = 30;
export const EDGE = 50;

export type Kind = "street" | "bar" | "casino" | "headquarters";
export type Side = "north" | "east" | "south" | "west";

/** A space, by its middle. */
export interface Place {
  name: string;
  kind: Kind;
  x: number;
  y: number;
  worth: number;
  central: boolean;
  exit: boolean;
  district: string;
  /** The sides with a door: N, E, S, W. */
  doors: string;
  /** What everyone finds on the board, on which side of its middle this place lies, and by how many squares: south, east. */
  near: { landmark: Landmark; side: Compass; south: number; east: number };
  /** Whether other places have the same worth, on the same side of such a landmark. */
  alike: boolean;
}

export type Landmark = "headquarters" | "casino" | "park";
export type Compass = (typeof COMPASS)[number];
const COMPASS = ["E", "SE", "S", "SW", "W", "NW", "N", "NE"] as const; // clockwise, as angles of a drawing go

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A field of the round track. */
export interface Field extends Box {
  round: number;
  payday: boolean;
  side: Side;
  /** The letter of the phase, from A: a payday ends one. */
  phase: string;
}

export class City {
  readonly side: number;
  readonly places: Map<string, Place>;
  readonly roads: Box[];
  readonly square: Box | null;
  readonly parks: Box[];
  readonly roofs: Box[];
  /** The squares with walls of each district, as an outline. */
  readonly blocks: { district: string; outline: string; box: Box }[];
  readonly track: Field[];
  readonly worths: number[];
  readonly #at = new Map<string, Place>();

  constructor(board: Board) {
    this.side = Math.max(board.rows, board.columns) * CELL + 2 * EDGE;
    this.places = new Map(
      board.spaces.map(({ name, kind, places, details }) => {
        const [row, column] = places[0]!;
        const place: Place = {
          name,
          kind: kind as Kind,
          x: EDGE + (column + 0.5) * CELL,
          y: EDGE + (row + 0.5) * CELL,
          worth: Number(details.worth ?? 0),
          central: details.central === true,
          exit: details.exit === true,
          district: String(details.district),
          doors: String(details.doors ?? ""),
          near: { landmark: "headquarters", side: "N", south: 0, east: 0 },
          alike: false,
        };
        this.#at.set(`${row} ${column}`, place);
        return [name, place];
      }),
    );
    const of = (kind: string): Area[] => board.areas.filter((area) => area.kind === kind);
    const boxes = (kind: string): Box[] => of(kind).map((area) => box(area.places));
    this.roads = of("road").flatMap((area) => area.places.map((place) => box([place])));
    this.square = boxes("square")[0] ?? null;
    this.parks = boxes("park");
    this.roofs = boxes("roof");
    this.blocks = of("district").map(({ title, places }) => ({
      district: title ?? "",
      outline: places
        .filter((place) => !this.#isStreet(place))
        .map(outline)
        .join(""),
      box: box(places),
    }));
    this.#nameNeighbours();
    this.track = fields(board, this.side);
    this.worths = [
      ...new Set(
        board.spaces.filter(({ kind }) => kind === "bar").map(({ details }) => Number(details.worth)),
      ),
    ].toSorted((one, other) => one - other);
  }

  get exits(): Place[] {
    return [...this.places.values()].filter((place) => place.exit);
  }

  get buildings(): Place[] {
    return [...this.places.values()].filter((place) => place.kind !== "street");
  }

  place(name: string): Place {
    const found = this.places.get(name);
    if (!found) throw new Error(`the board has no space ${name}`);
    return found;
  }

  /** The space under a point of the drawing; undefined in a wall or on the frame. */
  under(x: number, y: number): Place | undefined {
    return this.#at.get(`${Math.floor((y - EDGE) / CELL)} ${Math.floor((x - EDGE) / CELL)}`);
  }

  /** The field of the track of a round, and the next round after which the bank pays. */
  field(round: number): Field | undefined {
    return this.track.find((field) => field.round === round);
  }

  payday(round: number): number | undefined {
    return this.track.find((field) => field.payday && field.round >= round)?.round;
  }

  /** From light to dark, 0 to 4: how dark a bar of this worth is. */
  shade(worth: number): number {
    const rank = this.worths.indexOf(worth);
    return Math.round((4 * rank) / Math.max(this.worths.length - 1, 1));
  }

  /** Places have no names on the board: people say "south of the park". */
  #nameNeighbours(): void {
    const marks = [
      ...this.parks.map(({ x, y, width, height }) => ({
        landmark: "park" as Landmark,
        x: x + width / 2,
        y: y + height / 2,
      })),
      ...this.buildings
        .filter(({ kind }) => kind === "headquarters" || kind === "casino")
        .map(({ kind, x, y }) => ({ landmark: kind as Landmark, x, y })),
    ];
    for (const place of this.places.values()) {
      const away = (mark: { x: number; y: number }): number => Math.hypot(mark.x - place.x, mark.y - place.y);
      const [mark] = marks.filter((one) => away(one) > 0).toSorted((one, other) => away(one) - away(other));
      if (!mark) continue;
      const angle = Math.atan2(place.y - mark.y, place.x - mark.x);
      const side = COMPASS[(Math.round((4 * angle) / Math.PI) + 8) % 8]!;
      place.near = {
        landmark: mark.landmark,
        side,
        south: squares(place.y - mark.y),
        east: squares(place.x - mark.x),
      };
    }
    this.#findAlike();
  }

  /** Several places can be south of the same park: they are told apart by how far. */
  #findAlike(): void {
    const seen = new Map<string, Place>();
    for (const place of this.places.values()) {
      const { kind, worth, district, near } = place;
      const name = [kind, worth, district, near.landmark, near.side].join();
      const other = seen.get(name);
      if (other) place.alike = other.alike = true;
      else seen.set(name, place);
    }
  }

  #isStreet([row, column]: [number, number]): boolean {
    return this.#at.get(`${row} ${column}`)?.kind === "street";
  }
}

/** A length in squares, away from zero where it ends in the middle of one. */
function squares(length: number): number {
  return Math.sign(length) * Math.ceil(Math.abs(length) / CELL);
}

function box(places: [number, number][]): Box {
  const rows = places.map(([row]) => row);
  const columns = places.map(([, column]) => column);
  const [top, left] = [Math.min(...rows), Math.min(...columns)];
  return {
    x: EDGE + left * CELL,
    y: EDGE + top * CELL,
    width: (Math.max(...columns) - left + 1) * CELL,
    height: (Math.max(...rows) - top + 1) * CELL,
  };
}

function outline([row, column]: [number, number]): string {
  return `M${EDGE + column * CELL} ${EDGE + row * CELL}h${CELL}v${CELL}h${-CELL}z`;
}

/** The fields of the track, each outside the squares of the edge that it lies beside. */
function fields(board: Board, side: number): Field[] {
  const found: Field[] = [];
  let phase = 0;
  for (const { kind, title, places } of board.areas) {
    if (kind !== "round" && kind !== "payday") continue;
    const beside = box(places);
    const level = beside.width > beside.height;
    const where: Side = level ? (beside.y === EDGE ? "north" : "south") : beside.x === EDGE ? "west" : "east";
    const [near, far] = [EDGE - 29, side - EDGE + 5];
    const drawn: Box = level
      ? { x: beside.x + 1.5, y: where === "north" ? near : far, width: beside.width - 3, height: 24 }
      : { x: where === "west" ? near : far, y: beside.y + 1.5, width: 24, height: beside.height - 3 };
    const letter = String.fromCharCode(65 + phase);
    found.push({ ...drawn, round: Number(title), payday: kind === "payday", side: where, phase: letter });
    if (kind === "payday") phase += 1;
  }
  return found;
}
