import type { TableImportDetail } from '@skills-architect/contracts';
import * as calls from '@skills-architect/contracts/roles';
import { answer, aUser, renderScreen } from '@skills-architect/portal-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { manifest } from '../area';
import { ExportRoles } from './export-roles';
import RoleTables from './role-tables';

const done: TableImportDetail = {
  importId: 7,
  kind: 'roles',
  fileName: 'Roles.xlsx',
  stage: 'done',
  user: { userId: 1, userName: 'Sunny Super' },
  startedAt: '2026-11-22T10:00:00.000Z',
  counts: { new: 2, changed: 0, same: 3, stale: 0, wrong: 0 },
  changedCells: 0,
  wrongCells: 0,
  notes: [],
  written: 2,
  kept: 0,
  columns: [],
  fields: [],
};
const FILTER = { subSectors: [], functions: [], occupations: [], sources: [], statuses: [] };

test('opening the rows of an import of roles is a step in the browser’s history', async () => {
  const { person, portal } = renderScreen(<RoleTables />, {
    manifest,
    path: '/role/tables?import=7&rows=new',
    user: aUser({ userType: 2 }),
    answers: [
      answer(calls.listRoleTableImports, { imports: [done], total: 1 }),
      answer(calls.getRoleTableImport, done),
      answer(calls.listRoleTableRows, { rows: [], total: 2 }),
    ],
  });
  await screen.findByRole('dialog', { name: 'Added: 2 rows' });
  await person.keyboard('{Escape}');
  await waitFor(() => expect(portal.path()).toBe('/role/tables?import=7'));
  await person.click(screen.getByRole('button', { name: 'Added: 2 rows' }));
  expect(portal.path()).toBe('/role/tables?import=7&rows=new');
  act(() => window.history.back());
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(portal.path()).toBe('/role/tables?import=7');
});

test('a link opens the export of roles', async () => {
  renderScreen(<ExportRoles shown={{ text: '', filter: FILTER, filterCount: 0, total: 3 }} />, {
    manifest,
    path: '/role?export=true',
    answers: [],
    jobs: [],
  });
  expect(await screen.findByRole('dialog')).toBeVisible();
});
