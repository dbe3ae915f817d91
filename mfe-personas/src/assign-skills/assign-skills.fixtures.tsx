import { getClient } from '@skills-architect/contracts/admin';
import {
  getPersona,
  listPersonaSkills,
  listPersonas,
  type PersonaSkill,
  savePersonaSkills,
} from '@skills-architect/contracts/personas';
import { aClient } from '@skills-architect/contracts/testing';
import { answer, aUser, type FakeAnswer, renderScreen } from '@skills-architect/portal-kit/testing';
import { screen } from '@testing-library/react';
import { manifest } from '../area';
import { aPersona, aSkill } from '../persona-skills/persona-skills.fixtures';
import AssignSkills from './assign-skills';

export const python = aSkill(1, 'Python');
export const sql = aSkill(2, 'SQL', { skillAddedFrom: 'Skill Match' });
export const excel = aSkill(3, 'Excel', { skillCategory: { skillCategoryId: 2, skillCategory: 'Digital Tools' } });
export const skillsAt = (rev: number, skills: PersonaSkill[]) => ({
  personaId: 5,
  rev,
  skills,
  excludedRoleSkills: [],
});
/** The area of the skill's page, which names and the tree link open. */
const SKILLS_AREA = {
  ...manifest,
  id: 'skills',
  routes: [{ path: '/skill/edit/{skillId}', types: [2, 3, 4] as const, title: 'Skill Management' }],
};
const persona = answer(getPersona, { ...aPersona(), previousPersonaId: null, nextPersonaId: null });
const personas = answer(listPersonas, { data: [], total: 0, filteredPersonasCount: 0 });
export const saving = answer(savePersonaSkills, skillsAt(8, [python, sql, excel]));

export const show = (
  answers: readonly FakeAnswer[] = [],
  { userType = 4 as 1 | 2 | 4 | 8, agree = true, query = '', personaId = 5 } = {},
) =>
  renderScreen(<AssignSkills />, {
    manifest,
    path: `/persona/architect-skills/${personaId}${query}`,
    user: aUser({ userType }),
    agree,
    areas: [manifest, SKILLS_AREA],
    answers: [
      ...answers,
      answer(getClient, aClient(1)),
      persona,
      personas,
      answer(listPersonaSkills, skillsAt(7, [python, sql, excel])),
    ],
  });
export const level = (name: string) => screen.findByRole('combobox', { name: `Target proficiency of ${name}` });
export const confirm = () => screen.getByRole('button', { name: 'Confirm Changes' });
export const savedBody = (portal: ReturnType<typeof show>['portal']) =>
  portal.requests.find(({ call }) => call === savePersonaSkills.path)?.body;
