import { getClient } from '@skills-architect/contracts/admin';
import {
  exportToLearningPlatform,
  getPersona,
  listPersonaSkills,
  savePersonaSkills,
  undoPersonaSkills,
} from '@skills-architect/contracts/personas';
import { mostUsedSkills } from '@skills-architect/contracts/roles';
import { getSkill, searchSkills } from '@skills-architect/contracts/skills';
import { aClient } from '@skills-architect/contracts/testing';
import { navigate } from '@skills-architect/portal-kit';
import { answer, later, refuse } from '@skills-architect/portal-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aFullSkill, aPersona, aSkill } from '../persona-skills/persona-skills.fixtures';
import { confirm, excel, level, python, saving, sent, show, skillsAt, sql } from './assign-skills.fixtures';

test('shows the skills by category, functional ones first', async () => {
  const { person } = show();
  await level('Python');
  const categories = within(screen.getByRole('tablist', { name: 'Skill categories' }));
  expect(categories.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Functional Skills2',
    'Digital Tools1',
  ]);
  expect(screen.getByRole('img', { name: 'Industry, Python: level 2, Level 2' })).toBeVisible();
  expect(screen.queryByText('Excel')).not.toBeInTheDocument();
  await person.click(screen.getByRole('tab', { name: /Digital Tools/ }));
  expect(screen.getByText('Excel')).toBeVisible();
});

test('sends only what was changed or removed', async () => {
  const { person, portal } = show([saving]);
  await person.selectOptions(await level('Python'), 'Level 3');
  await person.click(screen.getByRole('button', { name: 'Remove SQL' }));
  await person.click(confirm());
  await waitFor(() => expect(portal.notifications.at(-1)?.text).toBe('Skill Mapping for Persona successful'));
  expect(sent(portal)).toEqual({
    rev: 7,
    skillProficiencyMappings: [
      { skillId: 1, proficiencyId: 13, skillCriticality: 'High', skillAddedFrom: 'Industry Role' },
    ],
    skillIdsToRemoveFromPersona: [2],
  });
});

test('there is nothing to confirm before a change, nor after it was taken back', async () => {
  const { person } = show();
  const python = await level('Python');
  expect(confirm()).toHaveAccessibleDescription('There are no changes to save');
  await person.selectOptions(python, 'Level 3');
  expect(confirm()).not.toHaveAccessibleDescription();
  await person.selectOptions(python, 'Level 2');
  expect(confirm()).toHaveAccessibleDescription('There are no changes to save');
});

test('a cleared level has no criticality', async () => {
  const { person } = show();
  await person.selectOptions(await level('Python'), 'None');
  const criticality = screen.getByRole('combobox', { name: 'Criticality of Python' });
  expect(criticality).toHaveDisplayValue('None');
  expect(criticality).toBeDisabled();
});

describe('somebody else was faster', () => {
  const late = refuse(savePersonaSkills, 409, { code: 'stale', error: 'changed meanwhile' });
  const theirs = aSkill(2, 'SQL', { skillAddedFrom: 'Skill Match', proficiencyId: 21, levelNumber: 1 });
  const beLate = async (reload: boolean) => {
    const shown = show([late], { agree: reload });
    await shown.person.selectOptions(await level('Python'), 'Level 3');
    shown.portal.answer(answer(listPersonaSkills, skillsAt(9, [python, theirs, excel])));
    await shown.person.click(confirm());
    await waitFor(async () => expect(await level('SQL')).toHaveDisplayValue('Level 1'));
    expect(shown.portal.questions.at(-1)).toMatchObject({
      title: 'Somebody else changed the skills of Data Engineer',
      yes: 'Reload',
    });
    return shown;
  };

  test('and their skills are shown alone after a reload', async () => {
    await beLate(true);
    expect(await level('Python')).toHaveDisplayValue('Level 2');
    expect(confirm()).toHaveAccessibleDescription('There are no changes to save');
  });

  test('and one’s changes go on top of theirs', async () => {
    const { person, portal } = await beLate(false);
    expect(await level('Python')).toHaveDisplayValue('Level 3');
    portal.answer(saving);
    await person.click(confirm());
    const bodies = () => portal.requests.filter(({ call }) => call === savePersonaSkills.path).map(({ body }) => body);
    await waitFor(() => expect(bodies()).toHaveLength(2));
    expect(bodies()[1]).toMatchObject({ rev: 9, skillProficiencyMappings: [{ skillId: 1, proficiencyId: 13 }] });
  });
});

