import { isDeepStrictEqual } from 'node:util';
import type { ImportedTranslation, TranslatedText } from '@skills-architect/contracts';
import type { ImportState } from '@skills-architect/contracts/skills';
import { fold } from '@skills-architect/service-kit';
import type { RemovedTranslations } from './removed-translations';
import {
  findTranslation,
  fingerprint,
  type RecordTexts,
  replaceTranslation,
  type StoredTranslation,
} from './translations';

/**
 * The translations of a record after the import of one. The same text again is still a translation of what it was before
 * if people have edited the record since. `isKept`: people have
 * edited the translation, so it stays, or removed it, or the language is that of the record's own texts.
 */
const withImported = (
  texts: RecordTexts,
  text: TranslatedText,
  { isOwn, isRecordEdited, wasRemoved }: { isOwn: boolean; isRecordEdited: boolean; wasRemoved: boolean },
) => {
  const kept = { translations: [...(texts.translations ?? [])], isKept: true, isSame: false };
  if (isOwn) return kept;
  const former = findTranslation(texts, text.language);
  const importedAs = fingerprint(text);
  const { name, description } = texts;
  const original = { name, description };
  if (!former && wasRemoved) return kept;
  if (!former)
    return { translations: replaceTranslation(texts, { ...text, original, importedAs }), isKept: false, isSame: false };
  const current = fingerprint(former);
  const isSameText = current === importedAs;
  const isKept = !isSameText && former.importedAs !== undefined && former.importedAs !== current;
  if (isKept) return kept;
  const next = { ...text, original: isSameText && isRecordEdited ? former.original : original, importedAs };
  const isSame = isSameText && isDeepStrictEqual(next.original, former.original);
  return { translations: replaceTranslation(texts, next), isKept: false, isSame };
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
  ownLanguage: (record: R) => string;
  /** Whether people have changed the record since the last import in its own language. */
  isEdited: (record: R) => boolean;
  /** The translations that people have removed: they are not brought back. */
  removed: Pick<RemovedTranslations, 'read'>;
  /** The fields to store for a record with these texts and translations. */
  toFields: (texts: RecordTexts, translations: StoredTranslation[]) => F;
  /** Changes the fields of records by id unless they have another revision by now; returns the changed ones. */
  change: (fields: ReadonlyMap<number, F>, revisions: ReadonlyMap<number, number>) => Promise<{ _id: number }[]>;
}

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
  const { changeSet, dryRun, translations, find, texts, ownLanguage, isEdited, removed, toFields, change } = batch;
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
      isOwn: text.language === ownLanguage(record),
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
