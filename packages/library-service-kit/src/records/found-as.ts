import { type FoundAs, MAIN_LANGUAGE } from '@skills-architect/contracts';
import { orderedWords, searchedWords } from '@skills-architect/service-kit';
import type { RecordTexts } from './translations';

/**
 * The name in another language than the shown one that has the words of a search, each as the start of a word; undefined
 * if a name in the shown language has them too, or none. Without translation the record's own language is shown.
 */
export const findTranslatedName = (
  text: string | undefined,
  { name, alternativeNames, translations = [] }: Omit<RecordTexts, 'description'>,
  language: string = MAIN_LANGUAGE,
  ownLanguage: string = MAIN_LANGUAGE,
): FoundAs | undefined => {
  const words = searchedWords(text ?? '');
  if (!words.length || !translations.length) return undefined;
  const has = (candidate: string) => {
    const own = orderedWords(candidate);
    return words.every((word) => own.some((ownWord) => ownWord.startsWith(word)));
  };
  const texts = [{ language: ownLanguage, name, alternativeNames }, ...translations];
  const shown = texts.find((text) => text.language === language) ?? texts[0];
  if (shown && [shown.name, ...shown.alternativeNames].some(has)) return undefined;
  for (const { language: code, name: translated, alternativeNames: others } of texts) {
    const found = [translated, ...others].find(has);
    if (found !== undefined) return { name: found, language: code };
  }
  return undefined;
};
