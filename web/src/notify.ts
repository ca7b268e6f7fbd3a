// Notifications that it is the guest's turn, for those who want them.
import { settings } from "./settings.svelte";

/** Whether this browser supports it: not on every phone, and only on pages from https or localhost. */
export const possible = "Notification" in globalThis;

/** Switch it on or off; asks for permission, so call it only on a click. Returns whether it is on. */
export async function wish(on: boolean): Promise<boolean> {
  const allowed = on && possible && (await Notification.requestPermission()) === "granted";
  settings.set({ notify: allowed });
  return allowed;
}

/** Show a message, unless the page is visible; a later message about the same table replaces the earlier one. */
export function notify(title: string, body: string, tag: string): void {
  if (!settings.notify || !document.hidden || !possible || Notification.permission !== "granted") return;
  try {
    const shown = new Notification(title, { body, tag });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // mobile browsers have the constructor, but refuse it
  }
}
