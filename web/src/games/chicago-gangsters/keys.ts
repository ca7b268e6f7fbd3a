// Enter does the primary thing, wherever the focus is on nothing that Enter belongs to.
import { settings } from "../../settings.svelte";

const OWNERS = "a[href], button, input, select, textarea, summary, [contenteditable]";

/** Do something on Enter: `$effect(() => onEnter(send))`. */
export function onEnter(action: () => void): () => void {
  const heard = (event: KeyboardEvent): void => {
    if (event.key !== "Enter" || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented)
      return;
    if ((event.target as HTMLElement).closest(OWNERS) || document.querySelector("dialog:modal")) return;
    event.preventDefault();
    action();
  };
  addEventListener("keydown", heard);
  return () => removeEventListener("keydown", heard);
}

/** Which of a group's things a digit means, from 0; null if it means none. */
export function digit(event: KeyboardEvent): number | null {
  if (!settings.letters || event.ctrlKey || event.metaKey || event.altKey) return null;
  return /^[1-9]$/.test(event.key) ? Number(event.key) - 1 : null;
}
