import { EVENT } from '@skills-architect/contracts';
import {
  createImportedPersonas,
  deleteImportRow,
  discardImport,
  exportRoleSelection,
  getImport,
  listImportRows,
  type PersonaImport,
  pendingImport,
  saveImportRows,
} from '@skills-architect/contracts/personas';
import { listJobs } from '@skills-architect/contracts/portal';
import { type RoleSummary, searchRoles } from '@skills-architect/contracts/roles';
import { navigate } from '@skills-architect/portal-kit';
import { answer, type FakeAnswer, later, refuse, renderScreen } from '@skills-architect/portal-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { manifest } from '../area';
import { anImport, aRow, aSuggestion } from '../imports/imports.fixtures';
import RoleMatching from './role-matching';

const engineer = aRow(1, 'Data Engineer', {
  roleRecommendations: [aSuggestion(11, 'Engineer of data', { confidence: 'clear' }), aSuggestion(12, 'Architect')],
});
const analyst = aRow(2, 'Analyst', { groupName: 'Sales', roleRecommendations: [aSuggestion(13, 'Sales analyst')] });
const clerk = aRow(3, 'Clerk', { isDuplicatePersona: true, roleRecommendations: [aSuggestion(14, 'Office clerk')] });
const all = [engineer, analyst, clerk];
const counts = { read: 3, failed: 0, existing: 1, selected: 0, created: 0 };

const selecting = (given: Partial<PersonaImport> = {}) =>
  answer(pendingImport, { import: anImport({ stage: 'selection', status: 1, counts, ...given }) });
const listing = (rows: readonly (typeof engineer)[] = all) =>
  answer(listImportRows, { rows: [...rows], total: rows.length, departments: ['Data', 'Sales'] });
const aRole = (roleId: number, roleName: string): RoleSummary => ({
  roleId,
  roleName,
  subsectorId: 1,
  subsector: 'Health',
  subsectorTypeId: 1,
  functionId: 1,
  functionName: 'Records',
  occupation: '',
  leadershipRole: null,
  sourceId: 1,
  source: 'Skills Architect',
  roleStatus: 4,
});
const roles = answer(searchRoles, ({ body }) => {
  const found = body.roleName === 'arch' ? [aRole(20, 'Archivist')] : [];
  return { roles: found, total: found.length };
});
const saving = answer(saveImportRows, ({ body }) => ({
  counts,
  rows: body.rows.map(({ rowId, roleId }) => {
    const row = all.find((one) => one.rowId === rowId) ?? engineer;
    return {
      ...row,
      roleRecommendations: row.roleRecommendations.map((one) => ({ ...one, isSelected: one.roleId === roleId })),
    };
  }),
}));
const show = (answers: readonly FakeAnswer[] = [], { agree = true, path = '/personas/role-matching' } = {}) =>
  renderScreen(<RoleMatching />, { manifest, path, agree, answers: [...answers, selecting(), listing(), roles] });
const row = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(`^${name} `) }));
const saved = (portal: ReturnType<typeof show>['portal']) =>
  portal.requests
    .filter(({ call, method }) => call === saveImportRows.path && method === 'POST')
    .map(({ body }) => body);

test('selects suggestions and saves a part of them', async () => {
  const { person, portal } = show([saving]);
  const first = await row('Data Engineer');
  expect(screen.getByRole('button', { name: 'Save' })).toHaveAccessibleDescription('There is nothing to save');
  await person.click(first.getByRole('button', { name: 'Architect' }));
  expect(first.getByRole('button', { name: 'Architect' })).toHaveAttribute('aria-pressed', 'true');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(portal.notifications.at(-1)?.text).toBe('Client Roles are updated partially'));
  expect(saved(portal)).toEqual([{ rows: [{ rowId: 1, roleId: 12, replaces: null }] }]);
});

test('says so when every client role has a role', async () => {
  const { person, portal } = show([saving]);
  await person.click((await row('Data Engineer')).getByRole('button', { name: 'Engineer of data' }));
  await person.click((await row('Analyst')).getByRole('button', { name: 'Sales analyst' }));
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(portal.notifications.at(-1)?.text).toBe('Client Roles are updated'));
});

