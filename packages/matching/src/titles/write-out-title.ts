import { expandAbbreviations } from './abbreviations';
import { toEnglishTitle } from './other-languages/to-english';
import { withoutAdditions } from './title-additions';

/**
 * A title as a library would write it: without genders, workload and shift, in English, with abbreviations written out.
 * `Sachbearbeiter_in Einkauf (m/w/d)` becomes `purchasing clerk`.
 */
export const writeOutTitle = (title: string): string => {
  const plain = withoutAdditions(title);
  return toEnglishTitle(plain) ?? expandAbbreviations(plain);
};
