import {
  jobTexts,
  type LibraryRole,
  type MatchIndex,
  type MatchQuery,
  roleTexts,
  similarity,
} from '@skills-architect/matching';
import { endpointEmbedder } from '../../services/roles/src/embeddings/endpoint';

type Job = { title: string; description: string };

/** Vectors of an embedding model by text. */
export type EmbeddingsByText = ReadonlyMap<string, Float32Array>;

/** Requests the vectors of roles and jobs from an endpoint. */
export async function readEmbeddings(url: string, roles: LibraryRole[], jobs: Job[]): Promise<EmbeddingsByText> {
  const parts = [...roles.map(roleTexts), ...jobs.map(jobTexts)];
  const texts = [...new Set(parts.flatMap(({ whole, name }) => [whole, name]))];
  const { embed } = endpointEmbedder({ url, model: 'bench' });
  const vectors = await embed(texts, { timeoutMs: 120_000, tries: 3 });
  return new Map(texts.map((text, at) => [text, vectors[at] ?? new Float32Array()]));
}

/** Compares a job with the roles of an index; undefined without vectors of the job. */
export function readNearness(
  embeddings: EmbeddingsByText | undefined,
  index: MatchIndex,
  job: Job,
): MatchQuery['nearness'] {
  const readVectors = ({ whole, name }: { whole: string; name: string }) => {
    const [ofWhole, ofName] = [embeddings?.get(whole), embeddings?.get(name)];
    return ofWhole && ofName && { whole: ofWhole, name: ofName };
  };
  const jobVectors = readVectors(jobTexts(job));
  return (
    jobVectors &&
    ((roleId) => {
      const role = index.roles[index.positions.get(roleId) ?? -1];
      const roleVectors = role && readVectors(roleTexts(role));
      return roleVectors && similarity(jobVectors, roleVectors);
    })
  );
}
