// Keys: letters that do something at a table, and arrows that walk through a group of things.
import { settings } from "../settings.svelte";
import { reached } from "./arrows";

/** Whether a key does nothing where it was pressed: a slider hears arrows, but no letters and no space. */
function passes(event: KeyboardEvent): boolean {
  const at = event.target as HTMLElement;
  return at.matches("input[type=range]") && event.key.length === 1;
}

/** Whether a key goes to a field in which people write. */
function writing(event: KeyboardEvent): boolean {
  const at = event.target as HTMLElement;
  if (passes(event)) return false;
  return at.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(at.tagName);
}

/**
 * Do something when a key is pressed anywhere on the page: `$effect(() => onKeys({ d: draw, Escape: clear }))`.
 * Letters and digits can be switched off; none is heard in a text field, with a modifier, or behind an open dialog.
 */
export function onKeys(actions: Record<string, (() => void) | undefined>): () => void {
  const heard = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || writing(event)) return;
    if (event.key.length === 1 && !settings.letters) return;
    if (document.querySelector("dialog:modal")) return;
    const action = actions[event.key] ?? actions[event.key.toLowerCase()];
    if (!action) return;
    event.preventDefault();
    action();
  };
  addEventListener("keydown", heard);
  return () => removeEventListener("keydown", heard);
}

// What Enter and Space belong to, while it has the focus.
const OWNERS = "a[href], button, input, select, textarea, summary, [contenteditable]";

/** Do the primary thing on Enter, unless the focus is on something that Enter belongs to: `$effect(() => onEnter(send))`. */
export function onEnter(action: () => void): () => void {
  return onFree("Enter", action);
}

/** Do something on a key, unless the focus is on something that Enter and Space belong to: `$effect(() => onFree(" ", play))`. */
export function onFree(key: string, action: () => void): () => void {
  const heard = (event: KeyboardEvent): void => {
    if (event.key !== key || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (
      (!passes(event) && (event.target as HTMLElement).closest(OWNERS)) ||
      document.querySelector("dialog:modal")
    )
      return;
    event.preventDefault();
    action();
  };
  addEventListener("keydown", heard);
  return () => removeEventListener("keydown", heard);
}

// What Escape closes: the last that was opened first, and before anybody else hears of it.
const closers: (() => void)[] = [];

function escaped(event: KeyboardEvent): void {
  if (event.key !== "Escape" || document.querySelector("dialog:modal")) return;
  event.preventDefault();
  event.stopPropagation();
  closers.at(-1)!();
}

/** Close something on Escape, wherever the focus is: `$effect(() => (open ? onEscape(close) : undefined))`. */
export function onEscape(close: () => void): () => void {
  if (!closers.length) addEventListener("keydown", escaped, true);
  closers.push(close);
  return () => {
    closers.splice(closers.indexOf(close), 1);
    if (!closers.length) removeEventListener("keydown", escaped, true);
  };
}

/**
 * Let arrows walk through the things of a group, so that Tab goes from group to group: `<div {@attach rove}>`.
 * Things are all that can have the focus; an arrow goes to the nearest in its direction, on the screen.
 * Keys 1 to 9 go to the nth thing.
 */
export function rove(group: HTMLElement): () => void {
  const things = (): HTMLElement[] =>
    [...group.querySelectorAll<HTMLElement>("button, a[href], [tabindex]")].filter(
      (thing) => !thing.hasAttribute("disabled") && thing.checkVisibility(), // which lays nothing out
    );

  /** Only one thing of the group is a stop for Tab: the one that had the focus last. */
  let stop: HTMLElement | undefined;
  const settle = (current: HTMLElement | undefined): void => {
    stop = current;
    for (const thing of things()) thing.tabIndex = thing === current ? 0 : -1;
  };
  /** Whether the stop for Tab is still there. */
  const settled = (): boolean =>
    stop !== undefined &&
    group.contains(stop) &&
    !stop.hasAttribute("disabled") &&
    stop.tabIndex === 0 &&
    stop.checkVisibility();

  const pressed = (event: KeyboardEvent): void => {
    const all = things();
    const at = all.indexOf(event.target as HTMLElement);
    if (at < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
    const next = /^[1-9]$/.test(event.key) ? all[Number(event.key) - 1] : reached(all, all[at]!, event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  const focused = (event: FocusEvent): void => settle(event.target as HTMLElement);
  const check = (): void => {
    frame = 0;
    if (settled()) return;
    const all = things();
    if (all.length && !all.some((thing) => thing.tabIndex === 0)) settle(all[0]);
  };
  // Once a frame, when styles are computed anyway: to ask whether a thing is visible at every change would do that each time.
  let frame = 0;
  const watcher = new MutationObserver(() => (frame ||= requestAnimationFrame(check)));

  // Whatever listens for the focus in a drawing is a stop for Tab in Chromium: the group itself is none.
  if (group instanceof SVGElement) group.setAttribute("tabindex", "-1");
  settle(things()[0]);
  watcher.observe(group, { childList: true, subtree: true, attributes: true, attributeFilter: ["disabled"] });
  group.addEventListener("keydown", pressed);
  group.addEventListener("focusin", focused);
  return () => {
    watcher.disconnect();
    cancelAnimationFrame(frame);
    group.removeEventListener("keydown", pressed);
    group.removeEventListener("focusin", focused);
  };
}

/** Which of a group's things a digit means, from 0; null if it means none. */
export function digit(event: KeyboardEvent): number | null {
  if (!settings.letters || event.ctrlKey || event.metaKey || event.altKey) return null;
  return /^[1-9]$/.test(event.key) ? Number(event.key) - 1 : null;
}
