import { listClients } from '@skills-architect/contracts/admin';
import { changeArea, checkAreaService } from '@skills-architect/contracts/portal';
import { answer, refuse, renderScreen } from '@skills-architect/portal-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { manifest } from '../area';
import { aManagedArea } from './managed-area.fixtures';
import { ServiceDialog } from './service-dialog';
import { UsesDialog } from './uses-dialog';

const listPlants = { name: 'listPlants', method: 'GET', path: '/skillsarchitect/x/garden/plants', types: [2 as const] };
const area = aManagedArea({ ownService: { isEntered: false, calls: [listPlants] } });
const open = (answers: NonNullable<Parameters<typeof renderScreen>[1]>['answers'], shown = area) => {
  const latest: unknown[] = [];
  const onLatest = (changed: unknown) => latest.push(changed);
  const dialog = (
    <ServiceDialog area={shown} onLatest={onLatest} onConflict={() => undefined} onClose={() => undefined} />
  );
  return { ...renderScreen(dialog, { manifest, path: '/areas', answers }), latest };
};
const sentBody = ({ portal }: ReturnType<typeof open>, method: string) =>
  portal.requests.find((request) => request.method === method)?.body;

test('shows what was found at an address before it is saved', async () => {
  const checks = [
    { check: 'reachable' as const, isPassed: true, text: 'There is a server.' },
    { check: 'refuses-unsigned' as const, isPassed: false, text: 'It answers without an identity.' },
  ];
  const address = 'http://garden:8080';
  const opened = open([answer(checkAreaService, { instances: [{ address, checks }], calls: [listPlants] })]);
  await opened.person.type(screen.getByRole('textbox', { name: /Addresses/ }), address);
  await opened.person.click(screen.getByRole('button', { name: 'Check' }));
  expect(await screen.findByText(/It answers without an identity/)).toBeVisible();
  expect(screen.getByText('GET /skillsarchitect/x/garden/plants')).toBeVisible();
  expect(sentBody(opened, 'POST')).toEqual({ service: { addresses: [address] } });
});

test('a check that is refused leaves nothing of the one before', async () => {
  const instances = [{ address: 'http://a:1', checks: [] }];
  const opened = open([answer(checkAreaService, { instances, calls: [listPlants] })]);
  await opened.person.click(screen.getByRole('button', { name: 'Check' }));
  expect(await screen.findByText('http://a:1')).toBeVisible();
  opened.portal.answer(refuse(checkAreaService, 400, { error: 'Give a valid address', code: 'invalid' }));
  await opened.person.click(screen.getByRole('button', { name: 'Check' }));
  await waitFor(() => expect(screen.queryByText('http://a:1')).not.toBeInTheDocument());
});

test('says at the field what is wrong with an address', async () => {
  const message = 'Give an address such as http://garden:8080';
  const issues = [{ path: 'service.addresses.0', message }];
  const opened = open([refuse(checkAreaService, 400, { code: 'invalid', error: message, issues })]);
  await opened.person.click(screen.getByRole('button', { name: 'Check' }));
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: /Addresses/ })).toHaveAccessibleDescription(
      expect.stringContaining(message),
    ),
  );
  expect(opened.portal.notifications).toEqual([]);
});

test('saves addresses and health path with a reason', async () => {
  const opened = open([answer(changeArea, area)]);
  await opened.person.type(screen.getByRole('textbox', { name: /Addresses/ }), 'http://a:1{Enter}http://b:1');
  await opened.person.type(screen.getByRole('textbox', { name: /Health Path/ }), '/healthz');
  await opened.person.type(screen.getByRole('textbox', { name: /Reason/ }), 'New servers');
  await opened.person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(opened.latest).toHaveLength(1));
  const service = { addresses: ['http://a:1', 'http://b:1'], healthPath: '/healthz' };
  expect(sentBody(opened, 'PATCH')).toEqual({ rev: 3, reason: 'New servers', service });
});

test('without addresses those of the deployment file are used again', async () => {
  const place = { addresses: ['http://a:1'], healthPath: '/ready' };
  const opened = open([answer(changeArea, area)], { ...area, ownService: { at: place, isEntered: true, calls: [] } });
  await opened.person.clear(screen.getByRole('textbox', { name: /Addresses/ }));
  await opened.person.type(screen.getByRole('textbox', { name: /Reason/ }), 'Moved');
  await opened.person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sentBody(opened, 'PATCH')).toMatchObject({ service: null }));
});