test('a double click saves once', async () => {
  const answered = later(saving);
  const { person, portal } = show([answered]);
  await person.selectOptions(await level('Python'), 'Level 3');
  act(() => {
    confirm().click();
    confirm().click();
  });
  answered.go();
  await waitFor(() => expect(portal.notifications.at(-1)?.text).toBe('Skill Mapping for Persona successful'));
  expect(
    portal.requests.filter(({ call, method }) => call === savePersonaSkills.path && method !== 'GET'),
  ).toHaveLength(1);
});

test('changes stay when reading the skills again fails', async () => {
  const { person, portal } = show();
  await person.selectOptions(await level('Python'), 'Level 3');
  const read = () => portal.requests.filter(({ call }) => call === listPersonaSkills.path).length;
  const before = read();
  portal.answer(refuse(listPersonaSkills, 403, { error: 'Not now' }));
  // The second read begins when the first has failed, and the screen has shown it.
  for (const reads of [before + 1, before + 2]) {
    portal.push('changed', { resource: 'skills' });
    await waitFor(() => expect(read()).toBe(reads));
    await act(async () => {});
  }
  expect(await level('Python')).toHaveDisplayValue('Level 3');
});

test('what is changed while a save is on its way is still to be confirmed', async () => {
  const answered = later(
    answer(savePersonaSkills, skillsAt(8, [{ ...python, proficiencyId: 13, levelNumber: 3 }, sql])),
  );
  const { person, portal } = show([answered]);
  await person.selectOptions(await level('Python'), 'Level 3');
  await person.click(confirm());
  await waitFor(() => expect(sent(portal)).toBeDefined());
  await person.selectOptions(await level('SQL'), 'Level 1');
  answered.go();
  await waitFor(() =>
    expect(portal.notifications.map(({ text }) => text)).toContain('Skill Mapping for Persona successful'),
  );
  expect(await level('SQL')).toHaveDisplayValue('Level 1');
  expect(await level('Python')).toHaveDisplayValue('Level 3');
  expect(confirm()).not.toHaveAccessibleDescription();
});

test('clears the mapping as a change that is not saved yet', async () => {
  const { person, portal } = show();
  await level('Python');
  await person.click(screen.getByRole('button', { name: 'Clear Mapping' }));
  expect(await level('SQL')).toHaveDisplayValue('None');
  expect(confirm()).not.toHaveAccessibleDescription();
  await person.click(screen.getByRole('button', { name: 'Clear Mapping' }));
  expect(portal.notifications.at(-1)?.text).toBe('No mapping available to clear!');
  expect(sent(portal)).toBeUndefined();
});

