// Which part of the city matters now, and which walk is shown.
import { marks } from "../../parts/marks.svelte";
import { grown, inside, middle, type Box } from "./map/boxes";
import type { City } from "./map/city";
import type { Play } from "./play.svelte";

const WALKS = ["moved", "cop-moved", "public-moved"];
const ABOUT_COP = ["react", "feed", "target"];
const STREETS = 95; // around the houses of a district
const NEAR = 100; // what is shown around a place that a question is about: the window is wide and low then

/** The places that a question is about: where the cop stands, where cops eat, where somebody can be attacked. */
export function askedAbout({ table, scene, prey }: Play): string[] {
  const { ask } = table.options;
  const { cops, police } = scene.view;
  if (ABOUT_COP.includes(ask)) {
    const cop = cops[police.mover ?? ""];
    return cop ? [cop.at] : [];
  }
  if (ask === "donuts" || ask === "shield")
    return Object.values(cops).flatMap(({ at, donuts }) => (donuts ? at : []));
  return prey;
}

/** The walk to be drawn: the one that has just been made, or that of the cop whom a question is about. */
export function routeOf({ table, scene }: Play): readonly string[] {
  const asked = ABOUT_COP.includes(scene.view.ask);
  const walk = asked
    ? table.events.findLast((event) => event.name === "cop-moved")
    : table.fresh.findLast((event) => WALKS.includes(event.name));
  return walk ? (walk.facts as { way: string[] }).way : [];
}

/** A district with the streets around it. */
export function boxOf(city: City, district: string | null): Box | null {
  const found = city.districts.find(({ name }) => name === district);
  return found ? grown(found.box, STREETS) : null;
}

/** The district that a part of the city is about; null if that is more than one. */
export function districtOf(city: City, part: Box): string | null {
  if (part.width > city.all.width / 2) return null;
  const at = middle(part);
  return city.districts.find(({ box }) => inside(at, grown(box, STREETS)))?.name ?? null;
}

/** The part of the city to show; null is all of it. */
export function focusOf(
  play: Play,
  route: readonly string[],
  phone: boolean,
  district: string | null,
  /** Where the shoot-out is that is told of. */
  fight: string | null,
): Box | null {
  const { scene, table } = play;
  const { city, view } = scene;
  const ask = table.options.ask;
  if (ask === "accept" && view.offer)
    return city.around(
      [view.offer.give, view.offer.want].filter((one) => one !== null),
      150,
    );
  if (play.offer) {
    const traded = [play.offer.give, play.offer.want].filter((one) => one !== null);
    // where there is room all that could be traded stays in sight, until both sides are chosen
    if (phone || traded.length > 1) return city.around(traded, 150);
  }
  if (ABOUT_COP.includes(ask) && route.length) return city.around(route, NEAR);
  const asked = askedAbout(play);
  if (asked.length) return city.around(asked, NEAR);
  if (fight) return city.around([fight], NEAR);
  if (phone && ask === "police" && play.picked) {
    const cop = view.cops[play.picked.slice(4)];
    return city.around([...(cop ? [cop.at] : []), ...play.targets.keys()], 90);
  }
  if (!phone) return null;
  if (!table.options.data && route.length > 1) return city.around(route, 90);
  if (marks.lit.length) return city.around(marks.lit, NEAR);
  const box = boxOf(city, district) ?? boxOf(city, city.districts[0]?.name ?? null);
  // What is asked for has to be seen, unless the person looks elsewhere: claims are everywhere.
  const targets = [...play.targets.keys()];
  const seen = box !== null && targets.some((space) => inside(city.middle(space), box));
  return targets.length && !seen ? city.around(targets, 90) : box;
}
