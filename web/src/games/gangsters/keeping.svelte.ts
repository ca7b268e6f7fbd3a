// Playing with keys, the focus continues where the next thing is asked: the focused element often disappears with the answer.
import { tick } from "svelte";
import type { Attachment } from "svelte/attachments";

// Where to continue, best first: a lit place, the thing to do, a die to move by, anything that can be done.
const NEXT = ["[data-space].target", ".under .primary", ".under .die", ".under .button", ".button", "button"];

/** Keep the focus in the table after each change of what is asked, or of what is picked up, as far as keys are used. */
export function keepFocus(asked: () => unknown, picked: () => unknown): Attachment<HTMLElement> {
  return (table) => {
    let keys = false;
    const pressed = (): void => void (keys = true);
    const pointed = (): void => void (keys = false);
    table.addEventListener("keydown", pressed);
    addEventListener("pointerdown", pointed);

    const board = table.closest<HTMLElement>("#board");
    const isLost = (): boolean => [document.body, board].includes(document.activeElement as HTMLElement);
    const go = async (selectors: string[], always: boolean): Promise<void> => {
      await tick();
      await new Promise(requestAnimationFrame); // only then has the answered question disappeared
      if (!keys || !(always || isLost())) return;
      const found = selectors.map((one) => table.querySelector<HTMLElement>(`${one}:not(:disabled)`));
      (found.find((one) => one !== null) ?? board)?.focus();
    };
    $effect(() => {
      void go(asked() === null ? [] : NEXT, false); // while others play the focus waits at the board
    });
    $effect(() => {
      const held = picked() !== null;
      void go(held ? NEXT.slice(0, 1) : NEXT, held);
    });
    return () => {
      table.removeEventListener("keydown", pressed);
      removeEventListener("pointerdown", pointed);
    };
  };
}
