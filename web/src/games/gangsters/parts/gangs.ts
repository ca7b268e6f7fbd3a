// How gangs, houses and dice look. Gangs are told apart by their shapes, houses by their letters and patterns.
import type { SeatSign } from "../..";
import { SHAPES as ENDS } from "../../../frame/course";
import type { Table } from "../../../server/table.svelte";
import type { GangstersPlayer, GangstersView } from "../../../server/types";

const COLOURS: Record<string, string> = {
  teal: "#0d6b72",
  orange: "#b9540a",
  black: "#17171d",
  pink: "#bd2c78",
};
const SPARE = ["#5b6410", "#3d2f86", "#7a1f4b", "#2f5d8a"]; // for gangs of other editions, whose colour is not in the list

/** The shapes of the gangs by seat, around 0 0 with a reach of 10. */
export const SHAPES = [
  "M0-10 10 0 0 10-10 0z",
  "M0-9A9 9 0 1 1 0 9 9 9 0 1 1 0-9z",
  "M-8-8H8V8H-8z",
  "M0-9.500 10 8H-10z",
];

export function gangColour(player: GangstersPlayer): string {
  return COLOURS[player.colour] ?? SPARE[player.seat]!;
}

/** The gangs' colours, lighter, as lines on the dark page. */
const LINES: Record<string, string> = {
  teal: "#6fcfd4",
  orange: "#f2a765",
  black: "#e4e4ea",
  pink: "#f29cc6",
};
const SPARE_LINES = ["#cddb6b", "#b4a6f2", "#e59ac0", "#8fc2ee"];

/** The gangs as lines of a drawing. */
export function signsOf(table: Table): SeatSign[] {
  const shapes = [ENDS.diamond, ENDS.circle, ENDS.square, ENDS.triangle]; // those of the gangs
  return (table.state!.view as GangstersView).players.map(({ seat, colour }) => ({
    colour: LINES[colour] ?? SPARE_LINES[seat]!,
    shape: shapes[seat]!,
  }));
}

export const HOUSES: Record<string, string> = {
  brown: "#7d4c2c",
  yellow: "#dcb236",
  green: "#2f7d4c",
  blue: "#2f64a3",
  purple: "#744797",
  red: "#b22c2e",
  grey: "#8b8e95",
};

/** The colours of houses behind white letters: yellow is too light for these. */
export const PLATES: Record<string, string> = { ...HOUSES, yellow: "#85691a" };

/** The face and the pips of each die. */
export const DIE_COLOURS: Record<string, { face: string; ink: string }> = {
  blue: { face: "#2a62b0", ink: "#fff" },
  white: { face: "#fbf7ea", ink: "#15120d" },
  green: { face: "#2c7a45", ink: "#fff" },
  black: { face: "#16161a", ink: "#fff" },
  red: { face: "#b3262b", ink: "#fff" },
};
