import { getClient } from '@skills-architect/contracts/admin';
import { getPersona, listPersonaSkills, listPersonas, savePersonaSkills } from '@skills-architect/contracts/personas';
import { expectedLevels } from '@skills-architect/contracts/roles';
import { getSkill, listCategories, listFamilies, listSources, searchSkills } from '@skills-architect/contracts/skills';
import { aClient } from '@skills-architect/contracts/testing';
import { answer, aUser, renderScreen } from '@skills-architect/portal-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { manifest } from '../../area';
import { aFullSkill, aLibrarySkill, aPersona, aSkill } from '../../persona-skills/persona-skills.fixtures';
import { skillsAt } from '../assign-skills.fixtures';
import RecommendedProficiency from './recommended-proficiency';

const subSector = { subsectorId: 1, subsector: 'IT', subsectorTypeId: 1 as const, functionId: 1, functionName: 'Data' };
const role = { roleId: 7, roleName: 'Data Engineer', ...subSector };
const persona = { ...aPersona(), industryRole: role, previousPersonaId: null, nextPersonaId: null };
const python = aSkill(1, 'Python', { proficiencyId: 13, levelNumber: 3 });

const show = (path: string) =>
  renderScreen(<RecommendedProficiency />, {
    manifest,
    path,
    user: aUser({ userType: 4 }),
    answers: [
      answer(getClient, aClient(1)),
      answer(listCategories, { categories: [] }),
      answer(listFamilies, { families: [] }),
      answer(listSources, { sources: [] }),
      answer(searchSkills, { skills: [aLibrarySkill(9, 'Spark')], total: 1 }),
      answer(getSkill, aFullSkill(9, 'Spark')),
      answer(expectedLevels, { levels: [] }),
      answer(listPersonaSkills, skillsAt(7, [python])),
      answer(savePersonaSkills, skillsAt(8, [python])),
      answer(getPersona, persona),
      answer(listPersonas, { data: [], total: 0, filteredPersonasCount: 0 }),
    ],
  });
const level = () => screen.findByRole('combobox', { name: 'Target proficiency of Python' });

test('sets all skills to the level of their industry, with Undo; adds skills of the library', async () => {
  const { person, portal } = show('/role/7/recommended_proficiency/skills?persona=5');
  expect(await level()).toHaveDisplayValue('Level 3');
  const text = 'Recommended Proficiency for all skills defaulted to Industry Proficiency';
  await person.click(screen.getByRole('button', { name: text }));
  expect(await level()).toHaveDisplayValue('Level 2');
  expect(portal.notifications.at(-1)?.text).toBe(text);
  act(() => portal.notifications.at(-1)?.action?.run());
  expect(await level()).toHaveDisplayValue('Level 3');
  await person.click(screen.getByRole('button', { name: text }));

  await person.click(screen.getByRole('button', { name: 'Add Skills To Persona' }));
  expect(portal.notifications.at(-1)?.text).toBe('No skills are selected for mapping');
  await person.type(screen.getByRole('textbox', { name: 'Skill Name' }), 'sp{Enter}');
  await person.click(await screen.findByRole('checkbox', { name: 'Select Spark' }));
  await person.selectOptions(await screen.findByRole('combobox', { name: 'Level of Spark' }), 'Level 1');
  await person.click(screen.getByRole('button', { name: 'Select 1 Skill' }));
  await person.click(screen.getByRole('button', { name: 'Add Skills To Persona' }));
  await person.click(screen.getByRole('button', { name: 'Confirm Changes' }));
  await waitFor(() =>
    expect(portal.requests.findLast(({ call }) => call === savePersonaSkills.path)?.body).toMatchObject({
      rev: 7,
      skillProficiencyMappings: [
        { skillId: 1, proficiencyId: 12 },
        { skillId: 9, proficiencyId: 91, skillAddedFrom: 'Add Skill' },
      ],
    }),
  );
});

test('a persona with another industry role is not shown; the user chooses one with this role', async () => {
  const { person, portal } = show('/role/8/recommended_proficiency/skills?persona=5');
  const analyst = { ...persona, personaId: 6, personaName: 'Analyst', industryRole: { ...role, roleId: 8 } };
  const listed = [persona, analyst].map((listedPersona) => ({
    ...listedPersona,
    leadershipRole: null,
    skills: 0,
    skillsWithLevel: 0,
  }));
  portal.answer(answer(listPersonas, { data: listed, total: 2, filteredPersonasCount: 2 }));
  await person.click(await screen.findByRole('combobox', { name: 'Persona' }));
  const list = within(await screen.findByRole('listbox'));
  expect(list.queryByRole('option', { name: new RegExp(persona.personaName) })).not.toBeInTheDocument();
  await person.click(list.getByRole('option', { name: /Analyst/ }));
  expect(portal.path()).toBe('/role/8/recommended_proficiency/skills?persona=6');
});
