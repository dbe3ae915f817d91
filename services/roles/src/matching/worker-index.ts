import { deserialize, serialize } from 'node:v8';
import type { RoleSubSector } from '@skills-architect/contracts/admin';
import {
  buildIndex,
  changedShare,
  changeIndex,
  decodeModel,
  type EmbeddingPair,
  fromStoredIndex,
  type MatchIndex,
  nameMeanings,
  type StoredIndex,
  toStoredIndex,
} from '@skills-architect/matching';
import type { IndexState, MatchableRole, MatchTask, NameVectors, RoleVectors } from './match-task';

/** A library up to this size is indexed again after each change: that takes less than half a second and is exact. */
const SMALL_LIBRARY = 500;

interface StoredLibrary {
  index: StoredIndex;
  subSectors: Map<number, RoleSubSector>;
}

/** The index of one worker thread, and what belongs to its roles. */
export const workerIndex = ({ stored, model }: Extract<MatchTask, { kind: 'open' }>) => {
  const wordVectors = model && decodeModel(model);
  // Written by `serialise` of the same format; the store checks it.
  const library = stored && (deserialize(stored) as StoredLibrary);
  let index: MatchIndex | undefined = library && fromStoredIndex(library.index, wordVectors);
  const subSectors = library?.subSectors ?? new Map<number, RoleSubSector>();
  const vectors = new Map<number, EmbeddingPair>();
  const names = nameMeanings();
  /** All roles, while they are collected and in a small library; undefined afterwards to save memory. */
  let roles: Map<number, MatchableRole> | undefined = library ? undefined : new Map();

  const build = () => {
    if (!roles) return;
    index = buildIndex(
      [...roles.values()].sort((a, b) => a.roleId - b.roleId),
      wordVectors,
    );
    if (roles.size > SMALL_LIBRARY) roles = undefined;
  };

  const change = ({ changed, removedIds }: { changed: readonly MatchableRole[]; removedIds: readonly number[] }) => {
    for (const id of removedIds) {
      roles?.delete(id);
      subSectors.delete(id);
      vectors.delete(id);
      names.set(id, undefined);
    }
    for (const role of changed) {
      roles?.set(role.roleId, role);
      subSectors.set(role.roleId, { sourceId: role.sourceId, subsectorId: role.subsectorId });
    }
    if (!index) return;
    if (!roles) index = changeIndex(index, { changed, removedIds });
    else if (roles.size <= SMALL_LIBRARY) build();
    else {
      index = changeIndex(index, { changed, removedIds });
      roles = undefined;
    }
  };

  return {
    subSectors,
    vectors,
    names,
    index: () => index,
    build,
    change,
    setVectors(newer: readonly RoleVectors[]) {
      for (const { roleId, pair } of newer) {
        if (pair) vectors.set(roleId, pair);
        else vectors.delete(roleId);
      }
    },
    setNames(newer: readonly NameVectors[]) {
      for (const { roleId, names: own } of newer) names.set(roleId, own);
      names.learn();
    },
    serialise(): Uint8Array | undefined {
      const plain = index && toStoredIndex(index);
      return plain && serialize({ index: plain, subSectors } satisfies StoredLibrary);
    },
    state: (): IndexState => ({
      roles: subSectors.size,
      changedShare: index ? changedShare(index) : 0,
      hasVectors: vectors.size > 0,
    }),
  };
};
export type WorkerIndex = ReturnType<typeof workerIndex>;
