import {
  bulkImportEnabled,
  importClientRoles,
  importJobDescriptions,
  pendingImport,
} from '@skills-architect/contracts/personas';
import { navigate } from '@skills-architect/portal-kit';
import { answer, deferAnswer, refuse } from '@skills-architect/portal-kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { anImport } from '../../import-files/imports.fixtures';
import { enabled, none, show, zip } from './create-personas.fixtures';

test('opens the form for a single persona', async () => {
  const { person, portal } = show([enabled, none]);
  await person.click(await screen.findByRole('button', { name: /individual persona/ }));
  expect(portal.path()).toBe('/persona/add');
});

test('offers bulk creation only if the client may use it', async () => {
  const { portal } = show([answer(bulkImportEnabled, { enabled: false }), none]);
  await waitFor(() => expect(portal.requests).toHaveLength(2));
  await waitFor(() => expect(screen.queryByText(/Checking whether/)).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: /individual persona/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /in bulk/ })).not.toBeInTheDocument();
});

test('does not start a second import, and says why', async () => {
  const { person } = show([enabled, answer(pendingImport, { import: anImport() })]);
  const bulk = await screen.findByRole('button', { name: /in bulk/ });
  const reason = 'A bulk creation is in progress. Continue or discard it first.';
  expect(bulk).toHaveAccessibleDescription(reason);
  expect(screen.getByText(reason)).toBeVisible();
  await person.click(bulk);
  expect(screen.queryByText('What do you want to upload?')).not.toBeInTheDocument();
});

test('the link to an upload that the user may not make opens the one of job descriptions', async () => {
  show([enabled, none], 1, true, 'skills');
  expect(await screen.findByRole('radio', { name: /zip of job descriptions/ })).toBeChecked();
});

test('the address names the chosen upload, and the choice instead of an upload that is unknown', async () => {
  const { person, portal } = show([enabled, none], 4, true, 'nonsense');
  await waitFor(() => expect(portal.path()).toMatch(/create=choose/));
  await person.click(await screen.findByRole('button', { name: /in bulk/ }));
  await waitFor(() => expect(portal.path()).toMatch(/create=zip/));
  await person.click(screen.getByRole('radio', { name: /Excel file of roles and skills/ }));
  await waitFor(() => expect(portal.path()).toMatch(/create=roles/));
  expect(screen.getByRole('radio', { name: /Excel file of roles and skills/ })).toBeChecked();
});

const counts = { read: 13, failed: 0, existing: 0, selected: 0, created: 17 };

test('starts another import while rows of the last one wait for a role, and says where they stay', async () => {
  const { person } = show([enabled, answer(pendingImport, { import: anImport({ stage: 'selection', counts }) })]);
  const text =
    '13 client roles of roles.zip still wait for a role. They stay beside the list of personas when you upload more.';
  expect(await screen.findByText(text)).toBeVisible();
  await person.click(screen.getByRole('button', { name: /in bulk/ }));
  expect(screen.getByText('What do you want to upload?')).toBeVisible();
});

test('does not start another import while personas of an earlier one are created', async () => {
  const others = [anImport({ importTokenId: 'earlier', stage: 'creating', counts })];
  show([enabled, answer(pendingImport, { import: anImport({ stage: 'selection', counts }), others })]);
  expect(await screen.findByText('A bulk creation is in progress. Continue or discard it first.')).toBeVisible();
});

test('another import may begin after one that failed', async () => {
  show([enabled, answer(pendingImport, { import: anImport({ stage: 'failed', counts: { ...counts, created: 0 } }) })]);
  const card = await screen.findByRole('button', { name: /in bulk/ });
  expect(card).not.toHaveAttribute('aria-disabled');
});

