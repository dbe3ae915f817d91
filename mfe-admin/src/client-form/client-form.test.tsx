import { createClient, deleteClient, getClient, updateClient } from '@skills-architect/contracts/admin';
import { listLanguages } from '@skills-architect/contracts/skills';
import { answer, refuse } from '@skills-architect/portal-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aClientRecord } from '../admin.fixtures';
import { northwind, showCreateClient, showManageClient, showScreen } from './client-form.fixtures';
import LegacyPaths, { toCurrentPath } from './legacy-paths';

const field = (name: RegExp) => screen.getByLabelText(name);
const SOURCES = /^Sources/;
const LANGUAGE = /Language of the Library/;
const INDUSTRIES = /Associated Industries/;

test('creates a client with all its fields', async () => {
  const { person, portal, press, choose, sentBody, notifications } = showCreateClient([
    answer(createClient, aClientRecord()),
    answer(listLanguages, { languages: ['en', 'de'] }),
  ]);
  await person.type(field(/Client Name/), 'Meadow Foods');
  await person.type(field(/Domain for Google Sign-In/), 'Meadow.example');
  await person.type(field(/Instance Name/), 'meadow');
  await choose(/Instance Region/, 'Europe');
  await screen.findByRole('option', { name: 'Growth' });
  await person.selectOptions(field(/Org Growth Stage/), 'Growth');
  await person.selectOptions(await screen.findByLabelText(LANGUAGE), 'German');
  await choose(SOURCES, 'Skills Architect', 'AI Generated');
  await choose(INDUSTRIES, 'Select all');
  await choose(/Associated Functions/, 'Procurement');
  await choose(/Content Providers/, 'Open Course Shelf');
  await press('Create Client');
  await waitFor(() => expect(portal.path()).toBe('/clients'));
  expect(sentBody('POST')).toEqual({
    clientName: 'Meadow Foods',
    clientDomain: 'meadow.example',
    orgGrowthStageId: 2,
    sourceIdList: [1, 2],
    subSectorIdList: expect.arrayContaining([10, 20, 50]),
    contentProviderIdList: [1],
    instanceName: 'meadow',
    instanceRegion: 2,
    bulkImportEnabled: true,
    language: 'de',
  });
  expect(notifications()).toEqual(['Client Creation Successful']);
  expect(portal.questions).toEqual([]);
});

test('reports missing fields without a request', async () => {
  const { person, press, sentBody } = showCreateClient();
  await press('Create Client');
  expect(await screen.findByText('Client name is required')).toBeVisible();
  expect(screen.getByText('Choose at least one source')).toBeVisible();
  await person.type(field(/Instance Name/), 'x');
  await person.type(field(/Client Name/), 'Meadow');
  await press('Create Client');
  expect(sentBody('POST')).toBeUndefined();
});

test('region and instance name require each other', async () => {
  const { person, press, choose } = showCreateClient();
  await person.type(field(/Client Name/), 'Meadow');
  await choose(SOURCES, 'Skills Architect');
  await choose(/Instance Region/, 'Europe');
  await press('Create Client');
  expect(await screen.findByText('Instance Name is required')).toBeVisible();
  await person.type(field(/Instance Name/), 'm');
  await press('Clear Instance Region');
  await press('Create Client');
  expect(await screen.findByText('region is required')).toBeVisible();
});

test('an invalid domain is reported on blur', async () => {
  const { person } = showCreateClient();
  await person.type(field(/Domain for Google Sign-In/), 'no domain');
  await person.tab();
  expect(await screen.findByText('Enter valid domain')).toBeVisible();
});

test('industries and functions depend on the chosen source', async () => {
  const { person, choose } = showCreateClient();
  const industries = screen.getByRole('combobox', { name: INDUSTRIES });
  expect(industries).toHaveAttribute('aria-disabled', 'true');
  expect(industries).toHaveAccessibleDescription('Choose a source first');
  await choose(SOURCES, 'AI Generated');
  await person.click(industries);
  await screen.findByRole('option', { name: 'Logistics' });
  expect(
    within(screen.getByRole('listbox'))
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['Select all', 'Logistics']);
});

