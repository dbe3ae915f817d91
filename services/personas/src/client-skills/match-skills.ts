import type { ClientSkill } from '@skills-architect/contracts/personas';
import { MAX_MATCHED_NAMES, matchSkills } from '@skills-architect/contracts/skills';
import { fold, type ServiceKit } from '@skills-architect/service-kit';
import type { Asker } from '../personas/role-names';
import type { ClientSkillStore, ClientSkillsDocument } from './client-skills-document';

type Matches = ClientSkill['matches'];
/** Finds library skills for names, one list per name. */
export type MatchNames = (names: readonly string[]) => Promise<Matches[]>;

/** Matches names to skills of these sources; remembers the answers, so that each distinct name is requested once. */
export const nameMatcher = (kit: ServiceKit, sourceIds: number[], asker: Asker): MatchNames => {
  const matchesByName = new Map<string, Matches>();
  return async (names) => {
    const missing = [...new Map(names.map((name) => [fold(name), name]))].filter(([key]) => !matchesByName.has(key));
    if (missing.length) {
      const skillNames = missing.map(([, name]) => name);
      const { matches } = await kit.peer(matchSkills, { body: { names: skillNames, sourceIds } }, asker);
      for (const [index, [key]] of missing.entries()) matchesByName.set(key, matches[index] ?? []);
    }
    return names.map((name) => matchesByName.get(fold(name)) ?? []);
  };
};

/** Suggests skills for several documents with one request for all names. */
export const matchAll = async (
  store: ClientSkillStore,
  documents: readonly ClientSkillsDocument[],
  match: MatchNames,
  signal: AbortSignal,
) => {
  const unmatched = documents.flatMap(({ rows }) => rows.filter(({ isMatched }) => !isMatched));
  const names = [...new Map(unmatched.map(({ clientSkill }) => [fold(clientSkill), clientSkill])).values()];
  for (let from = 0; from < names.length; from += MAX_MATCHED_NAMES) {
    signal.throwIfAborted();
    await match(names.slice(from, from + MAX_MATCHED_NAMES));
  }
  for (const document of documents)
    await matchDocument(store, document, match, { signal, onDone: () => Promise.resolve() });
};

/**
 * Suggests skills, in batches, for all client skills that have no suggestions; a restarted job continues after the
 * finished batches.
 */
export const matchDocument = async (
  store: ClientSkillStore,
  document: ClientSkillsDocument,
  match: MatchNames,
  { signal, onDone }: { signal: AbortSignal; onDone: (rows: number) => Promise<unknown> },
) => {
  const unmatched = document.rows.flatMap((row, index) => (row.isMatched ? [] : [{ row, rowIndex: index }]));
  for (let from = 0; from < unmatched.length; from += MAX_MATCHED_NAMES) {
    signal.throwIfAborted();
    const batch = unmatched.slice(from, from + MAX_MATCHED_NAMES);
    const matchesOfBatch = await match(batch.map(({ row }) => row.clientSkill));
    await store.saveMatches(
      document,
      new Map(batch.map(({ rowIndex }, index) => [rowIndex, matchesOfBatch[index] ?? []])),
    );
    await onDone(batch.length);
  }
  await store.end(document._id, document.uploadId, { stage: 'ready' });
};
