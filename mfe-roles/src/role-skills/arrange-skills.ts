import { compareNames } from '@skills-architect/contracts/locale';
import { ROLE_SKILL_CATEGORIES, type RoleKind, type RoleSkill } from '@skills-architect/contracts/roles';
import { compareSkillCategories } from '@skills-architect/contracts/skills';
import type { ListRequest } from '@skills-architect/ui-kit/extra';

/** Sortable columns of a role's skills. */
export const SKILL_SORTS = ['skillName', 'skillFamily', 'level', 'criticality'] as const;
type SkillSort = (typeof SKILL_SORTS)[number];

const RANK = { '': 0, Low: 1, Medium: 2, High: 3 };

const byName = (a: RoleSkill, b: RoleSkill) => compareNames(a.skillName, b.skillName);
const ORDERS: Record<SkillSort, (a: RoleSkill, b: RoleSkill) => number> = {
  skillName: byName,
  skillFamily: (a, b) => compareNames(a.skillFamily.skillFamily, b.skillFamily.skillFamily),
  level: (a, b) => a.levelNumber - b.levelNumber,
  criticality: (a, b) => RANK[a.skillCriticality] - RANK[b.skillCriticality],
};

/** One page of the sorted skills; ties are sorted by name. */
export const arrangeSkills = <S extends RoleSkill>(
  skills: readonly S[],
  { sortBy, sortOrder, offset, pagesize }: ListRequest<SkillSort>,
): S[] => {
  const direction = sortOrder === 'asc' ? 1 : -1;
  return [...skills].sort((a, b) => direction * ORDERS[sortBy](a, b) || byName(a, b)).slice(offset, offset + pagesize);
};

/** Skills by category, in category order: all standard categories of the kind of role, and others that have skills. */
export const byCategory = <S extends RoleSkill>(skills: readonly S[], kind: RoleKind) => {
  const categories = new Map<string, S[]>(ROLE_SKILL_CATEGORIES[kind].map((name) => [name, []]));
  for (const skill of skills) {
    const { skillCategory } = skill.skillCategory;
    categories.set(skillCategory, [...(categories.get(skillCategory) ?? []), skill]);
  }
  return [...categories]
    .map(([name, skillsOfCategory]) => ({ name, skills: skillsOfCategory }))
    .sort((a, b) => compareSkillCategories(a.name, b.name));
};
