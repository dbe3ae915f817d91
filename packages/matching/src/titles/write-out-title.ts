import type { Span } from '../reading/sentences';
import { tokens } from '../reading/tokens';
import { expandAbbreviations, traceAbbreviations } from './abbreviations';
import { readInEnglish, toEnglishTitle } from './other-languages/to-english';
import { withoutAdditions } from './title-additions';
import { sourceOf } from './traced-text';

/**
 * A title as a library would write it: without genders, workload and shift, in English, with abbreviations written out.
 * `Sachbearbeiter_in Einkauf (m/w/d)` becomes `purchasing clerk`.
 */
export const writeOutTitle = (title: string): string => {
  const plain = withoutAdditions(title);
  return toEnglishTitle(plain) ?? expandAbbreviations(plain);
};

/** What words of a written-out title were in the title: `purchasing` was `Einkauf`, `human resources` was `HR`. */
export type WrittenOutWords = { text: string; writtenAs: string };

/** The words of `writeOutTitle`, each with those of the title without additions that it was read from. */
export const wordsWrittenOut = (title: string): WrittenOutWords[] => {
  const plain = withoutAdditions(title);
  const writtenAt = ({ start, end }: Span) => plain.slice(start, end).trim();
  const reading = readInEnglish(plain);
  if (reading) return reading.words.map((word) => ({ text: word.english, writtenAs: writtenAt(word) }));
  const traced = traceAbbreviations(plain);
  return tokens(traced.text).map(({ text, start, end }) => ({
    text,
    writtenAs: writtenAt(sourceOf(traced, start, end)),
  }));
};
