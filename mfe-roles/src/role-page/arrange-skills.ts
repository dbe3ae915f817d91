import type { RoleSkill } from '@skills-architect/contracts/roles';
import { bySkillCategory } from '@skills-architect/contracts/skills';
import type { ListRequest } from '@skills-architect/ui-kit/extra';

/** Sortable columns of a role's skills. */
export const SKILL_SORTS = ['skillName', 'skillFamily', 'level', 'criticality'] as const;
type SkillSort = (typeof SKILL_SORTS)[number];

const RANK = { '': 0, Low: 1, Medium: 2, High: 3 };

const byName = (a: RoleSkill, b: RoleSkill) => a.skillName.localeCompare(b.skillName);
const ORDERS: Record<SkillSort, (a: RoleSkill, b: RoleSkill) => number> = {
  skillName: byName,
  skillFamily: (a, b) => a.skillFamily.skillFamily.localeCompare(b.skillFamily.skillFamily),
  level: (a, b) => a.levelNumber - b.levelNumber,
  criticality: (a, b) => RANK[a.skillCriticality] - RANK[b.skillCriticality],
};

/** One page of the sorted skills; ties are sorted by name. */
export const arrangeSkills = (
  skills: readonly RoleSkill[],
  { sortBy, sortOrder, offset, pagesize }: ListRequest<SkillSort>,
): RoleSkill[] => {
  const direction = sortOrder === 'asc' ? 1 : -1;
  return [...skills].sort((a, b) => direction * ORDERS[sortBy](a, b) || byName(a, b)).slice(offset, offset + pagesize);
};

/** Categories that have skills, in category order, with their skills. */
export const byCategory = (skills: readonly RoleSkill[]) => {
  const categories = new Map<number, { id: number; name: string; skills: RoleSkill[] }>();
  for (const skill of skills) {
    const { skillCategoryId: id, skillCategory: name } = skill.skillCategory;
    const category = categories.get(id) ?? { id, name, skills: [] };
    category.skills.push(skill);
    categories.set(id, category);
  }
  return [...categories.values()].sort((a, b) => bySkillCategory(a.name, b.name));
};

/** Name of the level that the role expects. */
export const levelName = ({ proficiencies, proficiencyId, levelNumber }: RoleSkill): string =>
  proficiencies.find((one) => one.proficiencyId === proficiencyId)?.level ?? `Level ${levelNumber}`;
