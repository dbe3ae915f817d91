import { EVENT } from '@skills-architect/contracts';
import {
  createImportedPersonas,
  discardImport,
  exportRoleSelection,
  getImport,
  listPersonas,
  pendingImport,
  saveImportRows,
} from '@skills-architect/contracts/personas';
import { listJobs } from '@skills-architect/contracts/portal';
import { answer, refuse } from '@skills-architect/portal-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { anImport, aSuggestion } from '../import-files/imports.fixtures';
import {
  analyst,
  answerRows,
  answerSelectionStage,
  chooseRole,
  clerk,
  counts,
  engineer,
  row,
  savedBodies,
  saving,
  show,
} from './role-selection.fixtures';

test('creating marks rows without a role and says what waits and what is skipped', async () => {
  const { person, portal } = show([saving, answer(createImportedPersonas, anImport({ stage: 'creating' }))]);
  await chooseRole(person, 'Data Engineer', 'Architect');
  await person.click(screen.getByRole('button', { name: 'Create Personas' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Create Personas' }));
  expect(dialog.getByText('1 persona will be created.')).toBeVisible();
  expect(dialog.getByText('1 client role without an industry role will be omitted for now.')).toBeVisible();
  expect(dialog.getByText('1 client role that already exists will be skipped.')).toBeVisible();
  expect(dialog.getByText('They wait in this import until you select their roles or discard them.')).toBeVisible();
  expect((await row('Analyst')).getByText('Not Selected')).toBeInTheDocument();
  portal.answer(answerSelectionStage({ stage: 'creating', entity: 'personas', totalItems: 1, completedItems: 0 }));
  await person.click(dialog.getByRole('button', { name: 'Create Personas' }));
  expect(await screen.findByText('Creating persona 1 of 1')).toBeVisible();
  expect(savedBodies(portal)).toEqual([{ rows: [{ rowId: 1, roleId: 12, replaces: null }] }]);
});

test('a client role without a fitting role, or all that are left, become drafts, which the summary counts', async () => {
  const far = { ...analyst, roleRecommendations: [aSuggestion(13, 'Sales analyst', { confidence: 'no close role' })] };
  const { person, portal } = show([
    answerRows([engineer, far, clerk]),
    saving,
    answer(createImportedPersonas, anImport({ stage: 'creating' })),
  ]);
  await row('Data Engineer');
  const open = screen.getByText(/client roles to choose for/);
  expect(open).toHaveTextContent(
    '2 client roles to choose for: 1 with a clear suggestion, 1 without a close role in this library.',
  );
  await person.click(screen.getByRole('button', { name: 'Create without a role: Analyst' }));
  expect((await row('Analyst')).getByText('Draft')).toBeVisible();
  expect((await row('Analyst')).getByRole('combobox')).toHaveValue('Without a role');
  await person.click(screen.getByRole('button', { name: 'Create the rest without a role' }));
  await waitFor(() => expect(open).toHaveTextContent(/Nothing is left/));
  expect(portal.questions.at(-1)?.text).toBe('1 client role of these has a clear suggestion.');
  expect(open).toHaveTextContent('Nothing is left to choose. 2 client roles become drafts without a role.');
  await person.click(screen.getByRole('button', { name: 'Undo drafts' }));
  await chooseRole(person, 'Data Engineer', 'Architect');
  await person.click(screen.getByRole('button', { name: 'Create Personas' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Create Personas' }));
  expect(dialog.getByText('2 personas will be created.')).toBeVisible();
  expect(dialog.getByText('1 of them without an industry role, as a draft.')).toBeVisible();
  await person.click(dialog.getByRole('button', { name: 'Create Personas' }));
  await waitFor(() => expect(portal.requests.some(({ call }) => call === createImportedPersonas.path)).toBe(true));
  expect(savedBodies(portal)).toEqual([
    {
      rows: [
        { rowId: 1, roleId: 12, replaces: null },
        { rowId: 2, roleId: null, withoutRole: true, replaces: null },
      ],
    },
  ]);
});

test('creates nothing while no role is selected', async () => {
  const { person, portal } = show();
  await row('Data Engineer');
  await person.click(screen.getByRole('button', { name: 'Create Personas' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(portal.notifications.at(-1)?.text).toBe('Select an industry role for at least one client role first');
});

test('names the client roles without a role and what to do, and shows only these', async () => {
  const { person, portal } = show();
  await row('Data Engineer');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Create Personas' }));
  const note = within(screen.getByRole('alert'));
  expect(note.getByText(/^2 client roles have no industry role\./)).toHaveTextContent(/suggestion .* search/);
  expect(note.getByText('Analyst')).toBeVisible();
  await person.click(note.getByRole('button', { name: 'Show only these' }));
  expect(portal.path()).toBe('/personas/role-matching?client=1&withoutRole=true');
  expect(screen.queryByRole('row', { name: /Clerk/ })).not.toBeInTheDocument();
  await chooseRole(person, 'Data Engineer', 'Architect');
  expect(note.getByText(/^1 client role has no industry role\./)).toBeVisible();
  await row('Data Engineer');
  await person.click(screen.getByRole('switch', { name: 'Without an industry role' }));
  await row('Clerk');
  await person.click(screen.getByRole('switch', { name: 'Without an industry role' }));
  await waitFor(() => expect(screen.queryByRole('row', { name: /Data Engineer/ })).not.toBeInTheDocument());
});

test('keeps selections that cannot be saved, and creates nothing', async () => {
  const { person, portal } = show([refuse(saveImportRows, 503, { error: 'Personas do not answer' })]);
  await chooseRole(person, 'Data Engineer', 'Architect');
  await person.click(screen.getByRole('button', { name: 'Create Personas' }));
  await person.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Create Personas' }));
  await waitFor(() => expect(portal.notifications.at(-1)?.text).toBe('Personas do not answer'));
  expect(portal.requests.some(({ call }) => call === createImportedPersonas.path)).toBe(false);
  expect((await row('Data Engineer')).getByRole('button', { name: 'Architect' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('if all personas exist, there is nothing to create, and the import can be discarded', async () => {
  const { person, portal } = show([answerRows([clerk]), answer(discardImport, { done: true })]);
  const dialog = within(await screen.findByRole('dialog', { name: 'All client roles already exist' }));
  portal.answer(answer(pendingImport, { import: null }));
  await person.click(dialog.getByRole('button', { name: 'Discard import' }));
  await waitFor(() => expect(portal.path()).toBe('/personas'));
  expect(portal.questions.map(({ text }) => text)).toEqual(['Are you sure want to discard skill mapping?']);
  expect(portal.notifications).toMatchObject([{ text: 'The import was discarded', variant: 'success' }]);
});

test('shows what was created, then opens the personas automatically', async () => {
  const { portal } = show([
    answerSelectionStage({ stage: 'creating', entity: 'personas', totalItems: 2, completedItems: 1 }),
  ]);
  expect(await screen.findByText('Creating persona 2 of 2')).toBeVisible();
  const done = anImport({ stage: 'done', status: 2, counts: { ...counts, created: 2 } });
  jest.useFakeTimers();
  act(() => portal.push(EVENT.jdParserStatus, { import: done }));
  const dialog = within(screen.getByRole('dialog', { name: 'Personas created' }));
  expect(dialog.getByText('2 personas were created.')).toBeVisible();
  act(() => jest.advanceTimersByTime(4999));
  expect(portal.path()).toBe('/personas/role-matching?client=1');
  act(() => jest.advanceTimersByTime(1));
  expect(portal.path()).toBe(`/personas?importTokenId=${done.importTokenId}`);
  jest.useRealTimers();
});

test('says how many of the personas are drafts, with a link to them', async () => {
  const { portal } = show([
    answerSelectionStage({ stage: 'creating', entity: 'personas', totalItems: 2, completedItems: 1 }),
    answer(listPersonas, {
      data: [],
      total: 4000,
      filteredPersonasCount: 1000,
      filteredPersonasCountIsCapped: true,
    }),
  ]);
  await screen.findByText('Creating persona 2 of 2');
  const done = anImport({ stage: 'done', status: 2, counts: { ...counts, created: 5 } });
  act(() => portal.push(EVENT.jdParserStatus, { import: done }));
  const dialog = within(screen.getByRole('dialog', { name: 'Personas created' }));
  expect(await dialog.findByText(/of this import are drafts without an industry role/)).toBeVisible();
  expect(dialog.getByRole('link', { name: '1,000+ personas' })).toHaveAttribute(
    'href',
    `/personas?client=${done.clientId}&importTokenId=${done.importTokenId}&unmatched=true`,
  );
});

test('says how many client roles are left, and continues with them', async () => {
  const { person, portal } = show([
    answerSelectionStage({ stage: 'creating', entity: 'personas', totalItems: 2, completedItems: 1 }),
  ]);
  await screen.findByText('Creating persona 2 of 2');
  const selection = anImport({ stage: 'selection', status: 1, counts: { ...counts, read: 3, created: 2 } });
  act(() => portal.push(EVENT.jdParserStatus, { import: selection }));
  const dialog = within(screen.getByRole('dialog', { name: 'Personas created' }));
  expect(dialog.getByText('2 personas were created.')).toBeVisible();
  expect(dialog.getByText(/^3 client roles are left\./)).toHaveTextContent("'continue persona creation' leads to them");
  await person.click(dialog.getByRole('button', { name: 'Continue with the rest' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(await row('Data Engineer')).toBeDefined();
  expect(portal.path()).toBe('/personas/role-matching?client=1');
});

test('counts only the personas of this run when others were created before', async () => {
  const { portal } = show([answerSelectionStage({ counts: { ...counts, read: 2, created: 3 } })]);
  await row('Data Engineer');
  const push = (change: Parameters<typeof anImport>[0]) =>
    act(() => portal.push(EVENT.jdParserStatus, { import: anImport(change) }));
  push({ stage: 'creating', entity: 'personas', counts: { ...counts, read: 2, created: 3 } });
  push({ stage: 'creating', entity: 'personas', counts: { ...counts, read: 1, created: 4 } });
  push({ stage: 'selection', counts: { ...counts, read: 1, created: 4 } });
  // An answer that was late shows the former stage once more.
  push({ stage: 'creating', entity: 'personas', counts: { ...counts, read: 1, created: 4 } });
  push({ stage: 'selection', counts: { ...counts, read: 1, created: 4 } });
  const dialog = within(await screen.findByRole('dialog', { name: 'Personas created' }));
  expect(dialog.getByText('1 persona was created.')).toBeVisible();
});

test('detects the end even if the hub was disconnected', async () => {
  const { portal } = show([
    answerSelectionStage({ stage: 'creating', entity: 'personas', totalItems: 2, completedItems: 1 }),
    answer(getImport, anImport({ stage: 'done', status: 2, counts: { ...counts, created: 2 } })),
  ]);
  await screen.findByText('Creating persona 2 of 2');
  portal.answer(answer(pendingImport, { import: null }));
  act(() => portal.push(EVENT.resync));
  expect(await screen.findByText('2 personas were created.')).toBeVisible();
});

test('shows why the previous creation failed', async () => {
  show([answerSelectionStage({ errorMessage: 'The roles service did not answer.' })]);
  expect(await screen.findByText('The roles service did not answer.')).toBeVisible();
});

test('creates at once if no row is skipped', async () => {
  const { person, portal } = show([
    answerRows([engineer]),
    saving,
    answer(createImportedPersonas, anImport({ stage: 'creating' })),
  ]);
  await chooseRole(person, 'Data Engineer', 'Architect');
  portal.answer(answerSelectionStage({ stage: 'creating', entity: 'personas', totalItems: 1, completedItems: 0 }));
  await person.click(screen.getByRole('button', { name: 'Create 1 persona' }));
  expect(await screen.findByText('Creating persona 1 of 1')).toBeVisible();
  expect(savedBodies(portal)).toEqual([{ rows: [{ rowId: 1, roleId: 12, replaces: null }] }]);
});

test('exports the saved selection to Excel and notifies when it is done', async () => {
  const job = {
    token: 'x1',
    kind: 'role-selection-export',
    title: 'Export of the role selection to Excel',
    entity: 'client roles',
    status: 'done' as const,
    itemsTotal: 4,
    itemsDone: 4,
    userId: 1,
    cancellable: false,
    startedAt: '2026-03-02T09:00:00.000Z',
  };
  const { person, portal } = show([
    saving,
    answer(exportRoleSelection, { exportTokenId: 'x1', totalItems: 3 }),
    answer(listJobs, { jobs: [job] }),
  ]);
  await chooseRole(person, 'Data Engineer', 'Architect');
  await person.click(screen.getByRole('button', { name: 'Export to Excel' }));
  await waitFor(() => expect(portal.notifications.at(-1)?.text).toBe('Excel Export Successful'));
  expect(savedBodies(portal)).toEqual([{ rows: [{ rowId: 1, roleId: 12, replaces: null }] }]);
});

test('the import of the address is shown, beside one in progress; its events change nothing else', async () => {
  const earlier = anImport({ importTokenId: 'earlier', stage: 'selection', fileName: 'may.zip', counts });
  const { portal } = show([answer(getImport, earlier)], { path: '/personas/role-matching?import=earlier' });
  portal.answer(answer(pendingImport, { import: anImport({ stage: 'parsing' }), others: [earlier] }));
  expect(await screen.findByText('may.zip for Acme')).toBeVisible();
  act(() => portal.push(EVENT.jdParserStatus, { import: anImport({ stage: 'matching', entity: 'roles' }) }));
  expect(screen.getByText(/may\.zip,? for Acme/)).toBeVisible();
  expect(await row('Data Engineer')).toBeTruthy();
});

test('an import of the address that has ended gives way to the one in progress', async () => {
  const { portal } = show([answer(getImport, anImport({ importTokenId: 'earlier', stage: 'done' }))], {
    path: '/personas/role-matching?import=earlier',
  });
  portal.answer(answerSelectionStage());
  expect(await screen.findByText('roles.zip for Acme')).toBeVisible();
});
