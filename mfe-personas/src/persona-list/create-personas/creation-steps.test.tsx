import { navigate } from '@skills-architect/portal-kit';
import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { enabled, none, show, zip } from './create-personas.fixtures';

test.each([
  ['the button Back', async (person: UserEvent) => person.click(screen.getByRole('button', { name: 'Back' }))],
  ['leaving the address of the dialog', async () => act(() => navigate('/personas'))],
])('%s asks before a chosen file is lost, and keeps it when the user declines', async (_, leave) => {
  const { person, portal } = show([enabled, none], 4, false);
  await person.click(await screen.findByRole('button', { name: /in bulk/ }));
  await person.upload(screen.getByLabelText('Files for Job descriptions'), zip);
  await leave(person);
  await waitFor(() => expect(portal.questions.map(({ text }) => text)).toEqual(['Proceed without saving changes?']));
  expect(portal.path()).toBe('/personas?create=zip');
  expect(screen.getByText('roles.zip')).toBeVisible();
});

/** Opens the dialog from the list, and its second step. */
const openBulk = async (agree: boolean) => {
  const shown = show([enabled, none], 4, agree, '');
  act(() => navigate('/personas', { replace: true }));
  act(() => navigate('/personas?create=choose', { state: { from: '/personas' } }));
  await shown.person.click(await screen.findByRole('button', { name: /in bulk/ }));
  expect(shown.portal.path()).toBe('/personas?create=zip');
  return shown;
};
const back = () => act(() => window.history.back());

test('Back of the browser goes back one step of the dialog, then closes it', async () => {
  const { portal } = await openBulk(true);
  await back();
  expect(await screen.findByRole('button', { name: /in bulk/ })).toBeVisible();
  expect(portal.path()).toBe('/personas?create=choose');
  await back();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(portal.path()).toBe('/personas');
});

test('Back of the browser asks before a chosen file is lost', async () => {
  const { person, portal } = await openBulk(false);
  await person.upload(screen.getByLabelText('Files for Job descriptions'), zip);
  await back();
  await waitFor(() => expect(portal.questions.map(({ text }) => text)).toEqual(['Proceed without saving changes?']));
  expect(portal.path()).toBe('/personas?create=zip');
  expect(screen.getByText('roles.zip')).toBeVisible();
});

test.each([
  ['the button Back', 'Back', '/personas?create=choose'],
  ['the cross', 'Close', '/personas'],
])('%s leaves no step behind that Forward and Back would open again', async (_, button, path) => {
  const { person, portal } = await openBulk(true);
  const entries = window.history.length;
  await person.click(screen.getByRole('button', { name: button }));
  await waitFor(() => expect(portal.path()).toBe(path));
  expect(window.history.length).toBe(entries);
});
