import { EVENT } from '@skills-architect/contracts';
import {
  changeImportRows,
  getImportRowDocument,
  type ImportRow,
  listImportRows,
  pendingImport,
  proceedImport,
} from '@skills-architect/contracts/personas';
import { answer, type FakeAnswer, renderScreen } from '@skills-architect/portal-kit/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { manifest } from '../area';
import { anImport, aRow } from '../import-files/imports.fixtures';
import RoleMatching from './role-matching';

const blocks = [
  'Fleet Manager',
  'Reports to the Head of Fleet',
  'Keeps the fleet on the road.',
  'Plans tours and repairs',
  'Trains the drivers',
].map((text, index) => ({ kind: index > 2 ? ('item' as const) : ('text' as const), text, depth: 0, page: 0 }));
const wholeBlock = (block: number) => ({ block, start: 0, end: blocks[block]?.text.length ?? 0 });

const manager = aRow(1, 'Fleet Manager', {
  groupName: '',
  groupGuess: 'Transport',
  rolesAndResponsibilities: 'Plans tours and repairs|Trains the drivers',
  origins: {
    personaName: { kind: 'stated', passages: [wholeBlock(0)] },
    groupName: { kind: 'guessed', passages: [] },
    rolesAndResponsibilities: { kind: 'stated', passages: [wholeBlock(3), wholeBlock(4)] },
  },
});
const clerk = aRow(2, 'Clerk');
const all: ImportRow[] = [clerk, manager];

const saving = answer(changeImportRows, ({ body }) => ({
  counts: anImport().counts,
  rows: body.rows.map(({ rowId, fields }) => {
    const row = all.find((candidate) => candidate.rowId === rowId) ?? clerk;
    return { ...row, ...fields };
  }),
}));
const listing = (rows: ImportRow[]) => answer(listImportRows, { rows, total: rows.length, departments: ['Data'] });
const show = (
  answers: readonly FakeAnswer[] = [],
  { agree = true, path = '/personas/role-matching', rows = all } = {},
) =>
  renderScreen(<RoleMatching />, {
    manifest,
    path,
    agree,
    answers: [
      ...answers,
      answer(pendingImport, { import: anImport({ counts: { ...anImport().counts, failed: 0 } }) }),
      listing(rows),
      answer(getImportRowDocument, { fileName: 'fleet.docx', fileKind: 'other', hasFile: true, blocks }),
      saving,
    ],
  });
type Portal = ReturnType<typeof show>['portal'];
const savedBodies = (portal: Portal) =>
  portal.requests.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
const open = async ({ person }: ReturnType<typeof show>) => {
  await person.click(await screen.findByRole('button', { name: 'Open Fleet Manager.pdf' }));
  return within(await screen.findByRole('listbox', { name: 'Document' }));
};

test('shows rows with problems first; each problem is a filter with its count, kept in the URL', async () => {
  const { person, portal } = show();
  const rows = await screen.findAllByRole('row', { name: /\.pdf/ });
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^Fleet Manager.pdf/),
    expect.stringMatching(/^Clerk.pdf/),
  ]);
  await person.click(screen.getByRole('button', { name: 'Guessed 1' }));
  expect(screen.queryByText('Clerk.pdf')).not.toBeInTheDocument();
  expect(portal.path()).toBe('/personas/role-matching?client=1&show=guessed');
});

test('a name whose abbreviations were written out says what the document has, in the list and beside the document', async () => {
  const view = show([], { rows: [{ ...manager, nameWrittenAs: 'Fleet Mgr' }, clerk] });
  expect(await screen.findByText('In the document: ‘Fleet Mgr’')).toBeVisible();
  await open(view);
  expect(screen.getAllByText('In the document: ‘Fleet Mgr’')[0]).toBeVisible();
});

test('offers a guessed group, which a click applies, and saves it', async () => {
  const { person, portal } = show();
  expect(await screen.findByText('Guessed: Transport.')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Use it: Transport for Fleet Manager' }));
  expect(screen.queryByText('Guessed: Transport.')).not.toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(savedBodies(portal)).toEqual([
      { rows: [{ rowId: 1, fields: { groupName: 'Transport' }, replaces: { groupName: '' } }] },
    ]),
  );
});

test('proceeding names groups that are still guesses, and saves no row without edits', async () => {
  const { person, portal } = show([answer(proceedImport, anImport({ stage: 'matching' }))]);
  await person.click(await screen.findByRole('button', { name: 'Proceed' }));
  expect(portal.questions).toMatchObject([
    { title: '1 group is a guess', text: 'No group is stated for Fleet Manager: the guessed group will be used.' },
  ]);
  expect(savedBodies(portal)).toEqual([]);
});

test('the guessed group of a duplicate file is neither offered nor asked about', async () => {
  const proceeded = answer(proceedImport, anImport({ stage: 'matching' }));
  const { person, portal } = show([proceeded], { rows: [clerk, { ...manager, outcome: 'duplicate' }] });
  await person.click(await screen.findByRole('button', { name: 'Proceed' }));
  await waitFor(() => expect(portal.requests.some(({ call }) => call === proceedImport.path)).toBe(true));
  expect(screen.queryByRole('button', { name: /^Use (it|the guessed)/ })).toBeNull();
  expect(portal.questions).toEqual([]);
});

