import { listPersonas } from '@skills-architect/contracts/personas';
import { answer, refuse, renderScreen } from '@skills-architect/portal-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { manifest } from '../area';
import FirstPersona from './first-persona';

const none = { data: [], total: 0, filteredPersonasCount: 0 };

test('requests the first persona of the selected client by group name', async () => {
  const { portal } = renderScreen(<FirstPersona />, {
    manifest,
    path: '/architect_skills',
    answers: [answer(listPersonas, none)],
  });
  await waitFor(() => expect(portal.path()).toBe('/personas'));
  expect(portal.requests[0]?.query).toEqual({ clientId: '1', sortBy: 'personaGroupName', pagesize: '1' });
});

test('redirects to the list with a message if there are no personas', async () => {
  const { portal } = renderScreen(<FirstPersona />, {
    manifest,
    path: '/architect_skills',
    answers: [answer(listPersonas, none)],
  });
  await waitFor(() => expect(portal.path()).toBe('/personas'));
  expect(portal.notifications).toEqual([
    { text: 'No Personas found! Kindly define a persona first', variant: 'info', duration: 2500 },
  ]);
});

test('shows why the personas failed to load, and retries', async () => {
  const { person, portal } = renderScreen(<FirstPersona />, {
    manifest,
    path: '/architect_skills',
    answers: [refuse(listPersonas, 503, { error: 'Personas do not answer' })],
  });
  expect(await screen.findByText('Personas do not answer')).toBeVisible();
  portal.answer(answer(listPersonas, none));
  await person.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(portal.path()).toBe('/personas'));
});
