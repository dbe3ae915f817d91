import { MAIN_LANGUAGE, NamedKind } from '@skills-architect/contracts';
import { roleNamesCalls } from '@skills-architect/contracts/roles';
import { skillNamesCalls } from '@skills-architect/contracts/skills';
import { isUnavailable, type ServiceKit } from '@skills-architect/service-kit';
import {
  MAX_WAIT_MS,
  PAUSE_MS,
  TRANSLATED_KINDS,
  type Translated,
  type TranslatedCollections,
} from './translated-kinds';

/** Reads the languages besides `MAIN_LANGUAGE` into which records are translated, sorted; cached until one of them changes. */
export const languageReader = (kit: ServiceKit, collections: TranslatedCollections): (() => Promise<string[]>) => {
  const kinds = NamedKind.options.filter((kind) => collections[kind] !== undefined);
  const topics = [...new Set(kinds.flatMap((kind) => TRANSLATED_KINDS[kind].topics))];
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

/** Reads the languages besides `MAIN_LANGUAGE` in which records of a service have their own texts, sorted. */
export const ownLanguageReader = (
  kit: ServiceKit,
  { collections, sourceLanguages }: Translated,
): (() => Promise<string[]>) => {
  const kinds = NamedKind.options.filter((kind) => collections[kind] !== undefined);
  const names = [...new Set(kinds.map((kind) => collections[kind] ?? ''))];
  const ofRecords = kit.cached(
    kinds.flatMap((kind) => TRANSLATED_KINDS[kind].topics),
    async () => {
      const isSaid = { language: { $type: 'string' as const }, deletedAt: null };
      const found = await Promise.all(names.map((name) => kit.db.collection(name).distinct('language', isSaid)));
      return found.flat().map(String);
    },
  );
  return async () => {
    const [ofSources, said] = await Promise.all([sourceLanguages(), ofRecords()]);
    return [...new Set([...ofSources.values(), ...said])].filter((code) => code !== MAIN_LANGUAGE).sort();
  };
};

/**
 * The same of a service without records of the library; none while the services that have them are away. Any change of a record
 * may change the languages but hardly one does: readers get the last answer while the next one is read.
 */
export const peerLanguageReader = (kit: ServiceKit): (() => Promise<string[]>) => {
  const topics = [...new Set(Object.values(TRANSLATED_KINDS).flatMap((kind) => kind.topics)), 'sources'];
  let pausedUntil = 0;
  let last: string[] | undefined;
  let reading: Promise<string[]> | undefined;
  const read = kit.cached(topics, async () => {
    const signal = AbortSignal.timeout(MAX_WAIT_MS);
    const answers = [skillNamesCalls, roleNamesCalls].map((calls) => kit.peer(calls.languages, {}, { signal }));
    return (await Promise.all(answers)).flatMap(({ own = [] }) => own);
  });
  const readNext = async () => {
    try {
      last = await read();
      return last;
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      pausedUntil = kit.now().getTime() + PAUSE_MS;
      last = undefined;
      return [];
    } finally {
      reading = undefined;
    }
  };
  return async () => {
    if (kit.now().getTime() < pausedUntil) return [];
    reading ??= readNext();
    if (last === undefined) return reading;
    reading.catch((error: unknown) => kit.log.warn({ err: error }, 'the languages of the library could not be read'));
    return last;
  };
};

/**
 * Reads the languages of the columns of a table: those of translations, and `MAIN_LANGUAGE` where records have their own texts in
 * another one.
 */
export const columnLanguageReader = (kit: ServiceKit, translated: Translated): (() => Promise<string[]>) => {
  const [readLanguages, readOwnLanguages] = [
    languageReader(kit, translated.collections),
    ownLanguageReader(kit, translated),
  ];
  return async () => {
    const [languages, own] = await Promise.all([readLanguages(), readOwnLanguages()]);
    return own.length ? [MAIN_LANGUAGE, ...languages] : languages;
  };
};
