import {
  deleteClient,
  getClient,
  listContentProviders,
  listUsers,
  updateClient,
} from '@skills-architect/contracts/admin';
import { listLanguages } from '@skills-architect/contracts/skills';
import { answer, refuse } from '@skills-architect/portal-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { aClientRecord } from '../admin.fixtures';
import { northwind, showCreateClient, showManageClient, showScreen } from './client-form.fixtures';
import LegacyPaths, { toCurrentPath } from './legacy-paths';

const field = (name: RegExp) => screen.getByLabelText(name);
const LANGUAGE = /Language of the Library/;

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

test('is not shown as if nothing were chosen while a list is missing', async () => {
  const { portal, press } = showManageClient({ answers: [refuse(listContentProviders, 503)] });
  await screen.findByRole('button', { name: 'Retry' });
  expect(screen.queryByLabelText(/Client Name/)).not.toBeInTheDocument();
  portal.answer(answer(listContentProviders, { contentProviders: [] }));
  await press('Retry');
  expect(await screen.findByDisplayValue('Northwind')).toBeVisible();
  expect(screen.getByRole('combobox', { name: /Org Growth Stage/ })).toHaveDisplayValue('Growth');
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
  expect(await screen.findByText('This client was deleted or does not exist.')).toBeVisible();
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

test('approvers are found by the server, among those who may approve for the client', async () => {
  const { person, portal } = showManageClient({ client: { ...northwind, approverIds: [4] } });
  await screen.findByRole('button', { name: 'Remove Ari Architect' });
  await person.type(screen.getByRole('combobox', { name: 'Approvers' }), 'Grace');
  const searches = () => portal.requests.filter(({ call }) => call === listUsers.path).map(({ query }) => query);
  const asked = { searchString: 'Grace', approversOf: String(northwind.clientId), pagesize: '30' };
  await waitFor(() => expect(searches()).toContainEqual(expect.objectContaining(asked)));
  await person.click(await screen.findByRole('option', { name: /^Grace General/ }));
  expect(await screen.findByRole('button', { name: 'Remove Grace General' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Remove Ari Architect' })).toBeVisible();
});

test('users of the client and staff are chosen and removed as approvers', async () => {
  const { choose, press, sentBody } = showManageClient({ client: { ...northwind, approverIds: [4] } });
  const approvers = await screen.findByRole('combobox', { name: 'Approvers' });
  await screen.findByRole('button', { name: 'Remove Ari Architect' });
  expect(approvers).toHaveAccessibleDescription(/Each of them can approve or refuse what is sent for review/);
  await choose(/Approvers/, 'Grace General');
  await press('Remove Ari Architect');
  await press('Update Client');
  await waitFor(() => expect(sentBody('PUT')).toMatchObject({ approverIds: [7] }));
});

test('says what becomes of reviews before the last approver is removed', async () => {
  const { press } = showManageClient({ client: { ...northwind, approverIds: [4] } });
  await screen.findByRole('button', { name: 'Remove Ari Architect' });
  await press('Remove Ari Architect');
  expect(screen.getByRole('combobox', { name: 'Approvers' })).toHaveAccessibleDescription(
    /Nobody: personas of this client need no approval. Those in review can only be withdrawn then./,
  );
});
