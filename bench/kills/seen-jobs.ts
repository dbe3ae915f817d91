import { EventEmitter, on } from 'node:events';
import type { MongoClient } from 'mongodb';

/** A job as `portal.jobs` showed it, change by change. */
export interface SeenJob {
  token: string;
  service: string;
  kind: string;
  status: string;
  errorMessage?: string;
  /** Number of its runs, and of its ends. */
  runs: number;
  ends: number;
  itemsDone: number;
  itemsTotal: number;
  begunAt: number;
  endedAt: number;
}

interface StoredJob {
  _id: string;
  service: string;
  kind: string;
  itemsTotal: number;
}

const STUCK_AFTER_MS = 180_000;
const OPEN = ['waiting', 'running'];

export const isOpen = ({ status }: SeenJob) => OPEN.includes(status);

/** Follows all jobs of a portal from now on. */
export const watchJobs = async (bare: MongoClient) => {
  const jobs = new Map<string, SeenJob>();
  const changes = new EventEmitter();
  changes.setMaxListeners(0);
  const stream = bare.db('skills_architect_portal').collection<StoredJob>('jobs').watch();

  const change = (job: SeenJob, fields: Record<string, unknown>) => {
    const { status, run, itemsDone, itemsTotal, errorMessage } = fields;
    if (typeof run === 'number') {
      job.begunAt ||= performance.now();
      job.runs = run;
    }
    if (typeof itemsDone === 'number') job.itemsDone = itemsDone;
    if (typeof itemsTotal === 'number') job.itemsTotal = itemsTotal;
    if (typeof errorMessage === 'string') job.errorMessage = errorMessage;
    if (typeof status !== 'string') return;
    job.status = status;
    if (isOpen(job)) return;
    job.ends += 1;
    job.endedAt = performance.now();
  };
  stream.on('change', (event) => {
    if (event.operationType === 'insert') {
      const { _id: token, service, kind, itemsTotal } = event.fullDocument;
      const times = { begunAt: 0, endedAt: 0 };
      jobs.set(token, {
        token,
        service,
        kind,
        status: 'waiting',
        runs: 0,
        ends: 0,
        itemsDone: 0,
        itemsTotal,
        ...times,
      });
    } else if (event.operationType === 'update') {
      const job = jobs.get(event.documentKey._id);
      if (job) change(job, event.updateDescription.updatedFields ?? {});
    }
    changes.emit('change');
  });
  await new Promise((resolve, reject) => stream.once('resumeTokenChanged', resolve).once('error', reject));

  return {
    tokens: (): ReadonlySet<string> => new Set(jobs.keys()),
    all: () => [...jobs.values()],
    /** Resolves to what `find` finds after some change; a job that does not get there within three minutes is stuck. */
    async until<T>(what: string, find: () => T | undefined): Promise<T> {
      const signal = AbortSignal.timeout(STUCK_AFTER_MS);
      const found = find();
      if (found !== undefined) return found;
      try {
        for await (const _ of on(changes, 'change', { signal })) {
          const later = find();
          if (later !== undefined) return later;
        }
      } catch (cause) {
        throw new Error(`stuck: ${what}`, { cause });
      }
      throw new Error(`stuck: ${what}`);
    },
    close: () => stream.close(),
  };
};
export type SeenJobs = Awaited<ReturnType<typeof watchJobs>>;
