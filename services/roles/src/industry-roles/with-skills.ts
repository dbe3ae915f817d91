import type { RoleSkill } from '@skills-architect/contracts/roles';
import { LibraryStatus, skillsByIds } from '@skills-architect/contracts/skills';
import type { CallContext, ServiceKit } from '@skills-architect/service-kit';
import type { RoleSkillLink } from './role-skill-link';

/** Maximum per `skills/by-ids` request. */
const SKILLS_PER_BATCH = 5000;

/** Ids of the linked skills that are published. */
export const publishedSkills = async (
  kit: ServiceKit,
  links: readonly RoleSkillLink[],
  { identity, request }: CallContext,
): Promise<Set<number>> => {
  const skillIds = [...new Set(links.map((link) => link.skillId))];
  const published = new Set<number>();
  for (let from = 0; from < skillIds.length; from += SKILLS_PER_BATCH) {
    const { skills } = await kit.peer(
      skillsByIds,
      { body: { skillIds: skillIds.slice(from, from + SKILLS_PER_BATCH) } },
      { identity, requestId: String(request.id) },
    );
    for (const skill of skills) if (skill.skillStatus === LibraryStatus.Published) published.add(skill.skillId);
  }
  return published;
};

/** Resolves a role's links to skills with names and levels; unpublished ones only on request. */
export const withSkills = async (
  kit: ServiceKit,
  links: readonly RoleSkillLink[],
  { includeUnPublished }: { includeUnPublished: boolean },
  { identity, request }: CallContext,
): Promise<RoleSkill[]> => {
  const skillIds = [...new Set(links.map((link) => link.skillId))];
  const { skills } = await kit.peer(
    skillsByIds,
    { body: { skillIds, includeProficiencies: true } },
    { identity, requestId: String(request.id) },
  );
  const byId = new Map(skills.map((skill) => [skill.skillId, skill]));
  return links.flatMap((link): RoleSkill[] => {
    const skill = byId.get(link.skillId);
    if (!skill || (!includeUnPublished && skill.skillStatus !== LibraryStatus.Published)) return [];
    return [{ ...skill, ...link }];
  });
};
