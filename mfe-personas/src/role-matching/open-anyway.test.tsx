import { EVENT } from '@skills-architect/contracts';
import {
  changeImportRows,
  getImportRowDocument,
  listImportRows,
  openImportRow,
  type PersonaImport,
  pendingImport,
  skipImportRow,
} from '@skills-architect/contracts/personas';
import { answer, refuse, renderScreen } from '@skills-architect/portal-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { manifest } from '../area';
import { anImport, aRow } from '../import-files/imports.fixtures';
import RoleMatching from './role-matching';

const engineer = aRow(1, 'Data Engineer');
const empty = { personaName: '', groupName: '', roleDescription: '', rolesAndResponsibilities: '' };
const memo = aRow(2, '', {
  ...empty,
  fileName: 'memo.docx',
  outcome: 'not-a-job-description',
  reason: 'This does not read like a job description.',
  hasText: true,
});
const book = { ...memo, rowId: 3, fileName: 'book.pdf', hasText: undefined };
const opened = { ...memo, outcome: 'read' as const, reason: '', hasText: undefined };

const listing = (...rows: (typeof engineer)[]) =>
  answer(listImportRows, { rows, total: rows.length, departments: ['Data'] });
const blocks = ['Shift planner', 'Plans the shifts of the depot.'].map((text) => ({
  text,
  kind: 'text' as const,
  depth: 0,
  page: 0,
}));
const show = (
  path = '/personas/role-matching',
  rows = [engineer, memo, book],
  overrides: Partial<PersonaImport> = {},
) =>
  renderScreen(<RoleMatching />, {
    manifest,
    path,
    answers: [
      answer(pendingImport, { import: anImport(overrides) }),
      listing(...rows),
      answer(openImportRow, opened),
      answer(getImportRowDocument, { fileName: 'memo.docx', fileKind: 'other', hasFile: true, blocks }),
    ],
  });

test('a file that is no job description is opened beside its text, and its passages fill the fields', async () => {
  const { person, portal } = show();
  const row = within(await screen.findByRole('row', { name: /memo\.docx/ }));
  expect(within(screen.getByRole('row', { name: /book\.pdf/ })).queryByRole('button', { name: /anyway/ })).toBeNull();
  portal.answer(listing(engineer, opened, book));
  await person.click(row.getByRole('button', { name: 'Open anyway: memo.docx' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'memo.docx' })).toBeVisible();
  expect(portal.path()).toBe('/personas/role-matching?client=1&row=2');
  expect(screen.getByRole('textbox', { name: /^Persona Name/ })).toHaveValue('');
  await person.click(await screen.findByText('Shift planner'));
  await person.keyboard('n');
  expect(screen.getByRole('textbox', { name: /^Persona Name/ })).toHaveValue('Shift planner');
});

test('the opened file keeps its place in the list after it is closed', async () => {
  const existing = aRow(4, 'Analyst', { isDuplicatePersona: true });
  const { person, portal } = show(undefined, [book, memo, engineer, existing]);
  const row = within(await screen.findByRole('row', { name: /memo\.docx/ }));
  portal.answer(listing(book, opened, engineer, existing));
  await person.click(row.getByRole('button', { name: 'Open anyway: memo.docx' }));
  await person.click(await screen.findByRole('button', { name: 'Back to the list' }));
  const names = (await screen.findAllByRole('row', { name: /\.(docx|pdf)/ })).map(({ textContent }) => textContent);
  expect(names).toEqual([
    expect.stringMatching(/^book/),
    expect.stringMatching(/^memo/),
    expect.stringMatching(/^Analyst/),
    expect.stringMatching(/^Data Engineer/),
  ]);
});

test('a file that was opened anyway is skipped again, and blocks the import no more', async () => {
  const { person, portal } = show(undefined, [engineer, { ...opened, isOpenedAnyway: true }]);
  await screen.findByText('memo.docx');
  const proceed = screen.getByRole('button', { name: 'Proceed' });
  expect(proceed).toHaveAccessibleDescription('A persona name is missing for memo.docx');
  portal.answer(answer(skipImportRow, memo), listing(engineer, memo));
  await person.click(screen.getByRole('button', { name: 'Skip again: memo.docx' }));
  expect(await screen.findByRole('button', { name: 'Open anyway: memo.docx' })).toBeVisible();
  expect(proceed).not.toHaveAccessibleDescription();
  expect(screen.queryByRole('button', { name: /Skip again/ })).toBeNull();
});

