import { createFamily, createSkill, listLanguages } from '@skills-architect/contracts/skills';
import { navigate } from '@skills-architect/portal-kit';
import { answer, deferAnswer, refuse } from '@skills-architect/portal-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aSkill } from '../skills.fixtures';
import { add } from './skill-form.fixtures';

const fill = async ({ type, choose }: Awaited<ReturnType<typeof add>>) => {
  await type(/Skill Name/, ' Month-end closing ');
  await type(/Skill Description/, 'Closes the books');
  await choose('Category', 'Functional Skills');
  await choose('Family', 'Finance');
  await choose('Source', 'Skills Architect');
};

test('adds a skill and opens it for editing', async () => {
  const shown = await add();
  await fill(shown);
  await shown.type(/Alternative Names/, 'Closing{Enter}');
  await shown.choose('Status', 'SA Approved');
  await shown.type(/Detailed Description/, 'At the end of each month');
  await shown.press('Add Skill');
  await waitFor(() => expect(shown.portal.path()).toBe('/skill/edit/70'));
  expect(shown.sentBody('POST')).toEqual({
    skillName: 'Month-end closing',
    alternativeNames: ['Closing'],
    skillDescription: 'Closes the books',
    embeddingDescription: 'At the end of each month',
    skillCategoryId: 1,
    skillFamilyId: 11,
    sourceId: 1,
    skillStatus: 3,
    encyclopediaIds: [],
  });
  expect(shown.texts()).toEqual(['Skill Creation Successful']);
  expect(shown.portal.questions).toEqual([]);
});

test('a new skill in another language than the library says so', async () => {
  const shown = await add();
  await fill(shown);
  const language = await screen.findByLabelText('Language');
  expect(language).toHaveDisplayValue('English');
  await shown.person.selectOptions(language, 'German');
  await shown.press('Add Skill');
  await waitFor(() => expect(shown.sentBody('POST')).toMatchObject({ language: 'de' }));
});

test('a library in one language asks for none', async () => {
  const { choose } = await add([answer(listLanguages, { languages: ['en'] })]);
  await choose('Category', 'Functional Skills');
  expect(screen.queryByLabelText('Language')).not.toBeInTheDocument();
});

test('reports missing fields without a request', async () => {
  const { press, sentBody } = await add();
  await press('Add Skill');
  for (const text of [
    'Skill name is required',
    'Skill description is required',
    'Category is required',
    'Source is required',
  ])
    expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Skill Name' })).toHaveFocus();
  // It cannot be filled in before a category is chosen.
  expect(screen.queryByText('Family is required')).not.toBeInTheDocument();
  expect(sentBody('POST')).toBeUndefined();
});

test('offers two sources only', async () => {
  const { person } = await add();
  await person.click(screen.getByRole('combobox', { name: 'Source' }));
  await screen.findByRole('option', { name: 'AI Generated' });
  expect(within(screen.getByRole('listbox')).getAllByRole('option')).toHaveLength(2);
});

test('reports at once that a name exists in its source', async () => {
  const { type, choose, person, press, sentBody } = await add();
  await choose('Source', 'Skills Architect');
  await type(/Skill Name/, 'SQL');
  await person.tab();
  expect(await screen.findByText('This skill already exists')).toBeVisible();
  await press('Add Skill');
  expect(sentBody('POST')).toBeUndefined();
  await choose('Source', 'AI Generated');
  await waitFor(() => expect(screen.queryByText('This skill already exists')).not.toBeInTheDocument());
});

test('shows similar skills with source and reason while a name is typed', async () => {
  const { type } = await add();
  await type(/Skill Name/, 'SQL');
  const similar = await screen.findByRole('link', { name: 'Budgeting' });
  expect(similar).toHaveAttribute('href', '/skill/edit/1');
  expect(screen.getByText('Skills Architect, alternative name: SQL')).toBeVisible();
});

test('a name that was taken meanwhile is reported at its field', async () => {
  const issues = [{ path: 'skillName', message: 'This skill already exists' }];
  const shown = await add([refuse(createSkill, 409, { code: 'conflict', error: 'This skill already exists', issues })]);
  await fill(shown);
  await shown.press('Add Skill');
  expect(await screen.findByText('This skill already exists')).toBeVisible();
  expect(screen.getByLabelText(/Skill Name/)).toHaveValue('Month-end closing');
});

test('a new family is created first', async () => {
  const shown = await add([answer(createFamily, { id: 77 }), answer(createSkill, aSkill({ skillId: 70 }))]);
  const { choose, person, press, sentBody, portal } = shown;
  expect(screen.getByRole('combobox', { name: 'Family' })).toHaveAccessibleDescription('Choose a category first');
  await fill(shown);
  await person.type(screen.getByRole('combobox', { name: 'Family' }), 'Closing');
  await person.click(await screen.findByRole('option', { name: /Closing/ }));
  expect(screen.getByText('This family is new. It is created when you save.')).toBeVisible();
  await choose('Status', 'Draft');
  await press('Add Skill');
  await waitFor(() => expect(portal.path()).toBe('/skill/edit/70'));
  expect(sentBody('POST', createFamily.path)).toEqual({ skillCategoryId: 1, skillFamily: 'Closing' });
  expect(sentBody('POST', createSkill.path)).toMatchObject({ skillFamilyId: 77 });
});

test('knowledge bases are searched, added once, and removed', async () => {
  const { press, choose, texts } = await add();
  await press('Add');
  await choose('Search the Skillopedia', 'Month-end closing');
  expect(screen.getByRole('button', { name: 'Remove Month-end closing' })).toBeVisible();
  await press('Add');
  await choose('Search the Skillopedia', 'Month-end closing');
  expect(texts()).toEqual(['Encyclopedia already added']);
  await press('Cancel');
  expect(screen.queryByRole('combobox', { name: 'Search the Skillopedia' })).not.toBeInTheDocument();
  await press('Remove Month-end closing');
  expect(screen.queryByText('Month-end closing')).not.toBeInTheDocument();
});

test('asks before discarding typed text', async () => {
  const { type, portal } = await add();
  await type(/Skill Name/, 'Half');
  act(() => navigate('/skill/search'));
  await waitFor(() => expect(portal.questions.map(({ text }) => text)).toEqual(['Proceed without saving changes?']));
});

test('the form waits for its languages, so that its fields do not move', async () => {
  const late = deferAnswer(answer(listLanguages, { languages: ['en', 'de'] }));
  const shown = add([late]);
  expect(await screen.findByRole('status', { name: 'Loading the form' })).toBeVisible();
  expect(screen.queryByLabelText(/Skill Name/)).not.toBeInTheDocument();
  late.go();
  await shown;
  expect(screen.getByLabelText('Language')).toBeVisible();
});
