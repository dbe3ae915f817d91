import { buildIndex, type LibraryRole, match, trainWordVectors } from '@skills-architect/matching';
import { type OpenModel, readEmbeddings, readNearness } from '../matching/embeddings';
import { quantile } from '../timings';
import { readTitleSets, type TitleSet } from './title-files';

/** Figures of one pair of languages. */
export interface TitleFigures {
  titles: number;
  /** Mean reciprocal rank of the first right role. */
  mrr: number;
  /** Share of titles with a right role among the first ten. */
  hit10: number;
  /** Median time of a title, without its vector. */
  milliseconds: number;
  /** Mean time of the vector of a title or name; 0 without a model. */
  embeddingMilliseconds: number;
}

/** Ranks below are counted as not found: nobody looks further. */
const MAX_RANK = 100;

/** A role as the portal knows it from a list of names. */
const toRole = (names: readonly string[], at: number): LibraryRole => ({
  roleId: at + 1,
  // Required, but without effect here: the language matters for descriptions only, and these roles have none.
  language: 'en',
  label: names[0] ?? '',
  alternativeLabels: names.slice(1),
  description: '',
  essentialSkills: [],
  group: { label: '', text: '' },
});

/** Computes the embedding vectors of all roles and titles; `milliseconds` is the mean time of one vector. */
const embedSet = async (
  roles: readonly LibraryRole[],
  titles: readonly { title: string; description: string }[],
  model: OpenModel,
) => {
  const started = performance.now();
  const embeddings = await readEmbeddings(model, roles, titles);
  return { embeddings, milliseconds: (performance.now() - started) / Math.max(1, embeddings.vectors.size) };
};

const measureSet = async ({ names, titles }: TitleSet, model: OpenModel | undefined): Promise<TitleFigures> => {
  const roles = names.map(toRole);
  const roleOfName = names.flatMap((own, role) => own.map(() => role + 1));
  const index = buildIndex(roles, trainWordVectors(roles));
  const asked = titles.map(({ text }) => ({ title: text, description: '' }));
  const embedded = model && (await embedSet(roles, asked, model));
  const times: number[] = [];
  const shares = titles.map(({ right }, title) => {
    const rightRoles = new Set([...right].map((name) => roleOfName[name]));
    const job = asked[title] ?? { title: '', description: '' };
    const near = readNearness(embedded?.embeddings, index, job);
    const started = performance.now();
    const { suggestions } = match(index, { ...job, limit: MAX_RANK, ...near });
    times.push(performance.now() - started);
    const rank = suggestions.findIndex(({ roleId }) => rightRoles.has(roleId));
    return rank < 0 ? 0 : 1 / (rank + 1);
  });
  const mean = (values: readonly number[]) =>
    Number((values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)).toFixed(4));
  return {
    titles: shares.length,
    mrr: mean(shares),
    hit10: mean(shares.map((share) => (share >= 0.1 ? 1 : 0))),
    milliseconds: Number(quantile(times, 0.5).toFixed(1)),
    embeddingMilliseconds: Number((embedded?.milliseconds ?? 0).toFixed(2)),
  };
};

/**
 * Measures by pair of languages how well the portal's matcher finds the roles of titles without descriptions: by words alone, or
 * also by meaning with a model.
 */
export const measureTitles = async (folder: string, model?: OpenModel): Promise<Record<string, TitleFigures>> => {
  const figures: Record<string, TitleFigures> = {};
  for (const set of await readTitleSets(folder)) figures[set.pair] = await measureSet(set, model);
  return figures;
};
