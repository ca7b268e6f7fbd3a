// What people call places and men, made of the client's words and the names that moves use.
import { say } from "../../words.svelte";
import type { Place } from "./city";

/** A place in words: "North-west casino", "Central bar worth 5, NW5A", "Street k12". */
export function placeName(place: Place): string {
  const district = say(`ch-district-${place.district}`);
  if (place.kind === "casino") return say("ch-casino", { district });
  if (place.kind === "headquarters") return say("ch-headquarters", { district });
  if (place.kind === "bar")
    return say(place.central ? "ch-central-bar" : "ch-bar", { worth: place.worth, name: place.name });
  return say(place.exit ? "ch-exit" : "ch-street", { name: place.name });
}

export function percent(chance: number): string {
  return say("ch-percent", { figure: Math.round(100 * chance) });
}
