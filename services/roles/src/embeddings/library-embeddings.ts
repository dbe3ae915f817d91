import { type EmbeddingPair, jobTexts, type LibraryRole, roleTexts } from '@skills-architect/matching';
import type { ServiceKit } from '@skills-architect/service-kit';
import type { LibraryEmbeddings, MatchText } from '../matching/match-task';
import type { Embedder } from './embedder';
import { embeddingCache } from './embedding-cache';

const JOB = 'embed-library';
const BATCH_SIZE = 64;
/** Users wait for the vectors of a query, but not for those of the library. */
const QUERY_LIMITS = { timeoutMs: 4000, tries: 1 };
const LIBRARY_LIMITS = { timeoutMs: 60_000, tries: 3 };
/** The model is not called for this long after a failure, so that not every suggestion waits for it. */
const PAUSE_MS = 60_000;
/** A failed job is retried after this long. */
const RETRY_MS = 10 * 60_000;

interface EmbeddingState {
  _id: string;
  revision: string;
}

/** Vectors of the library's roles, created by a background job, and of texts to match. Off without an embedder. */
export const libraryEmbeddings = (
  kit: ServiceKit,
  embedder: Embedder | undefined,
  readLibrary: () => Promise<LibraryRole[]>,
) => {
  if (!embedder)
    return {
      isReady: () => Promise.resolve(false),
      read: (): Promise<LibraryEmbeddings | undefined> => Promise.resolve(undefined),
      encode: (): Promise<EmbeddingPair[]> => Promise.resolve([]),
      embedIfChanged: () => Promise.resolve(),
    };

  const cache = embeddingCache(kit, embedder.model);
  const state = () => kit.db.collection<EmbeddingState>('matching');
  const stateId = `embeddings ${embedder.model}`;
  const listTexts = (library: readonly LibraryRole[]) =>
    library.map(roleTexts).flatMap(({ whole, name }) => [whole, name]);
  let pausedUntil = 0;

  kit.jobs.define<{ revision: string }>(JOB, async ({ data, signal, progress }) => {
    const texts = await cache.missing(listTexts(await readLibrary()));
    for (let from = 0; from < texts.length; from += BATCH_SIZE) {
      signal.throwIfAborted();
      const batch = texts.slice(from, from + BATCH_SIZE);
      await cache.save(batch, await embedder.embed(batch, LIBRARY_LIMITS));
      await progress(from + batch.length, texts.length);
    }
    await state().updateOne({ _id: stateId }, { $set: { revision: data.revision } }, { upsert: true });
    return undefined;
  });

  const isReady = async (revision: string) => (await state().findOne({ _id: stateId }))?.revision === revision;

  /**
   * Starts the job when the library has changed since the last one; all instances together start one job per library
   * revision.
   */
  const embedIfChanged = async (revision: string) => {
    if (await isReady(revision)) return;
    const retryInterval = Math.floor(kit.now().getTime() / RETRY_MS);
    await kit.jobs.start(JOB, {
      token: `embed ${embedder.model} ${revision} ${retryInterval}`,
      title: 'Reading the library with the embedding model',
      entity: 'texts',
      data: { revision },
      identity: { service: kit.name, depth: 0 },
      cancellable: false,
    });
  };

  return {
    isReady,
    embedIfChanged,

    /** The vectors of all roles; undefined while any is missing. */
    async read(library: readonly LibraryRole[]): Promise<LibraryEmbeddings | undefined> {
      const vectors = await cache.read(listTexts(library));
      const width = vectors.values().next().value?.length ?? 0;
      const whole = new Float32Array(library.length * width);
      const names = new Float32Array(library.length * width);
      for (const [index, role] of library.entries()) {
        const texts = roleTexts(role);
        const [ofWhole, ofName] = [vectors.get(texts.whole), vectors.get(texts.name)];
        if (ofWhole?.length !== width || ofName?.length !== width) return undefined;
        whole.set(ofWhole, index * width);
        names.set(ofName, index * width);
      }
      return { width, whole, names };
    },

    /** The vectors of texts to match; empty while the library's vectors are incomplete or the model does not answer. */
    async encode(texts: readonly MatchText[], revision: string): Promise<EmbeddingPair[]> {
      if (kit.now().getTime() < pausedUntil) return [];
      try {
        if (!(await isReady(revision))) {
          await embedIfChanged(revision);
          return [];
        }
        const parts = texts.map(jobTexts).flatMap(({ whole, name }) => [whole, name]);
        const vectors = await embedder.embed(parts, QUERY_LIMITS);
        return texts.flatMap((_, at) => {
          const [whole, name] = [vectors[2 * at], vectors[2 * at + 1]];
          return whole && name ? [{ whole, name }] : [];
        });
      } catch (error) {
        pausedUntil = kit.now().getTime() + PAUSE_MS;
        kit.log.warn({ err: error }, 'the embedding model does not answer: roles are suggested without it');
        return [];
      }
    },
  };
};
