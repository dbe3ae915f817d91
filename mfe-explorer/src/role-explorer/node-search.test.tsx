import { screen, waitFor } from '@testing-library/react';
import { findItem, open } from './role-explorer.fixtures';

const search = async (person: ReturnType<typeof open>['person'], text: string, option: RegExp) => {
  await person.type(await screen.findByRole('combobox', { name: 'Find' }), text);
  await person.click(await screen.findByRole('option', { name: option }));
};

test('the search opens the department of a role, and marks it in the list', async () => {
  const { person, portal } = open();
  await search(person, 'accountant', /^Accountant.*Role · Finance · Accounting/);
  expect(portal.path()).toBe('/role_explorer?path=2&path=20&path=200&found=2%2F20%2F200%2F2001');
  expect(screen.getByRole('button', { name: 'Accountant', current: true })).toBeVisible();
});

test('the search opens an industry; in the tree a found role has the focus', async () => {
  const { person, portal } = open('?view=tree');
  await search(person, 'logis', /^Logistics/);
  expect(portal.path()).toBe('/role_explorer?path=1&path=11&view=tree');
  await search(person, '1010', /^Role 1010/);
  await waitFor(() => expect(document.activeElement).toHaveTextContent('Role 1010'));
});

test('a role that is searched again has the focus again in the tree', async () => {
  const { person } = open('?view=tree');
  const searchRole = async () => {
    await search(person, '1010', /^Role 1010/);
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Role 1010'));
  };
  await searchRole();
  await person.keyboard('{Home}');
  expect(document.activeElement).not.toHaveTextContent('Role 1010');
  await searchRole();
  await person.click(await findItem(/^Health Care/));
  await searchRole();
});
