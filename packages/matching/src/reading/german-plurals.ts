import { fold } from './fold';
import type { Term } from './terms';

/** `des Projekts`: not a plural. */
const GENITIVE = /\b(?:des|eines|dieses|jedes|ihres|seines|unseres)\b/i;
/** `Vertrags|recht`, `Team-Leitung`: the first part of a compound. */
const JOINED = /^[\u00ad-]/;

/**
 * The stems of a German name's words that stand in it as plurals in -s. These are loan words, which have no other plural: the `Tage`
 * of a text are not the `Tags` of a name.
 */
export const loanPlurals = (name: string, terms: readonly Term[]): ReadonlySet<string> =>
  GENITIVE.test(name)
    ? new Set()
    : new Set(
        terms
          .filter(
            ({ text, start, end }) =>
              fold(name.slice(start, end)) === `${text}s` &&
              /\p{Lu}/u.test(name.charAt(start)) &&
              !JOINED.test(name.slice(end)),
          )
          .map(({ text }) => text),
      );

/** Whether a text has a word of this stem in a form that a loan word has: `Tag` or `Tags`, but not `Tage`. */
export const hasLoanForm = (stem: string, text: string, terms: readonly Term[]): boolean =>
  terms.some((term) => {
    if (term.text !== stem) return false;
    const word = fold(text.slice(term.start, term.end));
    // The -s of `Kurs` belongs to the word, which is `Kurse` in the plural.
    return word === stem || word.startsWith(`${stem}s`);
  });
