import { type EmbeddingPair, jobTexts, roleTexts } from '@skills-architect/matching';
import { type CopiedRecord, type Ids, type ServiceKit, stepCopy } from '@skills-architect/service-kit';
import mongoose from 'mongoose';
import type { MatchableRole, MatchText } from '../matching/match-task';
import { MATCHABLE_ROLES, type MatchableRoles } from '../matching/matchable-roles';
import type { Embedder } from './embedder';
import { embeddingCache } from './embedding-cache';

const { Binary } = mongoose.mongo;
type Bytes = InstanceType<typeof Binary>;

/** The vectors of a role by one model. */
export interface StoredVectors {
  model: string;
  whole: Bytes;
  name: Bytes;
}

const TOPIC = 'roleVectors';
const BATCH_SIZE = 64;
const ROLES_PER_PAGE = 500;
/** Users wait for the vectors of a query, but not for those of the library. */
const QUERY_LIMITS = { timeoutMs: 4000, tries: 1 };
const LIBRARY_LIMITS = { timeoutMs: 60_000, tries: 3 };
/** The model is not called for this long after a failure, so that not every suggestion waits for it. */
const PAUSE_MS = 60_000;

const toBytes = (vector: Float32Array) =>
  new Binary(new Uint8Array(vector.buffer, vector.byteOffset, vector.byteLength));
const toVector = (bytes: Bytes) => new Float32Array(Uint8Array.from(bytes.value()).buffer);

/** Vectors of the library's roles by an embedding model, made in the background, and of texts to match. */
export const roleVectors = (kit: ServiceKit, embedder: Embedder, library: MatchableRoles) => {
  const cache = embeddingCache(kit, embedder.model);
  const copy = stepCopy<StoredVectors>(kit, TOPIC);
  let pausedUntil = 0;

  const readPages = async function* (ids: Ids): AsyncGenerator<CopiedRecord<MatchableRole>[]> {
    if (ids === 'all') yield* library.readNewer(0, (await library.latest()).step);
    else
      for (let from = 0; from < ids.length; from += ROLES_PER_PAGE)
        yield library.readByIds(ids.slice(from, from + ROLES_PER_PAGE));
  };

  /** Requests the vectors of these texts that are not cached; texts in a failed batch are requested again next time. */
  const embedMissing = async (texts: readonly string[], signal: AbortSignal) => {
    const missing = await cache.missing(texts);
    for (let from = 0; from < missing.length; from += BATCH_SIZE) {
      signal.throwIfAborted();
      const batch = missing.slice(from, from + BATCH_SIZE);
      await cache.save(batch, await embedder.embed(batch, LIBRARY_LIMITS));
    }
    return cache.read(texts);
  };

  const toStored = (role: MatchableRole, vectors: ReadonlyMap<string, Float32Array>) => {
    const { whole, name } = roleTexts(role);
    const [ofWhole, ofName] = [vectors.get(whole), vectors.get(name)];
    if (!ofWhole || !ofName) throw new Error(`The vectors of role ${role.roleId} are missing.`);
    return { id: role.roleId, data: { model: embedder.model, whole: toBytes(ofWhole), name: toBytes(ofName) } };
  };

  kit.projections.add({
    name: `role vectors ${embedder.model}`,
    title: `Industry roles in the embedding model ${embedder.model}`,
    affected: { [MATCHABLE_ROLES]: (ids) => ids },
    async rebuild(ids, { signal }) {
      const write = await copy.begin();
      const removed: number[] = [];
      for await (const page of readPages(ids)) {
        const roles = page.flatMap(({ data }) => data ?? []);
        removed.push(...page.flatMap(({ id, data }) => (data ? [] : id)));
        const texts = roles.map(roleTexts).flatMap(({ whole, name }) => [whole, name]);
        const vectors = await embedMissing([...new Set(texts)], signal);
        await write.put(
          roles.map((role) => toStored(role, vectors)),
          signal,
        );
      }
      await write.remove({ ids: removed });
      return write.complete();
    },
    publishes: TOPIC,
    isInternal: true,
  });

  return {
    copy,
    topic: TOPIC,

    /** A role's vectors; undefined when they are missing or of another model. */
    readPair(stored: StoredVectors | undefined): EmbeddingPair | undefined {
      if (stored?.model !== embedder.model) return undefined;
      return { whole: toVector(stored.whole), name: toVector(stored.name) };
    },

    /** The vectors of texts to match; empty while the model does not answer. */
    async encode(texts: readonly MatchText[]): Promise<EmbeddingPair[]> {
      if (kit.now().getTime() < pausedUntil) return [];
      try {
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
