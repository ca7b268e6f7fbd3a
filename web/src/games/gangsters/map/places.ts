/** A square of the map: row and column. */
export type Place = [number, number];

/** A square as a key of sets and maps. */
export function key([row, column]: Place): string {
  return `${row},${column}`;
}
