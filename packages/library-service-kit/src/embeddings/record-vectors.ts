import { EVENT } from '@skills-architect/contracts';
import { type Ids, type ServiceKit, stepCopy } from '@skills-architect/service-kit';
import type { Embedder } from './embedder';
import { toBytes, toVector, type VectorBytes } from './vector-bytes';
import { vectorCache } from './vector-cache';

const LOOK_AGAIN_MS = 10 * 60_000;

/** The vectors of a record's texts by one model. */
export interface StoredVectors {
  model: string;
  vectors: VectorBytes[];
}

/** Records whose texts are embedded. */
export interface EmbeddedRecords {
  /** Topic of the event that reports new vectors, to processes of the service. */
  topic: string;
  /** What the vectors are called in Feature Areas. */
  title: string;
  /** Which records follow from changes of a topic. */
  affected: Readonly<Record<string, (ids: readonly number[]) => Ids | Promise<Ids>>>;
  /** The records with their texts, in pages: these, or all. */
  read: (ids: Ids) => AsyncIterable<readonly { id: number; texts: readonly string[] }[]>;
  /** Number of all records. */
  count: () => Promise<number>;
  /** Whether former vectors are kept, to repeat what was derived from them. */
  keepsVersions?: boolean;
}

/** How many of the records have vectors of the model. */
export interface VectorCoverage {
  embedded: number;
  records: number;
}

/** Vectors of records, made in the background as data that follows the records. */
export const recordVectors = (
  kit: ServiceKit,
  embedder: Embedder,
  { topic, title, affected, read, count, keepsVersions }: EmbeddedRecords,
) => {
  const cache = vectorCache(kit, embedder);
  // One per model: while two versions of the portal run, neither overwrites the vectors of the other.
  const copy = stepCopy<StoredVectors>(kit, `${topic}-${embedder.model.replace(/[^\w.-]+/g, '-')}`, {
    keepsVersions: keepsVersions === true,
  });
  const missingTopic = `${topic}Missing`;
  let endListening = () => {};
  let looking: NodeJS.Timeout | undefined;

  const embedRecords = async (ids: Ids, signal: AbortSignal) => {
    const write = await copy.begin();
    const present: number[] = [];
    for await (const page of read(ids)) {
      const vectors = await cache.embed(
        page.flatMap(({ texts }) => texts),
        signal,
      );
      const toStored = (text: string) => toBytes(vectors.get(text) ?? new Float32Array());
      const stored = page.map(({ id, texts }) => ({
        id,
        data: { model: embedder.model, vectors: texts.map(toStored) },
      }));
      await write.put(stored, signal);
      present.push(...page.map(({ id }) => id));
    }
    const kept = new Set(present);
    await write.remove(ids === 'all' ? { except: present } : { ids: ids.filter((id) => !kept.has(id)) });
    return write.complete();
  };

  /**
   * Without the model these records have no vectors rather than old ones. Those of all are kept: another instance may
   * have the model, and this one asks for all when its own is ready.
   */
  const removeVectors = async (ids: Ids) => {
    if (ids === 'all') return [];
    const write = await copy.begin();
    await write.remove({ ids });
    return write.complete();
  };

  kit.projections.add({
    name: `${topic} ${embedder.model}`,
    title: `${title} in the language model ${embedder.model}`,
    affected: { ...affected, [missingTopic]: () => 'all' },
    async rebuild(ids, { signal }) {
      await embedder.prepared(signal);
      signal.throwIfAborted();
      return embedder.state().status === 'ready' ? embedRecords(ids, signal) : removeVectors(ids);
    },
    publishes: topic,
    isInternal: true,
  });

  const coverage = async (): Promise<VectorCoverage> => {
    const [embedded, records] = await Promise.all([copy.count({ 'data.model': embedder.model }), count()]);
    return { embedded, records };
  };

  /** Has the vectors of all records made that are missing or old; those of unchanged texts are in the cache. */
  const requestAll = () =>
    kit.events.publish({ to: { service: kit.name }, name: EVENT.changed, data: { resource: missingTopic } });
  /** An instance without the model may have removed vectors. */
  const requestMissing = async () => {
    if (embedder.state().status !== 'ready') return;
    const { embedded, records } = await coverage();
    if (embedded < records) await requestAll();
  };
  const warn = (err: unknown) => kit.log.warn({ err }, 'missing vectors could not be requested');

  return {
    copy,
    topic,
    coverage,
    async createIndexes() {
      await copy.createIndexes();
      await cache.createIndexes();
    },
    /** The vectors of a record's texts; undefined when they are missing or of another model. */
    readVectors: (stored: StoredVectors | undefined): Float32Array[] | undefined =>
      stored?.model === embedder.model ? stored.vectors.map(toVector) : undefined,
    start() {
      endListening = embedder.onReady(() => void requestAll().catch(warn));
      looking = setInterval(() => void requestMissing().catch(warn), LOOK_AGAIN_MS).unref();
    },
    stop() {
      clearInterval(looking);
      endListening();
    },
  };
};
export type RecordVectors = ReturnType<typeof recordVectors>;
