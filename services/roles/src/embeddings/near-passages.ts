import { type Explanation, product } from '@skills-architect/matching';
import type { MatchableRole, MatchText } from '../matching/match-task';

/** Two passages with nearly the same meaning; `similarity` is the cosine. */
export interface PassagePair {
  passage: string;
  rolePassage: string;
  similarity: number;
}

type Embed = (texts: readonly string[]) => Promise<Float32Array[]>;

const MAX_PAIRS = 2;
/** Passages of a job and of a role that are compared: people wait for it. */
const MAX_PASSAGES = 40;
const MAX_ROLE_PASSAGES = 15;
/** Less near passages would not convince anybody. */
const LEAST_SIMILARITY = 0.5;

/** Title and sentences of a job that count. */
const jobPassages = ({ title, description }: MatchText, { sentences }: Pick<Explanation, 'sentences'>): string[] => {
  const kept = sentences.filter(({ weight }) => weight > 0);
  return [title, ...kept.map(({ start, end }) => description.slice(start, end))];
};

/** Names and sentences of a role. */
const rolePassages = ({ label, alternativeLabels, description }: MatchableRole): string[] => [
  label,
  ...description.split(/(?<=[.!?])\s+|\n+/),
  ...alternativeLabels,
];

const toPassages = (texts: readonly string[], most: number) =>
  [...new Set(texts.map((text) => text.trim()))].filter((text) => text !== '').slice(0, most);

/** The nearest pairs, best first; each passage occurs once. */
export const nearestPairs = (
  passages: readonly string[],
  rolePassages: readonly string[],
  vectors: ReadonlyMap<string, Float32Array>,
): PassagePair[] => {
  const all = passages.flatMap((passage) =>
    rolePassages.flatMap((rolePassage): PassagePair[] => {
      const [a, b] = [vectors.get(passage), vectors.get(rolePassage)];
      const similarity = a && b ? product(a, b) : 0;
      return similarity >= LEAST_SIMILARITY ? [{ passage, rolePassage, similarity }] : [];
    }),
  );
  all.sort((a, b) => b.similarity - a.similarity);
  const pairs: PassagePair[] = [];
  for (const pair of all) {
    const isUsed = pairs.some(
      ({ passage, rolePassage }) => passage === pair.passage || rolePassage === pair.rolePassage,
    );
    if (!isUsed && pairs.length < MAX_PAIRS) pairs.push(pair);
  }
  return pairs;
};

/** For each explained role the passages that are nearest to passages of the job; none while the model does not answer. */
export const nearPassages = async (
  embed: Embed,
  job: MatchText,
  explanations: readonly Explanation[],
  roles: readonly MatchableRole[],
): Promise<Map<number, PassagePair[]>> => {
  const [first] = explanations;
  const ofJob = first ? toPassages(jobPassages(job, first), MAX_PASSAGES) : [];
  const ofRoles = new Map(roles.map((role) => [role.roleId, toPassages(rolePassages(role), MAX_ROLE_PASSAGES)]));
  const texts = [...new Set([...ofJob, ...[...ofRoles.values()].flat()])];
  const found = await embed(texts);
  const vectors = new Map(found.map((vector, index) => [texts[index] ?? '', vector]));
  return new Map([...ofRoles].map(([roleId, passages]) => [roleId, nearestPairs(ofJob, passages, vectors)]));
};
