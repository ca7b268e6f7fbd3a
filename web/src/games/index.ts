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

/** How a game is drawn. */
export interface Drawn {
  /** The board, the hand and the actions: everything to play with. */
  Board: Component<TableProps>;
  /** What stands in the side column above the news: goals, clans, gangs. */
  Side?: Component<TableProps>;
  /** The columns of the final ranking. */
  Ranking?: Component<TableProps>;
  /** What stands in the top bar beside the title: the round, the phases. */
  Phase?: Component<TableProps>;
  /** The keys of this table, for the help: what is pressed, and the name of the message that says what it does. */
  keys?: Record<string, string>;
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