test('shows each score in its parts, the first one with its word', async () => {
  show();
  const first = await row('Data Engineer');
  expect(
    first.getByRole('img', {
      name: 'Engineer of data: clear; title 100 of 100, words 50 of 100, duties 25 of 100, skills 25 of 100, level 100 of 100',
    }),
  ).toBeVisible();
  expect(first.getByRole('img', { name: /^Architect: title/ })).toBeVisible();
});

test('finds a role in the library for a row', async () => {
  const { person, portal } = show([saving]);
  const first = await row('Data Engineer');
  await person.type(first.getByRole('combobox', { name: 'Search an industry role for Data Engineer' }), 'arch');
  await person.click(await screen.findByRole('option', { name: /Archivist/ }));
  expect(first.getByText('Archivist')).toBeVisible();
  const asked = portal.requests.filter(({ call }) => call === searchRoles.path).map(({ body }) => body);
  expect(asked).toContainEqual({ roleName: 'arch', clientId: 1, roleStatuses: [4], pagesize: 30, offset: 0 });
});

test('a persona that exists takes no role', async () => {
  show();
  const taken = await row('Clerk');
  expect(taken.getByText('Exists already')).toBeVisible();
  expect(taken.queryByRole('button', { name: 'Office clerk' })).not.toBeInTheDocument();
  expect(screen.getByText('1 client role already exists and will be skipped.')).toBeVisible();
});

