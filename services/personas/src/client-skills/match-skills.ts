import type { ClientSkill } from '@skills-architect/contracts/personas';
import { MAX_MATCHED_NAMES, matchSkills } from '@skills-architect/contracts/skills';
import { fold, type ServiceKit } from '@skills-architect/service-kit';
import type { Asker } from '../personas/role-names';
import type { ClientSkillStore, ClientSkillsDocument } from './client-skills-document';

type Matches = ClientSkill['matches'];
/** Finds skills of some sources for names; each distinct name is requested once. */
export type MatchNames = (names: readonly string[]) => Promise<Matches[]>;

export const nameMatcher = (kit: ServiceKit, sourceIds: number[], asker: Asker): MatchNames => {
  const known = new Map<string, Matches>();
  return async (names) => {
    const open = [...new Map(names.map((name) => [fold(name), name]))].filter(([key]) => !known.has(key));
    if (open.length) {
      const skillNames = open.map(([, name]) => name);
      const { matches } = await kit.peer(matchSkills, { body: { names: skillNames, sourceIds } }, asker);
      for (const [at, [key]] of open.entries()) known.set(key, matches[at] ?? []);
    }
    return names.map((name) => known.get(fold(name)) ?? []);
  };
};

/** Suggests skills for several documents with one request for all names. */
export const matchAll = async (
  store: ClientSkillStore,
  documents: readonly ClientSkillsDocument[],
  match: MatchNames,
  signal: AbortSignal,
) => {
  const open = documents.flatMap(({ rows }) => rows.filter(({ isMatched }) => !isMatched));
  const names = [...new Map(open.map(({ clientSkill }) => [fold(clientSkill), clientSkill])).values()];
  for (let from = 0; from < names.length; from += MAX_MATCHED_NAMES) {
    signal.throwIfAborted();
    await match(names.slice(from, from + MAX_MATCHED_NAMES));
  }
  for (const document of documents)
    await findMatchRows(store, document, match, { signal, onDone: () => Promise.resolve() });
};

/**
 * Suggests skills, in batches, for all client skills that have no suggestions; a restarted job continues after the
 * finished batches.
 */
export const findMatchRows = async (
  store: ClientSkillStore,
  document: ClientSkillsDocument,
  match: MatchNames,
  { signal, onDone }: { signal: AbortSignal; onDone: (rows: number) => Promise<unknown> },
) => {
  const open = document.rows.flatMap((row, at) => (row.isMatched ? [] : [{ row, at }]));
  for (let from = 0; from < open.length; from += MAX_MATCHED_NAMES) {
    signal.throwIfAborted();
    const part = open.slice(from, from + MAX_MATCHED_NAMES);
    const found = await match(part.map(({ row }) => row.clientSkill));
    await store.match(document, new Map(part.map(({ at }, index) => [at, found[index] ?? []])));
    await onDone(part.length);
  }
  await store.end(document._id, document.uploadId, { stage: 'ready' });
};
