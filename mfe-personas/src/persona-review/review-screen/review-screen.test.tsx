import * as calls from '@skills-architect/contracts/personas';
import { answer, type FakeAnswer, refuse, renderScreen } from '@skills-architect/portal-kit/testing';
import { accessibilityFindings } from '@skills-architect/portal-kit/testing/accessibility';
import { act, screen, waitFor, within } from '@testing-library/react';
import { manifest } from '../../area';
import { aPersona, aSkill } from '../../persona-skills/persona-skills.fixtures';
import { aComment, aReview, aWaitingPersona, WEBER } from '../review.fixtures';
import ReviewScreen from './review-screen';

const show = (review = aReview(), comments: calls.ReviewComment[] = [], more: FakeAnswer[] = [], query = '') =>
  renderScreen(<ReviewScreen />, {
    manifest,
    path: `/persona/review/12?client=1${query}`,
    clients: [{ clientId: 1, clientName: 'Northwind' }],
    clientId: 1,
    answers: [
      ...more,
      answer(calls.getReview, review),
      answer(calls.getPersona, {
        ...aPersona({ personaId: 12, personaName: 'Driver', clientId: 1, roleDescription: 'Drives the lorry.' }),
        previousPersonaId: null,
        nextPersonaId: null,
      }),
      answer(calls.listPersonaSkills, {
        personaId: 12,
        rev: 5,
        skills: [aSkill(5, 'Forklift', { levelNumber: 3 })],
        excludedRoleSkills: [],
      }),
      answer(calls.listComments, { comments }),
      answer(calls.reviewHistory, {
        events: [{ at: '2026-11-03T12:00:00.000Z', by: WEBER, event: 'sent', text: 'Please look' }],
        total: 1,
      }),
    ],
  });
/** Approved, and changed since. */
const CHANGED = aReview({
  state: 'approved',
  approved: { by: WEBER, at: '2026-11-03T12:00:00.000Z' },
  fields: [{ field: 'roleDescription', approved: 'Drives a van.', current: 'Drives the lorry.' }],
  skills: [{ skillId: 8, skillName: 'Telex', approvedLevel: 2 }],
});
const group = (name: string) => within(screen.getByRole('group', { name }));
type Portal = ReturnType<typeof show>['portal'];
const sent = (portal: Portal, { path, method }: { path: string; method: string }) =>
  portal.requests.filter((each) => each.call === path && each.method === method);

test('shows fields, skills with levels, who sent it with which message, and the course', async () => {
  show();
  expect(await screen.findByText('In review since Nov 3, 2026, sent by A. Weber')).toBeVisible();
  expect(screen.getAllByText('Please look')[0]).toBeVisible();
  expect(group('Role Description').getByText('Drives the lorry.')).toBeVisible();
  expect(group('Forklift').getByRole('img', { name: 'Forklift: level 3' })).toBeVisible();
  expect(await screen.findByText('A. Weber sent it for review')).toBeVisible();
});

test('the number of open comments leads to the first one', async () => {
  const { person } = show(aReview(), [
    aComment(1),
    aComment(2, { resolved: { by: WEBER, at: '2026-11-03T12:00:00.000Z' } }),
  ]);
  await person.click(await screen.findByRole('button', { name: '1 open comment' }));
  expect(screen.getByRole('group', { name: 'Role Description' })).toHaveFocus();
});

test('the number of open comments leads to one on a removed skill, and leaves the view as it is', async () => {
  const { person } = show(
    aReview(),
    [aComment(1, { place: { skillId: 99 }, placeName: 'Telex' })],
    [],
    '&resolved=true',
  );
  await person.click(await screen.findByRole('button', { name: '1 open comment' }));
  expect(screen.getByRole('group', { name: 'The persona as a whole' })).toHaveFocus();
  expect(screen.getByRole('switch', { name: 'Show resolved' })).toBeChecked();
});

