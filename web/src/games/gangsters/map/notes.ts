/** What the map says about a space. */
export interface Note {
  text: string;
  /** Whether it is a place that can be chosen now. */
  target?: boolean;
  /** Whether it is the place that is asked or told about. */
  here?: boolean;
  /** Whether it is part of a trade. */
  traded?: boolean;
  /** Whether there is a fight to be expected. */
  conflict?: boolean;
}
