import {
  MAIN_LANGUAGE,
  type NamedKind,
  type RecordVersions,
  type TranslatedRecord,
  type TranslationCalls,
} from '@skills-architect/contracts';
import { languageName } from '@skills-architect/contracts/locale';
import {
  type AuditedFields,
  describeVersions,
  invalid,
  notFound,
  type Paged,
  type Routes,
  route,
  type ServiceKit,
  type StatePage,
  type UserNames,
  userNameReader,
} from '@skills-architect/service-kit';
import { groupTexts } from './group-names';
import { ownLanguageOf, storedLanguage } from './own-language';
import { removedTranslations } from './removed-translations';
import { readOwn } from './shown-names';
import type { Translated } from './translated-kinds';
import {
  ownLanguageField,
  type RecordTexts,
  type StoredTranslation,
  showTranslations,
  translationFields,
  withTranslation,
} from './translations';

/** A record, and how its translations are changed. */
interface OpenRecord {
  rev: number;
  texts: RecordTexts;
  sourceId?: number | undefined;
  /** Languages into which parts of the record are translated that have its language, such as the levels of a skill. */
  languagesOfParts?: readonly string[];
  change: (rev: number, translations: StoredTranslation[], by: number) => Promise<OpenRecord>;
  /** Missing for what has the language of another record; without a language the record has that of its source. */
  changeLanguage?: (rev: number, language: string | undefined, by: number) => Promise<OpenRecord>;
  /** Of a group: a page of its states, latest first. */
  versions?: (page: Paged, userNames: UserNames) => Promise<RecordVersions>;
}
/** Opens a record by id; throws 404 if there is none. */
export type OpenTranslated = (id: number) => Promise<OpenRecord>;

interface Stored {
  _id: number;
  rev: number;
  sourceId?: number;
}

interface Store<R extends Stored, P> {
  get: (id: number) => Promise<R>;
  change: (id: number, rev: number, fields: P | { language: string | undefined }, write: { by: number }) => Promise<R>;
}

/**
 * The records of a resource: `toFields` makes the fields to store after their translations were changed, `languagesOfParts` are
 * those of translations of their parts.
 */
export const translatedStore = <R extends Stored, P>(
  store: Store<R, P>,
  texts: (record: R) => RecordTexts,
  toFields: (texts: RecordTexts, translations: StoredTranslation[]) => P,
  languagesOfParts: (record: R) => readonly string[] = () => [],
): OpenTranslated => {
  const open = (record: R): OpenRecord => ({
    rev: record.rev,
    texts: texts(record),
    sourceId: record.sourceId,
    languagesOfParts: languagesOfParts(record),
    change: async (rev, translations, by) =>
      open(await store.change(record._id, rev, toFields(texts(record), translations), { by })),
    changeLanguage: async (rev, language, by) => open(await store.change(record._id, rev, { language }, { by })),
  });
  return async (id) => open(await store.get(id));
};

interface StoredGroup extends Stored {
  translations?: StoredTranslation[] | undefined;
  language?: string | undefined;
}
interface GroupStore<R extends StoredGroup> extends Store<R, { translations: StoredTranslation[] }> {
  versions: (id: number, page: Paged) => Promise<StatePage<R>>;
}

/** The groups of a resource, whose only text is a name. */
export const groupStore = <R extends StoredGroup & AuditedFields>(
  store: GroupStore<R>,
  name: (group: R) => string,
): OpenTranslated => {
  const texts = (group: R) => groupTexts(name(group), group.translations);
  const open = translatedStore(store, texts, translationsAlone);
  const describe = async (states: readonly R[]) =>
    states.map((state) => [
      { field: 'Name', value: name(state) },
      ownLanguageField({ language: state.language }),
      ...translationFields(texts(state)),
    ]);
  return async (id) => ({
    ...(await open(id)),
    versions: async (page, userNames) => describeVersions(await store.versions(id, page), describe, userNames),
  });
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
  kit: ServiceKit;
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
    const userNames = userNameReader(kit);
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

    route(app, calls.saveOwnLanguage, async ({ body: { kind, id, rev, language } }, { userId }) => {
      const record = await open(kind, id);
      if (!record.changeLanguage) throw invalid('kind', 'The text of a level has the language of its skill.');
      if (language === record.ownLanguage && rev === record.rev) return describe(kind, id, record);
      const { sourceId, texts, languagesOfParts } = record;
      const ofSource = ownLanguageOf(
        { ...(sourceId !== undefined && { sourceId }) },
        await translated.sourceLanguages(),
      );
      const said = storedLanguage({ language, ofSource, translations: texts.translations, languagesOfParts });
      return describe(kind, id, { ...(await record.changeLanguage(rev, said, userId)), ownLanguage: language });
    });

    route(app, calls.groupHistory, async ({ query: { kind, id, ...page } }) => {
      const { versions } = await open(kind, id);
      if (!versions) throw notFound('This group');
      return versions(page, userNames);
    });

    route(app, calls.remove, async ({ query: { kind, id, rev, language } }, { userId }) => {
      const record = await open(kind, id);
      const rest = (record.texts.translations ?? []).filter((translation) => translation.language !== language);
      const changed = await record.change(rev, rest, userId);
      await removedTranslations(kit, kind).mark({ id, language });
      return describe(kind, id, { ...record, ...changed });
    });
  };
