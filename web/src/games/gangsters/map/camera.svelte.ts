// The visible part of the city. A question can point the camera somewhere; people move it with fingers, wheel and buttons.
import { grown, inside, middle, type Box, type Point } from "./boxes";
import type { City } from "./city";

const CLOSEST = 300; // units of the drawing across
const MARGIN = 8;

export class Camera {
  /** Width by height of the window on the screen, so that what is shown is known. */
  #aspect = 1.7;
  #wanted: Box | null = null;
  box = $state.raw<Box>({ x: 0, y: 0, width: 1, height: 1 });
  readonly whole: Box;

  constructor(city: City) {
    this.whole = grown(city.all, MARGIN);
    this.box = this.whole;
  }

  /** Whether only a part of the city is seen. */
  get near(): boolean {
    return this.box.width < this.whole.width * 0.9 && this.box.height < this.whole.height * 0.99;
  }

  get viewBox(): string {
    const { x, y, width, height } = this.box;
    return `${x} ${y} ${width} ${height}`;
  }

  /** Show a box; the whole city for none. */
  show(box: Box | null): void {
    this.#wanted = box;
    this.box = this.#held(box ?? this.whole);
  }

  /** Fit the view to a window of another shape. */
  fit(width: number, height: number): void {
    if (!width || !height) return;
    this.#aspect = width / height;
    this.show(this.#wanted);
  }

  /** Come closer by a factor above 1, or go further away, with a point staying where it is. */
  zoom(factor: number, at: Point = middle(this.box)): void {
    const furthest = Math.max(this.whole.width, this.whole.height * this.#aspect);
    const width = Math.min(furthest, Math.max(CLOSEST, this.box.width / factor));
    const by = width / this.box.width;
    this.show({
      x: at.x - (at.x - this.box.x) * by,
      y: at.y - (at.y - this.box.y) * by,
      width,
      height: this.box.height * by,
    });
  }

  move(right: number, down: number): void {
    this.show({ ...this.box, x: this.box.x + right, y: this.box.y + down });
  }

  centre({ x, y }: Point): void {
    const { width, height } = this.box;
    this.show({ x: x - width / 2, y: y - height / 2, width, height });
  }

  sees(at: Point): boolean {
    return inside(at, this.box);
  }

  /** Grow a box to the shape of the window, and keep it inside the city as far as it fits. */
  #held(box: Box): Box {
    const width = Math.max(box.width, box.height * this.#aspect);
    const height = Math.max(box.height, box.width / this.#aspect);
    const hold = (centre: number, size: number, start: number, room: number): number =>
      size >= room
        ? start + (room - size) / 2
        : Math.min(start + room - size, Math.max(start, centre - size / 2));
    const { x, y } = middle(box);
    return {
      x: hold(x, width, this.whole.x, this.whole.width),
      y: hold(y, height, this.whole.y, this.whole.height),
      width,
      height,
    };
  }
}

/** Fingers on the map: one moves it when it is near, two pinch. A tap remains a tap. */
export function fingers(camera: Camera) {
  return (map: SVGSVGElement): (() => void) => {
    const held = new Map<number, Point>();
    let moved = false;

    /** Units of the drawing in a pixel of the screen. */
    const unit = (): number => 1 / (map.getScreenCTM()?.a ?? 1);
    const there = ({ x, y }: Point): Point => {
      const point = new DOMPoint(x, y).matrixTransform(map.getScreenCTM()!.inverse());
      return { x: point.x, y: point.y };
    };
    const down = (event: PointerEvent): void => {
      held.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (held.size === 1) moved = false;
    };
    const move = (event: PointerEvent): void => {
      const before = held.get(event.pointerId);
      if (!before) return;
      const now = { x: event.clientX, y: event.clientY };
      if (held.size === 1 && camera.near) {
        if (!moved && Math.hypot(now.x - before.x, now.y - before.y) < 8) return;
        moved = true;
        camera.move((before.x - now.x) * unit(), (before.y - now.y) * unit());
      } else if (held.size === 2) {
        moved = true;
        const other = [...held].find(([id]) => id !== event.pointerId)![1];
        const far = (one: Point): number => Math.hypot(one.x - other.x, one.y - other.y);
        const between = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
        if (far(before) > 0) camera.zoom(far(now) / far(before), there(between));
      }
      held.set(event.pointerId, now);
    };
    const up = (event: PointerEvent): void => void held.delete(event.pointerId);
    const click = (event: MouseEvent): void => {
      if (!moved) return;
      event.stopPropagation(); // the map was moved, not clicked
      moved = false;
    };
    const wheel = (event: WheelEvent): void => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      camera.zoom(event.deltaY < 0 ? 1.15 : 1 / 1.15, there({ x: event.clientX, y: event.clientY }));
    };

    map.addEventListener("pointerdown", down);
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", up);
    map.addEventListener("click", click, true);
    map.addEventListener("wheel", wheel, { passive: false });
    return () => {
      map.removeEventListener("pointerdown", down);
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", up);
      map.removeEventListener("click", click, true);
      map.removeEventListener("wheel", wheel);
    };
  };
}
