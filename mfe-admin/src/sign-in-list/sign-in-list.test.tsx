import { deleteSignInProvider, listSignInProviders } from '@skills-architect/contracts/admin';
import { answer, aUser, type FakeAnswer, refuse, renderScreen } from '@skills-architect/portal-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aProvider } from '../admin.fixtures';
import { manifest } from '../area';
import SignInList from './sign-in-list';

const open = (answers: FakeAnswer[]) =>
  renderScreen(<SignInList />, { manifest, path: '/sign-in-providers', user: aUser({ userType: 2 }), answers });

test('shows name, key, state, protocol, domains and users of each provider', async () => {
  open([answer(listSignInProviders, { providers: [aProvider({ users: 12 })] })]);
  const row = within(await screen.findByRole('row', { name: /Northwind Entra/ }));
  for (const text of ['northwind', 'On', 'OpenID Connect', 'northwind.example', '12'])
    expect(row.getByText(text)).toBeVisible();
});

test('shows that there is none, and why the list failed to load', async () => {
  const { portal } = open([answer(listSignInProviders, { providers: [] })]);
  expect(await screen.findByText(/until you add a provider/)).toBeVisible();
  portal.answer(refuse(listSignInProviders, 502, { error: 'The admin service cannot be reached right now.' }));
  portal.push('changed', { resource: 'sign-in-providers' });
  expect(await screen.findByText('The admin service cannot be reached right now.')).toBeVisible();
});

test('says how many users lose their sign-in before it deletes a provider', async () => {
  const { person, portal } = open([
    answer(listSignInProviders, { providers: [aProvider({ users: 12 })] }),
    answer(deleteSignInProvider, { done: true }),
  ]);
  const row = within(await screen.findByRole('row', { name: /Northwind Entra/ }));
  await person.click(row.getByRole('button', { name: 'Actions for Northwind Entra' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Delete Provider' }));
  expect(portal.questions.map(({ text }) => text)).toEqual([
    'Are you sure you want to delete Northwind Entra? 12 users can no longer sign in with it.',
  ]);
  await waitFor(() => expect(portal.notifications).toMatchObject([{ text: 'Northwind Entra was deleted' }]));
});
