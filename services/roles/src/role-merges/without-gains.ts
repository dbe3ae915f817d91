import { RoleDocument } from '../industry-roles/role-document';
import { isUnchanged } from '../role-skills/link-rules';
import { gainedSkills, joinedSteps } from './merge-rules';

type Links = Pick<RoleDocument, '_id' | 'skills' | 'careerLinks'>;
type Steps = RoleDocument['careerLinks'];
const Before = RoleDocument.pick({ skills: true, careerLinks: true });

const isAmong = (steps: Steps, { roleId, direction }: Steps[number]) =>
  steps.some((step) => step.roleId === roleId && step.direction === direction);

/** The skills without gained ones; a gained skill whose levels or criticality were changed since stays. */
const withoutSkills = (skills: RoleDocument['skills'], gained: RoleDocument['skills']) => {
  const linksOf = (links: RoleDocument['skills'], id: number) => links.filter(({ skillId }) => skillId === id);
  const removedIds = new Set(
    gained.flatMap(({ skillId }) => (isUnchanged(linksOf(skills, skillId), linksOf(gained, skillId)) ? skillId : [])),
  );
  return skills.filter(({ skillId }) => !removedIds.has(skillId));
};

/**
 * The skills and career steps of a role after the undo of a merge: without those gained from the merged role, and with
 * the steps to the merged role again.
 * @param before the role as it was stored before the merge
 */
export const withoutGains = (target: Links, merged: Links, before: unknown) => {
  const known = { ...Before.parse(before), _id: target._id };
  const gainedSteps = joinedSteps(merged, known).filter((step) => !isAmong(known.careerLinks, step));
  const keptSteps = target.careerLinks.filter((step) => !isAmong(gainedSteps, step));
  const lostSteps = known.careerLinks.filter((step) => step.roleId === merged._id && !isAmong(keptSteps, step));
  return {
    skills: withoutSkills(target.skills, gainedSkills(merged, known)),
    careerLinks: [...keptSteps, ...lostSteps],
  };
};