test('Proceed uploads the chosen archive and goes to its import', async () => {
  const { person, portal } = show([
    enabled,
    none,
    answer(importJobDescriptions, anImport({ stage: 'parsing', totalItems: 0, completedItems: 0 })),
  ]);
  await person.click(await screen.findByRole('button', { name: /in bulk/ }));
  const proceed = screen.getByRole('button', { name: 'Proceed' });
  expect(proceed).toHaveAccessibleDescription('Select a file first');
  await person.upload(screen.getByLabelText('Files for Job descriptions'), zip);
  expect(portal.requests.some(({ call }) => call === importJobDescriptions.path)).toBe(false);
  await person.click(proceed);
  await waitFor(() => expect(portal.path()).toBe('/personas/role-matching'));
  const sent = portal.requests.find(({ call }) => call === importJobDescriptions.path);
  expect(sent).toMatchObject({ files: ['roles.zip'], query: { clientId: '1' } });
});

test('stays open during the upload of the archive', async () => {
  const upload = deferAnswer(answer(importJobDescriptions, anImport({ stage: 'parsing' })));
  const { person, portal } = show([enabled, none, upload]);
  await person.click(await screen.findByRole('button', { name: /in bulk/ }));
  await person.upload(screen.getByLabelText('Files for Job descriptions'), zip);
  await person.click(screen.getByRole('button', { name: 'Proceed' }));
  const close = screen.getByRole('button', { name: 'Close' });
  expect(close).toHaveAccessibleDescription('The file is being uploaded');
  await person.click(close);
  await person.keyboard('{Escape}');
  expect(portal.path()).toBe('/personas?create=zip');
  upload.go();
  await waitFor(() => expect(portal.path()).toBe('/personas/role-matching'));
});

test('all kinds of upload but the HR system can be chosen', async () => {
  const { person } = show([enabled, none]);
  await person.click(await screen.findByRole('button', { name: /in bulk/ }));
  const ways = within(screen.getByRole('radiogroup', { name: 'What do you want to upload?' }));
  expect(ways.getByRole('radio', { name: 'A zip of job descriptions, or single files' })).toBeChecked();
  expect(ways.getByRole('radio', { name: /HR system/ })).toHaveAccessibleDescription('Coming soon');
  expect(ways.getAllByRole('radio').filter((way) => !way.hasAttribute('disabled'))).toHaveLength(3);
});

test('offers client skills to administrators only', async () => {
  const { person } = show([enabled, none], 1);
  await person.click(await screen.findByRole('button', { name: /in bulk/ }));
  const way = screen.getByRole('radio', { name: 'An Excel file of client skills' });
  expect(way).toBeDisabled();
  expect(way).toHaveAccessibleDescription('For Super Users and Skilling Architects.');
});

test.each([
  ['An Excel file of client skills', 'Client skills', 'true'],
  ['An Excel file of roles and skills', 'Roles and skills', 'false'],
])('uploads %s and opens its import', async (name, files, isClientSkillsImport) => {
  const { person, portal } = show([enabled, none, answer(importClientRoles, anImport({ stage: 'parsing' }))]);
  await person.click(await screen.findByRole('button', { name: /in bulk/ }));
  await person.click(screen.getByRole('radio', { name }));
  expect(screen.getByRole('button', { name: 'Download the template' })).toBeVisible();
  await person.upload(screen.getByLabelText(`Files for ${files}`), new File(['x'], 'roles.xlsx'));
  await person.click(screen.getByRole('button', { name: 'Proceed' }));
  await waitFor(() => expect(portal.path()).toBe('/personas/role-matching'));
  const sent = portal.requests.find(({ call }) => call === importClientRoles.path);
  expect(sent).toMatchObject({ files: ['roles.xlsx'], query: { clientId: '1', isClientSkillsImport } });
});

test('refuses an upload that was opened by a link while a bulk creation is in progress', async () => {
  show([enabled, answer(pendingImport, { import: anImport() })], 4, true, 'zip');
  const reason = 'A bulk creation is in progress. Continue or discard it first.';
  await waitFor(() => expect(screen.getByRole('button', { name: 'Proceed' })).toHaveAccessibleDescription(reason));
  expect(screen.getByRole('button', { name: /Choose/ })).toHaveAccessibleDescription(reason);
});

