import * as calls from '@skills-architect/contracts/personas';
import { listJobs } from '@skills-architect/contracts/portal';
import { answer, deferAnswer, refuse } from '@skills-architect/portal-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aPersona, query, show } from './persona-list.fixtures';

const approval = (state: calls.ApprovalState, isChanged = false, openComments = 0) => ({
  approval: { state, isChanged, openComments },
});
const REVIEWED = [
  { ...aPersona(12, 'Driver'), ...approval('inReview', false, 2) },
  { ...aPersona(13, 'Planner'), ...approval('approved', true) },
];
const showReviewed = (approverIds: number[] = [1], path = '/personas') =>
  show({ data: REVIEWED, path, client: { approverIds } });
const bar = () => within(screen.getByRole('group', { name: 'Selection' }));
type Portal = ReturnType<typeof show>['portal'];
const sent = (portal: Portal, { path }: { path: string }) => portal.requests.find(({ call }) => call === path)?.body;

test('a client without approvers has neither column, filter nor steps', async () => {
  const { person } = show();
  await person.click(await screen.findByRole('checkbox', { name: /Driver/ }));
  expect(screen.queryByRole('columnheader', { name: 'Approval' })).not.toBeInTheDocument();
  expect(screen.queryByRole('combobox', { name: 'Approval' })).not.toBeInTheDocument();
  expect(bar().queryByRole('button', { name: 'Send for Review' })).not.toBeInTheDocument();
});

test('shows the state in words with the open comments, as a link to the review', async () => {
  showReviewed();
  const link = await screen.findByRole('link', { name: /In review 2 comments/ });
  expect(link).toHaveAttribute('href', '/persona/review/12?client=1');
  expect(screen.getByRole('link', { name: /Approved, changed since/ })).toBeVisible();
});

test('filters by approval in the address', async () => {
  const { person, portal } = showReviewed([1], '/personas?approval=inReview');
  const filter = await screen.findByRole('combobox', { name: 'Approval' });
  expect(filter).toHaveValue('inReview');
  expect(query(portal)).toMatchObject({ approval: 'inReview' });
  await person.selectOptions(filter, 'Waits for me');
  expect(portal.path()).toContain('approval=waitsForMe');
  await waitFor(() => expect(query(portal)).toMatchObject({ approval: 'waitsForMe' }));
});

test('says that nothing waits for the user', async () => {
  show({ data: [], path: '/personas?approval=waitsForMe', client: { approverIds: [1] } });
  expect(await screen.findByText('Nothing waits for your approval')).toBeVisible();
});

test('shows the approval of what is still in review at a client without approvers', async () => {
  showReviewed([]);
  expect(await screen.findByRole('columnheader', { name: 'Approval' })).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Approval' })).toBeVisible();
});

test('opens a review with the filter of the list, to which it leads back', async () => {
  showReviewed([1], '/personas?approval=inReview');
  const link = await screen.findByRole('link', { name: /In review 2 comments/ });
  expect(link).toHaveAttribute('href', '/persona/review/12?client=1&list=approval%3DinReview');
});

test('the reviews follow the filter also while the next rows are read', async () => {
  const { person, portal } = showReviewed([1], '/personas?approval=inReview');
  const filter = await screen.findByRole('combobox', { name: 'Approval' });
  await screen.findByRole('link', { name: /In review 2 comments/ });
  portal.answer(deferAnswer(answer(calls.listPersonas, { data: [], total: 0, filteredPersonasCount: 0 })));
  await person.selectOptions(filter, 'Waits for me');
  expect(screen.getByRole('link', { name: /In review 2 comments/ })).toHaveAttribute(
    'href',
    '/persona/review/12?client=1&list=approval%3DwaitsForMe',
  );
});

