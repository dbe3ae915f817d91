import { deleteClient, listClients } from '@skills-architect/contracts/admin';
import { listSubSectors, type SubSector } from '@skills-architect/contracts/roles';
import { answer, aUser, refuse, renderScreen } from '@skills-architect/portal-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aClientRecord } from '../admin.fixtures';
import { manifest } from '../area';
import ClientList from './client-list';
import { listIndustries } from './use-client-list';

const aSubSector = (subsectorId: number, subsector: string, subsectorTypeId: 1 | 2 = 1): SubSector => ({
  subsectorId,
  subsector,
  subsectorTypeId,
  sourceIds: [1],
});
const subSectors = [
  aSubSector(1, 'Retail'),
  aSubSector(2, 'Logistics'),
  aSubSector(3, 'Health Care'),
  aSubSector(4, 'Finance', 2),
];
const clientsAnswer = answer(listClients, {
  clients: [
    aClientRecord({ subSectorIds: [1, 2, 3, 4] }),
    aClientRecord({ clientId: 2, clientName: 'Acme', clientDomain: '' }),
  ],
  total: 2,
});

const open = (query = '', answers = [clientsAnswer]) => {
  const rendered = renderScreen(<ClientList />, {
    manifest,
    path: `/clients${query}`,
    user: aUser({ userType: 2 }),
    answers: [answer(listSubSectors, { subSectors }), ...answers],
  });
  const lastQuery = () => rendered.portal.requests.filter(({ call }) => call === listClients.path).at(-1)?.query;
  return { ...rendered, lastQuery };
};
const readCells = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(name) }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

test('shows domain, growth stage, two industries and the number of others', async () => {
  const { person } = open();
  const more = await screen.findByRole('button', { name: 'Show 1 more of the industries of Northwind' });
  expect(readCells('Northwind')).toEqual(['northwind.example', 'Expansion', 'Health CareLogistics1 more', '']);
  expect(readCells('Acme')).toEqual(['None', 'Expansion', 'All industries', '']);
  await person.click(more);
  expect(readCells('Northwind').at(-2)).toBe('Health CareLogisticsRetailShow less');
});

test('a long name is clamped to two lines with the full text as its title', async () => {
  const clientName = 'Northwind'.repeat(20);
  open('', [answer(listClients, { clients: [aClientRecord({ clientName })], total: 1 })]);
  const shown = await screen.findByText(clientName);
  expect(shown).toHaveAttribute('title', clientName);
  expect(getComputedStyle(shown).getPropertyValue('-webkit-line-clamp')).toBe('2');
});

test('search, sort and page are in the URL', async () => {
  const { person, portal, lastQuery } = open('?text=north&sortBy=clientDomain&descending=true&size=10');
  await screen.findByRole('row', { name: /Northwind/ });
  expect(lastQuery()).toEqual({
    searchString: 'north',
    sortBy: 'clientDomain',
    sortOrder: 'desc',
    pagesize: '10',
    offset: '0',
  });
  await person.click(screen.getByRole('button', { name: 'Clear search' }));
  await waitFor(() => expect(portal.path()).toBe('/clients?size=10&sortBy=clientDomain&descending=true'));
});

test('shows that nothing matches, and offers to clear the filters', async () => {
  const { person, portal } = open('?text=zzz', [answer(listClients, { clients: [], total: 0 })]);
  expect(await screen.findByText('No client matches')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(portal.path()).toBe('/clients');
});

test('shows why the clients failed to load, and retries', async () => {
  const { person, portal } = open('', [refuse(listClients, 503, { error: 'Clients do not answer' })]);
  expect(await screen.findByText('Clients do not answer')).toBeVisible();
  portal.answer(clientsAnswer);
  await person.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('row', { name: /Northwind/ })).toBeVisible();
});

test.each([
  [[], []],
  [
    [2, 1],
    ['Logistics', 'Retail'],
  ],
  [[4], []],
  [[3, 99], ['Health Care']],
])('sub-sectors %j are industries %j', (subSectorIds, expected) => {
  expect(listIndustries({ subSectorIds }, subSectors)).toEqual(expected);
});

const choose = async (person: ReturnType<typeof open>['person'], item: string) => {
  await person.click(await screen.findByRole('button', { name: 'Actions for Northwind' }));
  await person.click(await screen.findByRole('menuitem', { name: item }));
};

test('opens the forms for a new and for an existing client', async () => {
  const { person, portal } = open();
  expect(await screen.findByRole('link', { name: 'Add Client' })).toHaveAttribute('href', '/clients/create');
  await choose(person, 'Manage Client Account');
  expect(portal.path()).toBe('/clients/manage/1');
});

test('deletes a client after confirmation', async () => {
  const { person, portal } = open('', [clientsAnswer, answer(deleteClient, { done: true })]);
  await choose(person, 'Delete Client Account');
  await waitFor(() =>
    expect(portal.notifications).toMatchObject([{ text: 'Client Deletion Successful', detail: 'Northwind' }]),
  );
  expect(portal.questions).toMatchObject([{ title: 'Delete Client - Northwind', loss: true }]);
  const sent = portal.requests.find(({ method }) => method === 'DELETE');
  expect([sent?.path, sent?.query]).toEqual(['/v3/clients/1', { rev: '0' }]);
});

test('says what prevents the deletion of a client', async () => {
  const error = 'Northwind still has 12 personas and 3 users: it cannot be deleted.';
  const { person, portal } = open('', [clientsAnswer, refuse(deleteClient, 409, { code: 'conflict', error })]);
  await choose(person, 'Delete Client Account');
  await waitFor(() => expect(portal.notifications.map(({ text }) => text)).toEqual([error]));
});
