// The tables that are drawn for a game. A game that is not here is played at the general table.
import type { Component } from "svelte";
import type { Things } from "../server/site";
import type { Table } from "../server/table.svelte";
import type { Catalogue } from "../words.svelte";

/** What every part of a game's table is given. */
export interface TableProps {
  table: Table;
  things: Things;
}

/** How a seat is told apart in a drawing: a colour that is seen on the dark page, and a shape around 0 0. */
export interface SeatSign {
  colour: string;
  shape: string;
}

/** How a game is drawn. */
export interface Drawn {
  /** The board, the hand and the actions: everything to play with. */
  Board: Component<TableProps>;
  /** The city alone, where nothing is asked: positions are set up on it. `onspace` is told which space Enter was pressed on. */
  Map?: Component<TableProps & { onspace: (space: string) => void }>;
  /** What stands in the side column above the news: goals, clans, gangs. */
  Side?: Component<TableProps>;
  /** The columns of the final ranking. */
  Ranking?: Component<TableProps>;
  /** Whether that shows the scores along the match, too. */
  tellsCourse?: boolean;
  /** The signs of the seats, where the players have signs at the table. */
  signs?: (table: Table) => SeatSign[];
  /** What stands in the top bar beside the title: the round, the phases. */
  Phase?: Component<TableProps>;
  /** The keys of this table, for the help: what is pressed, and the name of the message that says what it does. */
  keys?: Record<string, string>;
  /** The facts of events that are thrown dice, by the name of the event: whoever looks back can have them thrown again. */
  dice?: Record<string, string[]>;
  /** The same for dice with numbers of their own on their six faces, which only the rules know. */
  numberedDice?: Record<string, string[]>;
  /** What everybody held, when a match that is over lies open. */
  Open?: Component<TableProps>;
  /** The client's own words for this game. */
  words: Catalogue;
}

// A game is a folder: `chicago-poker/index.ts` exports `drawn`.
const FOLDERS = import.meta.glob("./*/index.ts") as Record<string, () => Promise<{ drawn: Drawn }>>;

/** How a game is drawn; null if it is played at the general table. */
export async function drawnOf(game: string): Promise<Drawn | null> {
  const load = FOLDERS[`./${game}/index.ts`];
  return load ? (await load()).drawn : null;
}
