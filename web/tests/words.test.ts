import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const WEB = join(import.meta.dirname, "..");
const LANGUAGES = ["en", "nl", "de"];

/** The messages of a catalogue, each with the facts that it names. */
function messages(path: string): Map<string, string[]> {
  const text = readFileSync(path, "utf8");
  const bundle = new FluentBundle("en");
  expect(bundle.addResource(new FluentResource(text)), path).toEqual([]);
  const found = new Map<string, string[]>();
  for (const [name, body] of text.split(/^(?=[a-z][\w-]* = )/m).map((one) => one.split(/ = (.*)/s)))
    if (name && body !== undefined && bundle.hasMessage(name))
      found.set(name, [...new Set(body.match(/\$\w+/g) ?? [])].sort());
  return found;
}

const files = (folder: string, ending: RegExp): string[] =>
  readdirSync(join(WEB, folder), { recursive: true, encoding: "utf8" })
    .filter((path) => ending.test(path))
    .map((path) => join(WEB, folder, path));

const catalogues = [
  join(WEB, "words"),
  ...readdirSync(join(WEB, "src/games"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(WEB, "src/games", entry.name, "words")),
];

describe("words", () => {
  it.each(catalogues)("are there in all languages, about the same facts: %s", (folder) => {
    const [first, ...others] = LANGUAGES.map((language) => messages(join(folder, `${language}.ftl`)));
    for (const other of others) expect([...other]).toEqual(expect.arrayContaining([...first!]));
    for (const other of others) expect(other.size).toBe(first!.size);
  });

  it("are there for everything that the frame says", () => {
    const known = messages(join(WEB, "words/en.ftl"));
    const said = [
      ...files("src/frame", /\.(svelte|ts)$/),
      ...files("src/lobby", /\.(svelte|ts)$/),
      ...files("src/parts", /\.(svelte|ts)$/),
    ]
      .flatMap((path) => [...readFileSync(path, "utf8").matchAll(/\bsay\(\s*"([a-z0-9-]+)"/g)])
      .map((match) => match[1]!);
    expect(said.filter((name) => !known.has(name))).toEqual([]);
    expect(said.length).toBeGreaterThan(100);
  });
});