test('a client user can neither remove nor clear what was matched, and has no export and no tree link', async () => {
  const { person } = show([], { userType: 1 });
  await level('Python');
  const remove = screen.getByRole('button', { name: 'Remove SQL' });
  expect(remove).toHaveAccessibleDescription(/administrators only/);
  await person.click(remove);
  await person.click(screen.getByRole('button', { name: 'Clear Mapping' }));
  const kept = await level('SQL');
  expect(kept).toHaveDisplayValue('Level 2');
  expect(within(kept).queryByRole('option', { name: 'None' })).not.toBeInTheDocument();
  expect(await level('Python')).toHaveDisplayValue('None');
  expect(screen.queryByRole('button', { name: 'Export to Excel' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Tree of Python' })).not.toBeInTheDocument();
});

test('asks before changes are left behind', async () => {
  const { person, portal } = show([], { agree: false });
  await person.selectOptions(await level('Python'), 'Level 3');
  act(() => navigate('/personas'));
  await waitFor(() => expect(portal.questions[0]?.text).toBe('Proceed without saving changes?'));
  expect(portal.path()).toBe('/persona/architect-skills/5');
});

test('sort, source and category stand in the address', async () => {
  const { person, portal } = show([], { query: '?source=Skill+Match' });
  await level('SQL');
  expect(screen.queryByText('Python')).not.toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Clear filters' }));
  await person.click(screen.getByRole('button', { name: /^Skill/ }));
  expect(portal.path()).toBe('/persona/architect-skills/5?descending=true');
  const names = screen.getAllByRole('rowheader').map((head) => head.textContent);
  expect(names).toEqual([expect.stringMatching(/^SQL/), expect.stringMatching(/^Python/)]);
});

test('opens a skill with its levels, the persona’s own marked', async () => {
  const { person } = show([answer(getSkill, aFullSkill(1, 'Python'))], { userType: 1 });
  await level('Python');
  await person.click(screen.getByRole('button', { name: 'Python' }));
  const popup = within(screen.getByRole('dialog', { name: 'Python' }));
  expect(await popup.findByText('What Python is.')).toBeVisible();
  expect(popup.getByText('Target and industry')).toBeVisible();
});

test('a persona that cannot be read says why', async () => {
  show([refuse(getPersona, 404, { code: 'not-found', error: 'This persona was not found.' })]);
  expect(await screen.findByText('This persona was not found.')).toBeVisible();
});

test('the last saved mapping is undone after a question', async () => {
  const saved = answer(listPersonaSkills, { ...skillsAt(7, [python, sql, excel]), canUndo: true });
  const { person, portal } = show([saved, answer(undoPersonaSkills, skillsAt(8, [python]))]);
  await level('Python');
  await person.click(screen.getByRole('button', { name: 'Undo last save' }));
  await waitFor(() => expect(portal.notifications.at(-1)?.text).toBe('The last saved mapping was undone'));
  expect(portal.questions.at(-1)?.title).toBe('Undo the last saved mapping?');
  expect(portal.requests.find(({ call }) => call === undoPersonaSkills.path)?.body).toEqual({ rev: 7 });
});

test('shows each level with its text and what the company expects, links to the tree, and exports', async () => {
  const { person, portal } = show();
  await level('Python');
  expect(screen.getByRole('link', { name: 'Tree of Python' })).toHaveAttribute('href', '/skill/edit/1?tree=true');
  expect(within(screen.getByRole('row', { name: /^Python/ })).getAllByText('Works at 2')).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'Export to Excel' })).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'View Roles and Responsibilities' }));
  expect(screen.getByRole('list', { name: 'Responsibilities' })).toHaveTextContent('Builds pipelinesWatches them');
  expect(portal.questions).toEqual([]);
});

test('the persona goes to the learning platform of a client that has an instance of it', async () => {
  const platform = answer(getClient, aClient(1, { instanceName: 'Kestrel', instanceRegion: 2 }));
  const { person, portal } = show([
    platform,
    answer(exportToLearningPlatform, { exportTokenId: 'export-1', totalItems: 1 }),
  ]);
  await level('Python');
  await person.click(await screen.findByRole('button', { name: 'Export to the learning platform' }));
  const asked = portal.requests.find(({ call }) => call === exportToLearningPlatform.path);
  expect(asked?.body).toEqual({ ids: [5] });
});

test.each([
  [2439, true],
  [2305, true],
  [5, false],
])('trending skills and the skill tree are shown for the persona %d: %s', async (personaId, isShown) => {
  const persona = { ...aPersona({ personaId }), previousPersonaId: null, nextPersonaId: null };
  const answers = [
    answer(getPersona, persona),
    answer(mostUsedSkills, { skills: [{ skillId: 1, skillName: 'Python', roles: 3 }] }),
    answer(searchSkills, { skills: [], total: 0 }),
  ];
  show(answers, { personaId });
  await level('Python');
  expect(screen.queryByRole('heading', { name: 'Skill tree' }) !== null).toBe(isShown);
});
