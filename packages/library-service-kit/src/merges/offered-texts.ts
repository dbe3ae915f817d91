import type { RecordTexts, StoredTranslation } from '../records/translations';
import { listNames } from './gained-names';

/** The languages of the own texts of the two records of a merge. */
export interface MergedLanguages {
  merged: string;
  target: string;
}

/** What a merged record has for the target of the merge. */
export interface OfferedTexts {
  /** Its names in the language of the target's own texts. */
  names: string[];
  translations: StoredTranslation[];
}

/**
 * The texts of a merged record as the target can have them: those in the language of the target's own texts are names of it,
 * the others are translations, also the merged record's own.
 */
export const offeredTexts = (texts: RecordTexts, { merged, target }: MergedLanguages): OfferedTexts => {
  const { name, alternativeNames, description, translations = [] } = texts;
  const inTarget = translations.filter(({ language }) => language === target);
  const others = translations.filter(({ language }) => language !== target && language !== merged);
  const names = inTarget.flatMap(listNames);
  if (merged === target) return { names: [...listNames(texts), ...names], translations: others };
  const { name: originalName, description: originalDescription } = inTarget[0] ?? texts;
  const own = {
    ...{ language: merged, name, alternativeNames: [...alternativeNames], description },
    original: { name: originalName, description: originalDescription },
  };
  return { names, translations: [...others, own] };
};
