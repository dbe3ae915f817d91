import type { ServiceKit } from '@skills-architect/service-kit';
import type { mongo } from 'mongoose';
import type { PersonaProfile } from './profile';
import { type Counts, tally } from './tally';

/** The figures of a department; those of a stale one have to be counted again. */
export interface DepartmentCounts extends Counts {
  _id: number;
  clientId: number;
  isStale?: boolean;
}

/** The figures of each department. A change of a persona counts its department again, and no other. */
export const departmentCounts = ({ db }: Pick<ServiceKit, 'db'>, profiles: () => mongo.Collection<PersonaProfile>) => {
  const departments = () => db.collection<DepartmentCounts>('departmentCounts');

  const count = async (personaGroupId: number) => {
    const counts = tally();
    for await (const profile of profiles().find({ personaGroupId })) counts.addProfile(profile);
    return counts.result();
  };

  return {
    createIndexes: () => departments().createIndexes([{ key: { clientId: 1 } }, { key: { isStale: 1 } }]),

    /** Marks the departments of profiles that may have changed; all without profiles. */
    async markStale(changed?: readonly Pick<PersonaProfile, 'clientId' | 'personaGroupId'>[]) {
      if (!changed) return void (await departments().updateMany({}, { $set: { isStale: true } }));
      const clients = new Map(changed.map(({ personaGroupId, clientId }) => [personaGroupId, clientId]));
      if (!clients.size) return;
      await departments().bulkWrite(
        [...clients].map(([_id, clientId]) => ({
          updateOne: { filter: { _id }, update: { $set: { clientId, isStale: true } }, upsert: true },
        })),
      );
    },

    /** Counts the stale departments; those without personas are removed. */
    async update(signal: AbortSignal) {
      const stale = await departments()
        .find({ isStale: true }, { projection: { clientId: 1 } })
        .toArray();
      for (const { _id, clientId } of stale) {
        const counts = await count(_id);
        signal.throwIfAborted();
        if (counts.personas) await departments().replaceOne({ _id }, { clientId, ...counts });
        else await departments().deleteOne({ _id });
      }
    },

    /** The departments of a client that have been counted; those with the most personas first. */
    async read(clientId: number): Promise<DepartmentCounts[]> {
      const found = await departments()
        .find({ clientId, personas: { $gt: 0 } })
        .toArray();
      return found.sort((a, b) => b.personas - a.personas || a._id - b._id);
    },
  };
};

/** The figures of a whole company. */
export const sumOf = (departments: readonly Counts[]): Counts => {
  const sum = tally();
  for (const counts of departments) sum.addCounts(counts);
  return sum.result();
};
