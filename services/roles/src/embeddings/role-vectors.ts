import {
  type Embedder,
  type NearestOptions,
  nearestRecords,
  queryEmbedder,
  recordVectors,
  type StoredVectors,
} from '@skills-architect/library-service-kit/embeddings';
import { type EmbeddingPair, type Explanation, jobTexts, roleTexts, titleText } from '@skills-architect/matching';
import type { ServiceKit } from '@skills-architect/service-kit';
import type { MatchText, TextVectors } from '../matching/match-task';
import { MATCHABLE_ROLES, type MatchableRoles, readMatchable } from '../matching/matchable-roles';
import { nearPassages, type PassagePair } from './near-passages';

/** A title without a description is compared with all names of roles. */
const titleAlone = ({ title, description }: MatchText, embedder: Embedder): string | undefined =>
  description.trim() === '' ? titleText(title, embedder) : undefined;

/** Vectors of the library's roles by a language model, made in the background, and of texts to match. */
export const roleVectors = (kit: ServiceKit, embedder: Embedder, library: MatchableRoles) => {
  const embedQuery = queryEmbedder(kit, embedder);

  const vectors = recordVectors(kit, embedder, {
    topic: 'roleTextVectors',
    title: 'Industry roles',
    affected: { [MATCHABLE_ROLES]: (ids) => ids },
    async *read(ids) {
      for await (const page of readMatchable(library, ids))
        yield page.map((role) => {
          const { whole, name } = roleTexts(role);
          return { id: role.roleId, texts: [whole, name] };
        });
    },
    count: library.count,
    keepsVersions: true,
  });

  const { find, close } = nearestRecords(kit, embedder, vectors);
  const { readVectors, ...rest } = vectors;

  return {
    ...rest,

    /** For each title or other text the roles nearest in meaning, best first; a model that reads English alone gets titles in English. */
    nearestRoles: (texts: readonly string[], options: NearestOptions) =>
      find(
        texts.map((text) => jobTexts({ title: text, description: '' }, embedder)?.name ?? text),
        options,
      ),

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

    /** The vectors of texts to match, in their order; none for texts without words, and while the model does not answer. */
    async encode(texts: readonly MatchText[]): Promise<(TextVectors | undefined)[]> {
      const parts = texts.map((text) => ({ ...jobTexts(text, embedder), title: titleAlone(text, embedder) }));
      const wanted = [...new Set(parts.flatMap(({ whole, name, title }) => [whole, name, title]))].filter(
        (text) => text !== undefined,
      );
      const found = wanted.length ? await embedQuery(wanted) : [];
      const vectors = new Map(wanted.map((text, index) => [text, found[index]]));
      const read = (text: string | undefined) => (text === undefined ? undefined : vectors.get(text));
      return parts.map((part) => {
        const [whole, name, title] = [read(part.whole), read(part.name), read(part.title)];
        return whole && name && { whole, name, ...(title && { title }) };
      });
    },
  };
};
