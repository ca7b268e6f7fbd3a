// The sizes of things on the table: as large as there is room for, and never too small to be read.

/** The available room, in pixels, and what has to fit. */
export interface Room {
  /** Of the felt. */
  width: number;
  /** Of the window. */
  height: number;
  /** Whether the side column is folded away: hints then stand above the felt. */
  folded: boolean;
  seats: number;
  businesses: number;
}

/** The sizes of a table, in pixels, and how it is laid. */
export interface Layout {
  /** Whether the page is as narrow as a phone. */
  phone: boolean;
  /** Whether there are so many seats that each gets less height. */
  crowded: boolean;
  /** Whether only one business is shown at a time. */
  single: boolean;
  /** Whether a row of cards leaves room for a few words only. */
  small: boolean;
  seatWidth: number;
  cardWidth: number;
  handCard: number;
}

const LEAST = 30; // a narrower card could not be read
const PLACES = 5;
const GAPS = 5 * 4 + 10;
const TALL = 1.4; // the height of a card, by its width

// Heights of what is not cards, in pixels, so that hand and buttons can be reached without scrolling.
const AROUND = 256; // bars, the felt's frame, the caption of the own row, the line that explains
const AROUND_PHONE = 310; // the same, with the buttons below the hand
const HINT = 60; // two lines, in the longest language
const HINT_PHONE = 58;
const TABS = 61;
const LINE = 24; // one more of the line that explains
const HAND = 54; // what stands over its cards

export function layOut({ width, height, folded, seats, businesses }: Room): Layout {
  const phone = width < 560;
  const crowded = seats > 4;
  const largest = seats > 3 ? 58 : seats > 2 ? 72 : 88;
  const narrowest = width < 760 ? 96 : 166;
  const modest = phone
    ? crowded
      ? 60
      : 74
    : crowded && height < 820
      ? 76
      : crowded || width < 900 || height < 800
        ? 88
        : 105;
  /** The width of a card with this many businesses side by side. */
  const fitting = (count: number): number =>
    Math.min(largest, Math.floor(((width - narrowest - 28) / count - GAPS) / PLACES));
  const single = businesses > 1 && fitting(businesses) < LEAST;
  const taken =
    (phone ? AROUND_PHONE : AROUND) +
    (folded ? (phone ? HINT_PHONE : HINT) : 0) +
    (single ? TABS : 0) +
    seats * (crowded ? 7 : 13) +
    HAND +
    modest * TALL;
  const lowest = Math.floor((height - taken) / seats / TALL);
  const cardWidth = Math.max(
    LEAST,
    Math.min(fitting(single ? 1 : Math.max(1, businesses)), crowded && !phone ? 44 : largest, lowest),
  );
  // On a wide page with low rows, the hand takes the remaining height.
  const left = phone || folded ? 0 : Math.max(0, height - taken - seats * cardWidth * TALL - LINE);
  const handCard = Math.max(modest, Math.min(width < 900 ? 88 : 105, Math.floor(modest + left / TALL)));
  return {
    phone,
    crowded,
    single,
    small: cardWidth < 60,
    // On phones the names get the room that the cards leave.
    seatWidth: phone ? Math.min(132, width - 24 - PLACES * cardWidth - GAPS) : single ? 166 : narrowest,
    cardWidth,
    handCard,
  };
}
