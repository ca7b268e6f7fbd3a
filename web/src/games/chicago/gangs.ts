// How gangs and heads look. Every colour has a second cue: gangs a sign, heads their worth in figures.
import type { Table } from "../../server/table.svelte";
import type { ChicagoView, Man } from "../../server/types";
import { SHAPES } from "../../frame/course";
import type { SeatSign } from "..";
import type { City, Place } from "./city";

export type Sign = "diamond" | "circle" | "triangle" | "square";
export type Head = Man["head"];

export interface Gang {
  seat: number;
  sign: Sign;
  colour: string;
  name: string;
  corner: string;
}

const SIGNS: Record<string, Sign> = { NW: "diamond", NE: "circle", SE: "triangle", SW: "square" };
const COLOURS: Record<string, string> = {
  red: "#b8323a",
  blue: "#2a66ab",
  green: "#267048",
  purple: "#74409a",
};
const SPARE = ["#8a5a12", "#454b58", "#0f6f74", "#8f3f6d"]; // for gangs of an edition whose colour is not in the list

/** The seats as gangs; names are those of the guests who sit there. */
export function gangsOf(table: Table): Gang[] {
  const view = viewOf(table);
  return view.players.map(({ seat, colour, corner, name }) => ({
    seat,
    sign: SIGNS[corner] ?? "circle",
    colour: COLOURS[colour] ?? SPARE[seat % SPARE.length]!,
    name: table.state!.seats[seat]?.name || name,
    corner,
  }));
}

/** The gangs' colours, lighter, as lines on the dark page. */
const LINES: Record<string, string> = {
  red: "#f0a5a0",
  blue: "#9cc4f5",
  green: "#8fd6ae",
  purple: "#c9a6ee",
};
const SPARE_LINES = ["#f2c46b", "#d5d9e2", "#7fd6d8", "#f0a3c8"];

/** The gangs as lines of a drawing. */
export function signsOf(table: Table): SeatSign[] {
  return gangsOf(table).map(({ seat, sign }) => ({
    colour: LINES[viewOf(table).players[seat]!.colour] ?? SPARE_LINES[seat % SPARE_LINES.length]!,
    shape: SHAPES[sign],
  }));
}

export function viewOf(table: Table): ChicagoView {
  return table.state!.view as ChicagoView;
}

export const HEADS: Record<Head, { fill: string; ink: string }> = {
  blue: { fill: "#2873b5", ink: "#ffffff" },
  green: { fill: "#27804e", ink: "#ffffff" },
  red: { fill: "#c2303a", ink: "#ffffff" },
  yellow: { fill: "#f0c43c", ink: "#2b1e00" },
};

/** Grey by worth, light to dark, with the colour of the figure on it. */
const GREYS = [
  { fill: "#dededb", ink: "#15161a" },
  { fill: "#b9bab8", ink: "#15161a" },
  { fill: "#8f9192", ink: "#0c0d10" },
  { fill: "#4d5055", ink: "#ffffff" },
  { fill: "#1d1f23", ink: "#ffffff" },
];
const CASINO = { fill: "#b01f2e", ink: "#ffffff" };

/** How a bar or a casino is coloured. */
export function lookOf(place: Place, city: City): { fill: string; ink: string } {
  return place.kind === "casino" ? CASINO : GREYS[city.shade(place.worth)]!;
}
