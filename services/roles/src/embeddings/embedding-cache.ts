import { createHash } from 'node:crypto';
import type { ServiceKit } from '@skills-architect/service-kit';
import mongoose from 'mongoose';

const { Binary } = mongoose.mongo;

interface CachedEmbedding {
  /** Hash of model and text. */
  _id: string;
  vector: InstanceType<typeof Binary>;
}

const BATCH_SIZE = 1000;

/** Vectors by content: each text is embedded once per model, in whichever role or instance it occurs. */
export const embeddingCache = ({ db }: Pick<ServiceKit, 'db'>, model: string) => {
  const cachedEmbeddings = () => db.collection<CachedEmbedding>('embeddings');
  const cacheKey = (text: string) => createHash('sha256').update(`${model}\n${text}`).digest('hex');
  return {
    /** The cached vectors of these texts. */
    async read(texts: readonly string[]): Promise<Map<string, Float32Array>> {
      const textsByKey = new Map(texts.map((text) => [cacheKey(text), text]));
      const keys = [...textsByKey.keys()];
      const found = new Map<string, Float32Array>();
      for (let from = 0; from < keys.length; from += BATCH_SIZE) {
        const page = cachedEmbeddings().find({ _id: { $in: keys.slice(from, from + BATCH_SIZE) } });
        for await (const { _id, vector } of page)
          found.set(textsByKey.get(_id) ?? '', new Float32Array(Uint8Array.from(vector.value()).buffer));
      }
      return found;
    },
    /** The distinct texts that are not cached. */
    async missing(texts: readonly string[]): Promise<string[]> {
      const missingByKey = new Map(texts.map((text) => [cacheKey(text), text]));
      const keys = [...missingByKey.keys()];
      for (let from = 0; from < keys.length; from += BATCH_SIZE) {
        const page = cachedEmbeddings().find(
          { _id: { $in: keys.slice(from, from + BATCH_SIZE) } },
          { projection: { _id: 1 } },
        );
        for await (const { _id } of page) missingByKey.delete(_id);
      }
      return [...missingByKey.values()];
    },
    save: (texts: readonly string[], vectors: readonly Float32Array[]) =>
      cachedEmbeddings().bulkWrite(
        texts.map((text, at) => ({
          updateOne: {
            filter: { _id: cacheKey(text) },
            update: { $set: { vector: new Binary(new Uint8Array(vectors[at]?.buffer ?? new ArrayBuffer(0))) } },
            upsert: true,
          },
        })),
        { ordered: false },
      ),
  };
};
