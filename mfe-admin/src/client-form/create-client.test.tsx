import { createClient } from '@skills-architect/contracts/admin';
import { listLanguages } from '@skills-architect/contracts/skills';
import { answer } from '@skills-architect/portal-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aClientRecord } from '../admin.fixtures';
import { showCreateClient, showManageClient } from './client-form.fixtures';

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
  await choose(/Approvers/, 'Ari Architect');
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
    approverIds: [4],
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
