import {
  type DeadLetter,
  discardDeadLetters,
  getDeadLetter,
  listDeadLetters,
  resendDeadLetters,
} from '@skills-architect/contracts/admin';
import { answer, aUser, refuse, renderScreen } from '@skills-architect/portal-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { manifest } from '../area';
import DeadLetters from './dead-letters';

const AT = '2026-01-01T09:00:00.000Z';
const letter: DeadLetter = {
  key: 'export-7:2',
  title: 'Personas of Northwind, batch 2',
  tries: 8,
  madeAt: AT,
  deadAt: AT,
  lastError: 'learning-platform answered 500',
};

interface OpenOptions {
  letters?: DeadLetter[];
  total?: number;
  agree?: boolean;
}
const open = ({ letters = [letter], total = letters.length, agree = true }: OpenOptions = {}) =>
  renderScreen(<DeadLetters />, {
    manifest,
    path: '/connectors/learning-platform',
    user: aUser({ userType: 2 }),
    agree,
    answers: [
      answer(listDeadLetters, { deadLetters: letters, total }),
      answer(getDeadLetter, {
        ...letter,
        method: 'POST',
        path: '/personas',
        content: { personas: ['Driver'], token: '••••' },
      }),
      answer(resendDeadLetters, { resent: 1 }),
      answer(discardDeadLetters, { discarded: 3 }),
    ],
  });
const choose = async (person: ReturnType<typeof open>['person'], action: string) => {
  await person.click(await screen.findByRole('button', { name: `Actions for ${letter.title}` }));
  await person.click(await screen.findByRole('menuitem', { name: action }));
};
const sentRequests = (portal: ReturnType<typeof open>['portal'], path: string) =>
  portal.requests.find(({ call }) => call === path)?.body;

test('shows dead letters with their reasons and payloads', async () => {
  const { person, portal } = open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Dead Letters of learning-platform' })).toBeVisible();
  expect(await screen.findByText('learning-platform answered 500')).toBeVisible();
  await choose(person, 'Show Content');
  const dialog = within(await screen.findByRole('dialog', { name: letter.title }));
  expect(await dialog.findByText(/"Driver"/)).toBeVisible();
  expect(dialog.getByText('export-7:2')).toBeVisible();
  expect(portal.path()).toBe('/connectors/learning-platform?letter=export-7%3A2');
});

test('resends one after confirmation', async () => {
  const { person, portal } = open();
  await choose(person, 'Send Again…');
  await waitFor(() => expect(sentRequests(portal, resendDeadLetters.path)).toEqual({ keys: ['export-7:2'] }));
  expect(portal.questions[0]?.text).toBe('Send Personas of Northwind, batch 2 to learning-platform again?');
  await waitFor(() => expect(portal.notifications.at(-1)?.text).toBe('1 message queued again'));
});

test.each([
  [3, 'Discard all 3 messages? learning-platform will never get them.'],
  [1, 'Discard the only message? learning-platform will never get it.'],
])('discards all after confirmation: %i', async (total, question) => {
  const { person, portal } = open({ total });
  await person.click(await screen.findByRole('button', { name: 'Discard All' }));
  await waitFor(() => expect(sentRequests(portal, discardDeadLetters.path)).toEqual({}));
  expect(portal.questions[0]?.text).toBe(question);
  await waitFor(() => expect(portal.notifications.at(-1)?.text).toBe('3 messages discarded'));
});

test('does nothing when the confirmation is declined', async () => {
  const { person, portal } = open({ agree: false });
  await choose(person, 'Discard…');
  await waitFor(() => expect(portal.questions).toHaveLength(1));
  expect(sentRequests(portal, discardDeadLetters.path)).toBeUndefined();
});

test('says that the connector does not exist, which no retry can help', async () => {
  const { portal } = open({ letters: [] });
  portal.answer(refuse(listDeadLetters, 404, { code: 'not-found', error: 'The connector zzz was not found.' }));
  expect(await screen.findByText('This connector was deleted or does not exist.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  expect(screen.queryByText(/All messages were delivered/)).not.toBeInTheDocument();
});

test('without dead letters there are no buttons for all of them', async () => {
  open({ letters: [] });
  expect(await screen.findByText(/All messages were delivered/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send All Again' })).not.toBeInTheDocument();
});
