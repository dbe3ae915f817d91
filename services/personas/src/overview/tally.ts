import { DescribedPart, describedPartsOf, MAX_LEVEL, PersonaState } from '@skills-architect/contracts/personas';
import type { PersonaProfile } from './profile';

/** How many personas need a skill at each level, from 0 (without a level) on. */
export interface SkillCount {
  skillId: number;
  category: string;
  levels: number[];
}

/** How many personas need skills of a category, and the numbers of these skills at each level. */
export interface CategoryCount {
  category: string;
  personas: number;
  levels: number[];
}

/** The figures of a department, or of a whole company. */
export interface Counts {
  personas: number;
  states: Record<PersonaState, number>;
  leadershipRoles: { id: number; personas: number }[];
  /** How many personas have each field. */
  filled: Record<DescribedPart, number>;
  skills: SkillCount[];
  categories: CategoryCount[];
}

const noLevels = () => Array.from({ length: MAX_LEVEL + 1 }, () => 0);
const increase = (levels: number[], level: number, by = 1) => {
  levels[level] = (levels[level] ?? 0) + by;
};

const found = <K, V>(map: Map<K, V>, key: K, create: () => V): V => {
  const known = map.get(key);
  if (known !== undefined) return known;
  const created = create();
  map.set(key, created);
  return created;
};

/** Counts personas, or adds up what was counted. */
export const tally = () => {
  let personas = 0;
  const states = { draft: 0, matched: 0, mapped: 0, complete: 0 };
  const filled = describedPartsOf(() => 0);
  const leadershipRoles = new Map<number, number>();
  const skills = new Map<number, SkillCount>();
  const categories = new Map<string, CategoryCount>();
  const addRole = (id: number, by: number) => leadershipRoles.set(id, (leadershipRoles.get(id) ?? 0) + by);
  const skillCount = (skillId: number, category: string) =>
    found(skills, skillId, () => ({ skillId, category, levels: noLevels() }));
  const categoryCount = (category: string) =>
    found(categories, category, () => ({ category, personas: 0, levels: noLevels() }));

  return {
    addProfile(profile: PersonaProfile) {
      personas += 1;
      states[profile.state] += 1;
      addRole(profile.leadershipRoleId, 1);
      for (const part of DescribedPart.options) if (!profile.lacks.includes(part)) filled[part] += 1;
      for (const { skillId, level, category } of profile.skills) {
        increase(skillCount(skillId, category).levels, level);
        increase(categoryCount(category).levels, level);
      }
      for (const category of new Set(profile.skills.map((skill) => skill.category)))
        categoryCount(category).personas += 1;
    },
    addCounts(counts: Counts) {
      personas += counts.personas;
      for (const state of PersonaState.options) states[state] += counts.states[state];
      for (const part of DescribedPart.options) filled[part] += counts.filled[part] ?? 0;
      for (const role of counts.leadershipRoles) addRole(role.id, role.personas);
      for (const { skillId, category, levels } of counts.skills) {
        const sum = skillCount(skillId, category).levels;
        for (const [level, count] of levels.entries()) increase(sum, level, count);
      }
      for (const { category, personas: ofCategory, levels } of counts.categories) {
        const sum = categoryCount(category);
        sum.personas += ofCategory;
        for (const [level, count] of levels.entries()) increase(sum.levels, level, count);
      }
    },
    result: (): Counts => ({
      personas,
      states: { ...states },
      leadershipRoles: [...leadershipRoles].map(([id, count]) => ({ id, personas: count })),
      filled: { ...filled },
      skills: [...skills.values()],
      categories: [...categories.values()],
    }),
  };
};

/** The number of personas that need a skill. */
export const needOf = ({ levels }: Pick<SkillCount, 'levels'>): number => levels.reduce((sum, count) => sum + count, 0);

/** The average of the levels that are set, with one decimal; 0 when none is. */
export const averageLevel = (levels: readonly number[]): number => {
  const withLevel = levels.slice(1);
  const count = withLevel.reduce((sum, levelCount) => sum + levelCount, 0);
  const sum = withLevel.reduce((total, levelCount, index) => total + levelCount * (index + 1), 0);
  return count ? Math.round((10 * sum) / count) / 10 : 0;
};
