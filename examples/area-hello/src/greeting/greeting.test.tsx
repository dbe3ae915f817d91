import { ownClients } from '@skills-architect/contracts/admin';
import { answer, aUser, refuse, renderScreen } from '@skills-architect/portal-kit/testing';
import { screen } from '@testing-library/react';
import { manifest } from '../area';
import Greeting from './greeting';

const clients = [
  { clientId: 4, clientName: 'Harbour Works' },
  { clientId: 7, clientName: 'Mill & Sons' },
];
const show = () =>
  renderScreen(<Greeting />, {
    manifest,
    user: aUser({ name: 'Ada Moreau' }),
    answers: [answer(ownClients, { clients })],
  });

test('shows the user and their clients', async () => {
  show();
  expect(screen.getByText('You are signed in as Ada Moreau.')).toBeVisible();
  const items = await screen.findAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual(['Harbour Works', 'Mill & Sons']);
});

test('greets on click', async () => {
  const { person, portal } = show();
  await person.click(screen.getByRole('button', { name: 'Say Hello' }));
  expect(portal.notifications).toMatchObject([{ text: 'Hello, Ada Moreau', variant: 'success' }]);
});

test('tells users without clients what to do', async () => {
  renderScreen(<Greeting />, { manifest, answers: [answer(ownClients, { clients: [] })] });
  expect(await screen.findByText('No clients')).toBeVisible();
});

test('retries a failed read on request', async () => {
  const { person, portal } = renderScreen(<Greeting />, {
    manifest,
    answers: [refuse(ownClients, 503, { error: 'Not now' })],
  });
  expect(await screen.findByText('Not now')).toBeVisible();
  portal.answer(answer(ownClients, { clients }));
  await person.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Harbour Works')).toBeVisible();
});
