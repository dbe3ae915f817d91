import type { StepCounts } from '@skills-architect/contracts/explorer';
import type { CareerDirection } from '@skills-architect/contracts/roles';
import type * as z from 'zod';

/** The levels that a role expects, by skill id; 0 for no particular level. */
export type SkillLevels = ReadonlyMap<number, number>;
type Direction = z.infer<typeof CareerDirection>;

/** The data of a role for computing career steps. */
export interface CareerProfile {
  skills: SkillLevels;
  /** Leadership level, lowest first; 0 when unknown. */
  rank: number;
}

/** The similarity of two levels is reduced by this for each level between them, down to a minimum. */
const LEVEL_PENALTY = 0.15;
const MIN_FACTOR = 0.4;
export const levelAgreement = (from: number, to: number) =>
  from && to ? Math.max(MIN_FACTOR, 1 - LEVEL_PENALTY * Math.abs(from - to)) : 1;

/** Factor for each leadership level beyond the next one, because nobody is promoted over several levels. */
const RANK_FACTOR = 0.7;

/** Similarity of two roles: the weight of their shared skills in relation to the weight of all skills. */
export const compareCareers = (
  shared: number,
  all: number,
  from: Pick<CareerProfile, 'rank'>,
  to: Pick<CareerProfile, 'rank'>,
): number => {
  if (all === 0) return 0;
  const rankDifference = from.rank && to.rank ? Math.abs(from.rank - to.rank) : 0;
  return (shared / all) * RANK_FACTOR ** Math.max(0, rankDifference - 1);
};

/**
 * Similarity of two roles, 0 to 1: the weight of their shared skills, reduced where levels differ, divided by the weight
 * of all their skills (weighted Jaccard).
 * @param weight of a skill: rare skills say more than common ones.
 */
export const careerMatch = (from: CareerProfile, to: CareerProfile, weight: (skillId: number) => number): number => {
  let shared = 0;
  let all = 0;
  for (const [skillId, level] of from.skills) {
    const other = to.skills.get(skillId);
    all += weight(skillId);
    if (other !== undefined) shared += weight(skillId) * levelAgreement(level, other);
  }
  for (const skillId of to.skills.keys()) if (!from.skills.has(skillId)) all += weight(skillId);
  return compareCareers(shared, all, from, to);
};

/** Weight of a skill that `holders` of `all` roles have (inverse document frequency, at least 0.1). */
export const skillWeight = (holders: number, all: number): number => Math.max(0.1, Math.log((all + 1) / (holders + 1)));

/** `vertical` between different leadership levels, otherwise `lateral`. */
export const careerDirection = (from: Pick<CareerProfile, 'rank'>, to: Pick<CareerProfile, 'rank'>): Direction =>
  from.rank && to.rank && from.rank !== to.rank ? 'vertical' : 'lateral';

/** Direction of a step between two roles. `leads` is `to` when the second role is the higher one, otherwise `from`. */
export const describeStep = (
  from: Pick<CareerProfile, 'rank'>,
  to: Pick<CareerProfile, 'rank'>,
): { direction: Direction; leads: 'to' | 'from'; bidirectional: 'yes' | 'no' } => {
  const direction = careerDirection(from, to);
  const isUp = direction === 'lateral' || to.rank > from.rank;
  return { direction, leads: isUp ? 'to' : 'from', bidirectional: direction === 'lateral' ? 'yes' : 'no' };
};

/** The skills that a step asks for, by kind. */
export interface StepDemands {
  gain: number[];
  raise: number[];
  there: number[];
}

/** The skills that a role asks of a person with the known skills. */
export const stepDemands = (known: SkillLevels, required: SkillLevels): StepDemands => {
  const result: StepDemands = { gain: [], raise: [], there: [] };
  for (const [skillId, level] of required) {
    const knownLevel = known.get(skillId);
    if (knownLevel === undefined) result.gain.push(skillId);
    else if (knownLevel < level) result.raise.push(skillId);
    else result.there.push(skillId);
  }
  return result;
};

export const countDemands = ({ gain, raise, there }: StepDemands): StepCounts => ({
  toGain: gain.length,
  toRaise: raise.length,
  there: there.length,
});

/** A skill to raise is partly known, so it costs half of a new one. */
const RAISE_COST = 0.5;
/** Learning cost of a step. */
export const learningCost = ({ gain, raise }: StepDemands): number => gain.length + RAISE_COST * raise.length;

/** The known skills after a step. */
export const skillsAfterStep = (known: SkillLevels, required: SkillLevels): SkillLevels => {
  const after = new Map(known);
  for (const [skillId, level] of required) after.set(skillId, Math.max(level, known.get(skillId) ?? 0));
  return after;
};
