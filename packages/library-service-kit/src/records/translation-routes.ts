import {
  MAIN_LANGUAGE,
  type NamedKind,
  type TranslatedRecord,
  type TranslationCalls,
} from '@skills-architect/contracts';
import { languageName } from '@skills-architect/contracts/locale';
import { invalid, notFound, type Routes, route, type ServiceKit } from '@skills-architect/service-kit';
import { removedTranslations } from './removed-translations';
import { readOwn, type Translated } from './shown-names';
import { type RecordTexts, type StoredTranslation, showTranslations, withTranslation } from './translations';

/** A record, and how its translations are changed. */
interface OpenRecord {
  rev: number;
  texts: RecordTexts;
  change: (rev: number, translations: StoredTranslation[], by: number) => Promise<OpenRecord>;
}
/** Opens a record by id; throws 404 if there is none. */
export type OpenTranslated = (id: number) => Promise<OpenRecord>;

interface Stored {
  _id: number;
  rev: number;
}

interface Store<R extends Stored, P> {
  get: (id: number) => Promise<R>;
  change: (id: number, rev: number, fields: P, write: { by: number }) => Promise<R>;
}

/** The records of a resource: `toFields` makes the fields to store after their translations were changed. */
export const translatedStore = <R extends Stored, P>(
  store: Store<R, P>,
  texts: (record: R) => RecordTexts,
  toFields: (texts: RecordTexts, translations: StoredTranslation[]) => P,
): OpenTranslated => {
  const open = (record: R): OpenRecord => ({
    rev: record.rev,
    texts: texts(record),
    change: async (rev, translations, by) =>
      open(await store.change(record._id, rev, toFields(texts(record), translations), { by })),
  });
  return async (id) => open(await store.get(id));
};

/** The fields of a record of which only the translations depend on them. */
export const translationsAlone = (_: RecordTexts, translations: StoredTranslation[]) => ({ translations });

interface Described extends OpenRecord {
  ownLanguage: string;
}
const describe = (kind: NamedKind, id: number, { rev, texts, ownLanguage }: Described): TranslatedRecord => ({
  kind,
  id,
  rev,
  ownLanguage,
  name: texts.name,
  alternativeNames: [...texts.alternativeNames],
  description: texts.description,
  translations: showTranslations(texts),
});

/** A service whose records are translated. */
export interface TranslatingService {
  kit: Pick<ServiceKit, 'db'>;
  translated: Translated;
}

/** Serves the calls by which people edit the translations of a service's records, by kind. */
export const translationRoutes =
  (
    { kit, translated }: TranslatingService,
    calls: TranslationCalls,
    kinds: Partial<Record<NamedKind, OpenTranslated>>,
  ): Routes =>
  (app) => {
    const open = async (kind: NamedKind, id: number): Promise<Described> => {
      const openRecord = kinds[kind];
      if (!openRecord) throw notFound('This record');
      const [record, names] = await Promise.all([openRecord(id), readOwn(kit, kind, translated, [id])]);
      return { ...record, ownLanguage: names.get(id)?.ownLanguage ?? MAIN_LANGUAGE };
    };
    route(app, calls.read, async ({ query: { kind, id } }) => describe(kind, id, await open(kind, id)));

    route(app, calls.save, async ({ body: { kind, id, rev, text } }, { userId }) => {
      const record = await open(kind, id);
      if (text.language === record.ownLanguage)
        throw invalid('text.language', `The texts in ${languageName(text.language)} are the record's own.`);
      const changed = await record.change(rev, withTranslation(record.texts, text), userId);
      await removedTranslations(kit, kind).unmark({ id, language: text.language });
      return describe(kind, id, { ...record, ...changed });
    });

    route(app, calls.remove, async ({ query: { kind, id, rev, language } }, { userId }) => {
      const record = await open(kind, id);
      const rest = (record.texts.translations ?? []).filter((translation) => translation.language !== language);
      const changed = await record.change(rev, rest, userId);
      await removedTranslations(kit, kind).mark({ id, language });
      return describe(kind, id, { ...record, ...changed });
    });
  };
