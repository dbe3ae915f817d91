import { getClient } from '@skills-architect/contracts/admin';
import {
  type ClientSkillsStatus,
  clientSkillsStatus,
  discardClientSkills,
  getClientSkills,
  importClientSkills,
  readClientSkillTable,
  saveClientSkills,
  saveTableColumns,
} from '@skills-architect/contracts/personas';
import { getSkill, searchSkills } from '@skills-architect/contracts/skills';
import { aClient } from '@skills-architect/contracts/testing';
import { answer, type FakeAnswer, refuse } from '@skills-architect/portal-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aFullSkill, aLibrarySkill } from '../persona-skills/persona-skills.fixtures';
import { confirm, level, savedBody, saving, show } from './assign-skills.fixtures';
import { someClientSkills } from './skill-match/client-skills.fixtures';

const status = (overrides: Partial<ClientSkillsStatus> = {}) =>
  answer(clientSkillsStatus, { status: 2, totalItems: 3, completedItems: 3, ...overrides });
const savingSelections = answer(saveClientSkills, ({ body }) => {
  const { rows, ...rest } = someClientSkills({ rev: 1 });
  const saved = rows.map((row) => {
    const selected = body.rows.find(({ rowId }) => rowId === row.rowId);
    const { selectedSkillId = null, proficiencyId = null } = selected ?? {};
    return { ...row, selectedSkillId: Number(selectedSkillId) || null, proficiencyId: Number(proficiencyId) || null };
  });
  return { ...rest, rows: saved.filter(({ rowId }) => !body.deleted?.includes(rowId)) };
});
const client = answer(getClient, aClient(1, { proficiencySchemeLevelCount: 3 }));
const open = (answers: readonly FakeAnswer[], query = '?tab=match') =>
  show([...answers, client, answer(getClientSkills, someClientSkills())], { query });
const row = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(`^${name}`) }));
const savedClientSkills = (portal: ReturnType<typeof show>['portal']) =>
  portal.requests.find(({ call, method }) => call === saveClientSkills.path && method === 'POST')?.body;

const aFileColumn = (index: number, title: string) => ({
  ...{ at: index, title, field: null, samples: [], filled: 2, isLongText: false, levels: [] },
});

test('selects a match at the client’s level, adds it to the list, and confirms it as Skill Match', async () => {
  const { person, portal } = open([status(), savingSelections, saving]);
  const bigData = await row('Big data');
  expect(bigData.getByText('91 %')).toBeVisible();
  const target = bigData.getByRole('combobox', { name: 'Target proficiency of Big data' });
  expect(target).toBeDisabled();
  expect(target).toHaveAttribute('title', 'Select skill to choose proficiency level');
  await person.click(screen.getByRole('button', { name: 'Add to Skill List' }));
  expect(portal.notifications.at(-1)?.text).toBe('No skills are selected for mapping');

  await person.click(bigData.getByRole('button', { name: 'Spark' }));
  expect(target).toHaveDisplayValue('Level 3');
  await person.selectOptions(target, 'Choose a level');
  await person.click(screen.getByRole('button', { name: 'Add to Skill List' }));
  expect(portal.notifications.at(-1)?.text).toBe('please select levels for choosen skills');
  await person.selectOptions(target, 'Level 2');
  await person.click(screen.getByRole('button', { name: 'Add to Skill List' }));
  expect((await bigData.findAllByText('Already added to skill list'))[0]).toBeVisible();
  await waitFor(() =>
    expect(savedClientSkills(portal)).toMatchObject({ rows: [{ rowId: 1, selectedSkillId: 9, proficiencyId: 92 }] }),
  );
  await person.click(confirm());
  await waitFor(() =>
    expect(savedBody(portal)).toMatchObject({
      skillProficiencyMappings: [{ skillId: 9, proficiencyId: 92, skillAddedFrom: 'Skill Match' }],
    }),
  );
});

