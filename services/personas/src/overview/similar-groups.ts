import { setImmediate } from 'node:timers/promises';
import type { ServiceKit } from '@skills-architect/service-kit';
import type { mongo } from 'mongoose';
import type { PersonaProfile } from './profile';
import { nearSets, type SkillSet } from './similar-sets';

interface StoredSet {
  _id: string;
  clientId: number;
  /** Has to be counted again. */
  isStale?: boolean;
  /** Its pairs are stored. */
  isCompared?: boolean;
  skillIds?: number[];
}

/** Personas with the same skills (`b` null), or two sets of personas that share most of their skills. */
export interface SimilarSets {
  _id: string;
  clientId: number;
  a: string;
  b: string | null;
  share: number;
  /** For sets of the same skills; 0 for pairs. */
  personas: number;
}

/** After so many sets others get the processor. */
const SETS_PER_TURN = 100;
/** Sets that are updated together. */
const SETS_PER_BATCH = 2000;

/**
 * Groups of similar personas of each client: a set has all personas with exactly the same skills, pairs of sets are
 * compared once, when a set appears. Sets of changed personas are marked stale first, so that a failed update is repeated.
 */
export const similarGroups = ({ db }: Pick<ServiceKit, 'db'>, profiles: () => mongo.Collection<PersonaProfile>) => {
  const sets = () => db.collection<StoredSet>('skillSets');
  const groups = () => db.collection<SimilarSets>('similarPersonas');

  /** Stores groups of these sets with all sets of their client. */
  const storePairs = async (clientId: number, added: readonly SkillSet[], signal: AbortSignal) => {
    const known = await sets()
      .find({ clientId, skillIds: { $exists: true } }, { projection: { skillIds: 1 } })
      .toArray();
    const findNear = nearSets(known.map(({ _id, skillIds = [] }) => ({ key: _id, skillIds })));
    let writes: mongo.AnyBulkWriteOperation<SimilarSets>[] = [];
    const flush = async () => {
      signal.throwIfAborted();
      if (writes.length) await groups().bulkWrite(writes, { ordered: false });
      writes = [];
      await setImmediate();
    };
    for (const [index, set] of added.entries()) {
      for (const { a, b, share } of findNear(set)) {
        const replacement = { clientId, a, b, share, personas: 0 };
        writes.push({ replaceOne: { filter: { _id: `${a}|${b}` }, replacement, upsert: true } });
      }
      if ((index + 1) % SETS_PER_TURN === 0) await flush();
    }
    await flush();
  };

  const updateSets = async (clientId: number, keys: readonly string[], signal: AbortSignal) => {
    const counted = await profiles()
      .aggregate<{ _id: string; personas: number; skillIds: number[] }>([
        { $match: { clientId, setKey: { $in: keys } } },
        { $group: { _id: '$setKey', personas: { $sum: 1 }, skillIds: { $first: '$skills.skillId' } } },
      ])
      .toArray();
    const gone = keys.filter((key) => !counted.some(({ _id }) => _id === key));
    signal.throwIfAborted();
    await groups().deleteMany({ $or: [{ a: { $in: gone } }, { b: { $in: gone } }] });
    const single = counted.filter(({ personas }) => personas === 1).map(({ _id }) => _id);
    await groups().deleteMany({ _id: { $in: single } });
    const several = counted.filter(({ personas }) => personas > 1);
    if (several.length)
      await groups().bulkWrite(
        several.map(({ _id, personas }) => ({
          replaceOne: { filter: { _id }, replacement: { clientId, a: _id, b: null, share: 1, personas }, upsert: true },
        })),
      );
    if (counted.length)
      await sets().bulkWrite(
        counted.map(({ _id, skillIds }) => ({ updateOne: { filter: { _id }, update: { $set: { skillIds } } } })),
      );
    return { gone, counted: counted.map(({ _id, skillIds }) => ({ key: _id, skillIds })) };
  };

  return {
    createIndexes: () =>
      Promise.all([
        sets().createIndexes([{ key: { clientId: 1 } }, { key: { isStale: 1, clientId: 1 } }]),
        groups().createIndexes([
          { key: { clientId: 1, share: -1, personas: -1, _id: 1 } },
          { key: { a: 1 } },
          { key: { b: 1 } },
        ]),
      ]),

    /** Marks the sets of profiles whose personas may have changed; all without profiles. */
    async markStale(changed?: readonly Pick<PersonaProfile, 'clientId' | 'setKey'>[]) {
      if (!changed) return void (await sets().updateMany({}, { $set: { isStale: true } }));
      const clients = new Map(changed.flatMap(({ clientId, setKey }) => (setKey ? [[setKey, clientId] as const] : [])));
      if (!clients.size) return;
      await sets().bulkWrite(
        [...clients].map(([_id, clientId]) => ({
          updateOne: { filter: { _id }, update: { $set: { clientId, isStale: true } }, upsert: true },
        })),
        { ordered: false },
      );
    },

    /** Updates the groups of stale sets. */
    async update(signal: AbortSignal) {
      for (const clientId of await sets().distinct('clientId', { isStale: true })) {
        const stale = await sets().find({ clientId, isStale: true }).toArray();
        const isNew = new Set(stale.filter(({ isCompared }) => !isCompared).map(({ _id }) => _id));
        const added: SkillSet[] = [];
        for (let from = 0; from < stale.length; from += SETS_PER_BATCH) {
          const keys = stale.slice(from, from + SETS_PER_BATCH).map(({ _id }) => _id);
          const { gone, counted } = await updateSets(clientId, keys, signal);
          await sets().deleteMany({ _id: { $in: gone } });
          added.push(...counted.filter(({ key }) => isNew.has(key)));
        }
        await storePairs(clientId, added, signal);
        await sets().updateMany({ clientId, isStale: true }, { $set: { isCompared: true }, $unset: { isStale: '' } });
      }
    },

    find: (clientId: number) => groups().find({ clientId }).sort({ share: -1, personas: -1, _id: 1 }),
    count: (clientId: number, most: { limit?: number }) => groups().countDocuments({ clientId }, most),
  };
};
