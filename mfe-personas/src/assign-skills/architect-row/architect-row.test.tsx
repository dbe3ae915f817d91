import { getClient } from '@skills-architect/contracts/admin';
import {
  completeRowMapping,
  discardRowMapping,
  exportRowSkills,
  getRowMapping,
  inferredRowSkills,
  type RowMapping,
  saveRowMapping,
} from '@skills-architect/contracts/personas';
import { aClient } from '@skills-architect/contracts/testing';
import { answer, aUser, type FakeAnswer, renderScreen } from '@skills-architect/portal-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { manifest } from '../../area';
import { aSkill } from '../../persona-skills/persona-skills.fixtures';
import { anInferred } from '../inferred-skills/inferred.fixtures';
import ArchitectRow from './architect-row';

const aMapping = (overrides: Partial<RowMapping> = {}): RowMapping => ({
  rowId: 4,
  importTokenId: 'token',
  clientId: 1,
  personaName: 'Analyst',
  groupName: 'Data',
  roleDescription: 'Reads figures.',
  rolesResponsibilities: '',
  industryRole: { roleId: 2, roleName: 'Data Analyst' },
  state: 'not started',
  rev: 0,
  skills: [aSkill(1, 'Python')],
  excludedRoleSkills: [],
  ...overrides,
});
const show = (answers: readonly FakeAnswer[], userType: 1 | 4 = 4) =>
  renderScreen(<ArchitectRow />, {
    manifest,
    path: '/personas/role-matching/architect-skills/4',
    user: aUser({ userType }),
    agree: true,
    answers: [...answers, answer(getClient, aClient(1)), answer(getRowMapping, aMapping())],
  });
const level = () => screen.findByRole('combobox', { name: 'Target proficiency of Python' });
const sentBody = (portal: ReturnType<typeof show>['portal'], path: string) =>
  portal.requests.find(({ call, method }) => call === path && method === 'POST')?.body;

test('a mapping that is not started is saved partially', async () => {
  const { person, portal } = show([answer(saveRowMapping, aMapping({ state: 'in progress', rev: 1 }))]);
  const python = await level();
  expect(screen.getByText('Not started')).toBeVisible();
  const save = screen.getByRole('button', { name: 'Save' });
  expect(save).toHaveAccessibleDescription('There are no changes to save');
  await person.selectOptions(python, 'Level 3');
  portal.answer(answer(getRowMapping, aMapping({ state: 'in progress', rev: 1 })));
  await person.click(save);
  await waitFor(() => expect(portal.notifications.at(-1)?.text).toBe('Client Skills are updated partially'));
  expect(sentBody(portal, saveRowMapping.path)).toMatchObject({
    rev: 0,
    skillProficiencyMappings: [{ skillId: 1, proficiencyId: 13 }],
  });
  expect(await screen.findByText('In progress')).toBeVisible();
});

test('a mapping is completed unchanged', async () => {
  const { person, portal } = show([answer(completeRowMapping, aMapping({ state: 'done', rev: 1 }))]);
  await level();
  portal.answer(answer(getRowMapping, aMapping({ state: 'done', rev: 1 })));
  await person.click(screen.getByRole('button', { name: 'Complete Mapping' }));
  await waitFor(() => expect(portal.notifications.at(-1)?.text).toBe('Skill Mapping was successful'));
  expect(await screen.findByText('Done')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Complete Mapping' })).toHaveAccessibleDescription('The mapping is done');
});

test('a mapping in progress is continued', async () => {
  const { person } = show([answer(getRowMapping, aMapping({ state: 'in progress', rev: 1 }))]);
  expect(await screen.findByText('The skill mapping of Analyst is in progress.')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Continue' }));
  expect(screen.queryByText('The skill mapping of Analyst is in progress.')).not.toBeInTheDocument();
});

test('a mapping in progress is discarded after confirmation', async () => {
  const { person, portal } = show([
    answer(getRowMapping, aMapping({ state: 'in progress', rev: 1 })),
    answer(discardRowMapping, { done: true }),
  ]);
  await screen.findByText('In progress');
  portal.answer(answer(getRowMapping, aMapping()));
  await person.click(screen.getByRole('button', { name: 'Discard' }));
  expect(await screen.findByText('Not started')).toBeVisible();
  expect(portal.questions.at(-1)?.text).toBe('Are you sure want to discard skill mapping?');
});

test('administrators match client skills and add inferred ones here, and export the mapping', async () => {
  const skills = [anInferred(9, 'Spark', { proposedProficiencyId: 93 })];
  const { person, portal } = show([
    answer(inferredRowSkills, { skills, nonExistingSkills: [] }),
    answer(exportRowSkills, 'workbook'),
  ]);
  const python = await level();
  expect(screen.getByRole('tab', { name: 'Skill Match' })).toBeVisible();
  const exporting = screen.getByRole('button', { name: 'Export to Excel' });
  await person.click(exporting);
  expect(portal.requests.some(({ call }) => call === exportRowSkills.path)).toBe(true);
  await person.selectOptions(python, 'Level 3');
  expect(exporting).toHaveAccessibleDescription('Save your changes first');
  await person.click(screen.getByRole('tab', { name: 'Inferred Skills' }));
  await person.click(await screen.findByRole('checkbox', { name: 'Select Spark' }));
  await person.click(screen.getByRole('button', { name: 'Add to Skill List' }));
  expect(screen.getByRole('checkbox', { name: 'Select Spark' })).toBeDisabled();
});

test('a client user only has the final list', async () => {
  show([], 1);
  await level();
  expect(screen.queryByRole('tab', { name: 'Skill Match' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Export to Excel' })).not.toBeInTheDocument();
});

test('without an industry role the mapping can be neither saved nor completed', async () => {
  show([answer(getRowMapping, aMapping({ industryRole: null }))]);
  await level();
  for (const name of ['Save', 'Complete Mapping'])
    expect(screen.getByRole('button', { name })).toHaveAccessibleDescription(
      'Select an industry role in Role Selection first',
    );
});
