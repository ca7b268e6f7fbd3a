// Arrow keys within a group of a drawing.
import { rove } from "../../../parts/keys";

/** `rove` for a group of an SVG, whose elements have focus, keys and a box on the screen as those of HTML do. */
export function roveDrawn(group: SVGElement): () => void {
  return rove(group as unknown as HTMLElement);
}

/** Whether something got the focus by a key; a click does its own thing. */
export function byKeys(event: FocusEvent): boolean {
  return (event.currentTarget as Element).matches(":focus-visible");
}
