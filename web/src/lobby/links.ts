/** The name of the table in a link that somebody pasted, or in what is left of one; null if there is none. */
export function tableIn(text: string): string | null {
  const last = text
    .trim()
    .replace(/[?#].*$/, "")
    .replace(/\/+$/, "");
  return /(?:^|\/table\/)([A-Za-z0-9_-]{6,64})$/.exec(last)?.[1] ?? null;
}

/** The address of a replay in a link that somebody pasted, with its moment; null if there is none. */
export function replayIn(text: string): string | null {
  return /\/replay\/[A-Za-z0-9_-]{6,64}(?:\?[\w=&-]*)?$/.exec(text.trim())?.[0] ?? null;
}
