// Says outside the page that it is one's turn, for those who asked for it.
import { settings } from "./settings.svelte";

/** Whether this browser can do it at all: not on every phone, and only on pages from https or localhost. */
export const possible = "Notification" in globalThis;

/** Switch it on or off; asks the person for leave, so only to be called on a click. Returns whether it is on. */
export async function wish(on: boolean): Promise<boolean> {
  const allowed = on && possible && (await Notification.requestPermission()) === "granted";
  settings.set({ notify: allowed });
  return allowed;
}

/** Say something, unless the page is looked at; a later message about the same table takes the place of the earlier. */
export function notify(title: string, body: string, tag: string): void {
  if (!settings.notify || !document.hidden || !possible || Notification.permission !== "granted") return;
  try {
    const shown = new Notification(title, { body, tag });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // browsers of phones know the word and refuse the thing
  }
}
