// Playing with keys, the focus continues where the next thing is asked: the focused element often disappears with the answer.
import { tick } from "svelte";
import type { Attachment } from "svelte/attachments";

/**
 * Give the focus to the first of some selectors that is there when `asked` changes and the focus was lost, as far as keys are used:
 * `<div {@attach keepFocus(() => table.state!.decision, [".die", ".primary"])}>`. Null is asked of nobody.
 */
export function keepFocus(asked: () => unknown, selectors: string[]): Attachment<HTMLElement> {
  return (table) => {
    let keys = false;
    const pressed = (): void => void (keys = true);
    const pointed = (): void => void (keys = false);
    addEventListener("keydown", pressed);
    addEventListener("pointerdown", pointed);
    $effect(() => {
      if (asked() === null) return;
      void tick().then(() => {
        if (!keys || document.activeElement !== document.body) return;
        const found = selectors.map((one) => table.querySelector<HTMLElement>(`${one}:not(:disabled)`));
        found.find((one) => one !== null)?.focus();
      });
    });
    return () => {
      removeEventListener("keydown", pressed);
      removeEventListener("pointerdown", pointed);
    };
  };
}