test('skills of the list cannot be added again; a deleted row disappears on save', async () => {
  const { person, portal } = open([status(), savingSelections]);
  const snakes = await row('Snakes');
  expect(snakes.getAllByText('Already added to skill list')[0]).toBeVisible();
  expect(snakes.queryByRole('button', { name: 'Python' })).not.toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Delete Xylophone' }));
  await waitFor(() => expect(screen.queryByRole('row', { name: /Xylophone/ })).not.toBeInTheDocument());
  expect(portal.questions.at(-1)?.text).toBe('Are you sure you want to delete Xylophone?');
  await person.click(screen.getByRole('button', { name: 'Save Selections' }));
  await waitFor(() => expect(savedClientSkills(portal)).toMatchObject({ rev: 0, deleted: [3] }));
  await waitFor(() => expect(portal.notifications.at(-1)?.text).toBe('Client Skills are updated partially'));
});

test('finds another skill by search', async () => {
  const { person } = open([
    status(),
    answer(searchSkills, { skills: [aLibrarySkill(20, 'Kafka')], total: 1 }),
    answer(getSkill, aFullSkill(20, 'Kafka')),
  ]);
  const xylophone = await row('Xylophone');
  expect(xylophone.getByText('No skill fits')).toBeVisible();
  await person.type(xylophone.getByRole('combobox', { name: 'Search a skill for Xylophone' }), 'kaf');
  await person.click(await screen.findByRole('option', { name: /Kafka/ }));
  expect(await xylophone.findByRole('button', { name: 'Clear the skill of Xylophone' })).toBeVisible();
  expect(xylophone.getByRole('combobox', { name: 'Target proficiency of Xylophone' })).toBeEnabled();
});

