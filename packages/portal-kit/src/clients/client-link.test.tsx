import { act, screen, waitFor } from '@testing-library/react';
import { navigate } from '../history/portal-history';
import { renderScreen } from '../testing/index';
import { useClient } from './client-choice';
import { useClientOfScreen } from './client-link';

function Records() {
  const { client, choose } = useClientOfScreen();
  return (
    <>
      <output>{client?.clientName}</output>
      <button type="button" onClick={() => choose(2)}>
        Bolt
      </button>
    </>
  );
}
function PersonaOfBolt() {
  useClient({ ofRecord: 2 });
  return <Records />;
}
const show = (path: string) =>
  renderScreen(<Records />, {
    path,
    clientId: 1,
    clients: [
      { clientId: 1, clientName: 'Acme' },
      { clientId: 2, clientName: 'Bolt' },
    ],
  });

test('the link of a screen contains its client; Back undoes another choice', async () => {
  const { portal } = show('/records?page=2');
  expect(portal.path()).toBe('/records?page=2&client=1');
  act(() => screen.getByRole('button', { name: 'Bolt' }).click());
  expect(portal.path()).toBe('/records?page=2&client=2');
  act(() => window.history.back());
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Acme'));
  expect(portal.path()).toBe('/records?page=2&client=1');
});

test('a link selects its client', () => {
  show('/records?client=2');
  expect(screen.getByRole('status')).toHaveTextContent('Bolt');
});

test('a link to a client without access shows a message', () => {
  const { portal } = show('/records');
  act(() => navigate('/records?client=9'));
  expect(portal.notifications).toMatchObject([{ text: 'This link belongs to a client that you have no access to.' }]);
  expect(portal.path()).toMatch(/^\/(\?client=1)?$/);
});

test('a record that is opened by its address selects its client, which can still be changed', () => {
  renderScreen(<PersonaOfBolt />, {
    path: '/records?client=1',
    clientId: 1,
    clients: [
      { clientId: 1, clientName: 'Acme' },
      { clientId: 2, clientName: 'Bolt' },
      { clientId: 3, clientName: 'Cask' },
    ],
  });
  expect(screen.getByRole('status')).toHaveTextContent('Bolt');
  act(() => navigate('/records?client=3'));
  expect(screen.getByRole('status')).toHaveTextContent('Cask');
});
