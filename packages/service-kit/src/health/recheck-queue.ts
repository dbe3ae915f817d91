import { isDuplicateKeyError } from '../database/duplicate-key-error';
import type { ServiceKit } from '../platform';

interface Recheck {
  /** Position of the event, so that only the first instance adds it. */
  _id: string;
  topic: string;
  /** The changed records; null when the event does not name them. */
  ids: number[] | null;
  at: Date;
  doneAt: Date | null;
}

/** Events are kept for an hour, so no instance adds an older one. */
const FORGET_AFTER_S = 2 * 3600;
const BATCH_SIZE = 200;

/** Changes whose records must be checked again, stored until an instance has done so, even after a crash. */
export const recheckQueue = ({ db, now }: Pick<ServiceKit, 'db' | 'now'>) => {
  const rechecks = () => db.collection<Recheck>('rechecks');
  return {
    createIndexes: () =>
      rechecks().createIndexes([
        { key: { doneAt: 1, _id: 1 } },
        { key: { at: 1 }, expireAfterSeconds: FORGET_AFTER_S },
      ]),

    /** Adds a change once. */
    add: (position: string, topic: string, ids: number[] | undefined) =>
      rechecks()
        .insertOne({ _id: position, topic, ids: ids ?? null, at: now(), doneAt: null })
        .catch((error: unknown) => {
          if (!isDuplicateKeyError(error)) throw error;
        }),

    /** The next changes in the order of their events. */
    next: () => rechecks().find({ doneAt: null }).sort({ _id: 1 }).limit(BATCH_SIZE).toArray(),

    done: (found: readonly Recheck[]) =>
      rechecks().updateMany({ _id: { $in: found.map(({ _id }) => _id) } }, { $set: { doneAt: now() } }),
  };
};
