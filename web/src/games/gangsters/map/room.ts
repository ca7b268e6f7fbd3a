// How names and tokens find room in a house.
import { middle, type Box, type Point } from "./boxes";

/** The lines of a name: as few as fit, the longest as short as possible. */
export function lines(name: string, letters: number, most: number): string[] {
  const words = name.split(" ");
  for (let count = 1; count < Math.min(most, words.length); count++) {
    const found = divided(words, count);
    if (Math.max(...found.map((line) => line.length)) <= letters) return found;
  }
  return divided(words, Math.min(most, words.length));
}

/** Share a box among things: the middle of each, and the size that each can have. */
export function shared(count: number, box: Box, largest: number): { points: Point[]; size: number } {
  let [size, columns] = [0, 1];
  for (let many = 1; many <= count; many++) {
    const side = Math.min(box.width / many, box.height / Math.ceil(count / many));
    if (side > size) [size, columns] = [side, many];
  }
  size = Math.min(largest, size);
  const rows = Math.ceil(count / columns);
  const centre = middle(box);
  const points = Array.from({ length: count }, (_, number) => {
    const row = Math.floor(number / columns);
    const here = Math.min(columns, count - row * columns);
    return {
      x: centre.x + ((number % columns) - (here - 1) / 2) * size,
      y: centre.y + (row - (rows - 1) / 2) * size,
    };
  });
  return { points, size };
}

function divided(words: string[], count: number): string[] {
  if (count === 1) return [words.join(" ")];
  let best: string[] = [];
  let least = Infinity;
  for (let first = 1; first <= words.length - count + 1; first++) {
    const way = [words.slice(0, first).join(" "), ...divided(words.slice(first), count - 1)];
    const longest = Math.max(...way.map((line) => line.length));
    if (longest < least) [best, least] = [way, longest];
  }
  return best;
}
