// The target of an arrow key, among things on the screen.

const ARROWS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"];
const FAR = 1e6; // pixels: beyond everything on a screen

/** The thing that an arrow key leads to from another, on the screen; Home and End lead to the first and the last. */
export function reached<T extends Element>(all: T[], at: T, key: string): T | undefined {
  if (!ARROWS.includes(key)) return undefined;
  if (key === "Home") return all[0];
  if (key === "End") return all.at(-1);
  const from = middle(at);
  const along = key === "ArrowLeft" || key === "ArrowRight" ? "x" : "y";
  const across = along === "x" ? "y" : "x";
  const sign = key === "ArrowLeft" || key === "ArrowUp" ? -1 : 1;
  let best: T | undefined;
  let least = Infinity;
  for (const thing of all) {
    const to = middle(thing);
    const ahead = sign * (to[along] - from[along]);
    if (ahead <= 1) continue;
    const aside = Math.abs(to[across] - from[across]);
    // The nearest within 45 degrees, so that what is between two rows is found; else prefer straight ahead to near.
    const distance = aside <= ahead + 1 ? Math.hypot(ahead, aside) : FAR + ahead + 3 * aside;
    if (distance < least) [best, least] = [thing, distance];
  }
  return best;
}

function middle(thing: Element): { x: number; y: number } {
  const { left, top, width, height } = thing.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