test('choosing an item twice is reported', async () => {
  const { choose, portal } = showCreateClient();
  await choose(SOURCES, 'Skills Architect', 'Skills Architect');
  expect(portal.notifications).toMatchObject([{ text: 'This item already added', variant: 'info' }]);
  expect(screen.getByRole('button', { name: 'Remove Skills Architect' })).toBeVisible();
});

test('an exclusive source drops the others; the scheme follows from the sources', async () => {
  const { choose, portal } = showCreateClient();
  await choose(SOURCES, 'Skills Architect');
  expect(await screen.findByDisplayValue('Five levels')).toHaveAttribute('readonly');
  await choose(SOURCES, 'AI Generated');
  // Sources without a common scheme have the usual number of levels.
  expect(screen.getByDisplayValue('5 levels')).toBeVisible();
  await choose(INDUSTRIES, 'Retail');
  expect(portal.questions).toEqual([]);
  await choose(SOURCES, 'Atomic 1.1');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove AI Generated' })).not.toBeInTheDocument());
  expect(portal.questions.map(({ text }) => text)).toEqual([
    'Adding Atomic 1.1 drops the sources Skills Architect, AI Generated and the industry Retail.',
  ]);
  expect(screen.getByDisplayValue('Four levels')).toBeVisible();
});

test('a removed source removes the industries that only it provides', async () => {
  const { press } = showManageClient();
  await screen.findByRole('button', { name: 'Remove Finance' });
  await screen.findByRole('button', { name: 'Remove Skills Architect' });
  await press('Remove Skills Architect');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove Finance' })).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Remove Logistics' })).toBeVisible();
});

test('bulk import is switched off for a client', async () => {
  const { person, press, sentBody } = showManageClient();
  const bulkImport = await screen.findByRole('switch', { name: 'Bulk Import of Personas' });
  expect(bulkImport).toBeChecked();
  await person.click(bulkImport);
  await press('Update Client');
  await waitFor(() => expect(sentBody('PUT')).toMatchObject({ bulkImportEnabled: false }));
});

test.each([
  ['adding a source', 'Atomic 1.1'],
  ['removing a source', ''],
])('%s changes nothing when the confirmation is declined', async (_, added) => {
  const { choose, press, portal } = showManageClient({ agree: false });
  await screen.findByRole('button', { name: 'Remove Finance' });
  await screen.findByRole('button', { name: 'Remove Skills Architect' });
  if (added) await choose(SOURCES, added);
  else await press('Remove Skills Architect');
  await waitFor(() => expect(portal.questions).toHaveLength(1));
  for (const name of ['Skills Architect', 'AI Generated', 'Logistics', 'Finance'])
    expect(screen.getByRole('button', { name: `Remove ${name}` })).toBeVisible();
});

test('shows a stored client, and asks before saving changes', async () => {
  const { person, portal, press, sentBody, notifications } = showManageClient();
  await person.type(await screen.findByDisplayValue('Northwind'), ' Sea');
  expect(screen.queryByLabelText(/Instance Region/)).not.toBeInTheDocument();
  await press('Update Client');
  await waitFor(() => expect(notifications()).toEqual(['Client Updation Successful']));
  expect(portal.questions).toMatchObject([{ title: 'Confirm Client Updation' }]);
  expect(sentBody('PUT')).toMatchObject({ clientName: 'Northwind Sea', rev: 4, sourceIdList: [1, 2] });
  expect(portal.path()).toBe('/clients');
});

test('declining the confirmation sends nothing, and leaving asks', async () => {
  const { person, portal, press, sentBody } = showManageClient({ agree: false });
  await person.type(await screen.findByDisplayValue('Northwind'), ' Sea');
  await press('Update Client');
  await waitFor(() => expect(portal.questions).toHaveLength(1));
  expect(sentBody('PUT')).toBeUndefined();
  await press('Cancel');
  expect(portal.questions.at(-1)?.text).toBe('Proceed without saving changes?');
  expect(portal.path()).toBe('/clients/manage/1');
});

