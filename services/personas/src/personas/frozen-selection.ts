import { expireAfter, type ServiceKit } from '@skills-architect/service-kit';
import type { ClientSession } from 'mongoose';

interface Chunk {
  changeSet: string;
  ids: number[];
  at: Date;
}

/** Stores the ids selected for a bulk change: a filter evaluated later could match other records. */
export const frozenSelections = ({ db, now, retention }: Pick<ServiceKit, 'db' | 'now' | 'retention'>) => {
  const chunks = () => db.collection<Chunk>('selectionChunks');
  return {
    async createIndexes() {
      await chunks().createIndex({ changeSet: 1 });
      await expireAfter(db, 'selectionChunks', 'at', retention.jobDays);
    },
    async freeze(changeSet: string, ids: readonly number[], size: number, session: ClientSession) {
      const newChunks: Chunk[] = [];
      for (let from = 0; from < ids.length; from += size)
        newChunks.push({ changeSet, ids: ids.slice(from, from + size), at: now() });
      await chunks().insertMany(newChunks, { session });
    },
    /** The ids, chunk by chunk in the order of selection. */
    async *read(changeSet: string) {
      for await (const { ids } of chunks().find({ changeSet }).sort({ _id: 1 })) yield ids;
    },
    async readAll(changeSet: string) {
      const found = await chunks().find({ changeSet }).sort({ _id: 1 }).toArray();
      return found.flatMap(({ ids }) => ids);
    },
  };
};
export type FrozenSelections = ReturnType<typeof frozenSelections>;
