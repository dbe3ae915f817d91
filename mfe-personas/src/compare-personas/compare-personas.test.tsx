import { getClient } from '@skills-architect/contracts/admin';
import {
  exportPersonaComparison,
  getPersona,
  listPersonaGroups,
  listPersonaSkills,
  listPersonas,
  type PersonaSkill,
  savePersonaSkills,
} from '@skills-architect/contracts/personas';
import { aClient } from '@skills-architect/contracts/testing';
import { answer, aUser, renderScreen } from '@skills-architect/portal-kit/testing';
import { screen, within } from '@testing-library/react';
import { manifest } from '../area';
import { aPersona, aSkill } from '../persona-skills/persona-skills.fixtures';
import ComparePersonas from './compare-personas';

const at = (skillId: number, name: string, levelNumber: number, given: Partial<PersonaSkill> = {}) =>
  aSkill(skillId, name, { levelNumber, proficiencyId: skillId * 10 + levelNumber, ...given });
const SKILLS: Record<number, PersonaSkill[]> = {
  5: [at(1, 'Python', 2), at(2, 'SQL', 3, { skillAddedFrom: 'Skill Match' })],
  6: [at(1, 'Python', 2)],
};
const NAMES: Record<number, string> = { 5: 'Data Engineer', 6: 'Data Analyst' };
const persona = (personaId: number) => aPersona({ personaId, personaName: NAMES[personaId] });

const open = (query = '?client=1&personas=5_6', userType: 1 | 4 = 4) => {
  const shown = renderScreen(<ComparePersonas />, {
    manifest,
    path: `/compare-persona${query}`,
    user: aUser({ userType, clients: [1] }),
    answers: [
      answer(getClient, aClient(1)),
      answer(listPersonaGroups, {
        groups: [{ personaGroupId: 1, personaGroupName: 'Data', clientId: 1, personas: 2 }],
      }),
      answer(listPersonas, {
        data: [5, 6].map((personaId) => ({
          ...persona(personaId),
          skills: 2,
          skillsWithLevel: 2,
        })),
        total: 2,
        filteredPersonasCount: 2,
      }),
      answer(listPersonaSkills, ({ params }) => ({
        personaId: Number(params.personaId),
        rev: 3,
        skills: SKILLS[Number(params.personaId)] ?? [],
        excludedRoleSkills: [],
      })),
      answer(exportPersonaComparison, 'workbook'),
      answer(savePersonaSkills, ({ params }) => ({
        personaId: Number(params.personaId),
        rev: 4,
        skills: SKILLS[Number(params.personaId)] ?? [],
        excludedRoleSkills: [],
      })),
      answer(getPersona, ({ params }) => ({
        ...persona(Number(params.personaId)),
        previousPersonaId: null,
        nextPersonaId: null,
      })),
    ],
  });
  return { ...shown, texts: () => shown.portal.notifications.map(({ text }) => text) };
};
const cell = (name: string) => screen.findByRole('img', { name });

it('shows the levels of each persona side by side; a missing skill and equal levels are marked', async () => {
  open();
  expect(await cell('Python, Data Engineer: level 2, Level 2, equal')).toBeVisible();
  expect(await cell('SQL, Data Analyst: missing')).toBeVisible();
  expect(screen.getByText('2 skills, 1 differs')).toBeVisible();
});

it('a persona of another column is not chosen twice', async () => {
  const { person, texts } = open();
  await cell('SQL, Data Analyst: missing');
  const third = within(screen.getByRole('group', { name: 'Persona 3' }));
  await person.click(third.getByRole('combobox', { name: 'Select Persona' }));
  await person.click(await screen.findByRole('option', { name: 'Data Analyst' }));
  expect(texts()).toContain('Persona is already selected');
  expect(window.location.search).toBe('?client=1&personas=5_6');
});

it('another department empties all columns', async () => {
  const { person } = open();
  await cell('SQL, Data Analyst: missing');
  await person.selectOptions(screen.getByRole('combobox', { name: 'Department' }), 'Data');
  expect(window.location.search).toBe('?client=1&group=1');
  expect(await screen.findByText('Choose a persona in two columns to compare their skills.')).toBeVisible();
});

it('levels are changed, a missing skill is added, and each persona is saved', async () => {
  const { person, portal, texts } = open();
  await person.click(await screen.findByRole('button', { name: 'Edit levels' }));
  const level = (name: string) => screen.findByRole('combobox', { name });
  expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true');
  await person.selectOptions(await level('Python, Data Engineer'), 'Level 3');
  await person.selectOptions(await level('SQL, Data Analyst'), 'Level 1');
  expect(await cell('SQL, Data Analyst: level 1, Level 1')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByRole('button', { name: 'Save' });
  const saved = portal.requests.filter(({ method }) => method === 'POST').map(({ body }) => body);
  expect(saved).toEqual([
    expect.objectContaining({
      rev: 3,
      skillProficiencyMappings: [expect.objectContaining({ skillId: 1, proficiencyId: 13 })],
    }),
    expect.objectContaining({
      skillProficiencyMappings: [
        expect.objectContaining({ skillId: 2, proficiencyId: 21, skillAddedFrom: 'Add Skill' }),
      ],
    }),
  ]);
  expect(texts()).toEqual(['Skill Mapping for Persona successful', 'Added 1 skill(s) to Persona(s)']);
});

it('a general user may not clear what came from Skill Match', async () => {
  open('?personas=5_6&edit=true', 1);
  const sql = await screen.findByRole('combobox', { name: 'SQL, Data Engineer' });
  expect(within(sql).queryByRole('option', { name: 'None' })).toBeNull();
  const python = screen.getByRole('combobox', { name: 'Python, Data Engineer' });
  expect(within(python).getByRole('option', { name: 'None' })).toBeInTheDocument();
});

it('is exported with the link that opens it again, once nothing is unsaved', async () => {
  const { person, portal } = open('?personas=5_6&differences=true');
  await cell('SQL, Data Analyst: missing');
  await person.click(screen.getByRole('button', { name: 'Export to Excel' }));
  const asked = portal.requests.find(({ path }) => path.endsWith('/compare/export-excel'));
  expect(asked?.body).toEqual({
    personaIds: [5, 6],
    onlyDifferences: true,
    onlyShared: false,
    byGap: false,
    link: window.location.href,
  });
  await person.click(screen.getByRole('button', { name: 'Edit levels' }));
  await person.selectOptions(await screen.findByRole('combobox', { name: 'SQL, Data Analyst' }), 'Level 1');
  expect(screen.getByRole('button', { name: 'Export to Excel' })).toHaveAttribute('aria-disabled', 'true');
});

it('is not exported by a general user', async () => {
  open('?client=1&personas=5_6', 1);
  await cell('SQL, Data Analyst: missing');
  expect(screen.queryByRole('button', { name: 'Export to Excel' })).toBeNull();
});
