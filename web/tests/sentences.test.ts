import { beforeEach, expect, it, vi } from "vitest";
import { marks } from "../src/parts/marks.svelte";

let parts: typeof import("../src/frame/rules.svelte").parts;
beforeEach(async () => {
  vi.stubGlobal("localStorage", { getItem: () => "{}", setItem: () => undefined });
  ({ parts } = await import("../src/frame/rules.svelte"));
});

const marked = (text: string, own: string | null) =>
  parts(text, own)
    .map((part) =>
      part.clause ? part.text.replace(part.clause, "<$&>") : part.own ? `[${part.text}]` : part.text,
    )
    .join("");

it("finds clauses in a sentence, and the reader's name as a whole word", () => {
  expect(marked("Ann draws, Annie and Joann do not (CP-4.2).", "Ann")).toBe(
    "[Ann] draws, Annie and Joann do not (<CP-4.2>).",
  );
  expect(marked("Ann's card goes to Ann.", "Ann")).toBe("[Ann]'s card goes to [Ann].");
  expect(marked("Zoë schlägt Ann.", "Zoë")).toBe("[Zoë] schlägt Ann.");
});

it("keeps a clause together with its brackets and stops", () => {
  const clauses = parts("Row is full (CP-4.3); see CP-4 and (CP-1.2, CP-1.3).").filter((part) => part.clause);
  expect(clauses.map((part) => part.text)).toEqual(["(CP-4.3);", "CP-4", "(CP-1.2,", "CP-1.3)."]);
  expect(clauses.map((part) => part.clause)).toEqual(["CP-4.3", "CP-4", "CP-1.2", "CP-1.3"]);
});

it("says the name of a marked thing once, where the sentence has it after its number", () => {
  marks.find = (word) => (word === "C3" ? { name: "C3", words: "City Hall" } : null);
  const said = (text: string) => marks.parts(text).map((part) => part.mark?.words ?? part.text);
  expect(said("Move to C3 (City Hall), then C3 (yours).").join("")).toBe(
    "Move to City Hall, then City Hall (yours).",
  );
  marks.find = null;
});

it("takes a name as it is written, whatever signs it has", () => {
  expect(marked("A. (Blue) takes CP-1.", "A. (Blue)")).toBe("[A. (Blue)] takes <CP-1>.");
  expect(marked("Nobody knows C++?", "C++?")).toBe("Nobody knows [C++?]");
  expect(marked("Ann draws.", null)).toBe("Ann draws.");
});
