import type { TableImport, TableImportDetail } from '@skills-architect/contracts';
import * as calls from '@skills-architect/contracts/skills';
import { answer, aUser, renderScreen } from '@skills-architect/portal-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { manifest } from '../area';
import { ExportSkills } from './export-skills';
import SkillTables from './skill-tables';

const ready: TableImportDetail = {
  importId: 7,
  kind: 'skills',
  fileName: 'Skills.xlsx',
  stage: 'ready',
  user: { userId: 1, userName: 'Sunny Super' },
  startedAt: '2026-11-22T10:00:00.000Z',
  counts: { new: 1, changed: 20, same: 300, stale: 1, wrong: 1 },
  changedCells: 25,
  wrongCells: 1,
  notes: ['New families are created: Metering (Digital Tools).'],
  written: 0,
  kept: 0,
  columns: [
    { title: 'Skill Name', field: 'skillName' },
    { title: 'Kompetenz', field: null },
  ],
  fields: [
    { field: 'skillName', title: 'Skill Name' },
    { field: 'skillStatus', title: 'Status' },
  ],
};
const done: TableImportDetail = {
  ...ready,
  stage: 'done',
  endedAt: '2026-11-22T10:01:00.000Z',
  written: 21,
  undoableUntil: '2026-12-22T10:01:00.000Z',
};
const cell = { sheet: 'Skills', row: 5, column: 'Status', value: 'Ready', problem: 'There is no such status.' };
const row = {
  row: 2,
  name: 'Welding',
  state: 'changed' as const,
  cells: [{ column: 'Status', before: 'Draft', after: 'Published' }],
};

test('checks a table, shows wrong cells and changes, and imports and undoes valid rows', async () => {
  const list = (...imports: TableImport[]) => answer(calls.listSkillTableImports, { imports, total: imports.length });
  const { person, portal } = renderScreen(<SkillTables />, {
    manifest,
    path: '/skill/tables',
    user: aUser({ userType: 2 }),
    answers: [
      list(),
      answer(calls.checkSkillTable, { importId: 7, token: 't1' }),
      answer(calls.getSkillTableImport, ready),
      answer(calls.listWrongSkillCells, { cells: [cell], total: 1 }),
      answer(calls.listSkillTableRows, { rows: [row], total: 20 }),
      answer(calls.runSkillTable, { token: 't2' }),
      answer(calls.undoSkillTable, { token: 't3' }),
    ],
  });
  expect(await screen.findByText('No table was imported yet.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Check Table' })).toHaveAccessibleDescription('Choose a file first');
  await person.click(screen.getByRole('radio', { name: 'Levels' }));
  await person.click(screen.getByRole('radio', { name: 'Skills' }));
  await person.upload(screen.getByLabelText('Files for Table'), [new File(['x'], 'Skills.xlsx')]);
  await person.click(screen.getByRole('button', { name: 'Check Table' }));
  expect(await screen.findByText('There is no such status.')).toBeVisible();
  const upload = portal.requests.find(({ method, path }) => method === 'POST' && path.endsWith('/imports'));
  expect(upload?.query).toEqual({ kind: 'skills' });
  expect(screen.getByText('2. See what changes').closest('li')).toHaveAttribute('aria-current', 'step');
  expect(screen.getByText(/New families are created: Metering/)).toBeVisible();

  await person.click(screen.getByRole('button', { name: 'To be changed: 20 rows' }));
  const popup = within(await screen.findByRole('dialog'));
  expect(await popup.findByText('Published')).toBeVisible();
  await person.keyboard('{Escape}');

  portal.answer(answer(calls.getSkillTableImport, done), list(done));
  await person.click(screen.getByRole('button', { name: 'Import only the valid rows (21)' }));
  await person.click(await screen.findByRole('button', { name: 'Undo Import' }));
  expect(portal.requests.find(({ path }) => path.endsWith('/run'))?.body).toEqual({ leaveOutWrong: true });
  expect(portal.questions.map(({ title }) => title)).toEqual(['Undo the import of Skills.xlsx?']);
  await waitFor(() => expect(portal.requests.some(({ path }) => path.endsWith('/undo'))).toBe(true));
});

test('empty columns are not counted as left out', async () => {
  const filled = ready.columns.map((column) => ({ ...column, samples: ['Heben'] }));
  const withEmpty = { ...ready, columns: [...filled, { title: 'Remarks', field: null, samples: [] }] };
  renderScreen(<SkillTables />, {
    ...{ manifest, path: '/skill/tables?import=7', user: aUser({ userType: 2 }) },
    answers: [
      answer(calls.listSkillTableImports, { imports: [], total: 0 }),
      answer(calls.getSkillTableImport, withEmpty),
      answer(calls.listWrongSkillCells, { cells: [cell], total: 1 }),
    ],
  });
  expect(await screen.findByRole('button', { name: 'Assign columns (1 left out)' })).toBeVisible();
});

