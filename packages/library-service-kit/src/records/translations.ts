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
import type { RemovedTranslations } from './removed-translations';

const Original = z.object({ name: z.string(), description: z.string() });

/** A stored translation, with the texts that it is a translation of. */
export const StoredTranslation = TranslatedText.extend({
  original: Original,
  /** Fingerprint of the imported texts; empty if people wrote the first ones, missing if an earlier version stored them. */
  importedAs: z.string().optional(),
});
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

/**
 * The stored fields by which a record is searched, in every language, and listed in another one: `nameLines` are in the order of
 * `otherNames`, `shownKeys` are the folded names by language.
 */
export const searchedFields = ({ name, alternativeNames, description, translations = [] }: RecordTexts) => ({
  ...rankedFields(
    name,
    otherNames({ alternativeNames, translations }),
    description,
    ...translations.map((text) => text.description),
  ),
  shownKeys: Object.fromEntries(translations.map((text): [string, string] => [text.language, fold(text.name)])),
});

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
    const { original: _, importedAs: __, ...shown } = translation;
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

/** The language of a version's own texts, if it is not that of its source. */
export const ownLanguageField = ({ language }: { language?: string | undefined }): VersionField[] =>
  language ? [{ field: 'Language', value: languageName(language) }] : [];

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

type Texts = Pick<TranslatedText, 'name' | 'alternativeNames' | 'description'>;
const fingerprint = ({ name, alternativeNames, description }: Texts) =>
  createHash('sha1')
    .update(JSON.stringify([name, alternativeNames, description]))
    .digest('base64');

const findIn = ({ translations }: RecordTexts, language: string) =>
  translations?.find((translation) => translation.language === language);

const replaceIn = ({ translations = [] }: RecordTexts, translation: StoredTranslation): StoredTranslation[] =>
  [...translations.filter(({ language }) => language !== translation.language), translation].sort((one, other) =>
    one.language < other.language ? -1 : 1,
  );

/** The translations of a record after people added one, or replaced the one in its language; sorted by language. */
export const withTranslation = (texts: RecordTexts, text: TranslatedText): StoredTranslation[] => {
  const former = findIn(texts, text.language);
  const isSameText = former && fingerprint(former) === fingerprint(text);
  const importedAs = isSameText ? former.importedAs : (former?.importedAs ?? '');
  const { name, description } = texts;
  return replaceIn(texts, {
    ...text,
    original: { name, description },
    ...(importedAs !== undefined && { importedAs }),
  });
};

/**
 * The translations of a record after the import of one. The same text again is still a translation of what it was before
 * if people have edited the record since. `isKept`: people have edited the translation, so it stays, or removed it.
 */
const withImported = (
  texts: RecordTexts,
  text: TranslatedText,
  { isRecordEdited, wasRemoved }: { isRecordEdited: boolean; wasRemoved: boolean },
) => {
  const former = findIn(texts, text.language);
  const importedAs = fingerprint(text);
  const { name, description } = texts;
  const original = { name, description };
  if (!former && wasRemoved) return { translations: [...(texts.translations ?? [])], isKept: true, isSame: false };
  if (!former)
    return { translations: replaceIn(texts, { ...text, original, importedAs }), isKept: false, isSame: false };
  const current = fingerprint(former);
  const isSameText = current === importedAs;
  const isKept = !isSameText && former.importedAs !== undefined && former.importedAs !== current;
  if (isKept) return { translations: [...(texts.translations ?? [])], isKept, isSame: false };
  const next = { ...text, original: isSameText && isRecordEdited ? former.original : original, importedAs };
  const isSame = isSameText && isDeepStrictEqual(next.original, former.original);
  return { translations: replaceIn(texts, next), isKept, isSame };
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
  /** The translations that people have removed: they are not brought back. */
  removed: Pick<RemovedTranslations, 'read'>;
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

/** A run that takes over the job finds what the former run wrote. */
const toState = (found: { isKept: boolean; isSame: boolean; isOfImport: boolean }): ImportState => {
  if (found.isKept) return 'edited';
  return found.isSame && !found.isOfImport ? 'same' : 'changed';
};

/**
 * Saves translations of a taxonomy's records; those that people have edited are kept, and those that they have removed are not brought back. Records that the library does not have are missing from the answer; one that
 * somebody changes meanwhile is read again.
 */
export const importTranslations = async <R extends Translated, F>(
  batch: TranslationImport<R, F>,
): Promise<TranslatedRow[]> => {
  const { changeSet, dryRun, translations, find, texts, isEdited, removed, toFields, change } = batch;
  const textById = new Map(translations.map(({ externalId, ...text }) => [externalId, text]));
  const found = (await find([...textById.keys()])).flatMap((record) => {
    const text = textById.get(record.uniqueKey);
    return text ? [{ record, text }] : [];
  });
  const wasRemoved = await removed.read(found.map(({ record, text }) => ({ id: record._id, language: text.language })));
  const planned = found.map(({ record, text }) => {
    const recordTexts = texts(record);
    const {
      translations: translated,
      isKept,
      isSame,
    } = withImported(recordTexts, text, {
      isRecordEdited: isEdited(record),
      wasRemoved: wasRemoved({ id: record._id, language: text.language }),
    });
    const isWritten = !isKept && !isSame;
    const row: TranslatedRow = {
      externalId: record.uniqueKey,
      recordId: record._id,
      name: text.name,
      hasOwnName: fold(text.name) === fold(recordTexts.name),
      state: toState({ isKept, isSame, isOfImport: record.changeSet === changeSet }),
    };
    return { row, rev: record.rev, fields: isWritten ? toFields(recordTexts, translated) : undefined };
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
