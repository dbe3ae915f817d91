import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import {
  type ImportedTranslation,
  TranslatedText,
  type Translation,
  type VersionField,
} from '@skills-architect/contracts';
import { languageName } from '@skills-architect/contracts/locale';
import type { ImportState } from '@skills-architect/contracts/skills';
import { fold, rankedFields } from '@skills-architect/service-kit';
import * as z from 'zod';

const Original = z.object({ name: z.string(), description: z.string() });

/** A stored translation, with the texts that it is a translation of. */
export const StoredTranslation = TranslatedText.extend({ original: Original });
export type StoredTranslation = z.infer<typeof StoredTranslation>;

/** The texts of a library record: its own, and those in other languages. */
export interface RecordTexts {
  name: string;
  alternativeNames: readonly string[];
  description: string;
  /** Missing in records that an earlier version stored. */
  translations?: readonly StoredTranslation[] | undefined;
}

/** The names of a record in another language. */
export type TranslatedNames = Pick<StoredTranslation, 'name' | 'alternativeNames'>;

/** The fields of `translations` with names, for a projection. */
export const TRANSLATED_NAMES = { 'translations.name': 1, 'translations.alternativeNames': 1 } as const;

/** The names of a record besides its main one: its alternative names, then those in other languages. */
export const otherNames = ({
  alternativeNames,
  translations = [],
}: {
  alternativeNames: readonly string[];
  translations?: readonly TranslatedNames[] | undefined;
}): string[] => [...alternativeNames, ...translations.flatMap((text) => [text.name, ...text.alternativeNames])];

/** The stored fields by which a record is searched, in every language; `nameLines` are in the order of `otherNames`. */
export const searchedFields = ({ name, alternativeNames, description, translations = [] }: RecordTexts) =>
  rankedFields(
    name,
    otherNames({ alternativeNames, translations }),
    description,
    ...translations.map((text) => text.description),
  );

/** The texts that a translation was made from, as far as the record's texts have changed since; undefined if they are equal. */
const findStale = ({ name, description }: RecordTexts, { original }: StoredTranslation): Translation['stale'] => {
  const stale = {
    ...(original.name !== name && { name: original.name }),
    ...(original.description !== description && { description: original.description }),
  };
  return Object.keys(stale).length ? stale : undefined;
};

/** The translations of a record as they are shown; without the former texts to those who may not see its history. */
export const showTranslations = (texts: RecordTexts, { withStale = true } = {}): Translation[] =>
  (texts.translations ?? []).map((translation) => {
    const { original: _, ...shown } = translation;
    const stale = withStale ? findStale(texts, translation) : undefined;
    return { ...shown, ...(stale && { stale }) };
  });

/** The translations of a version of a record as its history shows them, one field per language. */
export const translationFields = ({ translations = [] }: Pick<RecordTexts, 'translations'>): VersionField[] =>
  translations.map(({ language, name, alternativeNames, description }) => ({
    field: languageName(language),
    value: [name, ...alternativeNames, description].filter(Boolean).join('\n'),
    isList: true,
  }));

/**
 * What Library Health says of a record that was changed after it was translated: which texts, by language ('German: name and
 * description'), and a cause that another change of the record changes. Undefined if no translation is stale.
 */
export const describeStale = (texts: RecordTexts): { detail: string; cause: string } | undefined => {
  const details = showTranslations(texts).flatMap(({ language, stale }) =>
    stale ? `${languageName(language)}: ${Object.keys(stale).join(' and ')}` : [],
  );
  if (!details.length) return undefined;
  const hash = createHash('sha1').update(JSON.stringify([texts.name, texts.description]));
  return { detail: details.join(', '), cause: hash.digest('base64') };
};

/**
 * The translations of a record after one was added, or replaced the one in its language; sorted by language. The same
 * text again is still a translation of what it was before if people have edited the record since.
 */
