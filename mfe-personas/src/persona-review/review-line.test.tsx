import { getClient } from '@skills-architect/contracts/admin';
import * as calls from '@skills-architect/contracts/personas';
import { aClient } from '@skills-architect/contracts/testing';
import { answer, renderScreen } from '@skills-architect/portal-kit/testing';
import { accessibilityFindings } from '@skills-architect/portal-kit/testing/accessibility';
import { screen, waitFor, within } from '@testing-library/react';
import { manifest } from '../area';
import { aComment, aReview, WEBER } from './review.fixtures';
import { ReviewLine } from './review-line';

const mayOnlySend = { send: true, withdraw: false, approve: false, refuse: false };
const show = (
  review: calls.Review,
  {
    sendRefusal,
    approverIds = [3],
    comments = [aComment(1), aComment(2)],
  }: { sendRefusal?: string; approverIds?: number[]; comments?: calls.ReviewComment[] } = {},
) =>
  renderScreen(<ReviewLine personaId={12} clientId={1} sendRefusal={sendRefusal} />, {
    manifest,
    path: '/persona/edit/12/false',
    answers: [
      answer(getClient, aClient(1, { approverIds })),
      answer(calls.getReview, review),
      answer(calls.listComments, { comments }),
      answer(calls.sendForReview, { changed: 1, unchanged: 0, changeSet: 'set-1' }),
    ],
  });

test('says the state, and opens the review at the place of its comments', async () => {
  show(aReview());
  expect(await screen.findByText('In review since Nov 3, 2026, sent by A. Weber')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open Review' })).toHaveAttribute('href', '/persona/review/12?client=1');
  expect(await screen.findByRole('link', { name: 'Role Description: 2 comments' })).toHaveAttribute(
    'href',
    '/persona/review/12?client=1&place=roleDescription',
  );
  expect(screen.queryByRole('button', { name: 'Send for Review' })).not.toBeInTheDocument();
});

test('sends a draft with a message', async () => {
  const { person, portal } = show(aReview({ state: 'draft', sent: null, allowed: mayOnlySend }));
  await person.click(await screen.findByRole('button', { name: 'Send for Review' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Send Driver for review?' }));
  await person.type(dialog.getByRole('textbox', { name: 'Message' }), 'Ready');
  await person.click(dialog.getByRole('button', { name: 'Send for Review' }));
  await waitFor(() => expect(portal.notifications.at(-1)?.text).toBe('1 persona sent for review'));
  const { body } = portal.requests.find(({ call }) => call === calls.sendForReview.path) ?? {};
  expect(body).toEqual({ selection: { ids: [12] }, message: 'Ready' });
});

test('asks whether a persona without industry role and skills is sent anyway', async () => {
  const { person } = show(aReview({ state: 'draft', sent: null, allowed: mayOnlySend, isEmpty: true }));
  await person.click(await screen.findByRole('button', { name: 'Send for Review' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Send Driver for review?' }));
  expect(dialog.getByText('This persona has no industry role and no skills. Send it anyway?')).toBeVisible();
});

test('says why it was refused, until it is in review again', async () => {
  const refused = { by: WEBER, at: '2026-11-04T12:00:00.000Z', reason: 'Levels are missing' };
  const { portal } = show(aReview({ state: 'draft', sent: null, refused, allowed: mayOnlySend }));
  expect(await screen.findByText('Reason: Levels are missing')).toBeVisible();
  portal.answer(answer(calls.getReview, aReview({ refused })));
  portal.push('changed', { resource: 'personas' });
  await screen.findByText(/In review since/);
  expect(screen.queryByText('Reason: Levels are missing')).not.toBeInTheDocument();
});

test('a long reason is clamped, with its line breaks, until all of it is asked for', async () => {
  const height = jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(400);
  const reason = 'Levels are missing\nThe group is wrong';
  const refused = { by: WEBER, at: '2026-11-04T12:00:00.000Z', reason };
  const { person } = show(aReview({ state: 'draft', sent: null, refused, allowed: mayOnlySend }));
  expect(await screen.findByText(/^Reason: Levels are missing/)).toHaveStyle({ whiteSpace: 'pre-line' });
  await person.click(screen.getByRole('button', { name: 'Show all of the reason' }));
  expect(screen.getByRole('button', { name: 'Show less of the reason' })).toHaveAttribute('aria-expanded', 'true');
  height.mockRestore();
});

test('axe finds nothing wrong in the line and in the question', async () => {
  const { person } = show(aReview({ state: 'draft', sent: null, allowed: mayOnlySend }));
  await person.click(await screen.findByRole('button', { name: 'Send for Review' }));
  await screen.findByRole('dialog', { name: 'Send Driver for review?' });
  expect(await accessibilityFindings()).toEqual([]);
});

test('unsaved changes are saved first', async () => {
  show(aReview({ state: 'draft', sent: null, allowed: mayOnlySend }), { sendRefusal: 'Save your changes first' });
  expect(await screen.findByRole('button', { name: 'Send for Review' })).toHaveAccessibleDescription(
    'Save your changes first',
  );
});

test('shows nothing for clients whose personas need no approval', async () => {
  const { portal } = show(aReview(), { approverIds: [] });
  await waitFor(() => expect(portal.requests).toHaveLength(1));
  expect(screen.queryByRole('group', { name: 'Review' })).not.toBeInTheDocument();
});

test('names the first places with comments, and counts the comments elsewhere', async () => {
  const comments = [1, 2, 3, 4, 5].map((skillId) =>
    aComment(skillId, { place: { skillId }, placeName: `Skill ${skillId}` }),
  );
  show(aReview(), { comments });
  expect(await screen.findByText('2 comments elsewhere')).toBeVisible();
  expect(screen.getAllByRole('link', { name: /: 1 comment$/ })).toHaveLength(3);
});