test('takes the clear first suggestions for all, says how many it left, and takes them back', async () => {
  const { person, portal } = show();
  const first = await row('Data Engineer');
  await person.click(screen.getByRole('button', { name: 'Select first suggestion for all' }));
  expect(first.getByRole('button', { name: 'Engineer of data' })).toHaveAttribute('aria-pressed', 'true');
  expect((await row('Analyst')).getByRole('button', { name: 'Sales analyst' })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  expect(portal.notifications.at(-1)?.text).toBe(
    'First suggestion selected for 1 client role. 1 client role left: the first suggestion is not clear.',
  );
  await person.click(screen.getByRole('button', { name: 'Undo first suggestions' }));
  expect(first.getByRole('button', { name: 'Engineer of data' })).toHaveAttribute('aria-pressed', 'false');
  expect(screen.getByRole('button', { name: 'Save' })).toHaveAccessibleDescription('There is nothing to save');
});

test('search, department and page stand in the address', async () => {
  const many = Array.from({ length: 12 }, (_, at) => aRow(at + 1, `Role ${at + 1}`));
  const { person, portal } = show([listing(many)]);
  await row('Role 1');
  expect(screen.queryByText('Role 11')).not.toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Next page' }));
  expect(await screen.findByText('Role 11')).toBeVisible();
  expect(portal.path()).toMatch(/page=2/);
  await person.type(screen.getByRole('textbox', { name: 'Search client roles' }), '12{Enter}');
  await waitFor(() => expect(portal.path()).toBe('/personas/role-matching?search=12'));
  expect(screen.getByText('Role 12')).toBeVisible();
  expect(screen.queryByText('Role 11')).not.toBeInTheDocument();
});

test('an address brings its department back', async () => {
  show([], { path: '/personas/role-matching?departments=Sales' });
  await row('Analyst');
  expect(screen.queryByText('Data Engineer')).not.toBeInTheDocument();
});

test('creating marks rows without a role and says what is skipped', async () => {
  const { person, portal } = show([saving, answer(createImportedPersonas, anImport({ stage: 'creating' }))]);
  await person.click((await row('Data Engineer')).getByRole('button', { name: 'Architect' }));
  await person.click(screen.getByRole('button', { name: 'Create Personas' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Create Personas' }));
  expect(dialog.getByText('1 persona will be created.')).toBeVisible();
  expect(dialog.getByText('1 client role without an industry role will be skipped.')).toBeVisible();
  expect(dialog.getByText('1 client role that already exists will be skipped.')).toBeVisible();
  expect((await row('Analyst')).getByText('Not Selected')).toBeInTheDocument();
  portal.answer(selecting({ stage: 'creating', entity: 'personas', totalItems: 1, completedItems: 0 }));
  await person.click(dialog.getByRole('button', { name: 'Create Personas' }));
  expect(await screen.findByText('Creating persona 1 of 1')).toBeVisible();
  expect(saved(portal)).toEqual([{ rows: [{ rowId: 1, roleId: 12, replaces: null }] }]);
});

test('creates nothing while no role is selected', async () => {
  const { person, portal } = show();
  await row('Data Engineer');
  await person.click(screen.getByRole('button', { name: 'Create Personas' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(portal.notifications.at(-1)?.text).toBe('Select an industry role for at least one client role first');
});

test('selections that cannot be saved are not lost, and nothing is created', async () => {
  const { person, portal } = show([refuse(saveImportRows, 503, { error: 'Personas do not answer' })]);
  await person.click((await row('Data Engineer')).getByRole('button', { name: 'Architect' }));
  await person.click(screen.getByRole('button', { name: 'Create Personas' }));
  await person.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Create Personas' }));
  await waitFor(() => expect(portal.notifications.at(-1)?.text).toBe('Personas do not answer'));
  expect(portal.requests.some(({ call }) => call === createImportedPersonas.path)).toBe(false);
  expect((await row('Data Engineer')).getByRole('button', { name: 'Architect' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('asks before unsaved selections are left behind', async () => {
  const { person, portal } = show([], { agree: false });
  await person.click((await row('Data Engineer')).getByRole('button', { name: 'Architect' }));
  act(() => navigate('/personas'));
  await waitFor(() => expect(portal.questions[0]?.text).toBe('Proceed without saving changes?'));
  expect(portal.path()).toBe('/personas/role-matching');
});

test('a role that is chosen while others are saved is still to be saved', async () => {
  const answered = later(saving);
  const { person, portal } = show([answered]);
  await person.click((await row('Data Engineer')).getByRole('button', { name: 'Architect' }));
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saved(portal)).toHaveLength(1));
  await person.click((await row('Analyst')).getByRole('button', { name: 'Sales analyst' }));
  answered.go();
  await waitFor(() => expect(portal.notifications).not.toEqual([]));
  expect((await row('Analyst')).getByRole('button', { name: 'Sales analyst' })).toHaveAttribute('aria-pressed', 'true');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saved(portal)[1]).toEqual({ rows: [{ rowId: 2, roleId: 13, replaces: null }] }));
});

test('a selection that somebody else saved meanwhile is asked about, and creates nothing', async () => {
  const late = refuse(saveImportRows, 409, { code: 'stale', error: 'Somebody else changed this meanwhile.' });
  const { person, portal } = show([late], { agree: true });
  await person.click((await row('Data Engineer')).getByRole('button', { name: 'Architect' }));
  await person.click(screen.getByRole('button', { name: 'Create Personas' }));
  const [suggested, ...others] = engineer.roleRecommendations;
  const theirs = suggested ? [{ ...suggested, isSelected: true }, ...others] : others;
  portal.answer(listing([{ ...engineer, roleRecommendations: theirs }, analyst, clerk]));
  await person.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Create Personas' }));
  await waitFor(async () =>
    expect((await row('Data Engineer')).getByRole('button', { name: 'Engineer of data' })).toHaveAttribute(
      'aria-pressed',
      'true',
    ),
  );
  expect(portal.questions.at(-1)?.title).toBe('Somebody else changed the roles of this import');
  expect(portal.requests.some(({ call }) => call === createImportedPersonas.path)).toBe(false);
});

test('deletes a row after asking for it by name', async () => {
  const { person, portal } = show([answer(deleteImportRow, { done: true })]);
  await row('Analyst');
  portal.answer(listing([engineer, clerk]));
  await person.click(screen.getByRole('button', { name: 'Delete Analyst' }));
  await waitFor(() => expect(screen.queryByText('Analyst')).not.toBeInTheDocument());
  expect(portal.questions[0]?.text).toBe('Are you sure you want to delete Analyst?');
});

test('when all exist there is nothing to create, and the import can be discarded', async () => {
  const { person, portal } = show([listing([clerk]), answer(discardImport, { done: true })]);
  const dialog = within(await screen.findByRole('dialog', { name: 'All client roles already exist' }));
  portal.answer(answer(pendingImport, { import: null }));
  await person.click(dialog.getByRole('button', { name: 'Discard import' }));
  await waitFor(() => expect(portal.path()).toBe('/personas'));
  expect(portal.questions.map(({ text }) => text)).toEqual(['Are you sure want to discard skill mapping?']);
  expect(portal.notifications).toMatchObject([{ text: 'The import was discarded', variant: 'success' }]);
});

test('says what was created, then goes to the personas by itself', async () => {
  const { portal } = show([selecting({ stage: 'creating', entity: 'personas', totalItems: 2, completedItems: 1 })]);
  expect(await screen.findByText('Creating persona 2 of 2')).toBeVisible();
  const done = anImport({ stage: 'done', status: 2, counts: { ...counts, created: 2 } });
  jest.useFakeTimers();
  act(() => portal.push(EVENT.jdParserStatus, { import: done }));
  const dialog = within(screen.getByRole('dialog', { name: 'Personas created' }));
  expect(dialog.getByText('2 personas were created.')).toBeVisible();
  expect(dialog.getByText('1 client role was skipped.')).toBeVisible();
  act(() => jest.advanceTimersByTime(4999));
  expect(portal.path()).toBe('/personas/role-matching');
  act(() => jest.advanceTimersByTime(1));
  expect(portal.path()).toBe('/personas');
  jest.useRealTimers();
});

test('learns of the end also when the hub was away', async () => {
  const { portal } = show([
    selecting({ stage: 'creating', entity: 'personas', totalItems: 2, completedItems: 1 }),
    answer(getImport, anImport({ stage: 'done', status: 2, counts: { ...counts, created: 2 } })),
  ]);
  await screen.findByText('Creating persona 2 of 2');
  portal.answer(answer(pendingImport, { import: null }));
  act(() => portal.push(EVENT.resync));
  expect(await screen.findByText('2 personas were created.')).toBeVisible();
});

test('tells what stopped the creation before', async () => {
  show([selecting({ errorMessage: 'The roles service did not answer.' })]);
  expect(await screen.findByText('The roles service did not answer.')).toBeVisible();
});

const cook = aRow(4, 'Cook', {
  roleRecommendations: [aSuggestion(15, 'Chief Financial Officer', { confidence: 'no close role' })],
  elsewhere: ['ESCO', 'O*NET'],
});

test('shows no suggestion as a choice where no role is close', async () => {
  const { person } = show([listing([cook])]);
  const far = await row('Cook');
  expect(far.getByText('No close role in this library')).toBeVisible();
  expect(screen.queryByText('Chief Financial Officer')).not.toBeInTheDocument();
  expect(far.getByRole('button', { name: 'Ask for this role: Cook' })).toHaveAccessibleDescription(
    'Asking for a role is not available yet',
  );
  expect(far.getByText('Closer roles are in ESCO, O*NET.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Select first suggestion for all' })).toHaveAccessibleDescription(
    'No client role without a role has a clear suggestion',
  );
  await person.type(far.getByRole('combobox', { name: 'Search an industry role for Cook' }), 'arch');
  await person.click(await screen.findByRole('option', { name: /Archivist/ }));
  expect(far.getByText('Archivist')).toBeVisible();
});

test('creates at once when nothing is left to decide', async () => {
  const { person, portal } = show([
    listing([engineer]),
    saving,
    answer(createImportedPersonas, anImport({ stage: 'creating' })),
  ]);
  await person.click((await row('Data Engineer')).getByRole('button', { name: 'Architect' }));
  portal.answer(selecting({ stage: 'creating', entity: 'personas', totalItems: 1, completedItems: 0 }));
  await person.click(screen.getByRole('button', { name: 'Create 1 persona' }));
  expect(await screen.findByText('Creating persona 1 of 1')).toBeVisible();
  expect(saved(portal)).toEqual([{ rows: [{ rowId: 1, roleId: 12, replaces: null }] }]);
});

test('exports the saved selection to Excel and says when it is done', async () => {
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
  await person.click((await row('Data Engineer')).getByRole('button', { name: 'Architect' }));
  await person.click(screen.getByRole('button', { name: 'Export to Excel' }));
  await waitFor(() => expect(portal.notifications.at(-1)?.text).toBe('Excel Export Successful'));
  expect(saved(portal)).toEqual([{ rows: [{ rowId: 1, roleId: 12, replaces: null }] }]);
});
