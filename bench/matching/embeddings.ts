import { endpointEmbedder } from '@skills-architect/library-service-kit/embeddings';
import { findModel, MINILM, openModel } from '@skills-architect/local-model';
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
  /** Whether they are of the model that the portal brings. */
  isFittedModel: boolean;
  /** Languages that the model reads, if known. */
  languages?: readonly string[];
  textsByNames: ReadonlyMap<string, EmbeddingTexts>;
};

const joinNames = (names: readonly string[]) => names.join('\n');

type Embed = (texts: readonly string[]) => Promise<Float32Array[]>;

/** How texts are embedded: by an endpoint, or by the model that the portal brings, which is found in the same way. */
const openEmbed = async (url?: string): Promise<Embed> => {
  if (url) {
    const { embed } = endpointEmbedder({ url, model: 'bench' });
    return (texts) => embed(texts, { timeoutMs: 120_000, tries: 3 });
  }
  const folder = await findModel({ folder: process.env.SEMANTICS_MODEL, cacheDir: '.cache/models', model: MINILM });
  return (await openModel(folder, MINILM)).embed;
};

/** Nobody knows which languages the model behind an address reads. */
const languagesOf = (url: string | undefined) => (url ? {} : { languages: MINILM.languages });

/** The vectors of roles and jobs by the model behind an address, or by the one that the portal brings. */
export async function readEmbeddings(
  url: string | undefined,
  roles: readonly LibraryRole[],
  jobs: readonly Job[],
): Promise<Embeddings> {
  const embed = await openEmbed(url);
  const parts = [...roles.map(roleTexts), ...jobs.map((job) => jobTexts(job, languagesOf(url)))];
  const texts = [...new Set(parts.flatMap(({ whole, name }) => [whole, name]))];
  const vectors = await embed(texts);
  return {
    isFittedModel: !url,
    ...languagesOf(url),
    vectors: new Map(texts.map((text, at) => [text, vectors[at] ?? new Float32Array()])),
    textsByNames: new Map(roles.map((role) => [joinNames(listNames(role)), roleTexts(role)])),
  };
}

/** What the matcher needs to know of a job's meaning; nothing without vectors of the job. */
export function readNearness(
  embeddings: Embeddings | undefined,
  index: MatchIndex,
  job: Job,
): Pick<MatchQuery, 'nearness' | 'isFittedModel'> {
  const readVectors = ({ whole, name }: EmbeddingTexts) => {
    const [ofWhole, ofName] = [embeddings?.vectors.get(whole), embeddings?.vectors.get(name)];
    return ofWhole && ofName && { whole: ofWhole, name: ofName };
  };
  const jobVectors = readVectors(jobTexts(job, embeddings ?? {}));
  if (!embeddings || !jobVectors) return {};
  return {
    isFittedModel: embeddings.isFittedModel,
    nearness(roleId) {
      const names = index.names[index.positions.get(roleId) ?? -1] ?? [];
      const texts = embeddings.textsByNames.get(joinNames(names));
      const roleVectors = texts && readVectors(texts);
      return roleVectors && similarity(jobVectors, roleVectors);
    },
  };
}
