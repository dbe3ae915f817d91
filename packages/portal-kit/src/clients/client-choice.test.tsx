import { EVENT } from '@skills-architect/contracts';
import { ownClients } from '@skills-architect/contracts/admin';
import type { SessionUser } from '@skills-architect/contracts/portal';
import { act, screen, waitFor } from '@testing-library/react';
import { expireSession } from '../session/expiry';
import { storeSession } from '../session/session-store';
import { answer, aUser, refuse, renderScreen } from '../testing/index';
import { useClient } from './client-choice';

function Choice() {
  const { client, clients, choose } = useClient();
  return (
    <>
      <p>{client ? `Working for ${client.clientName}` : 'Nobody chosen'}</p>
      {clients.map((listed) => (
        <button key={listed.clientId} type="button" onClick={() => choose(listed.clientId)}>
          {listed.clientName}
        </button>
      ))}
    </>
  );
}

const two = [
  { clientId: 1, clientName: 'Acme' },
  { clientId: 2, clientName: 'Bolt' },
];

test('a single client is used at once', async () => {
  renderScreen(<Choice />, { clients: [{ clientId: 5, clientName: 'Cedar' }], clientId: null });
  expect(await screen.findByText('Working for Cedar')).toBeVisible();
});

test('of several clients none is selected until the user chooses, and the choice is stored', async () => {
  const { person } = renderScreen(<Choice />, { clients: two, clientId: null });
  expect(screen.getByText('Nobody chosen')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Bolt' }));
  expect(screen.getByText('Working for Bolt')).toBeVisible();
  expect(localStorage.getItem('clientName')).toBe('2');
});

test('a stored client that the user has lost is dropped', async () => {
  renderScreen(<Choice />, { clients: two, clientId: 77 });
  expect(await screen.findByText('Nobody chosen')).toBeVisible();
});

test('signing in as SME resets the selected client to 0', async () => {
  renderScreen(<Choice />, { clients: two, clientId: 2 });
  act(() => storeSession({ user: aUser({ userId: 3, userType: 3 }), csrfToken: 't' }));
  await waitFor(() => expect(screen.getByText('Nobody chosen')).toBeVisible());
  expect(localStorage.getItem('clientName')).toBe('0');
});

describe("when an administrator changes the user's clients", () => {
  const general = aUser({ userId: 3, userType: 1, clients: [1, 2] });
  const setClients = (clients: number[]) => act(() => storeSession({ user: { ...general, clients }, csrfToken: 't' }));

  test('an added client changes neither screen nor choice', async () => {
    const { portal } = renderScreen(<Choice />, { user: general, clients: two, clientId: 2, path: '/personas' });
    const three = [...two, { clientId: 3, clientName: 'Cedar' }];
    portal.answer(answer(ownClients, { clients: three }));
    setClients([1, 2, 3]);
    expect(await screen.findByRole('button', { name: 'Cedar' })).toBeVisible();
    expect(screen.getByText('Working for Bolt')).toBeVisible();
    expect(portal.path()).toBe('/personas');
    expect(portal.notifications).toEqual([]);
  });

  test('a single client stays selected when another one is added', async () => {
    const acme = two.slice(0, 1);
    const { portal } = renderScreen(<Choice />, { user: { ...general, clients: [1] }, clients: acme, clientId: null });
    expect(await screen.findByText('Working for Acme')).toBeVisible();
    portal.answer(answer(ownClients, { clients: two }));
    setClients([1, 2]);
    expect(await screen.findByRole('button', { name: 'Bolt' })).toBeVisible();
    expect(screen.getByText('Working for Acme')).toBeVisible();
  });

  test('a client chosen in another tab stays there', async () => {
    const { portal } = renderScreen(<Choice />, { user: general, clients: two, clientId: 2 });
    localStorage.setItem('clientName', '1');
    portal.answer(answer(ownClients, { clients: [...two, { clientId: 3, clientName: 'Cedar' }] }));
    setClients([1, 2, 3]);
    expect(await screen.findByRole('button', { name: 'Cedar' })).toBeVisible();
    expect(screen.getByText('Working for Bolt')).toBeVisible();
  });

  test('losing the selected client shows a message and leaves its screen', async () => {
    const { portal } = renderScreen(<Choice />, { user: general, clients: two, clientId: 2, path: '/personas' });
    portal.answer(answer(ownClients, { clients: two.slice(0, 1) }));
    setClients([1]);
    await waitFor(() => expect(portal.path()).toBe('/'));
    expect(portal.notifications).toMatchObject([{ text: 'You no longer have access to Bolt.', variant: 'info' }]);
  });
});

describe('when a Super User adds, renames or deletes clients', () => {
  const architect = aUser({ userId: 3, userType: 4 });
  const changeClients = (portal: ReturnType<typeof renderScreen>['portal'], clients: typeof two) => {
    portal.answer(answer(ownClients, { clients }));
    act(() => portal.push(EVENT.changed, { resource: 'clients' }));
  };

  test('a new client can be chosen at once', async () => {
    const { portal } = renderScreen(<Choice />, { user: architect, clients: two, clientId: 2 });
    changeClients(portal, [...two, { clientId: 3, clientName: 'Cedar' }]);
    expect(await screen.findByRole('button', { name: 'Cedar' })).toBeVisible();
    expect(screen.getByText('Working for Bolt')).toBeVisible();
  });

  test('the selected client gets its new name', async () => {
    const { portal } = renderScreen(<Choice />, { user: architect, clients: two, clientId: 2 });
    changeClients(portal, [{ clientId: 2, clientName: 'Bolt and Sons' }]);
    expect(await screen.findByText('Working for Bolt and Sons')).toBeVisible();
  });

  test('the screens of a deleted client are left', async () => {
    const { portal } = renderScreen(<Choice />, { user: architect, clients: two, clientId: 2, path: '/personas' });
    changeClients(portal, two.slice(0, 1));
    await waitFor(() => expect(portal.path()).toBe('/'));
    expect(portal.notifications).toMatchObject([{ text: 'Bolt has been deleted.', variant: 'info' }]);
  });
});

describe('while the service that owns the clients is down', () => {
  const down = refuse(ownClients, 502, { code: 'unreachable', error: 'Not reached' });
  const general = aUser({ userId: 3, userType: 1, clients: [1, 2] });
  beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => {}));
  afterEach(() => jest.restoreAllMocks());
  /** Reloads the page for this user, with the second client selected before. */
  const reloadPage = async (user: SessionUser, storedList: string | undefined) => {
    const { portal } = renderScreen(<Choice />, { user: aUser({ userId: 9, userType: 3 }), clients: two, clientId: 2 });
    portal.answer(down);
    localStorage.setItem('clientName', '2');
    if (storedList) localStorage.setItem('clientList', storedList);
    await act(async () => storeSession({ user, csrfToken: 't' }));
    return portal;
  };
  const storedForGeneral = JSON.stringify({ userId: 3, clients: two });

  test('the stored clients are used', async () => {
    const portal = await reloadPage(general, storedForGeneral);
    expect(await screen.findByText('Working for Bolt')).toBeVisible();
    expect(portal.notifications).toEqual([]);
  });

  test('stored clients that the session has lost are not used', async () => {
    await reloadPage({ ...general, clients: [1] }, storedForGeneral);
    expect(await screen.findByText('Working for Acme')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Bolt' })).not.toBeInTheDocument();
  });

  test.each([
    ['another person', JSON.stringify({ userId: 4, clients: two })],
    ['nobody', undefined],
    ['something else', '{ "userId"'],
  ])('an unusable stored list (%s) is ignored, and the user is informed and can try again', async (_, storedList) => {
    const portal = await reloadPage(general, storedList);
    await waitFor(() => expect(portal.notifications).toMatchObject([{ text: 'Not reached', duration: Infinity }]));
    expect(screen.getByText('Nobody chosen')).toBeVisible();
    portal.answer(answer(ownClients, { clients: two }));
    act(() => portal.notifications[0]?.action?.run());
    expect(await screen.findByText('Working for Bolt')).toBeVisible();
  });

  test('the list is stored for this case and removed with the session', async () => {
    const { portal } = renderScreen(<Choice />, { user: aUser({ userId: 9, userType: 3 }), clients: two });
    portal.answer(answer(ownClients, { clients: two }));
    await act(async () => storeSession({ user: general, csrfToken: 't' }));
    await waitFor(() => expect(localStorage.getItem('clientList')).toBe(storedForGeneral));
    act(() => expireSession('Session timed out!', true));
    expect(localStorage.getItem('clientList')).toBeNull();
  });
});
