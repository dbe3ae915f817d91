import { EVENT } from '@skills-architect/contracts';
import {
  deleteImportRow,
  discardImport,
  listImportRows,
  type PersonaImport,
  pendingImport,
  proceedImport,
  replaceImportData,
} from '@skills-architect/contracts/personas';
import { answer, deferAnswer, type FakeAnswer, refuse, renderScreen } from '@skills-architect/portal-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { manifest } from '../area';
import { anImport, aRow } from '../import-files/imports.fixtures';
import RoleMatching from './role-matching';

const engineer = aRow(1, 'Data Engineer');
const scan = aRow(2, '', {
  fileName: 'scan.pdf',
  outcome: 'no-text-layer',
  reason: 'The file holds pictures of pages only.',
});
const analyst = aRow(3, 'Analyst', { isDuplicatePersona: true });

const pending = (overrides: Partial<PersonaImport> = {}) => answer(pendingImport, { import: anImport(overrides) });
const listing = (...rows: (typeof engineer)[]) =>
  answer(listImportRows, { rows, total: rows.length, departments: ['Data'] });
const show = (answers: readonly FakeAnswer[], agree = true) =>
  renderScreen(<RoleMatching />, { manifest, path: '/personas/role-matching', answers, agree });

test('follows the progress of reading files by hub events', async () => {
  const { portal } = show([
    pending({
      stage: 'parsing',
      completedItems: 0,
      counts: { read: 0, failed: 0, existing: 0, selected: 0, created: 0 },
    }),
    listing(),
  ]);
  expect(await screen.findByText('Fetching 0/3 job descriptions')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Proceed' })).toHaveAccessibleDescription('The files are still being read');
  portal.answer(listing(engineer));
  act(() => portal.push(EVENT.jdParserStatus, { import: anImport({ stage: 'parsing', completedItems: 1 }) }));
  expect(await screen.findByText('Fetching 1/3 job descriptions')).toBeVisible();
  expect(await screen.findByText('Data Engineer.pdf')).toBeVisible();
  portal.answer(listing(engineer, analyst));
  act(() => portal.push(EVENT.jdParserStatus, { import: anImport({ stage: 'parsing', completedItems: 2 }) }));
  expect(await screen.findByText('Fetching 2/3 job descriptions')).toBeVisible();
  expect(await screen.findByText('Analyst.pdf')).toBeVisible();
  act(() => portal.push(EVENT.jdParserStatus, { import: anImport({ stage: 'review' }) }));
  expect(await screen.findByText('Data fetch completed')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Download' })).toBeEnabled();
});

test('says which file takes long to read', async () => {
  const { portal } = show([pending({ stage: 'parsing', completedItems: 2 }), listing()]);
  expect(await screen.findByText('Fetching 2/3 job descriptions')).toBeVisible();
  const slow = anImport({ stage: 'parsing', completedItems: 2, slowFile: 'Scan of a lease.pdf' });
  act(() => portal.push(EVENT.jdParserStatus, { import: slow }));
  expect(await screen.findByText(/^Still reading Scan of a lease\.pdf\./)).toHaveTextContent(/text of a scan/);
  act(() => portal.push(EVENT.jdParserStatus, { import: anImport({ stage: 'review' }) }));
  expect(screen.queryByText(/Still reading/)).toBeNull();
});

test('shows all rows even if the import ended during the first request', async () => {
  const early = deferAnswer(listing(engineer));
  const { portal } = show([pending({ stage: 'parsing', completedItems: 1 }), early]);
  expect(await screen.findByText('Fetching 1/3 job descriptions')).toBeVisible();
  portal.answer(pending(), listing(engineer, scan, analyst));
  act(() => portal.push(EVENT.jdParserStatus, { import: anImport() }));
  expect(await screen.findByText('Data fetch completed')).toBeVisible();
  early.go();
  expect(await screen.findByRole('row', { name: /scan\.pdf/ })).toBeVisible();
});

test('ignores events of imports of other clients', async () => {
  const { portal } = show([pending({ stage: 'parsing', completedItems: 1 }), listing()]);
  expect(await screen.findByText('Fetching 1/3 job descriptions')).toBeVisible();
  act(() => portal.push(EVENT.jdParserStatus, { import: anImport({ clientId: 2, completedItems: 3 }) }));
  expect(screen.getByText('Fetching 1/3 job descriptions')).toBeVisible();
});

test('describes the outcome of each file', async () => {
  const counts = { read: 2, failed: 1, existing: 1, selected: 0, created: 0 };
  const { person, portal } = show([pending({ counts }), listing(engineer, scan, analyst)]);
  const row = within(await screen.findByRole('row', { name: /scan\.pdf/ }));
  expect(row.getByText('No text layer')).toBeVisible();
  expect(row.getByText('The file holds pictures of pages only.')).toBeVisible();
  expect(within(screen.getByRole('row', { name: /Analyst\.pdf/ })).getByText('Exists already')).toBeVisible();
  expect(screen.getByText(/skipped. The download explains why/)).toBeVisible();
  expect(screen.getByText(/1 persona already exists and will be skipped/)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Skipped 1' }));
  expect(screen.queryByText('Data Engineer.pdf')).not.toBeInTheDocument();
  expect(portal.path()).toBe('/personas/role-matching?client=1&show=not-read');
});

test('names errors of a changed workbook by cell', async () => {
  const { person, portal } = show([
    pending(),
    listing(engineer),
    refuse(replaceImportData, 400, {
      code: 'invalid',
      error: 'C2: Persona name is required, and 1 more problem. Nothing was changed.',
      issues: [
        { path: 'C2', message: 'Persona name is required' },
        { path: 'D7', message: 'Group name is required' },
      ],
    }),
  ]);
  await person.click(await screen.findByRole('button', { name: 'Upload changed workbook' }));
  await person.upload(screen.getByLabelText('Files for Workbook'), new File(['x'], 'rows.xlsx'));
  await person.click(screen.getByRole('button', { name: 'Upload' }));
  const wrong = within(await screen.findByRole('list', { name: 'Cells to correct' }));
  expect(wrong.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'C2: Persona name is required',
    'D7: Group name is required',
  ]);
  portal.answer(answer(replaceImportData, { rows: 44, changed: 2, removed: 1 }));
  await person.click(screen.getByRole('button', { name: 'Upload' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(portal.notifications.at(-1)).toMatchObject({ text: '2 of 44 rows changed, 1 removed', variant: 'success' });
});

test('says that matching cannot be stopped, and proceeds without a question if no group is a guess', async () => {
  const { person, portal } = show([
    pending(),
    listing(engineer),
    answer(proceedImport, anImport({ stage: 'matching' })),
  ]);
  await screen.findByText('Data fetch completed');
  expect(screen.getByText(/cannot be stopped/)).toBeVisible();
  portal.answer(pending({ stage: 'matching', entity: 'roles', completedItems: 0 }));
  await person.click(screen.getByRole('button', { name: 'Proceed' }));
  expect(await screen.findByText('Fetching 0/3 roles')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(portal.questions).toEqual([]);
});

test('names client roles without a group before they get the default one', async () => {
  const { person, portal } = show([
    pending(),
    listing({ ...engineer, groupName: '' }),
    answer(proceedImport, anImport({ stage: 'matching' })),
  ]);
  await screen.findByText('Data fetch completed');
  await person.click(screen.getByRole('button', { name: 'Proceed' }));
  expect(portal.questions).toMatchObject([
    { title: '1 group is not stated', text: 'Data Engineer will be in the group “General”.' },
  ]);
});

test('cannot proceed if no file was read', async () => {
  show([pending({ counts: { read: 0, failed: 3, existing: 0, selected: 0, created: 0 } }), listing(scan)]);
  expect(await screen.findByRole('button', { name: 'Proceed' })).toHaveAccessibleDescription(
    'No job description could be read',
  );
});

test('cancelling asks, deletes the extracted personas and leaves the screen', async () => {
  const { person, portal } = show([pending(), listing(engineer), answer(discardImport, { done: true })]);
  await screen.findByText('Data fetch completed');
  portal.answer(answer(pendingImport, { import: null }));
  await person.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(portal.path()).toBe('/personas'));
  expect(portal.questions[0]).toMatchObject({ text: expect.stringMatching(/personas will be deleted/), loss: true });
});

test('the import stays if the user does not confirm cancelling', async () => {
  const { person, portal } = show([pending(), listing(engineer)], false);
  await person.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(portal.questions).toHaveLength(1);
  expect(portal.requests.some(({ call }) => call === discardImport.path)).toBe(false);
});

test('deletes a row after a confirmation with its name', async () => {
  const { person, portal } = show([pending(), listing(engineer, analyst), answer(deleteImportRow, { done: true })]);
  await screen.findByText('Data Engineer.pdf');
  portal.answer(listing(analyst));
  await person.click(screen.getByRole('button', { name: 'Delete Data Engineer.pdf' }));
  await waitFor(() => expect(screen.queryByText('Data Engineer.pdf')).not.toBeInTheDocument());
  expect(portal.questions[0]?.text).toBe('Are you sure you want to delete Data Engineer?');
});

test('a failed import says why and what to do', async () => {
  show([pending({ stage: 'failed', errorMessage: 'The uploaded archive is gone.' }), listing(engineer)]);
  expect(await screen.findByText('The uploaded archive is gone.')).toBeVisible();
  expect(screen.getByText(/upload the files again/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Proceed' })).not.toBeInTheDocument();
});

test('links to the personas if there is no import', async () => {
  const { person, portal } = show([answer(pendingImport, { import: null })]);
  await person.click(await screen.findByRole('link', { name: 'Go to personas' }));
  expect(portal.path()).toBe('/personas');
});

test('retries an import that failed to load', async () => {
  const { person, portal } = show([refuse(pendingImport, 503, { error: 'Personas do not answer' })]);
  expect(await screen.findByText('Personas do not answer')).toBeVisible();
  portal.answer(pending(), listing(engineer));
  await person.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Data fetch completed')).toBeVisible();
});
