import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import type { JobBoard } from './job-board';

/** A process that runs jobs of this service. */
interface Runner {
  _id: string;
  kinds: string[];
  seenAt: Date;
}

interface WatchDependencies {
  db: Connection;
  service: string;
  /** Name of this process. */
  owner: string;
  /** The kinds of jobs that this version of the service declares. */
  kinds: () => string[];
  /** The kinds of the jobs in the queue. */
  queuedKinds: () => Promise<string[]>;
  board: JobBoard;
  log: Logger;
}

const WATCH_MS = 30_000;
/** A process that has not announced itself for this time has crashed. */
const ALIVE_MS = 3 * WATCH_MS;
const FORGET_AFTER_S = 3600;

/**
 * Reports once what no single process can see: jobs that wait much longer than usual, and kinds of jobs that no running
 * process of the deployment runs.
 */
export const jobWatch = (
  { db, service, owner, kinds, queuedKinds, board, log }: WatchDependencies,
  everyMs = WATCH_MS,
) => {
  const runners = () => db.collection<Runner>('jobRunners');
  let reported = new Set<string>();
  let isRunner = false;
  let timer: NodeJS.Timeout | undefined;
  let last: Promise<void> = Promise.resolve();

  const announce = async () => {
    await runners().updateOne({ _id: owner }, { $set: { kinds: kinds(), seenAt: new Date() } }, { upsert: true });
  };
  const reportUnrun = async () => {
    const alive = await runners()
      .find({ seenAt: { $gt: new Date(Date.now() - ALIVE_MS) } })
      .toArray();
    const run = new Set(alive.flatMap((runner) => runner.kinds));
    const unrun = new Set([...kinds(), ...(await queuedKinds())].filter((kind) => !run.has(kind)));
    const found = [...unrun].filter((kind) => !reported.has(kind));
    if (found.length)
      log.warn({ kinds: found }, 'no process runs these kinds of jobs: start a worker, or a service without JOBS=off');
    reported = unrun;
  };
  const look = async () => {
    if (isRunner) await announce();
    await reportUnrun();
    for (const { _id: token, kind, waitedMs } of await board.markLate(service))
      log.warn({ token, kind, waitedMs }, 'a job waits much longer than is usual for its kind');
  };
  const lookLater = () => {
    // Processes that started together do not ask together.
    timer = setTimeout(
      () => {
        last = look()
          .catch((error) => log.warn({ err: error }, 'the jobs could not be watched'))
          .finally(lookLater);
      },
      everyMs * (0.75 + Math.random() / 2),
    );
    timer.unref();
  };

  return {
    createIndexes: () => runners().createIndex({ seenAt: 1 }, { expireAfterSeconds: FORGET_AFTER_S }),
    /** Begins to watch; the first look comes later, when the processes that start now are up. */
    start: lookLater,
    /** This process runs jobs. */
    async announceRunner() {
      isRunner = true;
      await announce();
    },
    async stop() {
      clearTimeout(timer);
      await last;
      clearTimeout(timer);
      if (isRunner) await runners().deleteOne({ _id: owner });
    },
  };
};
