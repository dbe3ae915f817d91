import {
  listGroupDifferences,
  listUserDifferences,
  repairDifferences,
  type UserDifference,
  undoRepair,
} from '@skills-architect/contracts/admin';
import { answer, aUser, type FakeAnswer, refuse, renderScreen } from '@skills-architect/portal-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { manifest } from '../area';
import { ProviderDifferences } from './provider-differences';

const CHANGE_SET = '6f1c1e0e-7a3b-4c55-9d0d-3f1d7a3c5b11';
const aDifference = (userId: number, name: string, changes: Partial<UserDifference> = {}): UserDifference => ({
  userId,
  rev: userId,
  name,
  email: `${name.toLowerCase()}@northwind.example`,
  rights: { userTypeId: 1, userType: 'General User', clients: [{ clientId: 1, clientName: 'Northwind' }] },
  due: { userTypeId: 5, userType: 'Viewer', clients: [] },
  ...changes,
});
const users = [aDifference(4, 'Ada'), aDifference(5, 'Ben')];
const counts = { rights: 2, unsent: 1, activity: 0 };
const found = (list: UserDifference[], unstated: string[] = []) =>
  answer(listUserDifferences, { users: list, total: list.length, counts, unstated });
const open = (answers: FakeAnswer[], query = '') =>
  renderScreen(<ProviderDifferences provider={{ providerId: 3 }} />, {
    manifest,
    path: `/sign-in-providers/3${query}`,
    user: aUser({ userType: 2 }),
    answers,
  });
const repaired = answer(repairDifferences, { changeSet: CHANGE_SET, repaired: 1, kept: [] });
type Portal = ReturnType<typeof open>['portal'];
const sentTo = (portal: Portal, path: string) => portal.requests.find(({ call }) => call === path);

test('shows the rights of the portal and those of the rules, and repairs one user after a question', async () => {
  const { person, portal } = open([found(users), repaired]);
  const row = within(await screen.findByRole('row', { name: /Ada/ }));
  expect(row.getByText('General User for Northwind')).toBeVisible();
  expect(row.getByText('Viewer')).toBeVisible();
  await person.click(row.getByRole('button', { name: 'Actions for Ada' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Repair…' }));
  await waitFor(() => expect(portal.notifications.map(({ text }) => text)).toEqual(['1 user was repaired']));
  expect(portal.questions.map(({ text }) => text)).toEqual([
    'Ada: get the user type and clients of the rules at once. This can be undone.',
  ]);
  expect(sentTo(portal, repairDifferences.path)?.body).toEqual({ kind: 'rights', users: [{ userId: 4, rev: 4 }] });
});

test('repairs the selected users together, says who was left as is, and undoes it', async () => {
  const kept = [{ userId: 5, name: 'Ben', reason: 'The user was changed meanwhile.' }];
  const { person, portal } = open([
    found(users),
    answer(repairDifferences, { changeSet: CHANGE_SET, repaired: 1, kept }),
    answer(undoRepair, { restored: 1, kept: 0 }),
  ]);
  for (const box of await screen.findAllByRole('checkbox', { name: /Ada|Ben/ })) await person.click(box);
  await person.click(screen.getByRole('button', { name: 'Repair Selected' }));
  await waitFor(() => expect(portal.notifications).toHaveLength(2));
  expect(portal.notifications.map(({ text }) => text)).toEqual([
    'Ben was left as is: The user was changed meanwhile.',
    '1 user was repaired',
  ]);
  act(() => portal.notifications[1]?.action?.run());
  await waitFor(() => expect(sentTo(portal, undoRepair.path)?.params).toEqual({ changeSet: CHANGE_SET }));
});

test('says that nothing differs', async () => {
  open([found([])]);
  expect(await screen.findByText('All users have the rights of the rules.')).toBeVisible();
});

test('a tab of each kind is in the address and has its own texts', async () => {
  const { person, portal } = open([found([aDifference(6, 'Dora', { disabled: true })])]);
  await person.click(await screen.findByRole('tab', { name: /Disabled/ }));
  expect(portal.path()).toBe('/sign-in-providers/3?differences=activity');
  const row = within(await screen.findByRole('row', { name: /Dora/ }));
  expect(row.getByText('Disabled')).toBeVisible();
  expect(row.getByText('Active')).toBeVisible();
});

test('shows groups without a rule, and groups of rules that were not sent', async () => {
  open(
    [
      found([]),
      answer(listGroupDifferences, {
        groups: [{ name: 'Sales', members: 12 }],
        total: 1,
        missing: ['nowhere'],
        sent: 3,
      }),
    ],
    '?differences=groups',
  );
  expect(await screen.findByText('Named in rules, but not sent: nowhere')).toBeVisible();
  expect(within(screen.getByRole('row', { name: /Sales/ })).getByText('12')).toBeVisible();
});

test('names claims that only a sign-in states', async () => {
  open([found([], ['groups'])]);
  expect(await screen.findByText(/The rules read groups, which only a sign-in states/)).toBeVisible();
});

test('shows why the differences failed to load, and retries', async () => {
  const { person, portal } = open([refuse(listUserDifferences, 503, { error: 'Users do not answer' })]);
  expect(await screen.findByText('Users do not answer')).toBeVisible();
  portal.answer(found(users));
  await person.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('row', { name: /Ada/ })).toBeVisible();
});
