import { type ImportedTranslation, LanguageCode } from '@skills-architect/contracts';
import { fold, type Identity } from '@skills-architect/service-kit';
import * as z from 'zod';
import { importTranslations } from './import-translations';
import { ownLanguageOf } from './own-language';
import type { RemovedTranslations } from './removed-translations';
import { type RecordTexts, StoredTranslation } from './translations';

/** Stored fields of a group of library records, such as a family of skills. */
export const GROUP_FIELDS = {
  /** The taxonomy's id of an imported group. */
  externalId: z.string().optional(),
  /** The language of its own name, if it is not `MAIN_LANGUAGE`. */
  language: LanguageCode.optional(),
  translations: z.array(StoredTranslation).default([]),
};

/** The texts of a group: its name alone. `translations` are missing in groups that an earlier version stored. */
export const groupTexts = (name: string, translations?: RecordTexts['translations']): RecordTexts => ({
  name,
  alternativeNames: [],
  description: '',
  translations,
});

/**
 * Condition of the groups that a user may mean by a name: who reads the library in another language may name a group in
 * it. Of those found, `chooseNamed` prefers the one that has the name itself.
 */
export const namedByUser = (name: string, { user }: Identity) => ({
  $or: [
    { nameKey: fold(name) },
    ...(user?.language === undefined ? [] : [{ translations: { $elemMatch: { language: user.language, name } } }]),
  ],
});
export const chooseNamed = <R extends { nameKey: string }>(found: readonly R[], name: string): R | null =>
  found.find(({ nameKey }) => nameKey === fold(name)) ?? found[0] ?? null;

interface StoredGroup {
  _id: number;
  rev: number;
  externalId?: string | undefined;
  changeSet?: string | undefined;
  language?: string | undefined;
  translations?: StoredTranslation[] | undefined;
}

interface GroupNames<R extends StoredGroup> {
  changeSet: string;
  dryRun: boolean;
  translations: readonly ImportedTranslation[];
  /** The groups with these external ids. */
  find: (externalIds: readonly string[]) => PromiseLike<R[]>;
  name: (group: R) => string;
  removed: Pick<RemovedTranslations, 'read'>;
  change: (
    fields: ReadonlyMap<number, { translations: StoredTranslation[] }>,
    revisions: ReadonlyMap<number, number>,
  ) => Promise<{ _id: number }[]>;
}

/** Saves the names of groups in another language; groups that the library does not have are missing from the answer. */
export const importGroupNames = <R extends StoredGroup>({ find, name, translations, ...batch }: GroupNames<R>) =>
  importTranslations({
    ...batch,
    translations: translations.map((translation) => ({ ...translation, alternativeNames: [], description: '' })),
    find: async (externalIds) =>
      (await find(externalIds)).map((group) => ({ ...group, uniqueKey: group.externalId ?? '' })),
    texts: (group) => groupTexts(name(group), group.translations),
    ownLanguage: ({ language }) => ownLanguageOf({ language }, new Map()),
    // No import renames a group, so a name that differs from the translated one was changed by people.
    isEdited: () => true,
    toFields: (_, stored) => ({ translations: stored }),
  });
