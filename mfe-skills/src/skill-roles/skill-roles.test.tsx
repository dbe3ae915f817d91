import {
  addRoleSkills,
  deleteRoleSkillLevels,
  putRoleSkillLevels,
  searchRoles,
} from '@skills-architect/contracts/roles';
import { rolesOfSkill, type Skill } from '@skills-architect/contracts/skills';
import { answer, type FakeAnswer, refuse, renderScreen } from '@skills-architect/portal-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { aLevel, aRoleOfSkill, aSkill } from '../skills.fixtures';
import { SkillRoles } from './skill-roles';
import { useRoleEdit } from './use-role-edit';

const Roles = ({ skill }: { skill: Skill }) => <SkillRoles skill={skill} editing={useRoleEdit(skill)} />;

const accountant = aRoleOfSkill({ expected: [{ proficiencyId: 102, levelNumber: 2, skillCriticality: 'High' }] });
const found = aRoleOfSkill({ roleId: 9, roleName: 'Treasurer' });

const show = (answers: FakeAnswer[] = [], sourceId = 1) => {
  const skill = aSkill({ proficiencies: [aLevel(1), aLevel(2)], skillSource: { sourceId, source: 'x' } });
  const shown = renderScreen(<Roles skill={skill} />, {
    answers: [
      ...answers,
      answer(rolesOfSkill, { roles: [accountant], total: 1 }),
      answer(searchRoles, { roles: [found], total: 1 }),
    ],
  });
  const { person, portal } = shown;
  return {
    ...shown,
    pick: async (item: string) => {
      await person.click(await screen.findByRole('button', { name: 'Actions for Accountant' }));
      await person.click(await screen.findByRole('menuitem', { name: item }));
    },
    press: async (name: string) => person.click(await screen.findByRole('button', { name })),
    texts: () => portal.notifications.map(({ text }) => text),
    lastRequest: (method: string, call: string) =>
      portal.requests.findLast((request) => request.method === method && request.call === call),
  };
};

test('adds the skill to a role, which requires role and level, and locks other rows', async () => {
  const taken = refuse(addRoleSkills, 409, { code: 'conflict', error: 'Skill is already mapped to the Industry role' });
  const { person, portal, press, texts, lastRequest } = show([taken]);
  await screen.findByText('1 role mapped');
  await press('Add Role');
  await press('Add Role');
  await person.selectOptions(screen.getByLabelText('Level of Budgeting'), 'Level 2');
  await press('Save New role');
  expect(texts()).toEqual([
    'Kindly save the existing Role Mapping before adding another!',
    'Industry Role and Proficiency Level selection is required!',
  ]);
  expect(screen.getByRole('button', { name: 'Actions for Accountant' })).toHaveAccessibleDescription(
    'Kindly save the existing Role Mapping!',
  );
  await person.click(screen.getByRole('combobox', { name: 'Industry Role' }));
  await person.click(await screen.findByRole('option', { name: /Treasurer/ }));
  await press('Save New role');
  await waitFor(() => expect(texts().at(-1)).toBe('Skill is already mapped to the Industry role'));
  portal.answer(answer(addRoleSkills, { skills: [] }));
  await press('Save New role');
  await waitFor(() => expect(texts().at(-1)).toBe('Added 1 skill to Industry Role'));
  expect(lastRequest('POST', addRoleSkills.path)).toMatchObject({
    params: { roleId: '9' },
    body: { skills: [{ skillId: 1, proficiencyId: 102, skillCriticality: '', skillAddedFrom: 'Add Skill' }] },
  });
});

test('edits the level of a role in its row, and shows both values after a conflict', async () => {
  const theirs = { skills: [{ skillId: 1, proficiencyId: 101, levelNumber: 1, skillCriticality: 'Low' }] };
  const stale = refuse(putRoleSkillLevels, 409, {
    code: 'stale',
    error: 'Somebody else changed this.',
    record: theirs,
  });
  const { person, portal, pick, press, texts, lastRequest } = show([stale]);
  await pick('Edit');
  await person.selectOptions(screen.getByLabelText('Criticality'), 'Medium');
  await press('Save Accountant');
  expect(await screen.findByText('Theirs: Level 1, Low')).toBeVisible();
  portal.answer(answer(putRoleSkillLevels, { skills: [] }));
  await press('Save Accountant');
  await waitFor(() => expect(texts().at(-1)).toBe('Successfully updated the Budgeting'));
  expect(lastRequest('PUT', putRoleSkillLevels.path)).toMatchObject({
    params: { industryRoleId: '1', skillId: '1' },
    body: {
      proficiencyIds: [102],
      skillCriticality: 'Medium',
      former: [{ proficiencyId: 101, skillCriticality: 'Low' }],
    },
  });
});

test('removes the skill from a role after confirmation; no role can be added to a skill of an AI source', async () => {
  const { pick, portal, texts, lastRequest } = show([answer(deleteRoleSkillLevels, { skills: [] })], 2);
  await pick('Delete');
  await waitFor(() => expect(texts()).toEqual(['Successfully deleted']));
  expect(portal.questions[0]?.text).toContain('Are you sure you want to delete Accountant?');
  expect(lastRequest('DELETE', deleteRoleSkillLevels.path)?.params).toEqual({ industryRoleId: '1', skillId: '1' });
  expect(screen.queryByRole('button', { name: 'Add Role' })).not.toBeInTheDocument();
});

test('the page of the roles is in the URL', async () => {
  const { person, portal } = show([answer(rolesOfSkill, { roles: [accountant], total: 11 })]);
  await person.click(await screen.findByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(portal.path()).toContain('rolesPage=2'));
  await waitFor(() => expect(portal.requests.at(-1)?.query).toMatchObject({ offset: '10' }));
});
