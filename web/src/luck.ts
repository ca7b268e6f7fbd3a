// Fair luck, checked by this browser: see docs/protocol.md.

/** The result of the check: only `checked` means that the luck was fixed before anybody could know it. */
export type Verdict = "checked" | "not-seen" | "no-means" | "wrong";

interface Kept {
  hash: string;
  /** The words that this browser added, if it sat at the table. */
  words?: string;
}

const key = (table: string): string => `windycity-luck-${table}`;

/** What this browser kept about a table before its match began; null if nothing. */
export function kept(table: string): Kept | null {
  try {
    return JSON.parse(sessionStorage.getItem(key(table)) ?? "null") as Kept | null;
  } catch {
    return null; // the browser keeps nothing
  }
}

/** Keep the hash of the secret, as it was shown before the match; and the words that were added, once they are. */
export function keep(table: string, hash: string, words?: string): void {
  const before = kept(table);
  try {
    sessionStorage.setItem(
      key(table),
      JSON.stringify({ hash: before?.hash ?? hash, words: words ?? before?.words }),
    );
  } catch {
    // then it cannot be checked, and says so
  }
}

/** Forget all tables. */
export function forget(): void {
  try {
    for (const name of Object.keys(sessionStorage))
      if (name.startsWith(key(""))) sessionStorage.removeItem(name);
  } catch {
    // the browser keeps nothing
  }
}

/** Whether this is the secret whose hash was shown. */
export async function isSecret(secret: string, hash: string): Promise<boolean> {
  const bytes = Uint8Array.from(secret.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("") === hash;
}

/** Check the luck of a match that is over: its secret against the hash that was kept, and that our words are in it. */
export async function check(
  table: string,
  secret: string,
  contributions: string[] | null,
  seat: number | null,
): Promise<Verdict> {
  const before = kept(table);
  if (!before) return "not-seen";
  if (!globalThis.crypto?.subtle) return "no-means";
  if (!(await isSecret(secret, before.hash))) return "wrong";
  if (seat !== null && before.words !== undefined && contributions?.[seat] !== before.words) return "wrong";
  return "checked";
}
