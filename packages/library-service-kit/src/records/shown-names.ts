import {
  MAIN_LANGUAGE,
  type NamedKind,
  type TranslatedName,
  type TranslatedNamesCalls,
} from '@skills-architect/contracts';
import { compareNames } from '@skills-architect/contracts/locale';
import {
  type Identity,
  isUnavailable,
  type Routes,
  retryPolicy,
  route,
  type ServiceKit,
} from '@skills-architect/service-kit';
import * as z from 'zod';
import { type LanguagesById, ownLanguageOf } from './own-language';
import { languageReader, ownLanguageReader, peerLanguageReader } from './record-languages';
import { type ReadNames, type RecordNames, showNames } from './show-names';
import { MAX_WAIT_MS, PAUSE_MS, TRANSLATED_KINDS, type Translated } from './translated-kinds';

const IDS_PER_CALL = 5000;

interface TranslatedRecord {
  _id: number;
  translations?: TranslatedName[];
  sourceId?: number;
  /** If it is not that of the source; a group belongs to none. */
  language?: string;
}
type NamesById = Map<number, RecordNames>;

const readStored = async (
  kit: Pick<ServiceKit, 'db'>,
  collection: string,
  ids: number[],
  languages: LanguagesById,
): Promise<NamesById> => {
  const projection = { 'translations.language': 1, 'translations.name': 1, sourceId: 1, language: 1 } as const;
  const found = await kit.db
    .collection<TranslatedRecord>(collection)
    .find({ _id: { $in: ids } }, { projection })
    .toArray();
  return new Map(
    found.flatMap(({ _id, translations: names = [], ...record }) => {
      const ownLanguage = ownLanguageOf(record, languages);
      return names.length || ownLanguage !== MAIN_LANGUAGE ? [[_id, { names, ownLanguage }]] : [];
    }),
  );
};

const readFromPeer = async (
  kit: ServiceKit,
  kind: NamedKind,
  ids: number[],
  signal?: AbortSignal,
): Promise<NamesById> => {
  const found: NamesById = new Map();
  for (let from = 0; from < ids.length; from += IDS_PER_CALL) {
    const body = { kind, ids: ids.slice(from, from + IDS_PER_CALL) };
    const { records } = await kit.peer(TRANSLATED_KINDS[kind].calls.read, { body }, { signal });
    for (const { id, ...names } of records) found.set(id, names);
  }
  return found;
};

interface SkillLevels {
  sourceId: number;
  language?: string;
  levels: { proficiencyId: number; translations?: { language: string; description: string }[] }[];
}

/** The texts of levels in other languages, by the id of the level; `collection` is that of their skills. */
const readLevels = async (
  kit: Pick<ServiceKit, 'db'>,
  collection: string,
  ids: number[],
  languages: LanguagesById,
): Promise<NamesById> => {
  const projection = { sourceId: 1, language: 1, 'levels.proficiencyId': 1, 'levels.translations': 1 } as const;
  const named = [
    { 'levels.translations.language': { $exists: true } },
    { sourceId: { $in: [...languages.keys()] } },
    { language: { $type: 'string' as const } },
  ];
  const found = await kit.db
    .collection<SkillLevels>(collection)
    .find({ 'levels.proficiencyId': { $in: ids }, $or: named }, { projection })
    .toArray();
  return new Map(
    found.flatMap(({ levels, ...skill }) =>
      levels.map(({ proficiencyId, translations = [] }) => {
        const names = translations.map(({ language, description }) => ({ language, name: description }));
        return [proficiencyId, { names, ownLanguage: ownLanguageOf(skill, languages) }] as const;
      }),
    ),
  );
};

export const readOwn = async (
  kit: Pick<ServiceKit, 'db'>,
  kind: NamedKind,
  { collections, sourceLanguages }: Translated,
  ids: number[],
): Promise<NamesById> => {
  const collection = collections[kind];
  if (collection === undefined) return new Map();
  const languages = await sourceLanguages();
  return kind === 'level' ? readLevels(kit, collection, ids, languages) : readStored(kit, collection, ids, languages);
};

/**
 * Reads names from the service that has them. A user who waits for an answer goes without them while that service is
 * late or away; a job waits, as its result stays.
 */
