import { listAreas, login, session } from '@skills-architect/contracts/portal';
import { areaActions, useSessionStore } from '@skills-architect/portal-kit/host';
import { answer, aPerson, aRegisteredArea, aUser, fakePortal, refuse } from '@skills-architect/portal-kit/testing';
import { render, screen } from '@testing-library/react';
import { anArea, aRoute, aTile } from '../areas/area.fixtures';
import { startHost } from '../host/start-host';
import { Portal } from '../portal';

jest.mock('../areas/federation', () => ({ fetchArea: () => new Promise(() => {}) }));

const garden = anArea('garden', {
  title: 'Garden',
  routes: [aRoute('/beds', [2])],
  tiles: [aTile('/beds', 'Beds', { types: [2] })],
});
const ofNobody = answer(listAreas, { areas: [], off: [], missing: [], skipped: [], signedOut: true });
const ofSam = answer(listAreas, { areas: [aRegisteredArea(garden)], off: [], missing: [], skipped: [] });
const signedIn = answer(login, { user: aUser({ userId: 2, userType: 2 }), csrfToken: 't' });

const openLogin = async () => {
  const signedOut = refuse(session, 401, { code: 'signed-out', error: 'Session timed out!' });
  const portal = fakePortal({ areas: [], answers: [ofNobody, signedIn, signedOut] });
  areaActions.reset();
  useSessionStore.setState({ status: 'unknown', user: undefined });
  const host = startHost('');
  render(<Portal host={host} />);
  const person = aPerson();
  await person.type(await screen.findByLabelText('User Name'), 'sam');
  await person.type(screen.getByLabelText('Password'), 'secret');
  return { portal, person, host };
};

test('shows the areas after the sign-in, which nobody is told of before', async () => {
  const { portal, person, host } = await openLogin();
  portal.answer(ofSam);
  await person.click(screen.getByRole('button', { name: 'Login' }));
  expect(await screen.findByRole('link', { name: /Beds/ })).toBeVisible();
  await host.stop();
});

test('offers to try again when they cannot be read after the sign-in', async () => {
  const { portal, person, host } = await openLogin();
  portal.answer(refuse(listAreas, 503, { error: 'Not now' }));
  await person.click(screen.getByRole('button', { name: 'Login' }));
  const retry = await screen.findByRole('button', { name: 'Retry' });
  portal.answer(ofSam);
  portal.answer(answer(session, { user: aUser({ userId: 2, userType: 2 }), csrfToken: 't' }));
  await person.click(retry);
  expect(await screen.findByRole('link', { name: /Beds/ })).toBeVisible();
  await host.stop();
});

test('asks for the areas once more, not for ever, when the server lists those of nobody', async () => {
  const { portal, person, host } = await openLogin();
  portal.answer(answer(session, { user: aUser({ userId: 2, userType: 2 }), csrfToken: 't' }));
  const countReads = () => portal.requests.filter(({ path }) => path === listAreas.path).length;
  const before = countReads();
  await person.click(screen.getByRole('button', { name: 'Login' }));
  expect(await screen.findByText(/does not recognise your session/)).toBeVisible();
  expect(countReads() - before).toBe(2);
  portal.answer(ofSam);
  await person.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('link', { name: /Beds/ })).toBeVisible();
  await host.stop();
});

test('signs in again when the session has ended before the areas were read', async () => {
  const { person, host } = await openLogin();
  await person.click(screen.getByRole('button', { name: 'Login' }));
  expect(await screen.findByLabelText('User Name')).toBeVisible();
  expect(useSessionStore.getState().status).toBe('out');
  await host.stop();
});

test('keeps the areas of the page when the session has ended', async () => {
  const { portal, person, host } = await openLogin();
  portal.answer(ofSam);
  await person.click(screen.getByRole('button', { name: 'Login' }));
  await screen.findByRole('link', { name: /Beds/ });
  portal.answer(ofNobody);
  await host.readAreas();
  expect(screen.getByRole('link', { name: /Beds/ })).toBeVisible();
  await host.stop();
});
