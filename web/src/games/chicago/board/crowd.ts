// Where men are drawn: alone as figures, several in one place as heads on a plate of their gang.
import type { ChicagoView, Man } from "../../../server/types";
import type { City, Place } from "../city";
import type { Gang } from "../gangs";

/** Men of a gang in one place who are alike. */
export interface Drawn {
  key: string;
  gang: Gang;
  man: Man;
  men: string[];
  at: string;
  x: number;
  y: number;
  /** Whether he is drawn as a figure, which has the size of a place; else as one head among several. */
  alone: boolean;
}

/** Men who share a place, with the plate on which their heads lie. */
export interface Crowd {
  place: Place;
  gang: Gang;
  drawn: Drawn[];
}

// Where up to four heads lie around the middle of a place: a gang has no more ranks than that.
const TWO = [
  [-9, -5],
  [9, -5],
] as const;
const FOUR = [
  [-9, -9],
  [9, -9],
  [-9, 9],
  [9, 9],
] as const;

/** All men on the board by their places; `moving` says where those are drawn who are just walking. */
export function crowdsOf(
  view: ChicagoView,
  moving: Record<string, string>,
  gangs: Gang[],
  city: City,
): Crowd[] {
  const crowds = new Map<string, Crowd>();
  for (const { seat, men } of view.players)
    for (const man of men) {
      const key = `${seat} ${man.man}`;
      const walk = seat === view.active && view.walk?.man === man.man ? view.walk.at : null;
      const at = moving[key] ?? man.at ?? walk;
      if (at === null) continue;
      const gang = gangs[seat]!;
      // Who walks past others is a figure of his own.
      const where = moving[key] || walk ? key : `${at} ${seat}`;
      const crowd = crowds.get(where) ?? { place: city.place(at), gang, drawn: [] };
      const alike = crowd.drawn.find((one) => one.man.head === man.head);
      if (alike) alike.men.push(man.man);
      else crowd.drawn.push({ key, gang, man, men: [man.man], at, x: 0, y: 0, alone: true });
      crowds.set(where, crowd);
    }
  for (const crowd of crowds.values()) settle(crowd);
  return [...crowds.values()];
}

function settle({ place, drawn }: Crowd): void {
  const spots = drawn.length > 2 ? FOUR : TWO;
  drawn.forEach((one, number) => {
    const [right, down] = drawn.length === 1 ? [0, 1] : (spots[number] ?? [0, 0]);
    one.x = place.x + right;
    one.y = place.y + down;
    one.alone = drawn.length === 1;
  });
}
