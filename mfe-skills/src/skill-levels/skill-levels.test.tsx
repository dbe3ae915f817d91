import {
  addProficiency,
  createProficiencies,
  deleteProficiency,
  hasEvaluationAssessment,
  type Skill,
  saveProficiencies,
  updateProficiency,
} from '@skills-architect/contracts/skills';
import { answer, deferAnswer } from '@skills-architect/portal-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aSkill } from '../skills.fixtures';
import { description, full, LEVELS, rowNames, show } from './skill-levels.fixtures';

test('a level is edited in its row', async () => {
  const { pick, press, person, lastRequest, texts } = show([
    answer(updateProficiency, { rev: 5, proficiencies: LEVELS }),
  ]);
  await pick('Level 2', 'Edit');
  expect(description()).toHaveValue('What level 2 means');
  await person.clear(description());
  await person.type(description(), 'Plans alone');
  await press('Save Level 2');
  await waitFor(() => expect(texts()).toEqual(['Level descriptions updated successfully']));
  expect(lastRequest('PATCH')).toMatchObject({
    params: { skillId: '1', proficiencyId: '102' },
    body: { description: 'Plans alone', knowledge: 'Knows 2', ability: '', rev: 4 },
  });
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test('a double click saves a level once, and its texts cannot change meanwhile', async () => {
  const saved = deferAnswer(answer(updateProficiency, { rev: 5, proficiencies: LEVELS }));
  const { pick, person, portal, texts } = show([saved]);
  await pick('Level 2', 'Edit');
  await person.type(description(), ' alone');
  await person.dblClick(screen.getByRole('button', { name: 'Save Level 2' }));
  await waitFor(() => expect(portal.requests.map(({ method }) => method)).toContain('PATCH'));
  expect(description()).toHaveAttribute('readonly');
  saved.go();
  await waitFor(() => expect(texts()).toEqual(['Level descriptions updated successfully']));
  expect(portal.requests.filter(({ method }) => method === 'PATCH')).toHaveLength(1);
});

describe('a level with evaluation questions', () => {
  const QUESTIONS = answer(hasEvaluationAssessment, { hasEvaluationAssessment: true });
  const EDITED = answer(updateProficiency, { rev: 5, proficiencies: LEVELS });

  test.each([true, false])('its questions are updated only if the user agrees: %s', async (agree) => {
    const text = 'Plans alone';
    const { pick, press, person, lastRequest } = show([QUESTIONS, EDITED], { agree });
    await pick('Level 2', 'Edit');
    await person.clear(description());
    await person.type(description(), text);
    await press('Save Level 2');
    await waitFor(() =>
      expect(lastRequest('PATCH')?.body).toMatchObject({
        description: text,
        ...(agree && { shouldUpdateEvaluationAssessmentText: true }),
      }),
    );
    if (!agree) expect(lastRequest('PATCH')?.body).not.toHaveProperty('shouldUpdateEvaluationAssessmentText');
  });

  test('there is no question when another text changes', async () => {
    const { pick, press, person, portal, lastRequest } = show([QUESTIONS, EDITED]);
    await pick('Level 2', 'Edit');
    await person.type(screen.getByRole('textbox', { name: 'Ability' }), 'more');
    await press('Save Level 2');
    await waitFor(() => expect(lastRequest('PATCH')).toBeDefined());
    expect(portal.requests.map(({ call }) => call)).not.toContain(hasEvaluationAssessment.path);
  });

  test('deleting it deletes its questions after confirmation', async () => {
    const { pick, lastRequest } = show([QUESTIONS, answer(deleteProficiency, { rev: 5, proficiencies: [] })]);
    await pick('Level 2', 'Delete');
    await waitFor(() =>
      expect(lastRequest('DELETE')?.query).toEqual({ rev: '4', shouldUpdateEvaluationAssessmentText: 'true' }),
    );
  });
});

test('only one row can be edited at a time', async () => {
  const { pick, press, texts } = show();
  await pick('Level 1', 'Edit');
  expect(screen.getByRole('button', { name: 'Actions for Level 2' })).toHaveAccessibleDescription(
    'Kindly save the existing Proficiency Mapping!',
  );
  await press('Add Proficiency');
  expect(texts()).toEqual(['You must save last Proficiency']);
});

test('adds a level with number and text', async () => {
  const { press, person, lastRequest, texts } = show([answer(addProficiency, { rev: 5, proficiencies: LEVELS })]);
  await press('Add Proficiency');
  await press('Save New level');
  expect(texts()).toEqual(['Proficiency Level selection is required!']);
  const level = screen.getByRole('combobox', { name: 'Level' });
  expect(level).toHaveAccessibleDescription('Proficiency Level selection is required!');
  expect(
    within(level)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['Choose a level', 'Level 3']);
  await person.selectOptions(level, 'Level 3');
  await press('Save New level');
  const knowledge = screen.getByRole('textbox', { name: 'Knowledge' });
  expect(description()).toHaveAccessibleDescription('Description is required');
  expect(knowledge).toHaveAccessibleDescription('Knowledge is required');
  expect(description()).toHaveFocus();
  await person.type(description(), 'Leads it');
  expect(description()).not.toHaveAccessibleDescription();
  await press('Save New level');
  expect(knowledge).toHaveFocus();
  await person.type(knowledge, 'Goals');
  await press('Save New level');
  await waitFor(() =>
    expect(lastRequest('POST')?.body).toEqual({
      schemeId: 1,
      levelNumber: 3,
      description: 'Leads it',
      knowledge: 'Goals',
      ability: '',
      rev: 4,
    }),
  );
});

test('deletes a level after confirmation', async () => {
  const { pick, lastRequest, portal } = show([answer(deleteProficiency, { rev: 5, proficiencies: [full(1)] })]);
  await pick('Level 2', 'Delete');
  await waitFor(() =>
    expect(lastRequest('DELETE')).toMatchObject({ params: { proficiencyId: '102' }, query: { rev: '4' } }),
  );
  expect(portal.questions[0]?.text).toContain('Are you sure you want to delete Level 2?');
});

test.each<[string, Partial<Skill>, string, string | undefined]>([
  ['none', {}, 'This skill has no own level texts yet. Edit a level to write its text.', 'Create All Levels'],
  ['being created', { proficiencyStatus: 1 }, 'The levels are being created.', undefined],
  [
    'an error',
    { proficiencyStatus: 3 },
    'Error in generating the proficiencies. Edit a level to write its text.',
    'Retry',
  ],
])('says that there are no own level texts: %s', async (_, overrides, expected, button) => {
  show([], { skill: aSkill(overrides), levels: [full(1, { description: '' })] });
  expect(await screen.findByText(expected)).toBeVisible();
  expect(screen.queryByText('A general text')).not.toBeInTheDocument();
  const offered = screen.queryByRole('button', { name: /Create All Levels|Retry/ });
  expect(offered?.textContent).toBe(button);
});

test('creates all levels; suggested texts are marked and saved together', async () => {
  const started = { rev: 5, proficiencyStatus: 1 as const, jobToken: 'job', proficiencies: [] };
  const suggestedBy = { source: 'library' as const };
  const levels = [
    full(1),
    full(2, { suggestedBy }),
    full(3, { suggestedBy, description: 'Leads' }),
    full(4, { description: '' }),
  ];
  const { press, lastRequest, texts } = show(
    [answer(createProficiencies, started), answer(saveProficiencies, { rev: 5, proficiencies: [] })],
    { levels },
  );
  expect(await screen.findAllByText('Made from the library. Check before use')).toHaveLength(2);
  await press('Create All Levels');
  await waitFor(() => expect(lastRequest('POST')?.body).toEqual({ rev: 4 }));
  await press('Keep all 2 suggested texts');
  await waitFor(() => expect(texts()).toEqual(['Level descriptions updated successfully']));
  expect(lastRequest('PUT')?.body).toMatchObject({
    rev: 4,
    proficiencies: [
      { schemeId: 1, levelNumber: 2, description: 'What level 2 means', knowledge: 'Knows 2' },
      { schemeId: 1, levelNumber: 3, description: 'Leads' },
    ],
  });
});

test('a skill of an AI source has a table per scheme, without adding levels', async () => {
  const skill = aSkill({ skillSource: { sourceId: 2, source: 'AI Generated' } });
  const levels = [
    full(1, { schemeId: 2, proficiencyId: 21 }),
    full(1, { schemeId: 3, proficiencyId: 31, level: 'First' }),
  ];
  const { person, press } = show([], { skill, levels });
  expect(await rowNames()).toEqual([expect.stringContaining('Level 1')]);
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['4 PL', '5 PL']);
  expect(screen.queryByRole('button', { name: 'Add Proficiency' })).not.toBeInTheDocument();
  await person.click(screen.getByRole('tab', { name: '5 PL' }));
  expect(await rowNames()).toEqual([expect.stringContaining('First')]);
  await press('Actions for First');
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(['Edit']);
});
