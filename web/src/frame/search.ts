// Finding clauses: the rules are short enough to be searched at every key press.
import type { Clause } from "../server/site";

/** The words of a clause, without markup. */
export function plain(html: string): string {
  return html
    .replace(/<[^>]*>/g, " ")
    .replace(/&(amp|lt|gt|quot|#39);/g, " ")
    .replace(/\s+/g, " ");
}

const folded = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();

/** How well a text matches a search: whole words best, then beginnings of words, then anywhere. */
function fit(text: string, sought: string): number {
  const found = folded(text);
  const at = found.indexOf(sought);
  if (at < 0) return 0;
  const escaped = sought.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  if (new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, "u").test(found)) return 3;
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped}`, "u").test(found) ? 2 : 1;
}

/**
 * The clauses with all words of a search, best first: titles before texts, whole words before parts of words, then the
 * order of the rules. A number finds its clause and those below it.
 */
export function search(clauses: Clause[], sought: string): Clause[] {
  const wanted = folded(sought.trim());
  if (!wanted) return clauses;
  const numbered = clauses.filter((one) => {
    const number = one.number.toLowerCase();
    return number === wanted || number.startsWith(`${wanted}.`) || number.split("-")[1] === wanted;
  });
  if (numbered.length) return numbered;
  const parts = wanted.split(/\s+/);
  const rated = clauses.map((clause) => {
    const text = plain(clause.html);
    const fits = parts.map((part) => 4 * fit(clause.title, part) + fit(text, part));
    return { clause, rate: fits.every((one) => one > 0) ? fits.reduce((sum, one) => sum + one) : 0 };
  });
  return rated
    .filter(({ rate }) => rate > 0)
    .sort((one, other) => other.rate - one.rate)
    .map(({ clause }) => clause);
}

const NUMBER = /(<[^>]*>)|\b([A-Z]{2}-\d+(?:\.\d+)*)\b/g;

/** Turn the clauses named in the rules into links (`data-clause`), except a clause's own number. */
export function linked(html: string, own: string | null = null): string {
  return html
    .replaceAll("<th></th>", "<td></td>")
    .replace(NUMBER, (all, tag: string | undefined, number: string | undefined) =>
      tag || number === own ? all : `<a href="#${number}" data-clause="${number}">${number}</a>`,
    );
}

/** Set off the title of a clause, which follows its number. */
export function titled(html: string, title: string): string {
  return html.replace(`</strong> ${title}.`, `</strong> <b>${title}.</b>`);
}

/** Mark the words of a search in a clause, but not in its tags. */
export function marked(html: string, sought: string): string {
  const parts = sought
    .trim()
    .split(/\s+/)
    .filter(Boolean)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  if (!parts.length) return html;
  return html.replace(
    new RegExp(`(<[^>]*>|&\\w+;)|(${parts.join("|")})`, "giu"),
    (all, kept: string | undefined) => (kept ? all : `<mark>${all}</mark>`),
  );
}
