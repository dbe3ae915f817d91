import { listClients, listUsers } from '@skills-architect/contracts/admin';
import { type AuditEntry, exportAuditLog, getAuditEntry, listAuditEntries } from '@skills-architect/contracts/portal';
import { listSources } from '@skills-architect/contracts/skills';
import { aClient } from '@skills-architect/contracts/testing';
import { answer, aUser, refuse, renderScreen } from '@skills-architect/portal-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aUserRecord } from '../admin.fixtures';
import { manifest } from '../area';
import AuditLog from './audit-log';

const anEntry = (more: Partial<AuditEntry> = {}): AuditEntry => ({
  seq: 12,
  at: '2026-01-01T09:00:00.000Z',
  kind: 'rights',
  what: 'Update user',
  outcome: 'done',
  status: 200,
  user: { userId: 2, userName: 'Sam Super' },
  client: { clientId: 3, clientName: 'Northwind' },
  record: 'user 5',
  requestId: '0d3e',
  details: { userTypeId: 4, ssoTypeId: 4, clientIds: [3, 5] },
  from: { address: '192.0.2.7' },
  hash: 'abc',
  ...more,
});
const failedLogin = anEntry({
  seq: 11,
  kind: 'sign-in',
  what: 'Login',
  outcome: 'refused',
  user: null,
  client: null,
  record: null,
  from: { address: '192.0.2.8', login: 'ada' },
});

const open = (query = '', entries = [anEntry(), failedLogin], total = entries.length) =>
  renderScreen(<AuditLog />, {
    manifest,
    path: `/audit-log${query}`,
    user: aUser({ userType: 2 }),
    answers: [
      answer(listAuditEntries, { entries, total }),
      answer(getAuditEntry, anEntry()),
      answer(listUsers, { users: [aUserRecord({ userId: 5, name: 'Ari' })], total: 1 }),
      answer(listClients, { clients: [aClient(3, { clientName: 'Northwind' })], total: 1 }),
      answer(listSources, { sources: [] }),
    ],
  });
const lastQuery = (portal: ReturnType<typeof open>['portal']) =>
  portal.requests.findLast(({ call }) => call === listAuditEntries.path)?.query;

test('shows who did what, when, for which client, from where, and how it ended', async () => {
  open();
  const row = within(await screen.findByRole('row', { name: /Update user/ }));
  for (const text of ['Sam Super', 'Northwind', '192.0.2.7', 'Done', 'Rights, user 5'])
    expect(row.getByText(text)).toBeVisible();
  expect(within(screen.getByRole('row', { name: /Login/ })).getByText('Login id ada')).toBeVisible();
});

test('a step of reviews that has changed no persona is not shown as done', async () => {
  const details = { personas: { first: [], count: 0 }, unchanged: 1 };
  open('', [anEntry({ what: 'Approve personas', kind: 'approval', details }), failedLogin]);
  const row = within(await screen.findByRole('row', { name: /Approve personas/ }));
  expect(row.getByText('Nothing changed')).toBeVisible();
  expect(row.queryByText('Done')).toBeNull();
});

test('the filters are those of the address, and a change is in it', async () => {
  const { person, portal } = open('?kinds=rights&outcomes=done&user=5&from=2026-01-01&text=ada');
  await screen.findByRole('row', { name: /Update user/ });
  expect(lastQuery(portal)).toEqual({
    kind: 'rights',
    outcome: 'done',
    userId: '5',
    from: new Date(2026, 0, 1).toISOString(),
    searchString: 'ada',
    pagesize: '30',
    offset: '0',
  });
  await person.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(lastQuery(portal)).toEqual({ pagesize: '30', offset: '0' }));
  await person.click(screen.getByRole('button', { name: 'Actions for Update user, entry 12' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Only This User' }));
  expect(portal.path()).toBe('/audit-log?user=2');
});

test('shows the details of an entry, also from its address', async () => {
  const { person, portal } = open('?entry=12');
  const dialog = within(await screen.findByRole('dialog', { name: 'Update user' }));
  expect((await dialog.findByText('User type')).nextSibling).toHaveTextContent('Skilling Architect');
  expect(dialog.getByText('Login type').nextSibling).toHaveTextContent('Service Account');
  // The other client was deleted.
  await waitFor(() => expect(dialog.getByText('Clients').nextSibling).toHaveTextContent('Northwind, client 5'));
  expect(dialog.getByText('0d3e')).toBeVisible();
  await person.click(dialog.getByText('Close', { selector: 'button' }));
  expect(portal.path()).toBe('/audit-log');
});

test('an entry is opened and closed on its page of the list', async () => {
  const { person, portal } = open('?page=3&from=2026-02-01&to=2026-01-01', [anEntry()], 90);
  const onPage = '/audit-log?from=2026-02-01&to=2026-01-01&page=3';
  await person.click(await screen.findByRole('button', { name: 'Actions for Update user, entry 12' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Show Details' }));
  expect(portal.path()).toBe(`/audit-log?from=2026-02-01&to=2026-01-01&entry=12&page=3`);
  await person.keyboard('{Escape}');
  expect(portal.path()).toBe(onPage);
  expect(screen.getByLabelText('To')).toHaveAccessibleDescription('This is before From');
});

test('exports what the filters show', async () => {
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { person, portal } = open('?kinds=export');
  portal.answer(answer(exportAuditLog, new Blob(['x'])));
  await person.click(await screen.findByRole('button', { name: 'Export' }));
  await person.click(await screen.findByRole('menuitem', { name: 'CSV' }));
  await waitFor(() =>
    expect(portal.requests.find(({ call }) => call === exportAuditLog.path)?.query).toEqual({
      kind: 'export',
      format: 'csv',
    }),
  );
});

test('says that nothing was recorded, and that a filter finds nothing', async () => {
  open('', []);
  expect(await screen.findByText('Nothing was recorded yet.')).toBeVisible();
});

test('offers to clear filters that find nothing', async () => {
  open('?text=zzz', []);
  expect(await screen.findByText(/No entry/)).toBeVisible();
});

test('says that the log cannot be read', async () => {
  const { portal } = open();
  portal.answer(refuse(listAuditEntries, 503, { code: 'unavailable', error: 'The database does not answer.' }));
  expect(await screen.findByText(/database does not answer/)).toBeVisible();
});
