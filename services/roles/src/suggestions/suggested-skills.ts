import type { SuggestedFrom } from '@skills-architect/contracts';
import type { SuggestedRoleSkill } from '@skills-architect/contracts/roles';
import { groupLevelsByScheme, type Proficiency, type SkillWithLevels } from '@skills-architect/contracts/skills';
import type { RoleSkillLink } from '../industry-roles/role-skill-link';

const MAX_RECORDS = 5;

/** A similar role. */
export interface SimilarRole {
  role: { skills?: readonly RoleSkillLink[] };
  /** Greater than 0. */
  score: number;
  record: SuggestedFrom;
}

/** A skill of similar roles. */
export interface SharedSkill {
  skillId: number;
  /** Sum of the scores of the roles that have it. */
  weight: number;
  links: { link: RoleSkillLink; weight: number }[];
  records: SuggestedFrom[];
}

/** Skills of similar roles by descending weight, except `owned`. */
export const sharedSkills = (related: readonly SimilarRole[], owned: ReadonlySet<number>): SharedSkill[] => {
  const shared = new Map<number, SharedSkill>();
  for (const { role, score, record } of related) {
    for (const link of role.skills ?? []) {
      if (owned.has(link.skillId)) continue;
      const sharedSkill = shared.get(link.skillId) ?? { skillId: link.skillId, weight: 0, links: [], records: [] };
      if (!sharedSkill.records.includes(record)) {
        sharedSkill.weight += score;
        if (sharedSkill.records.length < MAX_RECORDS) sharedSkill.records.push(record);
      }
      sharedSkill.links.push({ link, weight: score });
      shared.set(link.skillId, sharedSkill);
    }
  }
  return [...shared.values()].sort((a, b) => b.weight - a.weight || a.skillId - b.skillId);
};

/** Number of roles in total, and by skill id. */
export interface SkillHolders {
  all: number;
  bySkill: ReadonlyMap<number, number>;
}

/** Adds up the counts of several sources. */
export const holdersOfSources = (
  bySource: ReadonlyMap<number, SkillHolders>,
  sourceIds: readonly number[],
): SkillHolders => {
  const counted = [...new Set(sourceIds)].flatMap((sourceId) => bySource.get(sourceId) ?? []);
  const bySkill = new Map<number, number>();
  for (const source of counted)
    for (const [skillId, holders] of source.bySkill) bySkill.set(skillId, (bySkill.get(skillId) ?? 0) + holders);
  return { all: counted.reduce((sum, { all }) => sum + all, 0), bySkill };
};

/** Added to both counts, so that a skill of a single role does not rank above all others. */
const SMOOTHING = 20;
/**
 * Ranks skills of similar roles by how much they say about them: one that most roles of their sources have, such as
 * Reading Comprehension, comes after those that few others have. Roles of other sources do not count: with another list
 * of skills, they make every skill look rare.
 */
export const rankByRarity = (shared: readonly SharedSkill[], { all, bySkill }: SkillHolders): SharedSkill[] => {
  const rank = ({ skillId, weight }: SharedSkill) =>
    weight * Math.log((all + SMOOTHING) / ((bySkill.get(skillId) ?? 1) + SMOOTHING));
  return shared.toSorted((a, b) => rank(b) - rank(a));
};

/** Puts the skills named in a role's own texts before those of similar roles, without duplicates. */
export const putNamedFirst = (namedIds: readonly number[], shared: readonly SharedSkill[]): SharedSkill[] => {
  const sharedById = new Map(shared.map((skill) => [skill.skillId, skill]));
  const named = new Set(namedIds);
  return [
    ...[...named].map((skillId) => sharedById.get(skillId) ?? { skillId, weight: 0, links: [], records: [] }),
    ...shared.filter(({ skillId }) => !named.has(skillId)),
  ];
};

/** The weighted median. */
export const weightedMedian = (values: readonly { value: number; weight: number }[]): number | undefined => {
  const sorted = values.toSorted((a, b) => a.value - b.value);
  const half = sorted.reduce((sum, { weight }) => sum + weight, 0) / 2;
  let sum = 0;
  return sorted.find(({ weight }) => {
    sum += weight;
    return sum >= half;
  })?.value;
};

/** The level of a scheme at `height` (0 lowest, 1 highest). */
const levelAt = (levels: readonly Proficiency[], height: number): Proficiency | undefined => {
  const sorted = levels.toSorted((a, b) => a.levelNumber - b.levelNumber);
  return sorted[Math.round(height * (sorted.length - 1))];
};

/** Levels of a skill, one per scheme, at the same height. */
const levelsAt = ({ proficiencies }: SkillWithLevels, height: number): number[] =>
  groupLevelsByScheme(proficiencies).flatMap(({ levels }) => levelAt(levels, height)?.proficiencyId ?? []);

/** The median height of the level that roles expect, from 0 to 1; 0.5 when none is known. */
const expectedHeight = ({ proficiencies }: SkillWithLevels, links: SharedSkill['links']): number => {
  const heights = links.flatMap(({ link, weight }) => {
    const level = proficiencies.find(({ proficiencyId }) => proficiencyId === link.proficiencyId);
    if (!level || level.proficiencySchemeLevelCount < 2) return [];
    return { value: (level.levelNumber - 1) / (level.proficiencySchemeLevelCount - 1), weight };
  });
  return weightedMedian(heights) ?? 0.5;
};

/** A skill of similar roles, at the level that they expect. */
export const toSharedSuggestion = (skill: SkillWithLevels, { links, records }: SharedSkill): SuggestedRoleSkill => ({
  skill,
  aiSuggestedLevel: levelsAt(skill, expectedHeight(skill, links)),
  records,
});

/** A skill named by a model, at its level of 1 to 5. */
export const toNamedSuggestion = (
  skill: SkillWithLevels,
  level: number,
  records: SuggestedFrom[],
): SuggestedRoleSkill => ({
  skill,
  aiSuggestedLevel: levelsAt(skill, (level - 1) / 4),
  records,
});
