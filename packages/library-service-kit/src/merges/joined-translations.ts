import { isDeepStrictEqual } from 'node:util';
import { fold } from '@skills-architect/service-kit';
import type { StoredTranslation } from '../records/translations';
import { gainedNames, listNames } from './gained-names';

type Translations = readonly StoredTranslation[] | undefined;

const findIn = (translations: Translations, { language }: StoredTranslation) =>
  translations?.find((translation) => translation.language === language);

/** The languages in which the kept record has no texts but the merged one has. */
export const gainedLanguages = (merged: Translations, kept: Translations): string[] =>
  (merged ?? []).flatMap((translation) => (findIn(kept, translation) ? [] : translation.language));

/**
 * The translations of the kept record of a merge: where it has none, those of the merged record, which are stale, because they
 * translate other texts; otherwise the names of the merged record become alternative names.
 */
export const joinedTranslations = (merged: Translations = [], kept: Translations = []): StoredTranslation[] => {
  const own = kept.map((translation) => {
    const other = findIn(merged, translation);
    return other
      ? {
          ...translation,
          alternativeNames: [...translation.alternativeNames, ...gainedNames(listNames(other), translation)],
        }
      : translation;
  });
  return [...own, ...merged.filter((translation) => !findIn(kept, translation))].sort((a, b) =>
    a.language < b.language ? -1 : 1,
  );
};

/**
 * The translations of a record without those that it gained from a merged one, unless they were changed since; `before` are
 * those before the merge.
 */
export const withoutJoinedTranslations = (
  current: Translations = [],
  merged: Translations = [],
  before: Translations = [],
): StoredTranslation[] =>
  current.flatMap((translation) => {
    const [former, gained] = [findIn(before, translation), findIn(merged, translation)];
    if (!gained) return translation;
    if (!former) return isDeepStrictEqual(translation, gained) ? [] : translation;
    const names = new Set(gainedNames(listNames(gained), former).map(fold));
    return { ...translation, alternativeNames: translation.alternativeNames.filter((name) => !names.has(fold(name))) };
  });
