import { downloadImportWrongCells, listImportWrongCells, pendingImport } from '@skills-architect/contracts/personas';
import { answer } from '@skills-architect/portal-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { anImport } from '../import-files/imports.fixtures';
import { answerRows, answerSelectionStage, show } from './role-selection.fixtures';

const sheet = { sheet: 'roles and skills' as const, fileName: 'roles.xlsx' };
const pending = (overrides: object) => answer(pendingImport, { import: anImport({ ...sheet, ...overrides }) });

test('shows the progress of checking a workbook', async () => {
  show([pending({ stage: 'parsing', entity: 'roles', totalItems: 40, completedItems: 25 })]);
  expect(await screen.findByText('Fetching 25/40 roles')).toBeVisible();
});

test('names wrong cells, and offers a workbook with marked cells and to discard the import', async () => {
  const errorMessage = '1 cell is wrong, so nothing was imported. Correct the workbook and upload it again.';
  const cell = { sheet: 'Roles', row: 7, column: 'Department', value: '', problem: 'Enter the department.' };
  const { person, portal } = show([
    pending({ stage: 'failed', errorMessage, wrongCells: 1 }),
    answer(listImportWrongCells, { cells: [cell], total: 1 }),
    answer(downloadImportWrongCells, 'workbook'),
  ]);
  expect(await screen.findByText(errorMessage)).toBeVisible();
  const row = within(await screen.findByRole('row', { name: /Department/ }));
  expect(row.getByText('7')).toBeVisible();
  expect(row.getByText('Enter the department.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Discard' })).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Download with wrong cells marked' }));
  expect(portal.requests.some(({ call }) => call === downloadImportWrongCells.path)).toBe(true);
});

test('opens the upload of the same kind for the corrected workbook without a question', async () => {
  const { person, portal } = show([
    pending({ stage: 'failed', errorMessage: 'The columns are wrong.', sheet: 'client skills' }),
  ]);
  await person.click(await screen.findByRole('button', { name: 'Upload corrected workbook' }));
  await waitFor(() => expect(portal.path()).toBe('/personas?create=skills'));
  expect(portal.questions).toEqual([]);
});

test('notifies when the roles are imported', async () => {
  const { portal } = show([pending({ stage: 'matching', entity: 'roles' })]);
  await screen.findByRole('progressbar');
  portal.answer(answerSelectionStage(sheet));
  portal.answer(answerRows());
  await act(async () =>
    portal.push('receive JD parser status', { import: anImport({ ...sheet, stage: 'selection', status: 1 }) }),
  );
  expect(await screen.findByRole('row', { name: /Data Engineer/ })).toBeVisible();
  expect(portal.notifications.map(({ text }) => text)).toContain('file import successful');
});

test('says what the workbook says otherwise about personas that exist', async () => {
  const notes = ['Personas that exist are not changed by this import.', 'Clerk: Filing 3 \u2192 4.'];
  show([answerSelectionStage({ ...sheet, notes }), answerRows()]);
  for (const note of notes) expect(await screen.findByText(note)).toBeVisible();
});
