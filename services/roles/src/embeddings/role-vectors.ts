import {
  type Embedder,
  nearestRecords,
  queryEmbedder,
  recordVectors,
  type StoredVectors,
} from '@skills-architect/library-service-kit/embeddings';
import { type EmbeddingPair, type Explanation, jobTexts, roleTexts } from '@skills-architect/matching';
import type { CopiedRecord, Ids, ServiceKit } from '@skills-architect/service-kit';
import type { MatchableRole, MatchText } from '../matching/match-task';
import { MATCHABLE_ROLES, type MatchableRoles } from '../matching/matchable-roles';
import { nearPassages, type PassagePair } from './near-passages';

const ROLES_PER_PAGE = 500;

/** Vectors of the library's roles by a language model, made in the background, and of texts to match. */
export const roleVectors = (kit: ServiceKit, embedder: Embedder, library: MatchableRoles) => {
  const embedQuery = queryEmbedder(kit, embedder);

  const readPages = async function* (ids: Ids): AsyncGenerator<CopiedRecord<MatchableRole>[]> {
    if (ids === 'all') yield* library.readNewer(0, (await library.latest()).step);
    else
      for (let from = 0; from < ids.length; from += ROLES_PER_PAGE)
        yield library.readByIds(ids.slice(from, from + ROLES_PER_PAGE));
  };

  const vectors = recordVectors(kit, embedder, {
    topic: 'roleTextVectors',
    title: 'Industry roles',
    affected: { [MATCHABLE_ROLES]: (ids) => ids },
    async *read(ids) {
      for await (const page of readPages(ids))
        yield page.flatMap(({ id, data }) => {
          if (!data) return [];
          const { whole, name } = roleTexts(data);
          return { id, texts: [whole, name] };
        });
    },
    count: library.count,
  });

  const { find, close } = nearestRecords(kit, embedder, vectors);
  const { readVectors, ...rest } = vectors;

  return {
    ...rest,

    /** For each text the roles nearest in meaning, best first. */
    nearestRoles: find,

    stop: () => Promise.all([vectors.stop(), close()]),

    /** A role's vectors; undefined when they are missing or of another model. */
    readPair(stored: StoredVectors | undefined): EmbeddingPair | undefined {
      const [whole, name] = readVectors(stored) ?? [];
      return whole && name && { whole, name };
    },

    /** For each explained role the passages that are nearest in meaning to the job's. */
    async explain(text: MatchText, explanations: readonly Explanation[]): Promise<Map<number, PassagePair[]>> {
      const found = await library.readByIds(explanations.map(({ roleId }) => roleId));
      const roles = found.flatMap(({ data }) => data ?? []);
      return nearPassages(embedQuery, text, explanations, roles);
    },

    /** The vectors of texts to match; empty while the model does not answer. */
    async encode(texts: readonly MatchText[]): Promise<EmbeddingPair[]> {
      const parts = texts.map((text) => jobTexts(text, embedder));
      const vectors = await embedQuery(parts.flatMap(({ whole, name }) => [whole, name]));
      return texts.flatMap((_, at) => {
        const [whole, name] = [vectors[2 * at], vectors[2 * at + 1]];
        return whole && name ? { whole, name } : [];
      });
    },
  };
};
