import type { Update } from "./types";

type Path = (string | number)[];
type Branch = Record<string | number, unknown>;

/** Return a state with what a patch sets in it; what does not change is shared with the state before. */
export function patched<T>(state: T, patch: Update["patch"]): T {
  return (patch as [Path, unknown][]).reduce<unknown>(
    (before, [path, value]) => set(before, path, 0, value),
    state,
  ) as T;
}

function set(before: unknown, path: Path, depth: number, value: unknown): unknown {
  if (depth === path.length) return value;
  const step = path[depth]!;
  const copy = (Array.isArray(before) ? [...before] : { ...(before as Branch) }) as Branch;
  copy[step] = set(copy[step], path, depth + 1, value);
  return copy;
}
