// Places in words. The board has no names on it, and the server's names (NW5b, k12) are for those who type.
import { say } from "../../words.svelte";
import type { Place } from "./city";

/** A place in full: "North-west casino", "Bar worth 5, south of the park (NW)", "Street east of the casino (NW)". */
export function placeName(place: Place): string {
  const { kind, worth, central } = place;
  const district = say(`ch-district-${place.district}`);
  if (kind === "casino") return say("ch-casino", { district });
  if (kind === "headquarters") return say("ch-headquarters", { district });
  const letters = say(`ch-letters-${place.district}`);
  if (central) return say("ch-central-bar", { worth, district: letters });
  if (place.exit) return say("ch-exit", { district: letters });
  const where = whereabouts(place);
  return kind === "bar" ? say("ch-bar", { worth, where }) : say("ch-street", { where });
}

/** A place as a word, told from all others: "bar 5 (NW), 2 squares south of the park". */
export function exactWord(place: Place): string {
  const unique = place.kind === "casino" || place.kind === "headquarters"; // one in each district
  if (unique) return placeWord(place);
  const landmark = say(`ch-landmark-${place.near.landmark}`);
  return say("ch-exact-word", { place: placeWord(place), away: away(place), landmark });
}

/** A place in full, also told from others of the same name: "Bar worth 5, south of the park (NW): 2 squares south". */
export function exactName(place: Place): string {
  return place.alike ? withDistance(placeName(place), place) : placeName(place);
}

/** Where each of some places is; those that would be called the same also say how far from the landmark. */
export function whereaboutsOf(places: Place[]): Map<string, string> {
  const plain = places.map(whereabouts);
  const isTwin = (name: string): boolean => plain.filter((other) => other === name).length > 1;
  return new Map(
    places.map((place, at) => {
      const name = plain[at]!;
      return [place.name, isTwin(name) ? withDistance(name, place) : name];
    }),
  );
}

function withDistance(name: string, place: Place): string {
  return say("ch-exact", { place: name, away: away(place) });
}

/** How far a place is from what everyone finds: "2 squares south, one square west". */
function away(place: Place): string {
  const { south, east } = place.near;
  const squares = [
    { side: south < 0 ? "N" : "S", count: Math.abs(south) },
    { side: east < 0 ? "W" : "E", count: Math.abs(east) },
  ].filter(({ count }) => count);
  return squares.map(({ side, count }) => say(`ch-squares-${side}`, { count })).join(", ");
}

/** Where it is, beside a picture of what it is: "south of the park (NW)". */
export function whereabouts(place: Place): string {
  if (place.central || place.exit || place.kind === "casino" || place.kind === "headquarters")
    return placeName(place);
  const { landmark, side } = place.near;
  return say("ch-near", {
    side: say(`ch-side-${side}`),
    landmark: say(`ch-landmark-${landmark}`),
    district: say(`ch-letters-${place.district}`),
  });
}

/** A place as a word among others: "bar 5 (NW)". */
export function placeWord(place: Place): string {
  const { kind, worth } = place;
  const district = say(`ch-letters-${place.district}`);
  if (kind === "bar") return say("ch-bar-word", { worth, district });
  return say(`ch-${kind}-word`, { district });
}

export function percent(chance: number): string {
  return say("ch-percent", { figure: Math.round(100 * chance) });
}
