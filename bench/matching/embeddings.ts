import { endpointEmbedder } from '@skills-architect/library-service-kit/embeddings';
import {
  type EmbeddingTexts,
  jobTexts,
  type LibraryRole,
  listNames,
  type MatchIndex,
  type MatchQuery,
  roleTexts,
  similarity,
} from '@skills-architect/matching';

type Job = { title: string; description: string };

/** Vectors of an embedding model by text, and the texts of each role by its names. */
export type Embeddings = {
  vectors: ReadonlyMap<string, Float32Array>;
  textsByNames: ReadonlyMap<string, EmbeddingTexts>;
};

const joinNames = (names: readonly string[]) => names.join('\n');

/** Requests the vectors of roles and jobs from an endpoint. */
export async function readEmbeddings(url: string, roles: LibraryRole[], jobs: Job[]): Promise<Embeddings> {
  const parts = [...roles.map(roleTexts), ...jobs.map(jobTexts)];
  const texts = [...new Set(parts.flatMap(({ whole, name }) => [whole, name]))];
  const { embed } = endpointEmbedder({ url, model: 'bench' });
  const vectors = await embed(texts, { timeoutMs: 120_000, tries: 3 });
  return {
    vectors: new Map(texts.map((text, at) => [text, vectors[at] ?? new Float32Array()])),
    textsByNames: new Map(roles.map((role) => [joinNames(listNames(role)), roleTexts(role)])),
  };
}

/** Compares a job with the roles of an index; undefined without vectors of the job. */
export function readNearness(embeddings: Embeddings | undefined, index: MatchIndex, job: Job): MatchQuery['nearness'] {
  const readVectors = ({ whole, name }: EmbeddingTexts) => {
    const [ofWhole, ofName] = [embeddings?.vectors.get(whole), embeddings?.vectors.get(name)];
    return ofWhole && ofName && { whole: ofWhole, name: ofName };
  };
  const jobVectors = readVectors(jobTexts(job));
  return (
    jobVectors &&
    ((roleId) => {
      const names = index.names[index.positions.get(roleId) ?? -1] ?? [];
      const texts = embeddings?.textsByNames.get(joinNames(names));
      const roleVectors = texts && readVectors(texts);
      return roleVectors && similarity(jobVectors, roleVectors);
    })
  );
}
