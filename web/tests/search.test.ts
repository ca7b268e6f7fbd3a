import { describe, expect, it } from "vitest";
import { marked, titled, linked, plain, search } from "../src/frame/search";
import { tableIn } from "../src/lobby/links";

const clause = (number: string, title: string, text: string) => ({
  number,
  title,
  section: number.split(".")[0]!,
  html: `<p><strong>${number}</strong> ${title}. ${text}</p>`,
});

const clauses = [
  clause("CP-1.1", "Gangsters", "Five colours; a duel may follow."),
  clause("CP-4.1", "Draw", "Take the top card of the pile."),
  clause("CP-4.7", "Specials", "Do what it says."),
  clause("CP-4.7.1", "Murder", "Remove a gangster."),
  clause("CP-5.1", "Duel", "The best row wins the business."),
  clause("CP-5.2", "Duelling order", "Clockwise, café by café."),
];
const found = (sought: string) => search(clauses, sought).map((one) => one.number);

describe("search", () => {
  it("shows everything until something is sought", () => {
    expect(found(" ")).toHaveLength(clauses.length);
  });

  it("puts titles before texts, and whole words before parts of words", () => {
    expect(found("duel")).toEqual(["CP-5.1", "CP-5.2", "CP-1.1"]);
  });

  it("finds a clause by its number, and those below it", () => {
    expect(found("cp-4.7")).toEqual(["CP-4.7", "CP-4.7.1"]);
    expect(found("4.1")).toEqual(["CP-4.1"]);
  });

  it("wants every word, and does not mind accents or capitals", () => {
    expect(found("TOP card")).toEqual(["CP-4.1"]);
    expect(found("cafe")).toEqual(["CP-5.2"]);
    expect(found("top duel")).toEqual([]);
  });

  it("does not find what only the marks have", () => {
    expect(found("strong")).toEqual([]);
    expect(plain("<p>a <b>c</b></p>")).toBe(" a c ");
  });
});

describe("linked", () => {
  it("makes links of the clauses that a text names, but not of its own number or within a tag", () => {
    expect(linked('<p id="CP-1.1"><b>CP-1.1</b> See CP-4.7.1.</p>', "CP-1.1")).toBe(
      '<p id="CP-1.1"><b>CP-1.1</b> See <a href="#CP-4.7.1" data-clause="CP-4.7.1">CP-4.7.1</a>.</p>',
    );
  });
});

describe("tableIn", () => {
  it("finds the table in a link, in what is left of one, and nowhere else", () => {
    expect(tableIn(" https://example.org/table/jaj62tyqjnbt?x=1 ")).toBe("jaj62tyqjnbt");
    expect(tableIn("example.org/table/jaj62tyqjnbt/")).toBe("jaj62tyqjnbt");
    expect(tableIn("jaj62tyqjnbt")).toBe("jaj62tyqjnbt");
    expect(tableIn("https://example.org/")).toBeNull();
    expect(tableIn("come and play")).toBeNull();
  });
});

it("what is sought is marked, but not within tags or entities", () => {
  expect(marked('<p class="duel">A Duel &amp; a duel</p>', "duel")).toBe(
    '<p class="duel">A <mark>Duel</mark> &amp; a <mark>duel</mark></p>',
  );
  expect(marked("<p>1 + 1 (or 2)</p>", "(or amp")).toBe("<p>1 + 1 <mark>(or</mark> 2)</p>");
  expect(marked("<p>duel</p>", "  ")).toBe("<p>duel</p>");
});

it("the title of a clause is set off", () => {
  expect(titled("<p><strong>CP-5.1</strong> When. At the start.</p>", "When")).toBe(
    "<p><strong>CP-5.1</strong> <b>When.</b> At the start.</p>",
  );
});
