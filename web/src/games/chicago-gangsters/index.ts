// Chicago Gangsters: how its table is drawn.
import type { Drawn } from "..";
import type { Catalogue } from "../../words.svelte";
import Board from "./Board.svelte";
import Open from "./Open.svelte";
import Phase from "./Phase.svelte";
import Ranking from "./Ranking.svelte";
import Side from "./Side.svelte";
import "./paper.css";

export const drawn: Drawn = {
  Board,
  Open,
  Phase,
  Ranking,
  tellsCourse: true,
  Side,
  words: import.meta.glob("./words/*.ftl", { query: "?raw", import: "default" }) as Catalogue,
};
