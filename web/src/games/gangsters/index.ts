// Gangsters, drawn.
import type { Drawn } from "..";
import type { Catalogue } from "../../words.svelte";
import Board from "./Board.svelte";
import Phase from "./Phase.svelte";
import Ranking from "./Ranking.svelte";
import Side from "./Side.svelte";
import { cityOf } from "./map/city";

export const drawn: Drawn = {
  Board,
  Side,
  Ranking,
  Phase,
  names: (things) =>
    new Map([
      ...cityOf(things.board!).names,
      // the letter only tells public of the same value apart
      ...Object.keys(things.words.public ?? {}).map((name): [string, string] => [name, name[0]!]),
    ]),
  words: import.meta.glob("./words/*.ftl", { query: "?raw", import: "default" }) as Catalogue,
};
