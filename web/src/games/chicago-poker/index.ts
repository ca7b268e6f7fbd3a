// How Chicago Poker is drawn.
import type { Drawn } from "..";
import type { Catalogue } from "../../words.svelte";
import Board from "./Board.svelte";
import Open from "./Open.svelte";
import Phase from "./Phase.svelte";
import Ranking from "./Ranking.svelte";
import Side from "./Side.svelte";

export const drawn: Drawn = {
  Board,
  Open,
  Side,
  Ranking,
  Phase,
  words: import.meta.glob("./words/*.ftl", { query: "?raw", import: "default" }) as Catalogue,
};