test('addresses of the deployment file are shown, but not entered in its place', () => {
  const place = { addresses: ['http://a:1'], healthPath: '/ready' };
  open([], { ...area, ownService: { at: place, isEntered: false, calls: [] } });
  expect(screen.getByRole('textbox', { name: /Addresses/ })).toHaveValue('');
  expect(screen.getByText(/as the deployment file says \(http:\/\/a:1\)/)).toBeVisible();
});

test('says why it cannot be looked at', async () => {
  const error = 'Enter the address of its service first.';
  const { person, portal } = open([refuse(checkAreaService, 409, { code: 'conflict', error })]);
  await person.click(screen.getByRole('button', { name: 'Check' }));
  await waitFor(() => expect(portal.notifications.map(({ text }) => text)).toEqual([error]));
});

const openEvents = (eventClientIds: number[]) => {
  const events = [
    { name: 'personas.created' as const, state: 'asked' as const },
    { name: 'releases.created' as const, state: 'granted' as const },
  ];
  const opened = renderScreen(
    <UsesDialog
      area={{ ...area, ownService: { isEntered: false, calls: [], events, eventClientIds } }}
      onLatest={() => undefined}
      onConflict={() => undefined}
      onClose={() => undefined}
    />,
    { manifest, path: '/areas', answers: [answer(changeArea, area), answer(listClients, { clients: [], total: 0 })] },
  );
  const findSent = () => opened.portal.requests.find(({ method }) => method === 'PATCH')?.body;
  return { ...opened, findSent };
};

test('asks which events its service receives, and of which clients', async () => {
  const { person, findSent } = openEvents([3]);
  await person.click(screen.getByRole('switch', { name: 'Personas were created, asked for' }));
  await person.click(screen.getByRole('switch', { name: 'A release was published, granted' }));
  await person.type(screen.getByRole('textbox', { name: /Reason/ }), 'The garden counts them');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(findSent()).toBeDefined());
  expect(findSent()).toEqual({
    rev: 3,
    reason: 'The garden counts them',
    events: { granted: ['personas.created'], refused: ['releases.created'], clients: 'these', clientIds: [3] },
  });
});

test('a deleted client is named by its id; without any client left, nothing is saved until all are chosen', async () => {
  const { person, findSent } = openEvents([3]);
  await person.click(await screen.findByRole('button', { name: 'Remove Client 3 (deleted)' }));
  await person.type(screen.getByRole('textbox', { name: /Reason/ }), 'The client has left');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Choose clients, or all clients')).toBeVisible();
  expect(findSent()).toBeUndefined();
  await person.click(screen.getByRole('radio', { name: 'All clients' }));
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(findSent()).toMatchObject({ events: { clients: 'all', clientIds: [] } }));
});

test('all clients are chosen when no client was stored', () => {
  openEvents([]);
  expect(screen.getByRole('radio', { name: 'All clients' })).toBeChecked();
});

test('asks which calls of the product its service may make', async () => {
  const latest: unknown[] = [];
  const uses = [
    { name: 'listPersonas', state: 'asked' as const },
    { name: 'listJobs', state: 'granted' as const },
    { name: 'publishArea', state: 'refused' as const },
  ];
  const { person, portal } = renderScreen(
    <UsesDialog
      area={{ ...area, ownService: { isEntered: false, calls: [], uses } }}
      onLatest={(changed) => latest.push(changed)}
      onConflict={() => undefined}
      onClose={() => undefined}
    />,
    { manifest, path: '/areas', answers: [answer(changeArea, area)] },
  );
  await person.click(screen.getByRole('switch', { name: 'List personas, asked for' }));
  await person.type(screen.getByRole('textbox', { name: /Reason/ }), 'The garden needs them');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(latest).toHaveLength(1));
  expect(portal.requests.find(({ method }) => method === 'PATCH')?.body).toMatchObject({
    uses: { granted: ['listJobs', 'listPersonas'], refused: ['publishArea'] },
  });
});