export const withTranslation = (
  { name, description, translations = [] }: RecordTexts,
  text: TranslatedText,
  isEdited: boolean,
): StoredTranslation[] => {
  const former = translations.find(({ language }) => language === text.language);
  const isSameText = former && isDeepStrictEqual({ ...former, original: undefined }, { ...text, original: undefined });
  const original = isSameText && isEdited ? former.original : { name, description };
  return [...translations.filter((one) => one !== former), { ...text, original }].sort((one, other) =>
    one.language < other.language ? -1 : 1,
  );
};

/** A record that an import translates. */
interface Translated {
  _id: number;
  rev: number;
  /** The taxonomy's id of an imported record. */
  uniqueKey: string;
  /** The last change set that changed it. */
  changeSet?: string | undefined;
}

interface TranslationImport<R extends Translated, F> {
  changeSet: string;
  dryRun: boolean;
  translations: readonly ImportedTranslation[];
  /** The records with these external ids. */
  find: (externalIds: readonly string[]) => PromiseLike<R[]>;
  texts: (record: R) => RecordTexts;
  /** Whether people have changed the record since the last import in its own language. */
  isEdited: (record: R) => boolean;
  /** The fields to store for a record with these texts and translations. */
  toFields: (texts: RecordTexts, translations: StoredTranslation[]) => F;
  /** Changes the fields of records by id unless they have another revision by now; returns the changed ones. */
  change: (fields: ReadonlyMap<number, F>, revisions: ReadonlyMap<number, number>) => Promise<{ _id: number }[]>;
}

/** The stored fields of a translated record that is searched in every language. */
export const searchedTranslations = (texts: RecordTexts, translations: StoredTranslation[]) => ({
  translations,
  ...searchedFields({ ...texts, translations }),
});

/** What the import of a translation did to a record, or would do. */
interface TranslatedRow {
  externalId: string;
  recordId: number;
  name: string;
  state: ImportState;
  /** Whether the name is the record's own: then it may not be translated. */
  hasOwnName: boolean;
}

/**
 * Saves translations of a taxonomy's records. Records that the library does not have are missing from the answer; one that
 * somebody changes meanwhile is read again.
 */
export const importTranslations = async <R extends Translated, F>(
  batch: TranslationImport<R, F>,
): Promise<TranslatedRow[]> => {
  const { changeSet, dryRun, translations, find, texts, isEdited, toFields, change } = batch;
  const textById = new Map(translations.map(({ externalId, ...text }) => [externalId, text]));
  const planned = (await find([...textById.keys()])).flatMap((record) => {
    const [text, recordTexts] = [textById.get(record.uniqueKey), texts(record)];
    if (!text) return [];
    const translated = withTranslation(recordTexts, text, isEdited(record));
    const isSame = isDeepStrictEqual(translated, recordTexts.translations ?? []);
    const row: TranslatedRow = {
      externalId: record.uniqueKey,
      recordId: record._id,
      name: text.name,
      hasOwnName: fold(text.name) === fold(recordTexts.name),
      // A run that takes over the job finds what the former run wrote.
      state: isSame && record.changeSet !== changeSet ? 'same' : 'changed',
    };
    return [{ row, rev: record.rev, fields: isSame ? undefined : toFields(recordTexts, translated) }];
  });
  if (dryRun) return planned.map(({ row }) => row);
  const changed = planned.flatMap(({ row, rev, fields }) => (fields ? [{ id: row.recordId, rev, fields }] : []));
  const written = await change(
    new Map(changed.map(({ id, fields }) => [id, fields])),
    new Map(changed.map(({ id, rev }) => [id, rev])),
  );
  const writtenIds = new Set(written.map(({ _id }) => _id));
  const missedIds = new Set(changed.flatMap(({ id }) => (writtenIds.has(id) ? [] : id)));
  const done = planned.flatMap(({ row }) => (missedIds.has(row.recordId) ? [] : row));
  if (!missedIds.size) return done;
  const missed = new Set(planned.flatMap(({ row }) => (missedIds.has(row.recordId) ? row.externalId : [])));
  const again = translations.filter(({ externalId }) => missed.has(externalId));
  return [...done, ...(await importTranslations({ ...batch, translations: again }))];
};