test('the import goes on only when the row has a name; the reason stands beside the button', async () => {
  show(undefined, [engineer, opened]);
  await screen.findByText('memo.docx');
  expect(screen.getByRole('button', { name: 'Proceed' })).toHaveAccessibleDescription(
    'A persona name is missing for memo.docx',
  );
  expect(screen.getByText('A persona name is missing for memo.docx', { selector: 'p' })).toBeVisible();
});

test('an opened file says what to do with its text, and asks for a name only after the name was left empty', async () => {
  const { person } = show('/personas/role-matching?client=1&row=2', [engineer, opened]);
  expect(await screen.findByText('Select a passage of the document, then choose its field.')).toBeVisible();
  expect(screen.getAllByText('memo.docx')).toHaveLength(1);
  expect(screen.queryByText('Persona name is required')).not.toBeInTheDocument();
  await person.click(screen.getByRole('textbox', { name: /^Persona Name/ }));
  await person.tab();
  expect(screen.getByText('Persona name is required')).toBeVisible();
  await person.click(await screen.findByText('Shift planner'));
  expect(screen.queryByText('Select a passage of the document, then choose its field.')).not.toBeInTheDocument();
  await person.keyboard('n');
  expect(screen.queryByText('Persona name is required')).not.toBeInTheDocument();
});

test('says why a file cannot be opened', async () => {
  const { person, portal } = show();
  portal.answer(refuse(openImportRow, 409, { code: 'conflict', error: 'The review of this import is over.' }));
  await person.click(await screen.findByRole('button', { name: 'Open anyway: memo.docx' }));
  await waitFor(() =>
    expect(portal.notifications.at(-1)).toMatchObject({ text: 'The review of this import is over.' }),
  );
  expect(portal.path()).toBe('/personas/role-matching?client=1');
});

test('the order of the rows follows their problems again after a file could not be opened', async () => {
  const existing = aRow(4, 'Analyst', { isDuplicatePersona: true });
  const { person, portal } = show(undefined, [engineer, existing, memo]);
  portal.answer(refuse(openImportRow, 500, { error: 'Not now' }));
  await person.click(await screen.findByRole('button', { name: 'Open anyway: memo.docx' }));
  await waitFor(() => expect(portal.notifications.at(-1)).toMatchObject({ text: 'Not now' }));
  portal.answer(listing({ ...engineer, isDuplicatePersona: true }, { ...existing, isDuplicatePersona: false }, memo));
  act(() => portal.push(EVENT.changed, { resource: 'imports' }));
  const rows = () => screen.getAllByRole('row', { name: /\.(docx|pdf)/ }).map(({ textContent }) => textContent);
  await waitFor(() => expect(rows().at(-1)).toMatch(/^Analyst/));
});

test('a file can be opened only during the review', async () => {
  show(undefined, undefined, { stage: 'parsing', completedItems: 1 });
  await screen.findByText('memo.docx');
  expect(screen.queryByRole('button', { name: /anyway/ })).toBeNull();
});

test('what was entered for a file is saved before it is skipped again', async () => {
  const row = { ...opened, isOpenedAnyway: true };
  const { person, portal } = show('/personas/role-matching?row=2', [engineer, row]);
  await person.type(await screen.findByRole('textbox', { name: /^Persona Name/ }), 'Shift planner');
  await person.click(screen.getByRole('button', { name: 'Back to the list' }));
  portal.answer(
    answer(changeImportRows, { rows: [engineer, { ...row, personaName: 'Shift planner' }], counts: anImport().counts }),
    answer(skipImportRow, memo),
    listing(engineer, memo),
  );
  await person.click(await screen.findByRole('button', { name: 'Skip again: memo.docx' }));
  expect(await screen.findByRole('button', { name: 'Open anyway: memo.docx' })).toBeVisible();
  const writes = portal.requests.filter(({ method, path }) => method !== 'GET' && path.includes('/rows'));
  expect(writes.map(({ call }) => call)).toEqual([changeImportRows.path, skipImportRow.path]);
  expect(writes[0]?.body).toMatchObject({ rows: [{ rowId: 2, fields: { personaName: 'Shift planner' } }] });
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
});
