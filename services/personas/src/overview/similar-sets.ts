import { SIMILARITY } from '@skills-architect/contracts/personas';

/** The skills that some personas of a client have in common, by the key of the set. */
export interface SkillSet {
  key: string;
  skillIds: readonly number[];
}

/** Two sets, and the share (0 to 1) of all their skills that both have. */
export interface NearPair {
  a: string;
  b: string;
  share: number;
}

/** Most similar sets that are kept of one. */
const MAX_NEAR = 20;

/**
 * Finds the sets that are similar to one: from `SIMILARITY.share` on (Jaccard), at most 20. Only sets that share a skill
 * are looked at, through a list of sets for each skill.
 */
export const nearSets = (sets: readonly SkillSet[]): ((set: SkillSet) => NearPair[]) => {
  const setsOfSkill = new Map<number, number[]>();
  for (const [index, { skillIds }] of sets.entries())
    for (const id of skillIds) {
      const known = setsOfSkill.get(id);
      if (known) known.push(index);
      else setsOfSkill.set(id, [index]);
    }
  const shared = new Uint32Array(sets.length);
  return ({ key, skillIds }) => {
    const touched: number[] = [];
    for (const id of skillIds)
      for (const index of setsOfSkill.get(id) ?? []) {
        if (!shared[index]) touched.push(index);
        shared[index] = (shared[index] ?? 0) + 1;
      }
    const pairs = touched.flatMap((index): NearPair[] => {
      const other = sets[index];
      const common = shared[index] ?? 0;
      shared[index] = 0;
      if (!other || other.key === key) return [];
      const share = common / (skillIds.length + other.skillIds.length - common);
      if (share < SIMILARITY.share) return [];
      const [a, b] = key < other.key ? [key, other.key] : [other.key, key];
      return [{ a, b, share }];
    });
    return pairs.sort((pair, other) => other.share - pair.share).slice(0, MAX_NEAR);
  };
};
