import { getClient } from '@skills-architect/contracts/admin';
import { aClient } from '@skills-architect/contracts/testing';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { answer, refuse, renderScreen } from '../testing/index';
import { useCall } from './use-call';

function ClientOrError() {
  const { data, error, retry } = useCall(getClient, { params: { clientId: 1 } });
  return (
    <>
      <h2>{data?.clientName}</h2>
      <p>{error?.message}</p>
      <button type="button" onClick={retry}>
        Again
      </button>
    </>
  );
}

function TwiceOpened() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      {isOpen && <ClientOrError />}
      <button type="button" onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Close' : 'Open'}
      </button>
    </>
  );
}

test('a record that was deleted meanwhile is not shown from the cache, but stays where it was loaded before', async () => {
  const { portal } = renderScreen(<TwiceOpened />, {
    answers: [answer(getClient, aClient(1, { clientName: 'Acme' }))],
  });
  expect(await screen.findByText('Acme')).toBeVisible();
  portal.answer(refuse(getClient, 404, { code: 'not-found', error: 'This client was not found.' }));
  act(() => screen.getByRole('button', { name: 'Again' }).click());
  expect(await screen.findByText('This client was not found.')).toBeVisible();
  expect(screen.getByText('Acme')).toBeVisible();
  act(() => screen.getByRole('button', { name: 'Close' }).click());
  act(() => screen.getByRole('button', { name: 'Open' }).click());
  expect(await screen.findByText('This client was not found.')).toBeVisible();
  expect(screen.queryByText('Acme')).not.toBeInTheDocument();
});
