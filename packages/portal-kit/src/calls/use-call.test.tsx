import { type AreaManifest, EVENT } from '@skills-architect/contracts';
import { getClient, listClients, listUsers } from '@skills-architect/contracts/admin';
import { searchRoles } from '@skills-architect/contracts/roles';
import { aClient } from '@skills-architect/contracts/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { areaActions } from '../areas/area-store';
import { notify } from '../notifications/notify';
import { storeSession } from '../session/session-store';
import { answer, aRegisteredArea, aUser, deferAnswer, refuse, renderScreen } from '../testing/index';
import { request } from './request';
import { useCall } from './use-call';

const client = (clientId: number, clientName: string) => aClient(clientId, { clientName });

function Clients({ isDisabled = false }: { isDisabled?: boolean }) {
  const [offset, setOffset] = useState(0);
  const { data, error, isLoading, retry } = useCall(listClients, isDisabled ? undefined : { query: { offset } }, {
    keepPreviousData: true,
  });
  return (
    <main>
      {isLoading && <p>Loading</p>}
      {error && <button type="button" onClick={retry}>{`${error.message}: again`}</button>}
      <ul>
        {data?.clients.map((listed) => (
          <li key={listed.clientId}>{listed.clientName}</li>
        ))}
      </ul>
      <button type="button" onClick={retry}>
        Ask Again
      </button>
      <button type="button" onClick={() => setOffset(30)}>
        Next
      </button>
    </main>
  );
}

type Shown = ReturnType<typeof renderScreen>;
const names = () => screen.queryAllByRole('listitem').map((item) => item.textContent);
const twoClients = answer(listClients, { clients: [client(1, 'Acme'), client(2, 'Bolt')], total: 2 });
const oneClient = answer(listClients, { clients: [client(2, 'Bolt')], total: 1 });

test('shows a loading state, then the answer', async () => {
  const slow = deferAnswer(twoClients);
  renderScreen(<Clients />, { answers: [slow] });
  expect(screen.getByText('Loading')).toBeVisible();
  slow.go();
  await waitFor(() => expect(names()).toEqual(['Acme', 'Bolt']));
  expect(screen.queryByText('Loading')).not.toBeInTheDocument();
});

test('makes no request without an input', async () => {
  const { portal } = renderScreen(<Clients isDisabled />, { answers: [twoClients] });
  await act(async () => {});
  expect(portal.requests).toEqual([]);
});

test('shows why it failed, and retries on request', async () => {
  const { person, portal } = renderScreen(<Clients />, { answers: [refuse(listClients, 500, { error: 'Not now' })] });
  const again = await screen.findByRole('button', { name: 'Not now: again' });
  portal.answer(twoClients);
  await person.click(again);
  await waitFor(() => expect(names()).toEqual(['Acme', 'Bolt']));
});

function OneClient() {
  const { data } = useCall(getClient, { params: { clientId: 1 } });
  return <h1>{data?.clientName}</h1>;
}

describe('an event that names the changed records', () => {
  const read = answer(getClient, { ...client(1, 'Acme') });

  test.each([
    ['refetches a page that shows one of them', <OneClient key="one" />, { ids: [3, 1] }, 2],
    ['does not refetch a page that shows another record', <OneClient key="one" />, { ids: [2, 3] }, 1],
    ['refetches a page that shows one record when the ids are too many to name', <OneClient key="one" />, {}, 2],
    ['refetches lists', <Clients key="list" />, { ids: [3] }, 2],
  ])('%s', async (_, page, ids, requests) => {
    const { portal } = renderScreen(page, { answers: [read, twoClients] });
    await screen.findByText('Acme');
    act(() => portal.push(EVENT.changed, { resource: 'clients', ...ids }));
    await act(async () => {});
    expect(portal.requests).toHaveLength(requests);
  });
});

test('refetches when an event names its resource, and for no other event', async () => {
  const { portal } = renderScreen(<Clients />, { answers: [twoClients] });
  await waitFor(() => expect(names()).toHaveLength(2));
  portal.answer(oneClient);
  act(() => portal.push(EVENT.changed, { resource: 'users' }));
  await act(async () => {});
  expect(portal.requests).toHaveLength(1);
  act(() => portal.push(EVENT.changed, { resource: 'clients' }));
  await waitFor(() => expect(names()).toEqual(['Bolt']));
  expect(portal.requests).toHaveLength(2);
});

test.each([
  ['a change is announced', (shown: Shown) => act(() => shown.portal.push(EVENT.changed, { resource: 'clients' }))],
  ['everything may have changed', (shown: Shown) => act(() => shown.portal.push(EVENT.resync))],
  ['it is asked for again', ({ person }: Shown) => person.click(screen.getByRole('button', { name: 'Ask Again' }))],
])('a pending first answer is refetched when %s', async (_, trigger) => {
  const slow = deferAnswer(twoClients);
  const shown = renderScreen(<Clients />, { answers: [slow] });
  await waitFor(() => expect(shown.portal.requests).toHaveLength(1));
  shown.portal.answer(oneClient);
  await trigger(shown);
  slow.go();
  await waitFor(() => expect(names()).toEqual(['Bolt']));
});

test('a resync refreshes everything', async () => {
  const { portal } = renderScreen(<Clients />, { answers: [twoClients] });
  await waitFor(() => expect(names()).toHaveLength(2));
  portal.answer(oneClient);
  act(() => portal.push(EVENT.resync));
  await waitFor(() => expect(names()).toEqual(['Bolt']));
});

