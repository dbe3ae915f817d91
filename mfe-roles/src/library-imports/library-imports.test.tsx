import {
  exportLibrary,
  getLibraryImport,
  type LibraryImport,
  listImportedRecords,
  listLibraryImports,
  previewLibraryImport,
  runLibraryImport,
  undoLibraryImport,
} from '@skills-architect/contracts/roles';
import { listSources } from '@skills-architect/contracts/skills';
import { answer, aUser, renderScreen } from '@skills-architect/portal-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { manifest } from '../area';
import LibraryImports from './library-imports';

const NONE = { new: 0, changed: 0, edited: 0, same: 0, gone: 0 };
const ready: LibraryImport = {
  importId: 7,
  taxonomy: 'O*NET',
  stage: 'ready',
  files: ['db_text.zip'],
  user: { userId: 1, userName: 'Sunny Super' },
  startedAt: '2026-11-22T10:00:00.000Z',
  tables: [
    { table: 'Occupation Data', file: 'db_text.zip: Occupation Data.txt', isNeeded: true, missingColumns: [] },
    { table: 'Skills', file: 'Skills.txt', isNeeded: false, missingColumns: ['Data Value'] },
    { table: 'Job Zones', file: '', isNeeded: false, missingColumns: [] },
  ],
  skills: { ...NONE, new: 1200 },
  roles: { ...NONE, changed: 1, gone: 2 },
  gone: 'keep',
  retired: 0,
  warnings: [],
  kept: 0,
};
const done: LibraryImport = {
  ...ready,
  stage: 'done',
  endedAt: '2026-11-22T10:01:00.000Z',
  seconds: 9.5,
  undoableUntil: '2026-12-22T10:01:00.000Z',
};
const list = (libraryImport: LibraryImport) => answer(listLibraryImports, { imports: [libraryImport], total: 1 });
const LINKED = [
  list(ready),
  answer(listSources, { sources: [] }),
  answer(getLibraryImport, ready),
  answer(listImportedRecords, { records: [{ kind: 'role', name: 'Lamplighter' }], total: 1 }),
];

test('links to the imports of other frameworks', async () => {
  renderScreen(<LibraryImports />, {
    ...{ manifest, path: '/role/imports', user: aUser({ userType: 2 }) },
    answers: [answer(listLibraryImports, { imports: [], total: 0 }), answer(listSources, { sources: [] })],
  });
  expect(await screen.findByRole('link', { name: 'table of skills' })).toHaveAttribute('href', '/skill/tables');
  expect(screen.getByRole('link', { name: 'table of roles' })).toHaveAttribute('href', '/role/tables');
});

test('previews the files, lists the changes by name, and starts and undoes the import', async () => {
  const { person, portal } = renderScreen(<LibraryImports />, {
    manifest,
    path: '/role/imports',
    user: aUser({ userType: 2 }),
    answers: [
      list(ready),
      answer(listSources, {
        sources: [{ sourceId: 8, source: 'ESCO', isAssessmentEnabled: false, allowMultipleMappings: false }],
      }),
      answer(exportLibrary, { token: 't4' }),
      answer(previewLibraryImport, { importId: 7, token: 't1' }),
      answer(getLibraryImport, ready),
      answer(listImportedRecords, { records: [{ kind: 'skill', name: 'Quantum Pad' }], total: 1 }),
      answer(runLibraryImport, { token: 't2' }),
      answer(undoLibraryImport, { token: 't3' }),
    ],
  });
  expect(screen.getByRole('button', { name: 'Preview Import' })).toHaveAccessibleDescription('Choose the files first');
  await person.upload(screen.getByLabelText('Files for Files of the taxonomy'), [new File(['zip'], 'db_text.zip')]);
  await person.click(screen.getByRole('button', { name: 'Preview Import' }));
  expect(await screen.findByText('Skills.txt has no column Data Value')).toBeVisible();
  expect(screen.getByText('Job Zones')).toBeVisible();

  await person.click(screen.getByRole('button', { name: 'To be added: 1,200 skills' }));
  expect(await within(await screen.findByRole('dialog')).findByText('Quantum Pad')).toBeVisible();
  expect(portal.path()).toContain('records=skill-new');
  await person.keyboard('{Escape}');
  await waitFor(() => expect(portal.path()).not.toContain('records'));

  await person.click(screen.getByRole('radio', { name: 'Retire them' }));
  portal.answer(answer(getLibraryImport, done), list(done));
  await person.click(screen.getByRole('button', { name: 'Import' }));
  expect(await screen.findByText('9.5 s')).toBeVisible();
  expect(portal.requests.find(({ path }) => path.endsWith('/run'))?.body).toEqual({ gone: 'retire' });

  await person.click(screen.getByRole('button', { name: 'Undo Import' }));
  expect(portal.questions.map(({ title }) => title)).toEqual(['Undo the import of O*NET?']);
  await waitFor(() => expect(portal.requests.some(({ path }) => path.endsWith('/undo'))).toBe(true));

  expect(screen.getByRole('button', { name: 'Export' })).toHaveAccessibleDescription('Choose a source first');
  await person.selectOptions(screen.getByLabelText('Source to export'), 'ESCO');
  await person.click(screen.getByRole('button', { name: 'Export' }));
  await waitFor(() =>
    expect(portal.requests.find(({ path }) => path.endsWith('/exports'))?.body).toEqual({ sourceId: 8 }),
  );
});

test('an import of another language is called by it, in the list, above its facts and in the question', async () => {
  const german: LibraryImport = {
    ...done,
    taxonomy: 'ESCO',
    language: 'de',
    warnings: ['2 skills of the files not in the library: a, b'],
  };
  const { person, portal } = renderScreen(<LibraryImports />, {
    manifest,
    path: '/role/imports?import=7',
    user: aUser({ userType: 2 }),
    answers: [
      list(german),
      answer(listSources, { sources: [] }),
      answer(getLibraryImport, german),
      answer(undoLibraryImport, { token: 't3' }),
    ],
  });
  await waitFor(() => expect(screen.getAllByText('ESCO in German')).toHaveLength(2));
  expect(screen.getByText('2 skills of the files not in the library: a, b')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Undo Import' }));
  expect(portal.questions.map(({ title }) => title)).toEqual(['Undo the import of ESCO in German?']);
});

test('closing the pop-up of records resets its page', async () => {
  const { person, portal } = renderScreen(<LibraryImports />, {
    manifest,
    path: '/role/imports?import=7&records=role-gone&recordsPage=2',
    user: aUser({ userType: 2 }),
    answers: [answer(listImportedRecords, { records: [], total: 20 }), ...LINKED],
  });
  await screen.findByRole('dialog');
  await person.keyboard('{Escape}');
  await waitFor(() => expect(portal.path()).toBe('/role/imports?import=7'));
});

test('a link opens an import with its records, and an invalid page falls back to the first one', async () => {
  const { portal } = renderScreen(<LibraryImports />, {
    manifest,
    path: '/role/imports?import=7&records=role-gone&recordsPage=-2&importsPage=0',
    user: aUser({ userType: 2 }),
    answers: LINKED,
  });
  const popup = await screen.findByRole('dialog', { name: 'No longer in the files: 2 roles' });
  expect(await within(popup).findByText('Lamplighter')).toBeVisible();
  const offsets = portal.requests.flatMap(({ query }) => query.offset ?? []);
  expect(offsets).toEqual(['0', '0']);
});
