import { login } from '@skills-architect/contracts/portal';
import { useSessionStore } from '@skills-architect/portal-kit/host';
import { answer, aUser, refuse } from '@skills-architect/portal-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { Frame } from '../frame/frame';
import { renderShell } from '../testing/render-shell';

jest.mock('../areas/federation', () => ({ fetchArea: () => new Promise(() => {}) }));

const sam = aUser({ userId: 2, userType: 2, name: 'Sam Adeyemi' });
const granted = answer(login, { user: sam, csrfToken: 't' });

const signedOut = (options: Parameters<typeof renderShell>[1] = {}) => {
  const shell = renderShell(<Frame />, options);
  act(() => useSessionStore.setState({ status: 'out', user: undefined }));
  return shell;
};
const enter = async (person: ReturnType<typeof renderShell>['person']) => {
  await person.type(screen.getByLabelText('User Name'), 'sam');
  await person.type(screen.getByLabelText('Password'), 'secret');
  await person.click(screen.getByRole('button', { name: 'Login' }));
};

test('stands in the place of a protected page', () => {
  signedOut({ path: '/users' });
  expect(screen.getByRole('heading', { name: 'Welcome to Skills Architect' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Open menu' })).not.toBeInTheDocument();
});

test('signs in, welcomes by name and goes to the landing page', async () => {
  const { person, portal } = signedOut({ answers: [granted] });
  await enter(person);
  expect(await screen.findByRole('heading', { name: 'What would you like to do?' })).toBeVisible();
  expect(portal.alerts).toEqual([{ text: 'Welcome Sam Adeyemi', variant: 'success', duration: 3000 }]);
  expect(portal.requests[0]?.body).toEqual({ loginId: 'sam', password: 'secret' });
});

test('goes back to where the person was sent away from', async () => {
  const { person, portal } = signedOut({ answers: [granted] });
  sessionStorage.setItem('redirectPath', '/users?page=2');
  await enter(person);
  await waitFor(() => expect(portal.path()).toBe('/users?page=2'));
});

test('says why somebody is not let in, and lets them try again', async () => {
  const { person, portal } = signedOut({ answers: [refuse(login, 401, { error: 'The password is wrong' })] });
  await enter(person);
  await waitFor(() => expect(portal.alerts).toMatchObject([{ text: 'The password is wrong', variant: 'error' }]));
  expect(screen.getByRole('button', { name: 'Login' })).not.toHaveAttribute('aria-disabled');
  expect(screen.getByLabelText('User Name')).toHaveValue('sam');
});

test('asks for what is missing before it asks the server', async () => {
  const { person, portal } = signedOut();
  await person.click(screen.getByRole('button', { name: 'Login' }));
  expect(screen.getByText('Login name is required')).toBeVisible();
  expect(screen.getByText('Password is required')).toBeVisible();
  expect(portal.requests).toEqual([]);
});
