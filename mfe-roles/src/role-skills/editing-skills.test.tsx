import { deleteRoleSkillLevels, listRoleSkills, putRoleSkillLevels } from '@skills-architect/contracts/roles';
import { answer, aUser, type FakeAnswer, refuse, renderScreen } from '@skills-architect/portal-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { manifest } from '../area';
import { aRoleSkill } from '../roles.fixtures';
import { RoleSkills } from './role-skills';

const [novice, beginner] = aRoleSkill().proficiencies;
const inScheme = (schemeId: number, first: number) =>
  [novice, beginner].flatMap((level, index) =>
    level ? [{ ...level, schemeId, proficiencySchemeLevelCount: schemeId + 3, proficiencyId: first + index }] : [],
  );
const PROMPTS = {
  skillId: 2,
  skillName: 'Prompt writing',
  proficiencies: [...inScheme(1, 201), ...inScheme(2, 211)],
};
const skills = [
  aRoleSkill({ skillName: 'Routing' }),
  aRoleSkill({ ...PROMPTS, proficiencyId: 201, levelNumber: 1 }),
  aRoleSkill({ ...PROMPTS, proficiencyId: 212, levelNumber: 2 }),
];

const open = (answers: FakeAnswer[] = [answer(putRoleSkillLevels, { skills })]) => {
  const shown = renderScreen(<RoleSkills roleId={7} />, {
    manifest,
    path: '/role/edit/7',
    user: aUser({ userType: 4 }),
    answers: [...answers, answer(listRoleSkills, { skills })],
  });
  const { person, portal } = shown;
  return {
    ...shown,
    menu: async (skill: string, item: string) => {
      await person.click(await screen.findByRole('button', { name: new RegExp(`(Actions|More).*${skill}`) }));
      await person.click(await screen.findByRole('menuitem', { name: item }));
    },
    press: (name: string | RegExp) => person.click(screen.getByRole('button', { name })),
    texts: () => portal.notifications.map(({ text }) => text),
    lastRequest: (method: string) => portal.requests.findLast((request) => request.method === method),
  };
};

test('counts a skill with several schemes once, and shows each expected level', async () => {
  open();
  expect(await screen.findByRole('heading', { name: 'Skills (2)' })).toBeVisible();
  const row = screen.getByRole('row', { name: /Prompt writing/ });
  expect(row).toHaveTextContent('Novice (4 PL)');
  expect(row).toHaveTextContent('Beginner (5 PL)');
});

test('a row in edit saves its levels of all schemes and its criticality', async () => {
  const { person, menu, lastRequest, texts } = open();
  await menu('Prompt writing', 'Edit');
  await person.selectOptions(screen.getByLabelText('Level of Prompt writing, 5 PL'), 'Novice (5 PL)');
  await person.selectOptions(screen.getByLabelText('Criticality of Prompt writing'), 'Low');
  await person.click(screen.getByRole('button', { name: /Save/ }));
  await waitFor(() => expect(texts()).toEqual(['Successfully updated the Prompt writing']));
  expect(lastRequest('PUT')).toMatchObject({
    call: putRoleSkillLevels.path,
    body: {
      proficiencyIds: [201, 211],
      skillCriticality: 'Low',
      former: [
        { proficiencyId: 201, skillCriticality: 'High' },
        { proficiencyId: 212, skillCriticality: 'High' },
      ],
    },
  });
});

test('only one row can be edited at a time, and none can be added meanwhile', async () => {
  const { menu, press, texts, portal } = open();
  await menu('Routing', 'Edit');
  await press('Add Skill');
  expect(texts()).toEqual(['Kindly save the existing Role Mapping before adding another!']);
  expect(portal.path()).toBe('/role/edit/7');
});

test('a row needs a level of each scheme', async () => {
  const { person, menu, press, texts, lastRequest } = open();
  await menu('Prompt writing', 'Edit');
  await person.selectOptions(screen.getByLabelText('Level of Prompt writing, 4 PL'), 'Choose a level');
  await press(/Save/);
  expect(texts()).toEqual(['Industry Role and Proficiency Level selection is required!']);
  expect(lastRequest('PUT')).toBeUndefined();
});