test('there is no question after all guesses were applied', async () => {
  const { person, portal } = show([answer(proceedImport, anImport({ stage: 'matching' }))]);
  await person.click(await screen.findByRole('button', { name: 'Use the guessed group' }));
  await person.click(screen.getByRole('button', { name: 'Proceed' }));
  await waitFor(() => expect(portal.requests.some(({ call }) => call === proceedImport.path)).toBe(true));
  expect(portal.questions).toEqual([]);
  expect(savedBodies(portal)).toHaveLength(1);
});

test('shows a row beside its document, with the origin of each field marked', async () => {
  const document = await open(show());
  expect(document.getByTitle('Persona Name')).toHaveTextContent('Fleet Manager');
  expect(document.getAllByTitle('Roles and Responsibilities').map((mark) => mark.textContent)).toEqual([
    'Plans tours and repairs',
    'Trains the drivers',
  ]);
  expect(screen.getByRole('textbox', { name: /^Persona Name/ })).toHaveValue('Fleet Manager');
});

test('a click assigns a passage to a field', async () => {
  const shown = show();
  const document = await open(shown);
  const replace = screen.getByRole('button', { name: 'Replace Role Description with the selection' });
  expect(replace).toHaveAccessibleDescription('Select a passage of the document first');
  await shown.person.click(document.getByRole('option', { name: /Keeps the fleet/ }));
  await shown.person.click(replace);
  expect(screen.getByRole('textbox', { name: /^Role Description/ })).toHaveValue('Keeps the fleet on the road.');
});

test('supports the keyboard: select, assign, add, apply the guess, next row, close', async () => {
  const { person, portal } = show([], { path: '/personas/role-matching?row=1' });
  await screen.findByRole('listbox', { name: 'Document' });
  await person.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}d');
  expect(screen.getByRole('textbox', { name: /^Role Description/ })).toHaveValue('Keeps the fleet on the road.');
  await person.keyboard('{ArrowDown}{ArrowDown}T');
  expect(screen.getByRole('textbox', { name: /^Roles and Responsibilities/ })).toHaveValue(
    'Plans tours and repairs\nTrains the drivers\nReports to the Head of Fleet',
  );
  await person.keyboard('u');
  expect(screen.getByRole('textbox', { name: /^Group Name/ })).toHaveValue('Transport');
  await person.keyboard('{ArrowRight}');
  expect(await screen.findByRole('heading', { level: 1, name: 'Clerk' })).toBeVisible();
  await person.keyboard('{ArrowLeft}');
  expect(await screen.findByRole('textbox', { name: /^Group Name/ })).toHaveValue('Transport');
  await person.keyboard('{Escape}');
  expect(await screen.findByRole('heading', { level: 1, name: 'Review extracted data' })).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(savedBodies(portal)).toMatchObject([
      { rows: [{ rowId: 1, fields: { groupName: 'Transport', roleDescription: 'Keeps the fleet on the road.' } }] },
    ]),
  );
});

test('shortcuts are disabled while a dialog covers the row', async () => {
  const { person } = show([], { path: '/personas/role-matching?row=2' });
  await screen.findByRole('listbox', { name: 'Document' });
  const dialog = render(<div role="dialog" aria-modal="true" />);
  await person.keyboard('{ArrowLeft}');
  dialog.unmount();
  expect(screen.getByRole('heading', { level: 1, name: 'Clerk' })).toBeVisible();
});

test('closing the document focuses the button of the last shown row', async () => {
  const shown = show();
  await open(shown);
  await shown.person.keyboard('{Escape}');
  expect(await screen.findByRole('button', { name: 'Open Fleet Manager.pdf' })).toHaveFocus();
  await shown.person.keyboard('{Enter}{ArrowRight}');
  await shown.person.click(await screen.findByRole('button', { name: 'Back to the list' }));
  expect(await screen.findByRole('button', { name: 'Open Clerk.pdf' })).toHaveFocus();
});

test('closing a row that the filter no longer shows focuses the title', async () => {
  const { person } = show([], { path: '/personas/role-matching?client=1&show=guessed&row=1' });
  await screen.findByRole('listbox', { name: 'Document' });
  await person.keyboard('u{Escape}');
  expect(await screen.findByRole('heading', { level: 1, name: 'Review extracted data' })).toHaveFocus();
});

test('shortcuts are disabled while typing', async () => {
  const shown = show();
  await open(shown);
  const name = screen.getByRole('textbox', { name: /^Reporting To/ });
  await shown.person.type(name, 'dun');
  expect(name).toHaveValue('dun');
  expect(screen.getByRole('textbox', { name: /^Group Name/ })).toHaveValue('');
});

test('typed values stay on the page when another tab proceeds with the import', async () => {
  const matching = anImport({ stage: 'matching' });
  const shown = show();
  const { person, portal } = shown;
  await open(shown);
  const name = screen.getByRole('textbox', { name: /Reporting To/ });
  await person.type(name, 'Head of Tours');
  portal.answer(answer(pendingImport, { import: matching }));
  act(() => portal.push(EVENT.jdParserStatus, { import: matching }));
  expect(await screen.findByText(/This import went on in another tab/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  expect(name).toHaveValue(`Head of Tours`);
  await person.click(screen.getByRole('button', { name: 'Back to the list' }));
  expect(screen.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Delete/ })).not.toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Continue without my changes' }));
  expect(await screen.findByText(/Every client role is being matched/)).toBeVisible();
});
