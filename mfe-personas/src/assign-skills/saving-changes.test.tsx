import { listPersonaSkills, savePersonaSkills, undoPersonaSkills } from '@skills-architect/contracts/personas';
import { navigate } from '@skills-architect/portal-kit';
import { answer, deferAnswer, refuse } from '@skills-architect/portal-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { aSkill } from '../persona-skills/persona-skills.fixtures';
import { confirm, excel, level, python, savedBody, saving, show, skillsAt, sql } from './assign-skills.fixtures';

test('sends only changed and removed rows', async () => {
  const { person, portal } = show([saving]);
  await person.selectOptions(await level('Python'), 'Level 3');
  await person.click(screen.getByRole('button', { name: 'Remove SQL' }));
  await person.click(confirm());
  await waitFor(() => expect(portal.notifications.at(-1)?.text).toBe('Skill Mapping for Persona successful'));
  expect(savedBody(portal)).toEqual({
    rev: 7,
    skillProficiencyMappings: [
      { skillId: 1, proficiencyId: 13, skillCriticality: 'High', skillAddedFrom: 'Industry Role' },
    ],
    skillIdsToRemoveFromPersona: [2],
  });
});

test('there is nothing to confirm before a change, nor after reverting it', async () => {
  const { person } = show();
  const python = await level('Python');
  expect(confirm()).toHaveAccessibleDescription('There are no changes to save');
  await person.selectOptions(python, 'Level 3');
  expect(confirm()).not.toHaveAccessibleDescription();
  await person.selectOptions(python, 'Level 2');
  expect(confirm()).toHaveAccessibleDescription('There are no changes to save');
});

describe('somebody else was faster', () => {
  const staleAnswer = refuse(savePersonaSkills, 409, { code: 'stale', error: 'changed meanwhile' });
  const theirs = aSkill(2, 'SQL', { skillAddedFrom: 'Skill Match', proficiencyId: 21, levelNumber: 1 });
  const saveTooLate = async (reload: boolean) => {
    const shown = show([staleAnswer], { agree: reload });
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

  test('a reload shows only their skills', async () => {
    await saveTooLate(true);
    expect(await level('Python')).toHaveDisplayValue('Level 2');
    expect(confirm()).toHaveAccessibleDescription('There are no changes to save');
  });

  test('the user’s changes are applied to theirs', async () => {
    const { person, portal } = await saveTooLate(false);
    expect(await level('Python')).toHaveDisplayValue('Level 3');
    portal.answer(saving);
    await person.click(confirm());
    const savedBodies = () =>
      portal.requests.filter(({ call }) => call === savePersonaSkills.path).map(({ body }) => body);
    await waitFor(() => expect(savedBodies()).toHaveLength(2));
    expect(savedBodies()[1]).toMatchObject({ rev: 9, skillProficiencyMappings: [{ skillId: 1, proficiencyId: 13 }] });
  });
});

test('a double click saves once', async () => {
  const delayed = deferAnswer(saving);
  const { person, portal } = show([delayed]);
  await person.selectOptions(await level('Python'), 'Level 3');
  act(() => {
    confirm().click();
    confirm().click();
  });
  delayed.go();
  await waitFor(() => expect(portal.notifications.at(-1)?.text).toBe('Skill Mapping for Persona successful'));
  expect(
    portal.requests.filter(({ call, method }) => call === savePersonaSkills.path && method !== 'GET'),
  ).toHaveLength(1);
});

test('changes stay when rereading the skills fails', async () => {
  const { person, portal } = show();
  await person.selectOptions(await level('Python'), 'Level 3');
  const read = () => portal.requests.filter(({ call }) => call === listPersonaSkills.path).length;
  const before = read();
  portal.answer(refuse(listPersonaSkills, 403, { error: 'Not now' }));
  // Two reads in turn: the second starts after the screen has shown that the first failed.
  for (const reads of [before + 1, before + 2]) {
    portal.push('changed', { resource: 'skills' });
    await waitFor(() => expect(read()).toBe(reads));
    await act(async () => {});
  }
  expect(await level('Python')).toHaveDisplayValue('Level 3');
});

test('changes made during a save stay unsaved', async () => {
  const delayed = deferAnswer(
    answer(savePersonaSkills, skillsAt(8, [{ ...python, proficiencyId: 13, levelNumber: 3 }, sql])),
  );
  const { person, portal } = show([delayed]);
  await person.selectOptions(await level('Python'), 'Level 3');
  await person.click(confirm());
  await waitFor(() => expect(savedBody(portal)).toBeDefined());
  await person.selectOptions(await level('SQL'), 'Level 1');
  delayed.go();
  await waitFor(() =>
    expect(portal.notifications.map(({ text }) => text)).toContain('Skill Mapping for Persona successful'),
  );
  expect(await level('SQL')).toHaveDisplayValue('Level 1');
  expect(await level('Python')).toHaveDisplayValue('Level 3');
  expect(confirm()).not.toHaveAccessibleDescription();
});

test('asks before clearing the mapping, and says how many skills lose their level', async () => {
  const { person, portal } = show([], { agree: false });
  await level('Python');
  await person.click(screen.getByRole('button', { name: 'Clear Mapping' }));
  expect(portal.questions).toMatchObject([{ title: 'Clear the levels of 3 skills?', yes: 'Clear' }]);
  expect(await level('SQL')).not.toHaveDisplayValue('None');
  expect(confirm()).toHaveAccessibleDescription();
});

test('clearing the mapping is an unsaved change', async () => {
  const { person, portal } = show();
  await level('Python');
  await person.click(screen.getByRole('button', { name: 'Clear Mapping' }));
  await waitFor(async () => expect(await level('SQL')).toHaveDisplayValue('None'));
  expect(confirm()).not.toHaveAccessibleDescription();
  await person.click(screen.getByRole('button', { name: 'Clear Mapping' }));
  expect(portal.notifications.at(-1)?.text).toBe('No mapping available to clear!');
  expect(savedBody(portal)).toBeUndefined();
});

test('asks before leaving with unsaved changes', async () => {
  const { person, portal } = show([], { agree: false });
  await person.selectOptions(await level('Python'), 'Level 3');
  act(() => navigate('/personas'));
  await waitFor(() => expect(portal.questions[0]?.text).toBe('Proceed without saving changes?'));
  expect(portal.path()).toBe('/persona/architect-skills/5');
});

test('undoes the last saved mapping after confirmation', async () => {
  const saved = answer(listPersonaSkills, { ...skillsAt(7, [python, sql, excel]), canUndo: true });
  const { person, portal } = show([saved, answer(undoPersonaSkills, skillsAt(8, [python]))]);
  await level('Python');
  await person.click(screen.getByRole('button', { name: 'Undo last save' }));
  await waitFor(() => expect(portal.notifications.at(-1)?.text).toBe('The last saved mapping was undone'));
  expect(portal.questions.at(-1)?.title).toBe('Undo the last saved mapping?');
  expect(portal.requests.find(({ call }) => call === undoPersonaSkills.path)?.body).toEqual({ rev: 7 });
});