test('after a conflict both values are shown and the next save replaces theirs', async () => {
  const record = { skills: [{ skillId: 1, proficiencyId: 101, levelNumber: 1, skillCriticality: 'Medium' }] };
  const stale = refuse(putRoleSkillLevels, 409, {
    code: 'stale',
    error: 'Somebody else changed this meanwhile.',
    record,
  });
  const { person, menu, press, portal, lastRequest } = open([stale]);
  await menu('Routing', 'Edit');
  await person.selectOptions(screen.getByLabelText('Criticality of Routing'), 'Low');
  await press(/Save/);
  expect(await screen.findByText('Theirs: Novice, Medium')).toBeVisible();
  expect(screen.getByLabelText('Criticality of Routing')).toHaveValue('Low');
  portal.answer(answer(putRoleSkillLevels, { skills }));
  await press(/Save/);
  await waitFor(() => expect(screen.queryByText(/^Theirs/)).not.toBeInTheDocument());
  expect(lastRequest('PUT')?.body).toMatchObject({ former: [{ proficiencyId: 101, skillCriticality: 'Medium' }] });
});

test('a row that somebody else deleted keeps what was chosen, says so, and the next save adds the skill again', async () => {
  const stale = refuse(putRoleSkillLevels, 409, {
    code: 'stale',
    error: 'Somebody else changed this meanwhile.',
    record: { skills: [] },
  });
  const { person, menu, press, portal, texts, lastRequest } = open([stale]);
  await menu('Routing', 'Edit');
  await person.selectOptions(screen.getByLabelText('Criticality of Routing'), 'Low');
  await press(/Save/);
  expect(await screen.findByText('Theirs: deleted')).toBeVisible();
  expect(texts()).toEqual([
    'Somebody else deleted Routing from this role. Save again to add it with your values, or cancel.',
  ]);
  expect(screen.getByLabelText('Criticality of Routing')).toHaveValue('Low');
  portal.answer(answer(putRoleSkillLevels, { skills }));
  await press(/Save/);
  await waitFor(() => expect(screen.queryByText(/^Theirs/)).not.toBeInTheDocument());
  expect(lastRequest('PUT')?.body).toEqual({ proficiencyIds: [102], skillCriticality: 'Low', former: [] });
});

test('deletes a skill after asking', async () => {
  const { menu, texts, lastRequest, portal } = open([answer(deleteRoleSkillLevels, { skills: [] })]);
  await menu('Routing', 'Delete');
  await waitFor(() => expect(texts()).toEqual(['Successfully deleted']));
  expect(portal.questions.map(({ text }) => text)).toEqual(['Are you sure you want to delete Routing?']);
  expect(lastRequest('DELETE')).toMatchObject({ call: deleteRoleSkillLevels.path });
});

test('a changed row stays open while another category is shown; an unchanged one closes', async () => {
  const tools = { skillCategoryId: 2, skillCategory: 'Digital Tools' };
  const { person, menu, portal } = open([
    answer(listRoleSkills, {
      skills: [...skills, aRoleSkill({ skillId: 5, skillName: 'Spreadsheets', skillCategory: tools })],
    }),
  ]);
  const switchCategories = async () => {
    await person.click(screen.getByRole('tab', { name: /Digital Tools/ }));
    await screen.findByRole('row', { name: /Spreadsheets/ });
    await person.click(screen.getByRole('tab', { name: /Functional Skills/ }));
    await screen.findByRole('row', { name: /Routing/ });
  };
  await menu('Routing', 'Edit');
  await switchCategories();
  expect(screen.queryByLabelText('Criticality of Routing')).not.toBeInTheDocument();
  await menu('Routing', 'Edit');
  await person.selectOptions(screen.getByLabelText('Criticality of Routing'), 'Low');
  await switchCategories();
  expect(screen.getByLabelText('Criticality of Routing')).toHaveValue('Low');
  expect(portal.questions).toEqual([]);
});

test('Add Skill opens its screen', async () => {
  const { press, portal } = open();
  await screen.findByRole('heading', { name: 'Skills (2)' });
  await press('Add Skill');
  expect(portal.path()).toBe('/role/7/industry/skills');
});
