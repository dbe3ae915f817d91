import type { FoundAs } from '@skills-architect/contracts';
import { orderedWords, searchedWords } from '@skills-architect/service-kit';
import type { RecordTexts } from './translations';

/**
 * The name in another language that has the words of a search, each as the start of a word; undefined if a name in the
 * record's own language has them too, or none.
 */
export const findTranslatedName = (
  text: string | undefined,
  { name, alternativeNames, translations = [] }: Omit<RecordTexts, 'description'>,
): FoundAs | undefined => {
  const words = searchedWords(text ?? '');
  if (!words.length || !translations.length) return undefined;
  const has = (candidate: string) => {
    const own = orderedWords(candidate);
    return words.every((word) => own.some((ownWord) => ownWord.startsWith(word)));
  };
  if ([name, ...alternativeNames].some(has)) return undefined;
  for (const { language, name: translated, alternativeNames: others } of translations) {
    const found = [translated, ...others].find(has);
    if (found !== undefined) return { name: found, language };
  }
  return undefined;
};
