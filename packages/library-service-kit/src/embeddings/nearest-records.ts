import { createPool, type ServiceKit, workerFile } from '@skills-architect/service-kit';
import type { Embedder } from './embedder';
import { mayRead } from './may-read';
import type { NearestAnswer, NearestTask, NearRecord } from './nearest.worker';
import { queryEmbedder } from './query-embedder';
import type { RecordVectors } from './record-vectors';

const PROCESSOR_MS = 20_000;
const MEMORY_MB = 500;
/** The vectors are loaded again after a pause of this length. */
const IDLE_MS = 10 * 60_000;
const MAX_TRIES = 3;
/** Jobs wait for a model that a busy machine slows down. */
const JOB_LIMITS = { timeoutMs: 60_000, tries: 3 };

export interface NearestOptions {
  /** Most records for a text. */
  limit: number;
  /** Lowest cosine of a text and a record. */
  atLeast: number;
}

/** Finds the records that are nearest in meaning to texts, in a thread that holds all their vectors. */
export const nearestRecords = (
  kit: ServiceKit,
  embedder: Embedder,
  { copy, readVectors }: Pick<RecordVectors, 'copy' | 'readVectors'>,
) => {
  const embed = queryEmbedder(kit, embedder);
  const pool = createPool({
    file: workerFile(import.meta.url, 'nearest.worker'),
    size: 1,
    memoryMb: MEMORY_MB,
    idleMs: IDLE_MS,
  });
  /** What the worker has. */
  let step = 0;
  let turn: Promise<unknown> = Promise.resolve();

  const run = async (task: Omit<NearestTask, 'after'>): Promise<NearRecord[][] | undefined> => {
    const answer = await pool.run<NearestAnswer>({ after: step, ...task }, { processorMs: PROCESSOR_MS });
    return answer.lost ? undefined : answer.nearest;
  };

  const catchUp = async () => {
    const { step: latest } = await copy.latest();
    if (latest <= step) return;
    try {
      // A page of a worker that was restarted on the way is refused, and so is the question after it.
      for await (const page of copy.readNewer(step, latest)) {
        const records = page.map(({ id, data }) => ({ id, vectors: readVectors(data) }));
        if (!(await run({ change: { step: latest, records } }))) return;
        step = latest;
      }
    } catch (error) {
      step = 0;
      throw error;
    }
  };

  const find = async (vectors: readonly Float32Array[], options: NearestOptions): Promise<NearRecord[][]> => {
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      await catchUp();
      const nearest = step ? await run({ find: { vectors, ...options } }) : vectors.map(() => []);
      if (nearest) return nearest;
      step = 0;
    }
    throw new Error('the thread with the vectors was restarted again and again');
  };

  const findInTurn = (vectors: readonly Float32Array[], options: NearestOptions): Promise<NearRecord[][]> => {
    const found = turn.then(() => find(vectors, options));
    turn = found.catch(() => undefined);
    return found;
  };

  return {
    /** For each text the nearest records, best first; nothing while the language model does not answer. */
    async find(texts: readonly string[], options: NearestOptions): Promise<NearRecord[][]> {
      if (!texts.every((text) => mayRead(embedder, text))) return texts.map(() => []);
      const vectors = await embed(texts);
      if (!vectors.length) return texts.map(() => []);
      return findInTurn(vectors, options).catch((err: unknown) => {
        kit.log.warn({ err }, 'what is near in meaning could not be found: words alone are searched');
        return texts.map(() => []);
      });
    },
    /**
     * The same for jobs, which wait longer, and for texts of which some may be in languages that the model does not read:
     * these have no neighbours. Undefined while the model is being prepared or is unavailable; rejects when it fails.
     */
    async findForJob(texts: readonly string[], options: NearestOptions): Promise<NearRecord[][] | undefined> {
      const read = texts.filter((text) => mayRead(embedder, text));
      if (embedder.state().status !== 'ready') return undefined;
      if (!read.length) return texts.map(() => []);
      const found = await findInTurn(await embedder.embed(read, JOB_LIMITS), options);
      const byText = new Map(read.map((text, index) => [text, found[index] ?? []]));
      return texts.map((text) => byText.get(text) ?? []);
    },
    close: () => pool.close(),
  };
};
export type NearestRecords = ReturnType<typeof nearestRecords>;