const peerReader = (kit: ServiceKit, kind: NamedKind): ReadNames => {
  let failure: { error: unknown; until: number } | undefined;
  const read = kit.cachedById(TRANSLATED_KINDS[kind].topics, async (ids) => {
    if (retryPolicy.getStore()) return readFromPeer(kit, kind, ids);
    if (failure && kit.now().getTime() < failure.until) throw failure.error;
    try {
      return await readFromPeer(kit, kind, ids, AbortSignal.timeout(MAX_WAIT_MS));
    } catch (error) {
      if (isUnavailable(error)) failure = { error, until: kit.now().getTime() + PAUSE_MS };
      throw error;
    }
  });
  // While the other service is away, its records keep the library's own names.
  return (ids) => read(ids).catch((error: unknown) => (isUnavailable(error) ? new Map() : Promise.reject(error)));
};

const AsksForOwnTexts = z.object({ ownTexts: z.literal(true) });
const asksForOwnTexts = (query: unknown) => AsksForOwnTexts.safeParse(query).success;
const isForPeer = ({ depth }: Identity) => depth !== 0;

/**
 * The language in which the reader of a call sees names; undefined for the library's own, and where the own texts are wanted: by
 * other services, and by screens that edit them.
 */
export const shownLanguage = ({ query, identity }: { query: unknown; identity: Identity }): string | undefined => {
  const language = isForPeer(identity) || asksForOwnTexts(query) ? MAIN_LANGUAGE : identity.user?.language;
  return language === MAIN_LANGUAGE ? undefined : language;
};

/**
 * Names records in the language in which their reader sees the library. Answers to browsers are translated as a whole,
 * unless their call is declared with the records' own texts, or asks for them; other services get the library's own names.
 */
export const shownNames = (kit: ServiceKit, translated?: Translated) => {
  const reader = (kind: NamedKind): ReadNames =>
    translated?.collections[kind] === undefined
      ? peerReader(kit, kind)
      : kit.cachedById(TRANSLATED_KINDS[kind].topics, (ids) => readOwn(kit, kind, translated, ids));
  const readOwnLanguages = translated ? ownLanguageReader(kit, translated) : peerLanguageReader(kit);
  /**
   * The language into which names are translated for a reader; undefined if none is. Who chose no language reads the library in
   * English, which matters only if something in it is in another language.
   */
  const readingLanguage = async (chosen: string | undefined): Promise<string | undefined> => {
    if (chosen !== undefined && chosen !== MAIN_LANGUAGE) return chosen;
    return (await readOwnLanguages()).length ? MAIN_LANGUAGE : undefined;
  };
  const readNames: Record<NamedKind, ReadNames> = {
    skill: reader('skill'),
    role: reader('role'),
    family: reader('family'),
    subsector: reader('subsector'),
    function: reader('function'),
    entry: reader('entry'),
    level: reader('level'),
  };

  /** A copy of data in which records are named for a reader who chose a language, for what is no answer of a call, such as an export. */
  const show = async <T>(data: T, chosen: string | undefined): Promise<T> =>
    showNames(data, await readingLanguage(chosen), readNames);

  /** A whole list in the order of the names that its reader sees; in the library's own language as it is. */
  const sortShown = async <T>(
    rows: readonly T[],
    name: (row: T) => string,
    call: { query: unknown; identity: Identity },
  ): Promise<T[]> => {
    const language = shownLanguage(call);
    if (language === undefined) return [...rows];
    const shown = await show([...rows], language);
    return shown.sort((a, b) => compareNames(name(a), name(b)));
  };

  const routes: Routes = (app) => {
    app.addHook('preSerialization', async (request, reply, payload) => {
      // A refused request may have no identity.
      if (reply.statusCode !== 200 || !request.identity || isForPeer(request.identity)) return payload;
      const isOwn = request.routeOptions.config.call?.ownTexts || asksForOwnTexts(request.query);
      return isOwn ? payload : show(payload, request.identity.user?.language);
    });
  };
  return { show, readingLanguage, sortShown, readNames, routes };
};
export type ShownNames = ReturnType<typeof shownNames>;

/** The calls by which other services read the names and languages of a service's records. */
export const translatedNamesRoutes =
  (kit: ServiceKit, calls: TranslatedNamesCalls, translated: Translated): Routes =>
  (app) => {
    const readLanguages = languageReader(kit, translated.collections);
    const readOwnLanguages = ownLanguageReader(kit, translated);
    route(app, calls.read, async ({ body: { kind, ids } }) => {
      const found = await readOwn(kit, kind, translated, ids);
      return { records: [...found].map(([id, { names, ownLanguage }]) => ({ id, names: [...names], ownLanguage })) };
    });
    route(app, calls.languages, async () => {
      const [languages, own] = await Promise.all([readLanguages(), readOwnLanguages()]);
      return { languages, own };
    });
  };