test('columns with unknown titles are assigned manually, and the file is checked again', async () => {
  const { person, portal } = renderScreen(<SkillTables />, {
    manifest,
    path: '/skill/tables?import=7',
    user: aUser({ userType: 2 }),
    answers: [
      answer(calls.listSkillTableImports, { imports: [], total: 0 }),
      answer(calls.getSkillTableImport, ready),
      answer(calls.listWrongSkillCells, { cells: [cell], total: 1 }),
      answer(calls.assignSkillColumns, { token: 't4' }),
    ],
  });
  await person.click(await screen.findByRole('button', { name: 'Assign columns (1 left out)' }));
  const column = screen.getByRole('combobox', { name: 'Kompetenz' });
  expect(within(column).queryByRole('option', { name: 'Skill Name' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Check again' })).toHaveAccessibleDescription(
    'Change a column or a value first',
  );
  await person.selectOptions(column, 'Status');
  await person.click(screen.getByRole('button', { name: 'Check again' }));
  expect(portal.requests.find(({ path }) => path.endsWith('/columns'))?.body).toEqual({
    columns: [
      { title: 'Skill Name', field: 'skillName' },
      { title: 'Kompetenz', field: 'skillStatus' },
    ],
  });
});

test('where every row is wrong, one value for all rows is asked for, and letters that look wrong can be chosen', async () => {
  const wrong: TableImportDetail = {
    ...ready,
    counts: { new: 0, changed: 0, same: 0, stale: 0, wrong: 3 },
    columns: [{ title: 'Kompetenz', field: 'skillName', samples: ['Pr\u00c3\u00bcfen', 'Heben'] }],
    fields: [
      { field: 'skillName', title: 'Skill Name', isRequired: true },
      { field: 'skillCategory', title: 'Category', isRequired: true, sameForAll: true, options: ['Digital Tools'] },
      { field: 'skillFamily', title: 'Family', isRequired: true, sameForAll: true },
    ],
    constants: [],
    encodings: [
      { encoding: 'macintosh', sample: 'Prs\u00dffen' },
      { encoding: 'windows-1252', sample: 'Pr\u00fcfen' },
    ],
  };
  const { person, portal } = renderScreen(<SkillTables />, {
    manifest,
    path: '/skill/tables?import=7',
    user: aUser({ userType: 2 }),
    answers: [
      answer(calls.listSkillTableImports, { imports: [], total: 0 }),
      answer(calls.getSkillTableImport, wrong),
      answer(calls.listWrongSkillCells, { cells: [cell], total: 1 }),
      answer(calls.assignSkillColumns, { token: 't4' }),
    ],
  });
  const bodies = () => portal.requests.filter(({ path }) => path.endsWith('/columns')).map(({ body }) => body);
  expect(await screen.findByRole('combobox', { name: 'Kompetenz' })).toHaveAccessibleDescription(/ · Heben/);
  expect(screen.getByText(/^No row can be imported yet: assign columns, enter values for all rows/)).toBeVisible();
  await person.selectOptions(screen.getByRole('combobox', { name: /^Category/ }), 'Digital Tools');
  await person.type(screen.getByRole('textbox', { name: /^Family/ }), 'Plant');
  await person.click(screen.getByRole('button', { name: 'Check again' }));
  const constants = [
    { field: 'skillCategory', value: 'Digital Tools' },
    { field: 'skillFamily', value: 'Plant' },
  ];
  expect(bodies()).toEqual([{ columns: [], constants }]);
  await person.selectOptions(screen.getByRole('combobox', { name: 'Letters of the file' }), 'windows-1252');
  expect(bodies()[1]).toEqual({ columns: [], encoding: 'windows-1252' });
});

test('exports the filtered list or everything as CSV', async () => {
  const filter = { categories: [1], families: [], sources: [], statuses: [4] };
  const { person, portal } = renderScreen(
    <ExportSkills shown={{ text: 'data', filter, filterCount: 2, total: 12 }} />,
    {
      manifest,
      path: '/skill/search',
      answers: [answer(calls.exportSkillTable, { token: 't1', totalItems: 12 })],
      jobs: [],
    },
  );
  await person.click(screen.getByRole('button', { name: 'Excel and CSV' }));
  await person.click(screen.getByRole('menuitem', { name: 'Export' }));
  await person.click(await screen.findByRole('radio', { name: 'CSV' }));
  expect(screen.getByRole('radio', { name: 'What the list shows now: 12 skills' })).toBeChecked();
  await person.click(screen.getByRole('button', { name: 'Export' }));
  await waitFor(() =>
    expect(portal.requests.find(({ path }) => path.endsWith('/exports'))?.body).toEqual({
      kind: 'skills',
      format: 'csv',
      filter: {
        searchString: 'data',
        skillCateogryId: [1],
        skillFamilyId: [],
        skillSourceId: [],
        skillStatus: [4],
      },
    }),
  );
});
