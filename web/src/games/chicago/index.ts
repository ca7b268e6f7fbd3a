import type { Drawn } from "..";
import type { Catalogue } from "../../words.svelte";
import Board from "./Board.svelte";
import Map from "./Map.svelte";
import Phase from "./Phase.svelte";
import Ranking from "./Ranking.svelte";
import Side from "./Side.svelte";
import { signsOf } from "./gangs";

export const drawn: Drawn = {
  Board,
  Map,
  Side,
  Ranking,
  signs: signsOf,
  Phase,
  dice: { threw: ["dice"] },
  numberedDice: { fought: ["face", "other_face"] },
  words: import.meta.glob("./words/*.ftl", { query: "?raw", import: "default" }) as Catalogue,
};
