import { beforeEach, describe, expect, it, vi } from "vitest";
import { moving, play, remember, settle } from "../src/parts/motion.svelte";

vi.mock("../src/settings.svelte", () => ({ settings: { tempo: "calm" } }));

interface Moved {
  frames: Keyframe[];
  finish: () => void;
}

/** What motion needs of an element: where it is, and being animated. */
class Card {
  moves: Moved[] = [];

  constructor(
    public x: number,
    public y: number,
    public width = 50,
  ) {}

  getBoundingClientRect() {
    return { x: this.x, y: this.y, width: this.width, height: this.width * 1.4 };
  }

  animate(frames: Keyframe[]) {
    const animation = { frames, onfinish: () => {}, finish: () => animation.onfinish() };
    this.moves.push(animation);
    return animation;
  }
}

function put(key: string, card: Card, how: Parameters<typeof moving>[1] = {}): () => void {
  return moving(key, how)(card as unknown as HTMLElement) as () => void;
}

let reduced = false;

beforeEach(() => {
  reduced = false;
  vi.stubGlobal("matchMedia", () => ({ matches: reduced }));
  vi.stubGlobal("document", { hidden: false });
  vi.stubGlobal("addEventListener", () => {});
  settle();
});

describe("motion", () => {
  it("lets a card travel from the element that it was to the one that it is", () => {
    const away = put("R7", new Card(10, 500, 100));
    remember();
    away();
    const laid = new Card(300, 100);
    const gone = put("R7", laid);
    play();
    expect(laid.moves[0]!.frames[0]!.transform).toBe("translate(-290px, 400px) scale(2, 2)");
    gone();
  });

  it("moves nothing that stayed, and nothing that came from nowhere", () => {
    const stayed = new Card(1, 1);
    const gone = [put("R1", stayed)];
    remember();
    const new_ = new Card(5, 5);
    gone.push(put("R2", new_));
    play();
    expect([stayed.moves, new_.moves]).toEqual([[], []]);
    gone.forEach((one) => one());
  });

  it("brings a new card out of where it comes from", () => {
    const gone = [put("pile", new Card(0, 0))];
    remember();
    const drawn = new Card(0, 200);
    gone.push(put("B3", drawn, { from: "pile" }));
    play();
    expect(drawn.moves[0]!.frames[0]!.transform).toContain("translate(0px, -200px)");
    gone.forEach((one) => one());
  });

  it("turns over what shows another side", () => {
    const card = new Card(0, 0);
    const away = put("2-0-1", card, { face: "down" });
    remember();
    away();
    const gone = put("2-0-1", card, { face: "up" });
    play();
    expect(card.moves[0]!.frames[0]!.transform).toContain("rotateY(90deg)");
    gone();
  });

  it("outlines what changed where motion is not wanted", () => {
    reduced = true;
    const gone = [put("pile", new Card(0, 0))];
    remember();
    const drawn = new Card(0, 200);
    gone.push(put("B3", drawn, { from: "pile" }));
    play();
    expect(drawn.moves).toHaveLength(1);
    expect(drawn.moves[0]!.frames[0]).not.toHaveProperty("transform");
    gone.forEach((one) => one());
  });
});