test('approves a selection after a question that counts, says what was left, and undoes it', async () => {
  const { person, portal } = showReviewed();
  portal.answer(
    answer(calls.countSelectedPersonas, { personas: 2, empty: 1 }),
    answer(calls.approvePersonas, {
      changed: 1,
      unchanged: 1,
      left: [{ state: 'refused', by: 'A. Weber', count: 1 }],
      changeSet: 'set-1',
    }),
    answer(calls.undoReviewStep, { restored: 1, unchanged: 0 }),
  );
  await person.click(await screen.findByRole('checkbox', { name: /Driver/ }));
  await person.click(screen.getByRole('checkbox', { name: /Planner/ }));
  await person.click(bar().getByRole('button', { name: 'Approve' }));
  const dialog = await screen.findByRole('dialog', { name: 'Approve 2 personas?' });
  const question = '1 of these personas has no industry role and no skills. Approve it anyway?';
  expect(within(dialog).getByText(question)).toBeVisible();
  await person.click(within(dialog).getByRole('button', { name: 'Approve' }));
  const text = '1 persona approved · 1 was left as it was: refused by A. Weber';
  await waitFor(() => expect(portal.notifications.at(-1)?.text).toBe(text));
  expect(sent(portal, calls.approvePersonas)).toEqual({ selection: { ids: [12, 13] } });
  portal.notifications.at(-1)?.action?.run();
  await waitFor(() => expect(portal.notifications.at(-1)?.text).toBe('1 persona is as before'));
  // What comes next is often for the same ones.
  expect(bar().getByText('2 Persona(s) selected within this page')).toBeVisible();
});

test('an approval of drafts leads to sending them for review instead of a question', async () => {
  const { person, portal } = show({
    data: [{ ...aPersona(12, 'Driver'), ...approval('draft') }],
    client: { approverIds: [1] },
  });
  portal.answer(answer(calls.countSelectedPersonas, { personas: 1 }));
  await person.click(await screen.findByRole('checkbox', { name: /Driver/ }));
  await person.click(bar().getByRole('button', { name: 'Approve' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  const notice = portal.notifications.at(-1);
  expect(notice?.text).toBe('None of these personas is in review. Send them for review first.');
  notice?.action?.run();
  expect(await screen.findByRole('dialog', { name: 'Send 1 persona for review?' })).toBeVisible();
});

test('refuses only with a reason, which stays when the service fails', async () => {
  const { person, portal } = showReviewed();
  portal.answer(
    answer(calls.countSelectedPersonas, { personas: 1 }),
    refuse(calls.refusePersonas, 503, { error: 'The personas service cannot be reached right now.' }),
  );
  await person.click(await screen.findByRole('checkbox', { name: /Driver/ }));
  await person.click(bar().getByRole('button', { name: 'Refuse' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Refuse 1 persona?' }));
  await person.click(dialog.getByRole('button', { name: 'Refuse' }));
  expect(dialog.getByText('Say what has to change')).toBeVisible();
  await person.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Levels are missing');
  await person.click(dialog.getByRole('button', { name: 'Refuse' }));
  await waitFor(() => expect(portal.notifications.at(-1)?.text).toMatch(/cannot be reached/));
  expect(dialog.getByRole('textbox', { name: /Reason/ })).toHaveValue('Levels are missing');
  expect(sent(portal, calls.refusePersonas)).toEqual({ selection: { ids: [12] }, reason: 'Levels are missing' });
});

test('who is no approver may only send; more than 200 are sent by a job with a card', async () => {
  const { person, portal } = showReviewed([99]);
  const job = {
    token: 'send-1',
    kind: 'persona-review',
    title: 'Sending 250 personas for review',
    userId: 1,
    status: 'done' as const,
    entity: 'personas',
    itemsTotal: 250,
    itemsDone: 250,
    cancellable: false,
  };
  portal.answer(
    answer(calls.countSelectedPersonas, { personas: 250 }),
    answer(calls.sendForReview, { changed: 0, unchanged: 0, changeSet: 'set-1', jobToken: 'send-1' }),
    answer(listJobs, { jobs: [job] }),
  );
  await person.click(await screen.findByRole('checkbox', { name: /Driver/ }));
  expect(bar().queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
  await person.click(bar().getByRole('button', { name: 'Send for Review' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Send 250 personas for review?' }));
  await person.type(dialog.getByRole('textbox', { name: 'Message' }), 'Please look');
  await person.click(dialog.getByRole('button', { name: 'Send for Review' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent(portal, calls.sendForReview)).toEqual({ selection: { ids: [12] }, message: 'Please look' });
  expect(portal.notifications).toEqual([]);
});
