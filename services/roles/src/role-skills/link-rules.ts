import { type AddedRoleSkill, ROLE_SKILL_CATEGORIES, type RoleKind } from '@skills-architect/contracts/roles';
import { groupLevelsByScheme, type SkillWithLevels } from '@skills-architect/contracts/skills';
import type { Issue } from '@skills-architect/service-kit';
import type { RoleSkillLink } from '../industry-roles/role-skill-link';

const MISSING_LEVEL = 'please select levels for choosen skills';
const MISSING_SCHEME = 'set proficiency level for all schemes';

/** Error for levels that are not exactly one of each scheme of the skill. */
export const levelsProblem = (
  { proficiencies }: Pick<SkillWithLevels, 'proficiencies'>,
  proficiencyIds: readonly number[],
): string | undefined => {
  const schemes = groupLevelsByScheme(proficiencies);
  const chosenCounts = schemes.map(
    ({ levels }) => levels.filter((level) => proficiencyIds.includes(level.proficiencyId)).length,
  );
  const chosenTotal = chosenCounts.reduce((sum, count) => sum + count, 0);
  if (!chosenTotal || chosenTotal !== proficiencyIds.length) return MISSING_LEVEL;
  return chosenCounts.every((count) => count === 1) ? undefined : MISSING_SCHEME;
};

/** Why skills cannot be added to a role of this kind; undefined when they can. */
export const addingProblem = (
  kind: RoleKind,
  added: readonly Pick<AddedRoleSkill, 'skillId' | 'proficiencyId'>[],
  skills: ReadonlyMap<number, SkillWithLevels>,
): Issue | undefined => {
  const categories: readonly string[] = ROLE_SKILL_CATEGORIES[kind];
  for (const skillId of new Set(added.map((pick) => pick.skillId))) {
    const skill = skills.get(skillId);
    if (!skill) return { path: 'skills', message: 'One of the skills no longer exists.' };
    if (!categories.includes(skill.skillCategory.skillCategory))
      return { path: 'skills', message: `${skill.skillName} is not one of the ${categories.join(' or ')}.` };
    const ids = added.filter((pick) => pick.skillId === skillId).map(({ proficiencyId }) => proficiencyId);
    const problem = levelsProblem(skill, ids);
    if (problem) return { path: 'skills', message: problem };
  }
  return undefined;
};

type Expected = Pick<RoleSkillLink, 'proficiencyId' | 'skillCriticality'>;
const linkKey = (links: readonly Expected[]) =>
  links
    .map(({ proficiencyId, skillCriticality }) => `${proficiencyId} ${skillCriticality}`)
    .sort()
    .join();

/** Whether the links are still those that the user has seen. */
export const isUnchanged = (links: readonly Expected[], former: readonly Expected[]): boolean =>
  linkKey(links) === linkKey(former);

/** Replaces the links of one skill; those of a new skill come last. */
export const replaceLinks = <L extends RoleSkillLink>(links: readonly L[], skillId: number, by: readonly L[]): L[] => {
  const index = links.findIndex((link) => link.skillId === skillId);
  if (index < 0) return [...links, ...by];
  const others = links.filter((link) => link.skillId !== skillId);
  return [...others.slice(0, index), ...by, ...others.slice(index)];
};
