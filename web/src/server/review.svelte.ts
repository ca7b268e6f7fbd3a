// The review of a match: each seat's chance to win along it, what moves cost, what luck did. The server computes it in the
// background, once for all who ask.
import { Unreachable, type Site } from "./site";
import type { Point, Review, ReviewShown, Telling } from "./types";

const EVERY = 2000; // milliseconds between two looks at how far it is

export class Reviewing {
  /** What the server said last; null if nobody here has asked for the review. */
  shown = $state.raw<ReviewShown | null>(null);
  problem = $state("");

  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(
    readonly id: string,
    readonly site: () => Site,
  ) {}

  get review(): Review | null {
    return this.shown?.review ?? null;
  }

  get telling(): Telling | null {
    return this.shown?.telling ?? null;
  }

  /** Poll the progress until it is done, even while the server is away. */
  async look(): Promise<void> {
    try {
      this.#hear(await this.site().review(this.id));
    } catch (error) {
      if (error instanceof Unreachable) return this.#lookLater();
      this.problem = (error as Error).message;
      this.shown = null;
    }
  }

  /** Request it, or read it at once if it has been computed before. */
  async begin(): Promise<void> {
    this.problem = "";
    try {
      this.#hear(await this.site().beginReview(this.id));
    } catch (error) {
      this.problem = (error as Error).message;
    }
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  #hear(shown: ReviewShown): void {
    this.shown = shown;
    if (!shown.review) this.#lookLater();
  }

  #lookLater(): void {
    clearTimeout(this.#timer);
    if (!this.#closed) this.#timer = setTimeout(() => void this.look(), EVERY);
  }
}

/** Where a seat's chance changed most: from one point to the next, whose moment it is. */
export interface ChanceSwing {
  moment: number;
  seat: number;
  from: number;
  to: number;
}

/** The biggest swing of the chances, the earliest of equals; null if none ever changed. */
export function biggestChanceSwing(points: Point[]): ChanceSwing | null {
  let best: ChanceSwing | null = null;
  points.slice(1).forEach(({ moment, shares }, place) =>
    shares.forEach((to, seat) => {
      const from = points[place]!.shares[seat]!;
      if (Math.abs(to - from) > (best ? Math.abs(best.to - best.from) : 0)) best = { moment, seat, from, to };
    }),
  );
  return best;
}

/** Each seat's chance at a moment, between the points around it; null if there are no points. */
export function sharesAt(points: Point[], moment: number): number[] | null {
  const after = points.findIndex((point) => point.moment >= moment);
  if (after < 0) return points.at(-1)?.shares ?? null;
  const [a, b] = [points[Math.max(0, after - 1)]!, points[after]!];
  const part = b.moment === a.moment ? 0 : (moment - a.moment) / (b.moment - a.moment);
  return b.shares.map((share, seat) => a.shares[seat]! + (share - a.shares[seat]!) * Math.max(0, part));
}