test('an existing region can be changed', async () => {
  showManageClient({ client: aClientRecord({ instanceName: 'northwind', instanceRegion: 2 }) });
  expect(await screen.findByDisplayValue('Europe')).toBeVisible();
});

test('shows errors of the service at their fields', async () => {
  const error = 'A client with this name exists already';
  const issues = [{ path: 'clientName', message: error }];
  const { press, notifications } = showManageClient({
    answers: [refuse(updateClient, 409, { code: 'conflict', error, issues })],
  });
  await screen.findByDisplayValue('Northwind');
  await press('Update Client');
  await waitFor(() => expect(field(/Client Name/)).toHaveAccessibleDescription(error));
  expect(notifications()).toEqual([]);
});

describe('somebody else was faster', () => {
  const stale = refuse(updateClient, 409, { code: 'stale', error: 'Somebody else changed this meanwhile.' });
  const theirs = { ...northwind, rev: 5, clientName: 'Northwind Ltd', subSectorIds: [10, 20, 50] };
  const saveStaleClient = async ({ keepMine }: { keepMine: boolean }) => {
    const rendered = showManageClient({ agree: ({ no }) => (no === 'Keep my changes' ? !keepMine : true) });
    await screen.findByDisplayValue('Northwind');
    await screen.findByRole('button', { name: 'Remove AI Generated' });
    await rendered.press('Remove AI Generated');
    rendered.portal.answer(stale, answer(getClient, theirs));
    await rendered.press('Update Client');
    await waitFor(() => expect(field(/Client Name/)).toHaveValue('Northwind Ltd'));
    rendered.portal.answer(answer(updateClient, { ...theirs, rev: 6 }));
    await rendered.press('Update Client');
    await waitFor(() => expect(rendered.portal.path()).toBe('/clients'));
    return rendered.portal.requests.filter(({ method }) => method === 'PUT').at(-1)?.body;
  };

  test('Keep my changes keeps the user’s sources, with the latest industries and functions that they provide', async () => {
    expect(await saveStaleClient({ keepMine: true })).toMatchObject({
      rev: 5,
      sourceIdList: [1],
      subSectorIdList: [10, 20],
    });
  });

  test('reloading shows the current client', async () => {
    expect(await saveStaleClient({ keepMine: false })).toMatchObject({
      rev: 5,
      sourceIdList: [1, 2],
      subSectorIdList: [10, 20, 50],
    });
  });
});

test('a client is deleted from its form', async () => {
  const { portal, press, notifications } = showManageClient({ answers: [answer(deleteClient, { done: true })] });
  await screen.findByDisplayValue('Northwind');
  await press('Delete Client');
  await waitFor(() => expect(portal.path()).toBe('/clients'));
  expect(portal.questions).toMatchObject([{ title: 'Delete Client - Northwind' }]);
  expect(notifications()).toEqual(['Client Deletion Successful']);
});

test('shows why a client failed to load', async () => {
  showManageClient({
    answers: [refuse(getClient, 404, { code: 'not-found', error: 'This client was not found.' })],
  });
  expect(await screen.findByText('This client was not found.')).toBeVisible();
});

test.each([
  ['/clients/add', '/clients/create'],
  ['/clients/edit/3', '/clients/manage/3'],
])('%s redirects to %s', async (from, to) => {
  expect(toCurrentPath(from)).toBe(to);
  const { portal } = showScreen(<LegacyPaths />, from);
  await waitFor(() => expect(portal.path()).toBe(to));
});

test('a library of one language offers none', async () => {
  showCreateClient();
  await screen.findByRole('option', { name: 'Growth' });
  expect(screen.queryByLabelText(LANGUAGE)).not.toBeInTheDocument();
});

test('removes the language of a client', async () => {
  const answers = [answer(listLanguages, { languages: ['en', 'de'] })];
  const { person, press, sentBody } = showManageClient({ client: { ...northwind, language: 'de' }, answers });
  expect(await screen.findByLabelText(LANGUAGE)).toHaveValue('de');
  await person.selectOptions(field(LANGUAGE), 'The library’s own');
  await press('Update Client');
  await waitFor(() => expect(sentBody('PUT')).toMatchObject({ language: null }));
});
