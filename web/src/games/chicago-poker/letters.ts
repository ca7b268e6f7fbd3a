// What keys do at the table: digits pick cards, letters draw, end the turn and cover what only we know.
import { settings } from "../../settings.svelte";
import type { Play } from "./play.svelte";

export function keysOf(play: Play): Record<string, () => void> {
  const digits = Array.from({ length: 9 }, (_, at) => [String(at + 1), () => void play.pick(at)]);
  return {
    ...Object.fromEntries(digits),
    d: () => play.draw(),
    e: () => play.end(),
    p: () => settings.set({ peeks: !settings.peeks }),
    Escape: () => play.clear(),
  };
}
