import type { RoleDocument } from '../industry-roles/role-document';
import { moveCareerLinks } from '../library-links/move-role';

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
