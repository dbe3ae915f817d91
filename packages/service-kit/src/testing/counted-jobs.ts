import { EventEmitter, once } from 'node:events';
import type { Connection } from 'mongoose';
import { AppError, type BuildService, isDuplicateKeyError } from '../index';

export const COUNT = 'count';
/** A kind of job that runs until it is told to end. */
export const HOLD = 'hold';
/** A kind of job that kills its process. */
export const CRASH = 'crash';
/** Published when a held job has begun, and when its signal was aborted. */
export const HELD_EVENT = 'held';
/** Ends the held jobs of the process `pid`; with `fails`, as if another service could not be reached. */
export const END_EVENT = 'end held';

/** Records of counted jobs: one document per start, and one effect under the job's own key. */
export const countedIn = (db: Connection) => ({
  begun: db.collection<{ token: string; pid: number }>('begun'),
  effects: db.collection<{ _id: string; pid: number }>('effects'),
});

/** A service whose jobs record each start and have one effect each. */
export const countingService: BuildService = ({ db, events, jobs }) => {
  const { begun, effects } = countedIn(db);
  const haveEffect = async (token: string) => {
    await effects.insertOne({ _id: token, pid: process.pid }).catch((error) => {
      if (!isDuplicateKeyError(error)) throw error;
    });
  };
  jobs.define(COUNT, async ({ token }) => {
    await begun.insertOne({ token, pid: process.pid });
    await haveEffect(token);
    return undefined;
  });
  jobs.define(CRASH, async ({ token }) => {
    await begun.insertOne({ token, pid: process.pid });
    process.kill(process.pid, 'SIGKILL');
    return undefined;
  });
  const ends = new EventEmitter();
  events.listen(({ name, data }) => {
    if (name === END_EVENT && data.pid === process.pid) ends.emit('end', data.fails);
  });
  jobs.define(HOLD, async ({ token, signal, progress }) => {
    const tell = (what: string) =>
      events.publish({ to: { service: 'test' }, name: HELD_EVENT, data: { what, pid: process.pid } });
    const ending = once(ends, 'end');
    signal.addEventListener('abort', () => void tell('aborted'));
    await begun.insertOne({ token, pid: process.pid });
    await tell('begun');
    const [fails] = await ending;
    await progress(1, 1);
    if (fails) throw new AppError('unreachable', 'The skills service cannot be reached right now.');
    await haveEffect(token);
    return { summary: String(process.pid) };
  });
  return [];
};
