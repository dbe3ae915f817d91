import { fold } from '@skills-architect/service-kit';
import type { RoleDocument } from '../industry-roles/role-document';
import { moveCareerLinks } from '../library-links/move-role';

/** The most alternative names that a role may have. */
const MAX_NAMES = 500;

type Named = Pick<RoleDocument, 'roleName' | 'alternativeNames'>;

/** The names that the target gains: those of the merged role that it does not have yet. */
export const gainedNames = (merged: Named, target: Named): string[] => {
  const targetKeys = new Set([target.roleName, ...target.alternativeNames].map(fold));
  const newNames = new Map<string, string>();
  for (const name of [merged.roleName, ...merged.alternativeNames]) {
    const key = fold(name);
    if (!targetKeys.has(key) && !newNames.has(key)) newNames.set(key, name);
  }
  return [...newNames.values()].slice(0, MAX_NAMES - target.alternativeNames.length);
};

/** Links to the skills that the target gains; the target keeps its own levels. */
export const gainedSkills = (
  merged: Pick<RoleDocument, 'skills'>,
  target: Pick<RoleDocument, 'skills'>,
): RoleDocument['skills'] => {
  const targetSkillIds = new Set(target.skills.map(({ skillId }) => skillId));
  return merged.skills.filter(({ skillId }) => !targetSkillIds.has(skillId));
};

type WithSteps = Pick<RoleDocument, '_id' | 'careerLinks'>;

/** The career steps of both roles, without steps between the two. */
export const joinedSteps = (merged: WithSteps, target: WithSteps): RoleDocument['careerLinks'] =>
  moveCareerLinks([...target.careerLinks, ...merged.careerLinks], merged._id, target._id).filter(
    ({ roleId }) => roleId !== target._id,
  );
