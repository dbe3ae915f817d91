import { act, screen, waitFor } from '@testing-library/react';
import { aUser, renderScreen } from '../testing/index';
import { useClient } from './client-choice';
import { holdSession } from './session-store';

function Choice() {
  const { client, clients, choose } = useClient();
  return (
    <>
      <p>{client ? `Working for ${client.clientName}` : 'Nobody chosen'}</p>
      {clients.map((one) => (
        <button key={one.clientId} type="button" onClick={() => choose(one.clientId)}>
          {one.clientName}
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

test('of several nobody is used before one is chosen, and the choice is kept', async () => {
  const { person } = renderScreen(<Choice />, { clients: two, clientId: null });
  expect(screen.getByText('Nobody chosen')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Bolt' }));
  expect(screen.getByText('Working for Bolt')).toBeVisible();
  expect(localStorage.getItem('clientName')).toBe('2');
});

test('a kept client that is not the user’s any more is forgotten', async () => {
  renderScreen(<Choice />, { clients: two, clientId: 77 });
  expect(await screen.findByText('Nobody chosen')).toBeVisible();
});

test('signing in as SME resets the selected client to 0', async () => {
  renderScreen(<Choice />, { clients: two, clientId: 2 });
  act(() => holdSession({ user: aUser({ userId: 3, userType: 3 }), csrfToken: 't' }));
  await waitFor(() => expect(screen.getByText('Nobody chosen')).toBeVisible());
  expect(localStorage.getItem('clientName')).toBe('0');
});
