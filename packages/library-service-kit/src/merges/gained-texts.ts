import { fold } from '@skills-architect/service-kit';
import { type RecordTexts, searchedFields } from '../records/translations';
import { gainedNames } from './gained-names';
import { joinedTranslations, withoutJoinedTranslations } from './joined-translations';
import type { OfferedTexts } from './offered-texts';

const toFields = (texts: RecordTexts, gained: Required<Pick<RecordTexts, 'alternativeNames' | 'translations'>>) => ({
  alternativeNames: [...gained.alternativeNames],
  translations: [...(gained.translations ?? [])],
  ...searchedFields({ ...texts, ...gained }),
});

/** The fields of names and translations of a target with those that it gains from a merged record. */
export const withGainedTexts = (offered: OfferedTexts, target: RecordTexts) =>
  toFields(target, {
    alternativeNames: [...target.alternativeNames, ...gainedNames(offered.names, target)],
    translations: joinedTranslations(offered.translations, target.translations),
  });

/** The fields after the undo, without the gained names and translations; `before` are the names before the merge. */
export const withoutGainedTexts = (offered: OfferedTexts, target: RecordTexts, before: RecordTexts) => {
  const gained = new Set(gainedNames(offered.names, before).map(fold));
  return toFields(target, {
    alternativeNames: target.alternativeNames.filter((name) => !gained.has(fold(name))),
    translations: withoutJoinedTranslations(target.translations, offered.translations, before.translations),
  });
};

export type TextFields = ReturnType<typeof toFields>;
