// What a table needs from the page around it: words for the luck, the mark in the title, sounds, notifications.
import type { Table } from "../server/table.svelte";
import { keep } from "../luck";
import { notify } from "../notify";
import { play, soundOf } from "../sounds";
import { say } from "../words.svelte";

/** Attend to a table as long as the component lives that calls this. */
export function attend(table: Table, title: () => string): void {
  contribute(table);

  // Outside the page, the newest state counts: what is shown may lag behind.
  const yours = $derived(table.yours);
  $effect(() => {
    document.title = `${yours ? "● " : ""}${title()}`;
  });
  let before = true; // no signal on opening the page, which shows whose turn it is
  $effect(() => {
    if (yours && !before) {
      if (document.hidden) play("turn");
      notify(say("your-turn"), table.newest?.prompt ?? title(), table.id);
    }
    before = yours;
  });
  let shown = true;
  $effect(() => {
    if (table.turn && !shown && !document.hidden) play("turn");
    shown = table.turn;
  });
  $effect(() => {
    const sound = soundOf(table.fresh.map((event) => event.name));
    if (sound) play(sound);
  });
}

/** On sitting down, contribute words to the luck that nobody else can know, so that nobody can choose it. */
function contribute(table: Table): void {
  let done = false;
  $effect(() => {
    const seen = table.state;
    if (seen?.stage !== "gathering") return;
    keep(table.id, seen.hash);
    const seat = seen.you;
    if (seat === null) done = false; // sitting down again asks again
    if (seat === null || done || seen.seats[seat]!.contributed) return;
    done = true;
    const words = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
      byte.toString(16).padStart(2, "0"),
    ).join("");
    keep(table.id, seen.hash, words);
    void table.do({ do: "contribute", words });
  });
}
