import { searchedFields, withoutJoinedTranslations } from '@skills-architect/library-service-kit';
import { fold } from '@skills-architect/service-kit';
import { RoleDocument, roleTexts } from '../industry-roles/role-document';
import { isUnchanged } from '../role-skills/link-rules';
import { gainedNames, gainedSkills, joinedSteps } from './merge-rules';

type Links = Pick<RoleDocument, '_id' | 'roleName' | 'alternativeNames' | 'skills' | 'careerLinks'> &
  Partial<Pick<RoleDocument, 'translations'>>;
type Steps = RoleDocument['careerLinks'];
const Before = RoleDocument.pick({
  roleName: true,
  alternativeNames: true,
  skills: true,
  careerLinks: true,
  translations: true,
});

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
 * Fields of a role without what it gained from a merged one, and with its career steps to that one; `before` is its
 * state before the merge.
 */
export const withoutGains = (target: Links & Pick<RoleDocument, 'roleDescription'>, merged: Links, before: unknown) => {
  const known = { ...Before.parse(before), _id: target._id };
  const names = new Set(gainedNames(merged, known).map(fold));
  const alternativeNames = target.alternativeNames.filter((name) => !names.has(fold(name)));
  const gainedSteps = joinedSteps(merged, known).filter((step) => !isAmong(known.careerLinks, step));
  const keptSteps = target.careerLinks.filter((step) => !isAmong(gainedSteps, step));
  const lostSteps = known.careerLinks.filter((step) => step.roleId === merged._id && !isAmong(keptSteps, step));
  const translations = withoutJoinedTranslations(target.translations, merged.translations, known.translations);
  return {
    alternativeNames,
    translations,
    ...searchedFields(roleTexts({ ...target, alternativeNames, translations })),
    skills: withoutSkills(target.skills, gainedSkills(merged, known)),
    careerLinks: [...keptSteps, ...lostSteps],
  };
};
