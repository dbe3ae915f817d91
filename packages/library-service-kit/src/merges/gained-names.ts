import { fold } from '@skills-architect/service-kit';
import { type RecordTexts, searchedFields } from '../records/translations';

/** The most alternative names that a record may have. */
const MAX_NAMES = 500;

type Names = Pick<RecordTexts, 'name' | 'alternativeNames'>;

/** The names that the target of a merge gains: those of the merged record that it does not have yet. */
export const gainedNames = (merged: Names, target: Names): string[] => {
  const targetKeys = new Set([target.name, ...target.alternativeNames].map(fold));
  const newNames = new Map<string, string>();
  for (const name of [merged.name, ...merged.alternativeNames]) {
    const key = fold(name);
    if (!targetKeys.has(key) && !newNames.has(key)) newNames.set(key, name);
  }
  return [...newNames.values()].slice(0, MAX_NAMES - target.alternativeNames.length);
};

const withNames = (texts: RecordTexts, alternativeNames: string[]) => ({
  alternativeNames,
  ...searchedFields({ ...texts, alternativeNames }),
});

/** The fields of names of a target with those that it gains. */
export const withGainedNames = (merged: Names, target: RecordTexts) =>
  withNames(target, [...target.alternativeNames, ...gainedNames(merged, target)]);

/** The same without those that it gained; `before` are its names before the merge. */
export const withoutGainedNames = (merged: Names, target: RecordTexts, before: Names) => {
  const gained = new Set(gainedNames(merged, before).map(fold));
  return withNames(
    target,
    target.alternativeNames.filter((name) => !gained.has(fold(name))),
  );
};

export type NameFields = ReturnType<typeof withNames>;
