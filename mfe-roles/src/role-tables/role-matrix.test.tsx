import type { TableImportDetail } from '@skills-architect/contracts';
import * as calls from '@skills-architect/contracts/roles';
import { answer, aUser, renderScreen } from '@skills-architect/portal-kit/testing';
import { screen, within } from '@testing-library/react';
import { manifest } from '../area';
import RoleTables from './role-tables';

const matrix: TableImportDetail = {
  importId: 7,
  kind: 'role-skills',
  fileName: 'Matrix.xlsx',
  stage: 'ready',
  user: { userId: 1, userName: 'Sunny Super' },
  startedAt: '2026-11-22T10:00:00.000Z',
  counts: { new: 0, changed: 2, same: 0, stale: 0, wrong: 1 },
  changedCells: 2,
  wrongCells: 1,
  notes: [],
  written: 0,
  kept: 0,
  columns: [
    { title: 'Skill', field: 'skillName' },
    { title: 'Welder', field: 'role in title' },
  ],
  fields: [
    { field: 'roleName', title: 'Role Name' },
    { field: 'skillName', title: 'Skill Name' },
    { field: 'levelNumber', title: 'Level Number' },
    { field: 'role in title', title: 'The title is a role, the cells its levels', takesSeveral: true },
  ],
  levels: [
    { value: 'expert', level: 5, isLeftOut: false },
    { value: 'x', level: null, isLeftOut: false },
  ],
  levelCount: 5,
  levelQuestions: ['Which level does "x" mean? Rows without a level are wrong.'],
  understood: [{ roleName: 'Welder', skillName: 'MIG', levelNumber: '5 of 5' }],
};

test('a matrix shows how it is understood, and asks which level its marks mean', async () => {
  const { person, portal } = renderScreen(<RoleTables />, {
    manifest,
    path: '/role/tables?import=7',
    user: aUser({ userType: 2 }),
    answers: [
      answer(calls.listRoleTableImports, { imports: [], total: 0 }),
      answer(calls.getRoleTableImport, matrix),
      answer(calls.listWrongRoleCells, { cells: [], total: 0 }),
      answer(calls.assignRoleColumns, { token: 't4' }),
    ],
  });
  expect(await screen.findByText(/Which level does "x" mean/)).toBeVisible();
  const understood = screen.getByRole('table', { name: 'How the first rows are understood' });
  expect(within(understood).getByText('5 of 5')).toBeVisible();
  await person.selectOptions(screen.getByRole('combobox', { name: '“x” means' }), 'Level 2 of 5');
  await person.click(screen.getByRole('button', { name: 'Check again' }));
  expect(portal.requests.find(({ path }) => path.endsWith('/columns'))?.body).toEqual({
    columns: [],
    levels: [
      { value: 'expert', level: 5, isLeftOut: false },
      { value: 'x', level: 2, isLeftOut: false },
    ],
  });
});
