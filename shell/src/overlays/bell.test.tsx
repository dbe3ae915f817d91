import { EVENT, type JobState } from '@skills-architect/contracts';
import { listNotices, type Notice, readNotices, seeNotices } from '@skills-architect/contracts/portal';
import { answer, refuse } from '@skills-architect/portal-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { renderShell } from '../testing/render-shell';
import { Bell } from './bell';

const aNotice = (overrides: Partial<Notice> = {}): Notice => ({
  noticeId: 'a',
  kind: 'reviewAsked',
  key: 'review-1',
  title: 'Review of Data Analyst',
  text: 'A. Weber asks for your review',
  to: '/skill/edit/7',
  at: '2026-01-02T00:00:00.000Z',
  isRead: false,
  ...overrides,
});
const aJob = (overrides: Partial<JobState> = {}): JobState => ({
  token: 'j',
  kind: 'import',
  title: 'Import of client roles',
  userId: 1,
  status: 'done',
  entity: 'personas',
  itemsTotal: 1,
  itemsDone: 1,
  cancellable: false,
  endedAt: '2026-01-03T00:00:00.000Z',
  ...overrides,
});
type Answer = { notices: Notice[]; seenUntil?: string; unread?: number; total?: number };
const listed = ({ notices, ...rest }: Answer) =>
  answer(listNotices, {
    notices,
    total: notices.length,
    unread: notices.filter(({ isRead }) => !isRead).length,
    ...rest,
  });
const done = { done: true } as const;
const answers = (first: Answer) => [listed(first), answer(readNotices, done), answer(seeNotices, done)];
const findBell = (name = 'Notices') => screen.findByRole('button', { name });

test('counts what came since the list was last opened, wherever that was', async () => {
  const { portal } = renderShell(<Bell />, {
    jobs: [aJob()],
    answers: answers({ notices: [aNotice()], seenUntil: '2026-01-02T12:00:00.000Z' }),
  });
  await findBell('Notices (1 new)');
  portal.answer(listed({ notices: [aNotice()], seenUntil: '2026-01-03T00:00:00.000Z' }));
  act(() => portal.push(EVENT.changed, { resource: 'notices' }));
  await findBell();
});

test('lists notices and finished work, the latest first, and notes that they were seen', async () => {
  const { person, portal } = renderShell(<Bell />, {
    jobs: [aJob()],
    answers: answers({ notices: [aNotice(), aNotice({ noticeId: 'b', key: 'job-j', title: 'Twice' })] }),
  });
  await person.click(await findBell('Notices (2 new)'));
  const cards = await within(screen.getByRole('dialog', { name: 'Notices' })).findAllByRole('group');
  expect(cards.map((card) => card.getAttribute('aria-label'))).toEqual([
    'Import of client roles',
    'Review of Data Analyst',
  ]);
  await waitFor(() =>
    expect(portal.requests.filter(({ path }) => path === seeNotices.path)).toMatchObject([
      { body: { until: '2026-01-03T00:00:00.000Z' } },
    ]),
  );
});

test('a notice opens its screen with its client, and is read', async () => {
  const { person, portal } = renderShell(<Bell />, {
    clients: [1, 2].map((clientId) => ({ clientId, clientName: `Client ${clientId}` })),
    clientId: 1,
    answers: answers({ notices: [aNotice({ clientId: 2 })] }),
  });
  await person.click(await findBell('Notices (1 new)'));
  const card = within(screen.getByRole('group', { name: 'Review of Data Analyst' }));
  expect(card.getByText('Unread')).toBeInTheDocument();
  await person.click(card.getByRole('button', { name: 'Open' }));
  expect(portal.path()).toBe('/skill/edit/7');
  expect(localStorage.getItem('clientName')).toBe('2');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(portal.requests).toContainEqual(
    expect.objectContaining({ path: readNotices.path, body: { noticeIds: ['a'] } }),
  );
});

test('all can be marked as read, by keyboard', async () => {
  const { person, portal } = renderShell(<Bell />, { answers: answers({ notices: [aNotice()] }) });
  await findBell('Notices (1 new)');
  await person.tab();
  await person.keyboard('{Enter}');
  expect(await screen.findByRole('button', { name: 'Mark all as read' })).toHaveFocus();
  portal.answer(listed({ notices: [aNotice({ isRead: true })], seenUntil: '2026-01-02T00:00:00.000Z' }));
  await person.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByText('Unread')).toBeNull());
  expect(screen.getByRole('button', { name: 'Mark all as read' })).toHaveAttribute('aria-disabled', 'true');
  await person.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await findBell();
});

test('says that there is nothing', async () => {
  const { person } = renderShell(<Bell />);
  await person.click(await findBell());
  expect(await screen.findByText('No notices')).toBeVisible();
});

test('older notices follow on request', async () => {
  const { person, portal } = renderShell(<Bell />, { answers: answers({ notices: [aNotice()], total: 2 }) });
  await person.click(await findBell('Notices (1 new)'));
  const older = aNotice({ noticeId: 'b', key: 'review-0', title: 'Review of Welder', isRead: true });
  portal.answer(listed({ notices: [aNotice(), older] }));
  await person.click(screen.getByRole('button', { name: 'Show older' }));
  expect(await screen.findByRole('group', { name: 'Review of Welder' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show older' })).toBeNull();
});

test('shows why the notices cannot be read, and tries again', async () => {
  const { person, portal } = renderShell(<Bell />, {
    answers: [refuse(listNotices, 500)],
  });
  await person.click(await findBell());
  expect(await screen.findByText('Something went wrong')).toBeVisible();
  portal.answer(listed({ notices: [aNotice()] }));
  await person.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('group', { name: 'Review of Data Analyst' })).toBeVisible();
});