test('keeps the previous rows while the next page loads', async () => {
  const { person, portal } = renderScreen(<Clients />, { answers: [twoClients] });
  await waitFor(() => expect(names()).toHaveLength(2));
  const slow = deferAnswer(oneClient);
  portal.answer(slow);
  await person.click(screen.getByRole('button', { name: 'Next' }));
  expect(names()).toEqual(['Acme', 'Bolt']);
  slow.go();
  await waitFor(() => expect(names()).toEqual(['Bolt']));
  expect(portal.requests.at(-1)?.query).toEqual({ offset: '30' });
});

test('sends the required headers, and no CSRF token with a GET', async () => {
  const { portal } = renderScreen(<Clients />, { answers: [twoClients] });
  await waitFor(() => expect(names()).toHaveLength(2));
  expect(portal.requests[0]?.headers).toMatchObject({ accept: 'application/json', 'x-portal': 'skills-architect' });
  expect(portal.requests[0]?.headers).not.toHaveProperty('x-csrf-token');
});

test('a fake answer must match the schema of its call', () => {
  expect(() => answer(listUsers, { users: [], total: -1 })).toThrow('/v3/users cannot answer like this');
});

describe('when the rights of the person change', () => {
  const general = aUser({ userType: 1, clients: [1, 2] });
  const changeUser = (user: typeof general) => act(() => storeSession({ user, csrfToken: 't' }));

  test.each([
    ['another type', { ...general, userType: 8 as const }],
    ['a client less', { ...general, clients: [2] }],
  ])('%s: shown data is dropped until it is refetched', async (_, after) => {
    const { portal } = renderScreen(<Clients />, { user: general, answers: [twoClients] });
    await waitFor(() => expect(names()).toEqual(['Acme', 'Bolt']));
    const slow = deferAnswer(oneClient);
    portal.answer(slow);
    changeUser(after);
    await waitFor(() => expect(screen.getByText('Loading')).toBeVisible());
    expect(names()).toEqual([]);
    slow.go();
    await waitFor(() => expect(names()).toEqual(['Bolt']));
  });

  test('an added client keeps shown data and refetches it', async () => {
    const { portal } = renderScreen(<Clients />, { user: general, answers: [oneClient] });
    await waitFor(() => expect(names()).toEqual(['Bolt']));
    const slow = deferAnswer(twoClients);
    portal.answer(slow);
    changeUser({ ...general, clients: [1, 2, 3] });
    expect(names()).toEqual(['Bolt']);
    slow.go();
    await waitFor(() => expect(names()).toEqual(['Acme', 'Bolt']));
  });
});

const ROLES = { body: {} };
function Roles() {
  const { data } = useCall(searchRoles, ROLES);
  return <p>{`${data?.total ?? 'No'} roles`}</p>;
}

test('calls that follow clients refetch when clients change', async () => {
  const { portal } = renderScreen(<Roles />, { answers: [answer(searchRoles, { roles: [], total: 39 })] });
  expect(await screen.findByText('39 roles')).toBeVisible();
  portal.answer(answer(searchRoles, { roles: [], total: 9 }));
  act(() => portal.push(EVENT.changed, { resource: 'clients' }));
  expect(await screen.findByText('9 roles')).toBeVisible();
});

test('leaves an area-off failure to the host', async () => {
  const { portal } = renderScreen(<Clients />, {
    answers: [refuse(listClients, 404, { code: 'area-off', error: 'Off' })],
  });
  await screen.findByRole('button', { name: 'Off: again' });
  const failure = await request(listClients, {}).catch((error: unknown) => error);
  notify(failure);
  expect(portal.notifications).toEqual([]);
});

test('refetches failed queries when a service instance has started', async () => {
  jest.useFakeTimers();
  const { portal } = renderScreen(<Clients />, { answers: [refuse(listClients, 503, { error: 'Down' })] });
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(screen.getByRole('button', { name: 'Down: again' })).toBeVisible();
  portal.answer(twoClients);
  act(() => portal.push(EVENT.started));
  await act(() => jest.advanceTimersByTimeAsync(3000));
  expect(names()).toEqual(['Acme', 'Bolt']);
  jest.useRealTimers();
});

test('listing another version of the area does not clear the mounted screen', async () => {
  const manifest: AreaManifest = { id: 'test', title: 'Test', routes: [], menu: [], tiles: [] };
  const build = (version: string) => ({ ...aRegisteredArea(manifest), version });
  const list = (version: string) =>
    areaActions.list({ areas: [build(version)], off: [], missing: [] }, { hasUnsavedWork: true });
  const { person, portal } = renderScreen(<Clients />, { answers: [twoClients], areas: [manifest] });
  act(() => {
    list('1.0.0');
    areaActions.finishLoading(build('1.0.0'));
  });
  await waitFor(() => expect(names()).toEqual(['Acme', 'Bolt']));
  const before = portal.requests.length;
  act(() => list('1.1.0'));
  await person.click(screen.getByRole('button', { name: 'Ask Again' }));
  expect(names()).toEqual(['Acme', 'Bolt']);
  await act(async () => {});
  // One request for the click, none for a second cache entry.
  expect(portal.requests).toHaveLength(before + 1);
});
