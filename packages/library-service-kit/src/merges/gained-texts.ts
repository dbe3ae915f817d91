import { fold } from '@skills-architect/service-kit';
import { type RecordTexts, searchedFields } from '../records/translations';
import { gainedNames, type Names } from './gained-names';
import { joinedTranslations, withoutJoinedTranslations } from './joined-translations';

/** The names of a record in all its languages. */
type NamesInLanguages = Names & Pick<RecordTexts, 'translations'>;

const toFields = (texts: RecordTexts, gained: Required<Pick<RecordTexts, 'alternativeNames' | 'translations'>>) => ({
  alternativeNames: [...gained.alternativeNames],
  translations: [...(gained.translations ?? [])],
  ...searchedFields({ ...texts, ...gained }),
});

/** The fields of names and translations of a target with those that it gains from a merged record. */
export const withGainedTexts = (merged: NamesInLanguages, target: RecordTexts) =>
  toFields(target, {
    alternativeNames: [...target.alternativeNames, ...gainedNames(merged, target)],
    translations: joinedTranslations(merged.translations, target.translations),
  });

/** The fields after the undo, without the gained names and translations; `before` are the names before the merge. */
export const withoutGainedTexts = (merged: NamesInLanguages, target: RecordTexts, before: NamesInLanguages) => {
  const gained = new Set(gainedNames(merged, before).map(fold));
  return toFields(target, {
    alternativeNames: target.alternativeNames.filter((name) => !gained.has(fold(name))),
    translations: withoutJoinedTranslations(target.translations, merged.translations, before.translations),
  });
};

export type TextFields = ReturnType<typeof toFields>;
