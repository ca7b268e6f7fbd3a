// The line under the map: what was clicked and cannot be done, what happens, or what is asked.
import { say } from "../../../words.svelte";
import { isAsking, isFormal } from "./asked";
import type { Play } from "../play.svelte";

const ANSWERS = ["accepted", "refused"];
const PROMPTED = ["claim", "buy", "police", "cop-to", "move", "public-to", "return"];

/** What the line says; null leaves it to the explanation of a move. */
export function promptOf(play: Play): string | null {
  const { table, scene } = play;
  const { view } = scene;
  const { ask } = table.options;
  if (play.told !== null || play.looked !== null) return play.told;
  // While others play, and while something is shown that has happened already, the line says what happens.
  if (table.options.data === null) return (view.round > 0 && table.told.news.at(-1)?.text) || null;
  if (play.picked !== null) return say("ga-prompt-picked", { count: play.targets.size });
  if (isFormal(play)) return `${say(`ga-ask-${ask}`, { cop: "" })} ${say("ga-all-asked")}`;
  if (isAsking(play)) {
    const cop = view.about.find((subject) => subject.kind === "cop")?.value ?? view.police.mover ?? "";
    return say(`ga-ask-${ask}`, { cop });
  }
  if (ask === "accept") return say("ga-offered", { name: scene.person(view.active!) });
  if (!PROMPTED.includes(ask)) return null;
  const facts: Record<string, string | number> = {
    cop: "",
    public: "",
    piece: "",
    cops: Object.keys(view.cops).length,
  };
  for (const { kind, value } of view.about)
    facts[kind] = kind === "public" ? String(value)[0]! : scene.word(kind, String(value));
  const entrance = view.entrance === null ? "" : say("ga-comes-in-at", { at: scene.title(view.entrance) });
  return [answerTo(play), entrance, say(`ga-prompt-${ask}`, facts)].filter(Boolean).join(" ");
}

/** What has just been answered to an offer: whoever made it looks here, and goes on from there. */
function answerTo({ table }: Play): string {
  const answered = table.fresh.some(({ name }) => ANSWERS.includes(name));
  return (answered && table.news.at(-1)?.text) || "";
}
