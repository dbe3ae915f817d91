import { MAIN_LANGUAGE, NamedKind, type TranslatedName, type TranslatedNamesCalls } from '@skills-architect/contracts';
import { compareNames } from '@skills-architect/contracts/locale';
import { roleNamesCalls } from '@skills-architect/contracts/roles';
import { skillNamesCalls } from '@skills-architect/contracts/skills';
import {
  type Identity,
  isUnavailable,
  type Routes,
  retryPolicy,
  route,
  type ServiceKit,
} from '@skills-architect/service-kit';
import * as z from 'zod';
import { type ReadNames, type RecordNames, showNames } from './show-names';

/** The collections of a service whose records have translations, by kind. */
export type TranslatedCollections = Partial<Record<NamedKind, string>>;

/** Reads the languages of sources that are in another one than `MAIN_LANGUAGE`, by id. */
export type SourceLanguages = () => Promise<ReadonlyMap<number, string>>;

/** What a service itself has in several languages. */
export interface Translated {
  collections: TranslatedCollections;
  sourceLanguages: SourceLanguages;
}

const KINDS: Record<NamedKind, { topics: readonly string[]; calls: TranslatedNamesCalls }> = {
  skill: { topics: ['skills'], calls: skillNamesCalls },
  role: { topics: ['industryRoles'], calls: roleNamesCalls },
  family: { topics: ['families'], calls: skillNamesCalls },
  entry: { topics: ['encyclopedia'], calls: skillNamesCalls },
  // Events of skills do not name their levels: of two resources any change forgets all of them.
  level: { topics: ['skills', 'proficiency-schemes'], calls: skillNamesCalls },
  subsector: { topics: ['subsectors'], calls: roleNamesCalls },
  function: { topics: ['functions'], calls: roleNamesCalls },
};

const IDS_PER_CALL = 5000;

/** How long an answer waits for the names of another service. */
const MAX_WAIT_MS = 2000;
/** How long a service that failed is not asked again. */
const PAUSE_MS = 10_000;

interface TranslatedRecord {
  _id: number;
  translations?: TranslatedName[];
  sourceId?: number;
  /** Of a group, which belongs to no source. */
  language?: string;
}
type NamesById = Map<number, RecordNames>;
type Languages = ReadonlyMap<number, string>;

const readStored = async (
  kit: Pick<ServiceKit, 'db'>,
  collection: string,
  ids: number[],
  languages: Languages,
): Promise<NamesById> => {
  const projection = { 'translations.language': 1, 'translations.name': 1, sourceId: 1, language: 1 } as const;
  const found = await kit.db
    .collection<TranslatedRecord>(collection)
    .find({ _id: { $in: ids } }, { projection })
    .toArray();
  return new Map(
    found.flatMap(({ _id, translations: names = [], sourceId = 0, language }) => {
      const ownLanguage = language ?? languages.get(sourceId);
      return names.length || ownLanguage ? [[_id, { names, ownLanguage }]] : [];
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
    const { records } = await kit.peer(KINDS[kind].calls.read, { body }, { signal });
    for (const { id, ...names } of records) found.set(id, names);
  }
  return found;
};

interface SkillLevels {
  sourceId: number;
  levels: { proficiencyId: number; translations?: { language: string; description: string }[] }[];
}

/** The texts of levels in other languages, by the id of the level; `collection` is that of their skills. */
const readLevels = async (
  kit: Pick<ServiceKit, 'db'>,
  collection: string,
  ids: number[],
  languages: Languages,
): Promise<NamesById> => {
  const projection = { sourceId: 1, 'levels.proficiencyId': 1, 'levels.translations': 1 } as const;
  const named = [{ 'levels.translations.language': { $exists: true } }, { sourceId: { $in: [...languages.keys()] } }];
  const found = await kit.db
    .collection<SkillLevels>(collection)
    .find({ 'levels.proficiencyId': { $in: ids }, $or: named }, { projection })
    .toArray();
  return new Map(
    found.flatMap(({ sourceId, levels }) =>
      levels.map(({ proficiencyId, translations = [] }) => {
        const names = translations.map(({ language, description }) => ({ language, name: description }));
        return [proficiencyId, { names, ownLanguage: languages.get(sourceId) }] as const;
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
  const read = kit.cachedById(KINDS[kind].topics, async (ids) => {
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
      : kit.cachedById(KINDS[kind].topics, (ids) => readOwn(kit, kind, translated, ids));
  /** Who chose no language reads the library in English, if a source is in another language. */
  const defaultLanguage = async () => ((await translated?.sourceLanguages())?.size ? MAIN_LANGUAGE : undefined);
  const readNames: Record<NamedKind, ReadNames> = {
    skill: reader('skill'),
    role: reader('role'),
    family: reader('family'),
    subsector: reader('subsector'),
    function: reader('function'),
    entry: reader('entry'),
    level: reader('level'),
  };

  /** A copy of data in which records are named in a language, for what is no answer of a call, such as an export. */
  const show = <T>(data: T, language: string | undefined): Promise<T> => showNames(data, language, readNames);

  /** A whole list in the order of the names that its reader sees; in the library's own language as it is. */
  const sortShown = async <T>(
    rows: readonly T[],
    name: (row: T) => string,
    call: { query: unknown; identity: Identity },
  ): Promise<T[]> => {
    const language = shownLanguage(call);
    const shown = await show([...rows], language);
    return language === undefined ? shown : shown.sort((one, other) => compareNames(name(one), name(other)));
  };

  const routes: Routes = (app) => {
    app.addHook('preSerialization', async (request, reply, payload) => {
      // A refused request may have no identity.
      if (reply.statusCode !== 200 || !request.identity || isForPeer(request.identity)) return payload;
      const isOwn = request.routeOptions.config.call?.ownTexts || asksForOwnTexts(request.query);
      return isOwn ? payload : show(payload, request.identity.user?.language ?? (await defaultLanguage()));
    });
  };
  return { show, sortShown, readNames, routes };
};
export type ShownNames = ReturnType<typeof shownNames>;

/** Reads the languages besides `MAIN_LANGUAGE` into which records are translated, sorted; cached until one of them changes. */
export const languageReader = (kit: ServiceKit, collections: TranslatedCollections): (() => Promise<string[]>) => {
  const kinds = NamedKind.options.filter((kind) => collections[kind] !== undefined);
  const topics = [...new Set(kinds.flatMap((kind) => KINDS[kind].topics))];
  return kit.cached(topics, async () => {
    const found = await Promise.all(
      kinds.map((kind) =>
        kit.db
          .collection(collections[kind] ?? '')
          .distinct(kind === 'level' ? 'levels.translations.language' : 'translations.language'),
      ),
    );
    // A record without translations counts as one without a value.
    const codes = found.flat().filter((code) => typeof code === 'string' && code !== MAIN_LANGUAGE);
    return [...new Set(codes)].sort();
  });
};

/** The calls by which other services read the names and languages of a service's records. */
export const translatedNamesRoutes =
  (kit: ServiceKit, calls: TranslatedNamesCalls, translated: Translated): Routes =>
  (app) => {
    const readLanguages = languageReader(kit, translated.collections);
    route(app, calls.read, async ({ body: { kind, ids } }) => {
      const found = await readOwn(kit, kind, translated, ids);
      return { records: [...found].map(([id, { names, ownLanguage }]) => ({ id, names: [...names], ownLanguage })) };
    });
    route(app, calls.languages, async () => ({ languages: await readLanguages() }));
  };
