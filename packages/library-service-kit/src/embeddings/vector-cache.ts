import { createHash } from 'node:crypto';
import { expireAfter, type ServiceKit } from '@skills-architect/service-kit';
import type { Embedder } from './embedder';
import { toBytes, toVector, type VectorBytes } from './vector-bytes';

interface CachedVector {
  /** Hash of model and text. */
  _id: string;
  vector: VectorBytes;
  /** When it was made or last read, to the day. Versions of the portal before this one did not write it. */
  usedAt?: Date;
}

const DAY_MS = 24 * 60 * 60_000;
/** A portal reads all vectors when it starts: what is older is of a former model or of texts that are gone. */
const KEPT_DAYS = 90;

/** Texts per question to MongoDB. */
const PAGE_SIZE = 1000;
/** Texts whose vectors are stored together: so many are made again after a failure. */
const BATCH_SIZE = 64;
/** Nobody waits for the vectors of the library. */
const LIMITS = { timeoutMs: 60_000, tries: 3 };

/** Rejects when the signal aborts: a process that closes does not wait for a batch. */
const orAborted = <T>(work: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    const onAbort = () => reject(signal.reason);
    if (signal.aborted) onAbort();
    signal.addEventListener('abort', onAbort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
  });

/**
 * Vectors by content: each text is embedded once per model, in whichever record or instance it occurs. Those of former models
 * and texts end three months after their last use.
 */
export const vectorCache = (
  { db, now }: Pick<ServiceKit, 'db' | 'now'>,
  { model, embed }: Pick<Embedder, 'model' | 'embed'>,
) => {
  const cachedVectors = () => db.collection<CachedVector>('embeddings');
  const keyOf = (text: string) => createHash('sha256').update(`${model}\n${text}`).digest('hex');

  /** Keeps these vectors for longer; written at most once a day. */
  const touch = (keys: readonly string[]) => {
    const dayAgo = new Date(now().getTime() - DAY_MS);
    return cachedVectors().updateMany(
      { _id: { $in: [...keys] }, usedAt: { $lt: dayAgo } },
      { $set: { usedAt: now() } },
    );
  };

  const read = async (texts: readonly string[]): Promise<Map<string, Float32Array>> => {
    const textsByKey = new Map(texts.map((text) => [keyOf(text), text]));
    const keys = [...textsByKey.keys()];
    const found = new Map<string, Float32Array>();
    for (let from = 0; from < keys.length; from += PAGE_SIZE) {
      const page = keys.slice(from, from + PAGE_SIZE);
      await touch(page);
      for await (const { _id, vector } of cachedVectors().find({ _id: { $in: page } }))
        found.set(textsByKey.get(_id) ?? '', toVector(vector));
    }
    return found;
  };

  const save = (texts: readonly string[], vectors: readonly Float32Array[]) =>
    cachedVectors().bulkWrite(
      texts.map((text, index) => ({
        updateOne: {
          filter: { _id: keyOf(text) },
          update: { $set: { vector: toBytes(vectors[index] ?? new Float32Array()), usedAt: now() } },
          upsert: true,
        },
      })),
      { ordered: false },
    );

  return {
    /** Those that nobody has used for three months are removed; those of before this version count as used now. */
    async createIndexes() {
      await cachedVectors().updateMany({ usedAt: { $exists: false } }, { $set: { usedAt: now() } });
      await expireAfter(db, 'embeddings', 'usedAt', KEPT_DAYS);
    },
    /** The vectors of these texts; those that are not cached are made. Texts of a failed batch are made next time. */
    async embed(texts: readonly string[], signal: AbortSignal): Promise<ReadonlyMap<string, Float32Array>> {
      const vectors = await read(texts);
      // Shortest first: a model fills up the texts of a batch to the longest one, and names stand beside whole descriptions here.
      const missing = [...new Set(texts)].filter((text) => !vectors.has(text)).sort((a, b) => a.length - b.length);
      for (let from = 0; from < missing.length; from += BATCH_SIZE) {
        signal.throwIfAborted();
        const batch = missing.slice(from, from + BATCH_SIZE);
        const made = await orAborted(embed(batch, LIMITS), signal);
        await save(batch, made);
        for (const [index, text] of batch.entries()) vectors.set(text, made[index] ?? new Float32Array());
      }
      return vectors;
    },
  };
};