test('says that the persona has neither an industry role nor skills', async () => {
  const { person } = show(aReview({ isEmpty: true }));
  expect(await screen.findByText('This persona has no industry role and no skills.')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Approve' }));
  expect(screen.getByText('This persona has no industry role and no skills. Approve it anyway?')).toBeVisible();
});

test('shows the approved and the current version side by side, in words', async () => {
  const { person } = show(CHANGED);
  expect(await screen.findByText(/Approved by A. Weber on Nov 3, 2026, 2 changes since/)).toBeVisible();
  for (const text of ['Changed', 'Approved', 'Drives a van.', 'Current', 'Drives the lorry.'])
    expect(group('Role Description').getByText(text)).toBeVisible();
  for (const text of ['Removed', 'Approved with level 2']) expect(group('Telex').getByText(text)).toBeVisible();
  await person.click(screen.getByRole('switch', { name: 'Only differences and comments' }));
  expect(screen.queryByRole('group', { name: 'Forklift' })).not.toBeInTheDocument();
});

test('axe finds nothing wrong, with differences and while a comment is written', async () => {
  const { person } = show(CHANGED, [aComment(1)]);
  await screen.findByText('Which lorry?');
  await screen.findByText('A. Weber sent it for review');
  expect(await accessibilityFindings()).toEqual([]);
  await person.click(screen.getByRole('button', { name: 'Comment on Forklift' }));
  expect(await accessibilityFindings()).toEqual([]);
});

test('adds a comment at a skill; what cannot be sent stays', async () => {
  const { person, portal } = show(aReview(), [], [refuse(calls.addComment, 503, { error: 'Not reachable' })]);
  await person.click(await screen.findByRole('button', { name: 'Comment on Forklift' }));
  const editor = screen.getByRole('textbox', { name: 'Comment on Forklift' });
  expect(editor).toHaveFocus();
  await person.type(editor, 'Is level 3 needed?');
  await person.click(screen.getByRole('button', { name: 'Add Comment' }));
  await waitFor(() => expect(portal.notifications.at(-1)?.text).toBe('Not reachable'));
  expect(editor).toHaveValue('Is level 3 needed?');
  portal.answer(answer(calls.addComment, aComment(1)));
  await person.click(screen.getByRole('button', { name: 'Add Comment' }));
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Comment on Forklift' })).not.toBeInTheDocument());
  expect(sent(portal, calls.addComment).at(-1)?.body).toEqual({ place: { skillId: 5 }, text: 'Is level 3 needed?' });
});

test('sends a comment by keyboard, unless it is too long', async () => {
  const { person, portal } = show(aReview(), [], [answer(calls.addComment, aComment(1))]);
  await person.click(await screen.findByRole('button', { name: 'Comment on Forklift' }));
  const editor = screen.getByRole('textbox', { name: 'Comment on Forklift' });
  await person.click(editor);
  await person.paste('a'.repeat(4001));
  expect(editor).toHaveAccessibleDescription('Use at most 4,000 characters: 1 character too many');
  await person.keyboard('{Control>}{Enter}{/Control}');
  expect(sent(portal, calls.addComment)).toEqual([]);
  await person.keyboard('{Backspace}{Control>}{Enter}{/Control}');
  await waitFor(() => expect(sent(portal, calls.addComment).at(-1)?.body).toMatchObject({ text: 'a'.repeat(4000) }));
});

test('offers no further step until the review is read again after one', async () => {
  const { person, portal } = show(
    aReview(),
    [],
    [answer(calls.approvePersonas, { changed: 1, unchanged: 0, changeSet: 'set-1' })],
  );
  await person.click(await screen.findByRole('button', { name: 'Approve' }));
  portal.answer(refuse(calls.getReview, 503, { error: 'Not reachable' }));
  await person.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(portal.notifications.at(-1)?.text).toBe('1 persona approved'));
  expect(screen.getByRole('button', { name: 'Refuse' })).toHaveAccessibleDescription('The review is being read again');
});

