// The address of a moment: `/replay/ID?moment=61&eye=2`. Everyone who opens it sees the same picture.
import type { ReplayShown } from "../server/types";
import type { Eye } from "./replay.svelte";

/** The moment and the eye of an address, as far as this person may look. */
export function wished(search: string, shown: ReplayShown): { moment: number; eye: Eye } {
  const asked = new URLSearchParams(search);
  const moment = Number.parseInt(asked.get("moment") ?? "", 10);
  const eye = shown.eyes.find((one) => String(one) === asked.get("eye"));
  return {
    moment: Number.isNaN(moment) ? 0 : Math.max(0, Math.min(shown.last, moment)),
    eye: eye ?? usual(shown),
  };
}

/** The default eye: the person's own seat, else everyone's if allowed. */
function usual(shown: ReplayShown): Eye {
  if (shown.you !== null && shown.eyes.includes(shown.you)) return shown.you;
  return shown.eyes.includes("everyone") ? "everyone" : shown.eyes[0]!;
}

/** The part of an address that says which moment, through whose eyes. */
export function addressed(moment: number, eye: Eye): string {
  return `?moment=${moment}&eye=${eye}`;
}
