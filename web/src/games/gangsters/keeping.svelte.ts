// Whoever plays with keys goes on where the next thing is asked: what had the focus is often gone with the answer.
import { tick } from "svelte";
import type { Attachment } from "svelte/attachments";

// Where to go on, the best first: a lit place, the thing to do, a die to move by, anything that can be done.
const NEXT = ["[data-space].target", ".under .primary", ".under .die", ".under .button", ".button", "button"];

/** Keep the focus in the table after each change of what is asked, or of what is picked up, as far as keys are used. */
export function keepFocus(asked: () => unknown, picked: () => unknown): Attachment<HTMLElement> {
  return (table) => {
    let keys = false;
    const pressed = (): void => void (keys = true);
    const pointed = (): void => void (keys = false);
    table.addEventListener("keydown", pressed);
    addEventListener("pointerdown", pointed);

    const go = async (selectors: string[], always: boolean): Promise<void> => {
      await tick();
      if (!keys || !(always || document.activeElement === document.body)) return;
      const found = selectors.map((one) => table.querySelector<HTMLElement>(`${one}:not(:disabled)`));
      found.find((one) => one !== null)?.focus();
    };
    $effect(() => {
      if (asked() !== null) void go(NEXT, false);
    });
    $effect(() => {
      if (picked() !== null) void go(NEXT.slice(0, 1), true);
    });
    return () => {
      table.removeEventListener("keydown", pressed);
      removeEventListener("pointerdown", pointed);
    };
  };
}