test('says that the persona was changed after it was sent, and leads to the form, the skills and the next review', async () => {
  const sent = { by: WEBER, at: '2026-11-03T12:00:00.000Z', message: '', isChanged: true };
  const list = { data: [aWaitingPersona(11, 'Clerk'), aWaitingPersona(12, 'Driver'), aWaitingPersona(13, 'Packer')] };
  const approvers = [{ userId: 1, userName: 'Ada' }];
  show(aReview({ sent, approvers }), [], [answer(calls.listPersonas, { ...list, total: 3, filteredPersonasCount: 3 })]);
  expect(await screen.findByText('The persona or its skills were changed after it was sent for review.')).toBeVisible();
  const links = { 'Edit Persona': '/persona/edit/12/false', 'Assign Skills': '/persona/architect-skills/12' };
  for (const [name, href] of Object.entries(links))
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  expect(await screen.findByRole('link', { name: 'Next Review: Packer' })).toHaveAttribute(
    'href',
    '/persona/review/13?client=1',
  );
  const back = screen.getByRole('link', { name: 'Back to personas' });
  expect(back).toHaveAttribute('href', '/personas?client=1&approval=waitsForMe');
});

test('the review after the last one by name is the first one', async () => {
  const list = { data: [aWaitingPersona(11, 'Clerk'), aWaitingPersona(12, 'Driver')], total: 2 };
  const approvers = [{ userId: 1, userName: 'Ada' }];
  show(aReview({ approvers }), [], [answer(calls.listPersonas, { ...list, filteredPersonasCount: 2 })]);
  expect(await screen.findByRole('link', { name: 'Next Review: Clerk' })).toBeVisible();
});

test('says what can be done when the client has no approvers any more', async () => {
  const allowed = { send: false, withdraw: true, approve: false, refuse: false };
  show(aReview({ isNeeded: false, approvers: [], allowed }));
  expect(await screen.findByText(/^This client has no approvers any more: withdraw the persona/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Withdraw' })).toBeVisible();
});

test('a refused persona is called so', async () => {
  const refused = { by: WEBER, at: '2026-11-03T12:00:00.000Z', reason: 'Levels are missing' };
  show(aReview({ state: 'draft', sent: null, refused }));
  expect(await screen.findByText('Refused')).toBeVisible();
  expect(screen.getByText('Levels are missing')).toBeVisible();
});

test('a comment of a colleague appears while another one is being written', async () => {
  const { person, portal } = show();
  await person.click(await screen.findByRole('button', { name: 'Comment on Role Description' }));
  await person.type(screen.getByRole('textbox', { name: 'Comment on Role Description' }), 'Half a');
  portal.answer(answer(calls.listComments, { comments: [aComment(1, { isOwn: false })] }));
  act(() => portal.push('changed', { resource: 'comments' }));
  expect(await group('Role Description').findByText('Which lorry?')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Comment on Role Description' })).toHaveValue('Half a');
  expect(screen.queryByRole('button', { name: /^Edit:/ })).not.toBeInTheDocument();
});

test('resolves, edits, and deletes with Undo', async () => {
  const { person, portal } = show(
    aReview(),
    [aComment(1)],
    [
      answer(calls.changeComment, aComment(1, { rev: 1 })),
      answer(calls.deleteComment, { changeSet: 'set-1' }),
      answer(calls.undoCommentDeletion, { done: true }),
    ],
  );
  await person.click(await screen.findByRole('button', { name: 'Resolve: comment of A. Weber' }));
  await waitFor(() => expect(sent(portal, calls.changeComment).at(-1)?.body).toEqual({ rev: 0, isResolved: true }));
  await person.click(screen.getByRole('button', { name: 'Edit: comment of A. Weber' }));
  const editor = screen.getByRole('textbox', { name: 'Change the comment of A. Weber' });
  expect(editor).toHaveValue('Which lorry?');
  await person.type(editor, ' 7.5 t?');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent(portal, calls.changeComment).at(-1)?.body).toEqual({ rev: 0, text: 'Which lorry? 7.5 t?' }),
  );
  await person.click(screen.getByRole('button', { name: 'Delete: comment of A. Weber' }));
  await waitFor(() => expect(portal.notifications.at(-1)?.text).toBe('The comment was deleted'));
  portal.notifications.at(-1)?.action?.run();
  await waitFor(() => expect(sent(portal, calls.undoCommentDeletion)).toHaveLength(1));
});

test('keeps the text of a comment that somebody else has changed meanwhile', async () => {
  const { person, portal } = show(
    aReview(),
    [aComment(1)],
    [refuse(calls.changeComment, 409, { code: 'stale', error: 'Somebody else changed this meanwhile.' })],
  );
  await person.click(await screen.findByRole('button', { name: 'Edit: comment of A. Weber' }));
  await person.type(screen.getByRole('textbox', { name: /^Change the comment/ }), ' Mine');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(portal.notifications.at(-1)?.text).toMatch(/your text is kept/));
  expect(screen.getByRole('textbox', { name: /^Change the comment/ })).toHaveValue('Which lorry? Mine');
});

