import type { TableImportDetail } from '@skills-architect/contracts';
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
  counts: { new: 0, changed: 25, same: 300, stale: 0, wrong: 15 },
  changedCells: 25,
  wrongCells: 15,
  notes: [],
  written: 0,
  kept: 0,
  columns: [],
  fields: [],
};
const row = { row: 12, name: 'Welding', state: 'changed' as const, cells: [] };

const show = (path: string) =>
  renderScreen(<SkillTables />, {
    manifest,
    path,
    user: aUser({ userType: 2 }),
    answers: [
      answer(calls.listSkillTableImports, { imports: [ready], total: 25 }),
      answer(calls.getSkillTableImport, ready),
      answer(calls.listWrongSkillCells, { cells: [], total: 15 }),
      answer(calls.listSkillTableRows, { rows: [row], total: 25 }),
    ],
  });
type Portal = ReturnType<typeof show>['portal'];
const lastQuery = ({ requests }: Portal, call: { path: string }) =>
  requests.findLast((request) => request.call === call.path)?.query;

test('a count opens its rows in a pop-up, whose state is in the URL; Escape closes it', async () => {
  const { person, portal } = show('/skill/tables?import=7');
  await person.click(await screen.findByRole('button', { name: 'To be changed: 25 rows' }));
  const popup = await screen.findByRole('dialog', { name: 'To be changed: 25 rows' });
  expect(portal.path()).toBe('/skill/tables?import=7&rows=changed');
  await person.click(within(popup).getByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(portal.path()).toBe('/skill/tables?import=7&rows=changed&rowsPage=2'));
  await waitFor(() =>
    expect(lastQuery(portal, calls.listSkillTableRows)).toMatchObject({ offset: '10', state: 'changed' }),
  );
  await person.keyboard('{Escape}');
  await waitFor(() => expect(portal.path()).toBe('/skill/tables?import=7'));
});

test('a link opens the rows of an import on their page, and the pages of the wrong cells', async () => {
  const { portal } = show('/skill/tables?import=7&rows=changed&rowsPage=3&cellsPage=2');
  const popup = await screen.findByRole('dialog', { name: 'To be changed: 25 rows' });
  expect(await within(popup).findByText('Welding')).toBeVisible();
  expect(lastQuery(portal, calls.listSkillTableRows)).toMatchObject({ offset: '20' });
  expect(lastQuery(portal, calls.listWrongSkillCells)).toMatchObject({ offset: '10' });
});

test('the page of the list of imports is in the URL; invalid values in the URL are ignored', async () => {
  const { person, portal } = show('/skill/tables?rows=nothing&importsSize=7&importsPage=-1');
  await person.click(await screen.findByRole('button', { name: 'Next page' }));
  await waitFor(() =>
    expect(lastQuery(portal, calls.listSkillTableImports)).toMatchObject({ offset: '10', pagesize: '10' }),
  );
  expect(portal.path()).toContain('importsPage=2');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the export pop-up is in the URL', async () => {
  const { person, portal } = renderScreen(
    <ExportSkills
      shown={{
        text: '',
        filter: { categories: [], families: [], sources: [], statuses: [] },
        filterCount: 0,
        total: 12,
      }}
    />,
    { manifest, path: '/skill/search?export=true', answers: [], jobs: [] },
  );
  await screen.findByRole('dialog');
  await person.keyboard('{Escape}');
  await waitFor(() => expect(portal.path()).toBe('/skill/search'));
  await person.click(screen.getByRole('button', { name: 'Excel and CSV' }));
  await person.click(screen.getByRole('menuitem', { name: 'Export' }));
  expect(portal.path()).toBe('/skill/search?export=true');
});
