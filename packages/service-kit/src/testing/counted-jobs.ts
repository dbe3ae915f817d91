import type { Connection } from 'mongoose';
import { type BuildService, isDuplicateKeyError } from '../index';

export const COUNT = 'count';

/** Records of counted jobs: one document per start, and one effect under the job's own key. */
export const countedIn = (db: Connection) => ({
  begun: db.collection<{ token: string; pid: number }>('begun'),
  effects: db.collection<{ _id: string; pid: number }>('effects'),
});

/** A service whose jobs record each start and have one effect each. */
export const countingService: BuildService = ({ db, jobs }) => {
  jobs.define(COUNT, async ({ token }) => {
    const { begun, effects } = countedIn(db);
    await begun.insertOne({ token, pid: process.pid });
    await effects.insertOne({ _id: token, pid: process.pid }).catch((error) => {
      if (!isDuplicateKeyError(error)) throw error;
    });
    return undefined;
  });
  return { routes: () => undefined };
};