test('resolved comments are shown on demand', async () => {
  const resolved = { by: WEBER, at: '2026-11-03T12:00:00.000Z' };
  const { person } = show(aReview(), [aComment(1, { resolved })]);
  await screen.findByRole('group', { name: 'Role Description' });
  expect(screen.queryByText('Which lorry?')).not.toBeInTheDocument();
  await person.click(screen.getByRole('switch', { name: 'Show resolved' }));
  expect(await screen.findByText('Which lorry?')).toBeVisible();
  expect(screen.getByText(/Resolved by A. Weber/)).toBeVisible();
});

test('approves the version that was read; one that has changed since is shown, and the reason typed stays', async () => {
  const { person, portal } = show(
    aReview(),
    [],
    [refuse(calls.refusePersonas, 409, { code: 'conflict', error: 'The persona has changed.' })],
  );
  await person.click(await screen.findByRole('button', { name: 'Refuse' }));
  const refusal = () => within(screen.getByRole('dialog', { name: 'Refuse Driver?' }));
  await person.type(refusal().getByRole('textbox', { name: /Reason/ }), 'Levels');
  portal.answer(answer(calls.getReview, aReview({ read: { personaRev: 3, skillsRev: 5 } })));
  await person.click(refusal().getByRole('button', { name: 'Refuse' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This persona has changed since you read it.');
  expect(sent(portal, calls.refusePersonas).at(-1)?.body).toMatchObject({ read: { personaRev: 2, skillsRev: 5 } });
  await waitFor(() => expect(sent(portal, calls.getReview)).toHaveLength(2));
  portal.answer(answer(calls.refusePersonas, { changed: 1, unchanged: 0, changeSet: 'set-1' }));
  await person.click(screen.getByRole('button', { name: 'Refuse' }));
  expect(refusal().getByRole('textbox', { name: /Reason/ })).toHaveValue('Levels');
  await person.click(refusal().getByRole('button', { name: 'Refuse' }));
  await waitFor(() => expect(portal.notifications.at(-1)?.text).toBe('1 persona refused'));
  expect(sent(portal, calls.refusePersonas).at(-1)?.body).toMatchObject({ read: { personaRev: 3, skillsRev: 5 } });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('opens at the place in the address', async () => {
  show(aReview(), [], [], '&place=skill+5');
  await waitFor(() => expect(screen.getByRole('group', { name: 'Forklift' })).toHaveFocus());
});

test('shows why a review failed to load, and what is no persona', async () => {
  show(aReview(), [], [refuse(calls.getReview, 404, { code: 'not-found', error: 'This persona was not found.' })]);
  expect(await screen.findByText('This persona was deleted or does not exist.')).toBeVisible();
});
