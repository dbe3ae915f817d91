import { EventEmitter, once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { openPlatform } from '@skills-architect/service-kit';
import type { MongoClient } from 'mongodb';
import { pino } from 'pino';
import { groupResource } from '../../services/personas/src/groups/group-document';
import { summarizeTimings, type Timings } from '../timings';

const IDLE_MS = 20_000;
const WRITES = 300;
const WRITE_EVERY_MS = 60;
const PROGRESS_EVERY_MS = 250;
const JOBS = 2;
const PROGRESS_JOB = 'bench-progress';

/** Times of writes with their events, in milliseconds. */
export interface Writes {
  write: Timings;
  /** From the begin of a write until another process has its event. */
  arrival: Timings;
}

const readCounters = async (bare: MongoClient) => {
  const { opcounters, extra_info: info } = await bare.db('admin').command({ serverStatus: 1 });
  const { query, insert, update, delete: removed, getmore, command } = opcounters;
  const processorSeconds = (Number(info.user_time_us) + Number(info.system_time_us)) / 1e6;
  return { query, insert, update, delete: removed, getmore, command, processorSeconds };
};

/** Operations per second by kind, and the cores that the server uses, during some time or some work. */
export const countOperations = async (bare: MongoClient, work: () => Promise<unknown> = () => sleep(IDLE_MS)) => {
  const [before, from] = [await readCounters(bare), performance.now()];
  await work();
  const seconds = (performance.now() - from) / 1000;
  const perSecond = Object.entries(await readCounters(bare)).map(([name, value]) => [
    name,
    (Number(value) - Number(before[name as keyof typeof before])) / seconds,
  ]);
  const { processorSeconds: cores = 0, ...operations } = Object.fromEntries(perSecond) as Record<string, number>;
  const total = Object.values(operations).reduce((sum, value) => sum + value, 0);
  return { total, ...operations, cores };
};

/** Open change streams of all processes. */
export const countStreams = async (bare: MongoClient): Promise<number> => {
  const cursors = await bare
    .db('admin')
    .aggregate([
      { $currentOp: { allUsers: true, idleCursors: true } },
      {
        $match: {
          $or: [
            { 'cursor.originatingCommand.pipeline.0.$changeStream': { $exists: true } },
            { 'command.pipeline.0.$changeStream': { $exists: true } },
          ],
        },
      },
    ])
    .toArray();
  return cursors.length;
};

/** A further instance, which writes and runs jobs that report progress. */
export const openWriter = async (mongoUri: string, key: string) => {
  const open = () =>
    openPlatform({
      mongoUri,
      databasePrefix: 'skills_architect_',
      identityKey: Buffer.from(key, 'hex'),
      addresses: {},
      log: pino({ level: 'error' }),
    });
  const [platform, observer] = [await open(), await open()];
  const kit = platform.kitFor('personas');
  const groups = groupResource(kit);
  const ending = new EventEmitter();
  kit.jobs.define(PROGRESS_JOB, async ({ progress, signal }) => {
    let isEnded = false;
    void once(ending, 'end').then(() => {
      isEnded = true;
    });
    for (let done = 0; !isEnded; done += 1) {
      signal.throwIfAborted();
      await progress(done, 1_000_000);
      await sleep(PROGRESS_EVERY_MS);
    }
    return undefined;
  });
  await kit.jobs.run();

  /** Writes records, each in a transaction with its event. */
  const measureWrites = async (): Promise<Writes> => {
    const [writes, arrivals]: [number[], number[]] = [[], []];
    const begun = new Map<number, number>();
    const unlisten = observer.events.listen(({ data }) => {
      const [id] = Array.isArray(data.ids) ? data.ids : [];
      const from = begun.get(Number(id));
      if (data.resource === 'personaGroup' && from !== undefined) arrivals.push(performance.now() - from);
    });
    for (let at = 0; at < WRITES; at += 1) {
      const from = performance.now();
      const name = `Bench ${crypto.randomUUID()}`;
      const id = await kit.counters.reserve('personaGroup', 1);
      begun.set(id, from);
      await groups.create([{ clientId: 1, personaGroupName: name, nameKey: name }], { by: 1 }, [id]);
      writes.push(performance.now() - from);
      await sleep(Math.max(0, WRITE_EVERY_MS - (performance.now() - from)));
    }
    await sleep(1000);
    unlisten();
    return { write: summarizeTimings(writes), arrival: summarizeTimings(arrivals) };
  };

  return {
    measureWrites,
    /** The same while jobs report their progress. */
    async measureWithJobs<T>(measure: () => Promise<T>): Promise<T> {
      const identity = { service: 'personas', depth: 0 };
      for (let at = 0; at < JOBS; at += 1)
        await kit.jobs.start(PROGRESS_JOB, { title: 'Progress', entity: 'steps', data: {}, identity });
      while (ending.listenerCount('end') < JOBS) await sleep(50);
      const measured = await measure();
      ending.emit('end');
      return measured;
    },
    async close() {
      await kit.jobs.stop();
      await platform.close();
      await observer.close();
    },
  };
};