test('imports client skills, names errors by cell, and shows the progress of matching', async () => {
  const refused = refuse(importClientSkills, 400, {
    error: 'B2: Enter a whole number. Nothing was imported.',
    issues: [{ path: 'B2', message: 'Enter a whole number.' }],
  });
  const { person, portal } = open([status({ status: 0, totalItems: 0 }), refused]);
  await person.click(await screen.findByRole('button', { name: 'Import client skills' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Import client skills' }));
  expect(dialog.getByRole('button', { name: 'Download the template' })).toBeVisible();
  await person.upload(dialog.getByLabelText('Files for Client skills'), new File(['x'], 'skills.xlsx'));
  await person.click(dialog.getByRole('button', { name: 'Import' }));
  const cells = within(await dialog.findByRole('list', { name: 'Cells to correct' }));
  expect(cells.getByText(/Enter a whole number/)).toHaveTextContent('B2: Enter a whole number.');

  portal.answer(answer(importClientSkills, { status: 1, totalItems: 3, completedItems: 0 }));
  portal.answer(status({ status: 1, completedItems: 1 }));
  await person.click(dialog.getByRole('button', { name: 'Import' }));
  expect(await screen.findByText('Matching 1 of 3 client skills')).toBeVisible();
  portal.answer(status());
  expect(await screen.findByRole('row', { name: /^Big data/ }, { timeout: 3000 })).toBeVisible();
});

test('tells what the columns of a file were taken for without a question', async () => {
  const note = 'Columns as last assigned: "Kompetenz" is Client Skill.';
  open([status({ notes: [note] })]);
  expect(await screen.findByText(note)).toBeVisible();
});

test('assigns the columns of a file with other titles, names what is left out, and imports it', async () => {
  const refused = refuse(importClientSkills, 400, { error: 'Excel column header template is not proper' });
  const reading = {
    shape: '0123456789abcdef0123456789abcdef',
    sheet: 'Plant',
    sheets: [
      { name: 'Plant', rows: 3, isHidden: false },
      { name: 'Lists', rows: 9, isHidden: true },
    ],
    headRow: 2,
    rows: 2,
    columns: [
      { ...aFileColumn(0, 'Competency'), samples: ['Welding', 'Lifting'] },
      {
        ...aFileColumn(1, 'Grade'),
        field: 'level',
        levels: [{ value: 'Gold', level: null, isLeftOut: false }],
        question: 'What do "Gold" mean?',
      },
      { ...aFileColumn(2, 'Behaviour'), isLongText: true },
    ],
    fields: [
      { field: 'skill', title: 'Client Skill', isRequired: true },
      { field: 'level', title: 'Target Proficiency', isRequired: false },
    ],
    constants: [],
    levelCount: 5,
    notes: ['The titles are in row 2.'],
    firstRows: [['Welding', 'Gold', 'Plans']],
  };
  const { person, portal } = open([
    status({ status: 0, totalItems: 0 }),
    refused,
    answer(readClientSkillTable, reading),
    answer(saveTableColumns, { done: true }),
  ]);
  await person.click(await screen.findByRole('button', { name: 'Import client skills' }));
  const upload = within(screen.getByRole('dialog', { name: 'Import client skills' }));
  await person.upload(upload.getByLabelText('Files for Client skills'), new File(['x'], 'skills.xls'));
  await person.click(upload.getByRole('button', { name: 'Import' }));
  expect(await upload.findByText('Excel column header template is not proper')).toBeVisible();
  await person.click(upload.getByRole('button', { name: 'Assign columns' }));

  const dialog = within(await screen.findByRole('dialog', { name: 'Assign columns' }));
  expect(dialog.getByText('The titles are in row 2.')).toBeVisible();
  expect(dialog.getByRole('option', { name: 'Lists (9 rows, hidden)' })).toBeInTheDocument();
  const button = dialog.getByRole('button', { name: 'Import' });
  expect(button).toHaveAccessibleDescription('Assign a column first: Client Skill');
  const competency = dialog.getByRole('combobox', { name: 'Competency' });
  expect(competency).toHaveAccessibleDescription('For example: Welding · Lifting');
  await person.selectOptions(competency, 'Client Skill');
  expect(dialog.getByText('What do "Gold" mean?')).toBeVisible();
  await person.selectOptions(dialog.getByRole('combobox', { name: '“Gold” means' }), 'Level 4');
  expect(dialog.getByRole('row', { name: /Welding/ })).toHaveTextContent('4');
  expect(dialog.getByText(/“Behaviour”: assign them, or import without them/)).toBeVisible();

  portal.answer(answer(importClientSkills, { status: 1, totalItems: 1, completedItems: 0 }));
  portal.answer(status({ status: 1, totalItems: 1, completedItems: 0 }));
  await person.click(button);
  expect(await screen.findByText('Matching 0 of 1 client skills')).toBeVisible();
  expect(portal.requests.find(({ call }) => call === saveTableColumns.path)?.body).toEqual({
    clientId: 1,
    kind: 'client skills',
    shape: reading.shape,
    assignment: {
      sheet: 'Plant',
      columns: [
        { at: 0, field: 'skill' },
        { at: 1, field: 'level' },
        { at: 2, field: null },
      ],
      constants: [],
      levels: [{ value: 'Gold', level: 4, isLeftOut: false }],
    },
  });
});

test('discards client skills after confirmation', async () => {
  const { person, portal } = open([status(), answer(discardClientSkills, { done: true })]);
  await row('Big data');
  portal.answer(status({ status: 0 }));
  await person.click(screen.getByRole('button', { name: 'Discard' }));
  expect(await screen.findByText('No client skills were imported')).toBeVisible();
  expect(portal.questions.at(-1)?.text).toBe('Are you sure want to discard skill mapping?');
});

test('an invalid page falls back to the first one', async () => {
  open([status()], '?tab=match&matchPage=-3');
  expect((await row('Big data')).getByText('91 %')).toBeVisible();
});

test('a client user has no Skill Match', async () => {
  show([], { userType: 1, query: '?tab=match' });
  await level('Python');
  expect(screen.queryByRole('tab', { name: 'Skill Match' })).not.toBeInTheDocument();
});