test('an upload that the user has left does not open its import', async () => {
  const upload = deferAnswer(answer(importJobDescriptions, anImport({ stage: 'parsing' })));
  const { person, portal, unmount } = show([enabled, none, upload]);
  await person.click(await screen.findByRole('button', { name: /in bulk/ }));
  await person.upload(screen.getByLabelText('Files for Job descriptions'), zip);
  await person.click(screen.getByRole('button', { name: 'Proceed' }));
  unmount();
  act(() => navigate('/persona/add', { skipConfirm: true }));
  await act(async () => upload.go());
  expect(portal.path()).toBe('/persona/add');
});

test('an error stays in the dialog until another file is chosen', async () => {
  const { person, portal } = show([
    enabled,
    none,
    refuse(importJobDescriptions, 415, { error: 'The archive holds 51 files.' }),
  ]);
  await person.click(await screen.findByRole('button', { name: /in bulk/ }));
  await person.upload(screen.getByLabelText('Files for Job descriptions'), zip);
  await person.click(screen.getByRole('button', { name: 'Proceed' }));
  expect(await screen.findByText('The archive holds 51 files.')).toBeVisible();
  expect(portal.path()).toBe('/personas?create=zip');
  await person.click(screen.getByRole('button', { name: 'Remove roles.zip' }));
  await waitFor(() => expect(screen.queryByText('The archive holds 51 files.')).not.toBeInTheDocument());
});

test('a double click on Proceed after a failed upload sends the file once', async () => {
  const { person, portal } = show([enabled, none, refuse(importJobDescriptions, 503)]);
  await person.click(await screen.findByRole('button', { name: /in bulk/ }));
  await person.upload(screen.getByLabelText('Files for Job descriptions'), zip);
  await person.click(screen.getByRole('button', { name: 'Proceed' }));
  const uploads = () => portal.requests.filter(({ call }) => call === importJobDescriptions.path);
  const proceed = screen.getByRole('button', { name: 'Proceed' });
  await waitFor(() => expect(proceed).not.toHaveAttribute('aria-busy'));
  const again = deferAnswer(answer(importJobDescriptions, anImport({ stage: 'parsing' })));
  portal.answer(again);
  // fireEvent, so that nothing renders between the two clicks.
  fireEvent.click(proceed);
  fireEvent.click(proceed);
  again.go();
  await waitFor(() => expect(portal.path()).toBe('/personas/role-matching'));
  expect(uploads()).toHaveLength(2);
});

test('uploads several job descriptions as one archive, but none beside an archive', async () => {
  const { person, portal } = show([enabled, none, answer(importJobDescriptions, anImport({ stage: 'parsing' }))]);
  await person.click(await screen.findByRole('button', { name: /in bulk/ }));
  const field = screen.getByLabelText('Files for Job descriptions');
  await person.upload(field, [new File(['a'], 'cook.pdf'), new File(['b'], 'baker.docx')]);
  await person.upload(field, zip);
  const problem = 'Remove roles.zip or the other files: an archive is uploaded alone.';
  expect(screen.getByRole('button', { name: 'Proceed' })).toHaveAccessibleDescription(problem);
  await person.click(screen.getByRole('button', { name: 'Remove roles.zip' }));
  await person.click(screen.getByRole('button', { name: 'Proceed' }));
  await waitFor(() => expect(portal.path()).toBe('/personas/role-matching'));
  const sent = portal.requests.find(({ call }) => call === importJobDescriptions.path);
  expect(sent).toMatchObject({ files: ['2 job descriptions.zip'], query: { name: '2 job descriptions' } });
});

test('refuses a file that is neither archive nor job description', async () => {
  const { person } = show([enabled, none]);
  await person.click(await screen.findByRole('button', { name: /in bulk/ }));
  const line = screen.getByLabelText('Files for Job descriptions');
  line.removeAttribute('accept');
  await person.upload(line, new File(['text'], 'role.exe'));
  expect(await screen.findByText(/Invalid format/)).toBeVisible();
});
