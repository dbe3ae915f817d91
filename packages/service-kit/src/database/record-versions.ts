import type { Connection } from 'mongoose';
import { notFound } from '../service/app-error';
import type { Paged } from './find-page';
import type { HistoryEntry } from './record-history';

/** A page of states, latest first; `older` is the state before the last one of the page. */
export interface StatePage<T> {
  states: T[];
  older: T | undefined;
  /** Total number of stored states. */
  total: number;
}

/** Reads the former states of one resource's records; `readCurrent` reads a record, deleted or not. */
export const recordVersions = <T>(db: Connection, resource: string, readCurrent: (id: number) => Promise<T | null>) => {
  const entries = () => db.collection<HistoryEntry<T>>('history');
  const formerStates = (id: number, skip: number, limit: number) =>
    entries().find({ resource, id }).sort({ rev: -1 }).skip(skip).limit(limit).toArray();
  return {
    /** States of a record before each change, newest first. */
    history: (id: number) => formerStates(id, 0, 0),

    async versions(id: number, { offset, pagesize }: Paged): Promise<StatePage<T>> {
      const isFirst = offset === 0;
      const [latest, before, count] = await Promise.all([
        isFirst ? readCurrent(id) : undefined,
        formerStates(id, isFirst ? 0 : offset - 1, isFirst ? pagesize : pagesize + 1),
        entries().countDocuments({ resource, id }),
      ]);
      const states = [...(latest ? [latest] : []), ...before.map((entry) => entry.before)];
      return { states: states.slice(0, pagesize), older: states[pagesize], total: count + 1 };
    },

    /** The state of a record at a former revision; throws 404 if unknown. */
    async version(id: number, rev: number): Promise<T> {
      const found = await entries().findOne({ resource, id, rev });
      if (!found) throw notFound('This version');
      return found.before;
    },
  };
};
