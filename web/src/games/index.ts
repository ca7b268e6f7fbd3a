// The drawn tables. A game that is not here is played at the general table.
import type { Component } from "svelte";
import type { Things } from "../server/site";
import type { Table } from "../server/table.svelte";
import type { Catalogue } from "../words.svelte";

/** The properties of every part of a game's table. */
export interface TableProps {
  table: Table;
  things: Things;
}

/** What identifies a seat in a drawing: a colour that is visible on the dark page, and a shape around 0 0. */
export interface SeatSign {
  colour: string;
  shape: string;
}

/** The drawing of a game. */
export interface Drawn {
  /** The board, the hand and the actions: everything to play with. */
  Board: Component<TableProps>;
  /** The city alone, without questions, for setting up positions. `onspace` gets the space on which Enter was pressed. */
  Map?: Component<TableProps & { onspace: (space: string) => void }>;
  /** The side column above the news: goals, clans, gangs. */
  Side?: Component<TableProps>;
  /** The columns of the final ranking. */
  Ranking?: Component<TableProps>;
  /** Whether the ranking shows the scores along the match, too. */
  tellsCourse?: boolean;
  /** The signs of the seats, if the players have signs at the table. */
  signs?: (table: Table) => SeatSign[];
  /** The part of the top bar beside the title: the round, the phases. */
  Phase?: Component<TableProps>;
  /** The keys of this table, for the help: the key, and the name of the message that says what it does. */
  keys?: Record<string, string>;
  /** The facts of events that are thrown dice, by the name of the event: a replay can throw them again. */
  dice?: Record<string, string[]>;
  /** The same for dice with special numbers on their six faces, which only the rules know. */
  numberedDice?: Record<string, string[]>;
  /** What everybody held, shown once a match is over. */
  Open?: Component<TableProps>;
  /** The client's own words for this game. */
  words: Catalogue;
}

// A game is a folder: `chicago-poker/index.ts` exports `drawn`.
const FOLDERS = import.meta.glob("./*/index.ts") as Record<string, () => Promise<{ drawn: Drawn }>>;

/** The drawing of a game; null if it is played at the general table. */
export async function drawnOf(game: string): Promise<Drawn | null> {
  const load = FOLDERS[`./${game}/index.ts`];
  return load ? (await load()).drawn : null;
}
