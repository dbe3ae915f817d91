import { EVENT } from '@skills-architect/contracts';
import {
  acceptLeadershipProposal,
  annotateJob,
  annotateRole,
  closeJobPosting,
  getJobPosting,
  getJobRole,
  listJobPlaces,
  listJobRoleSkills,
  listJobRoles,
  listLeadershipRoles,
  openJobPosting,
  takeNextJobPosting,
  undoJobDecision,
} from '@skills-architect/contracts/roles';
import { listSources } from '@skills-architect/contracts/skills';
import { answer, aUser, type FakeAnswer, refuse, renderScreen } from '@skills-architect/portal-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { manifest } from '../area';
import { aJobDetail, aPlace } from '../posting-list/jobs.fixtures';
import { aRole } from '../roles.fixtures';
import JobDetail from './job-detail';

const lists = [
  answer(listJobPlaces, { subSectors: [], functions: [] }),
  answer(listSources, { sources: [] }),
  answer(listJobRoles, { roles: [{ roleId: 9, roleName: 'Courier' }], total: 1 }),
  answer(listLeadershipRoles, { leadershipRoles: [{ leadershipRoleId: 3, leadershipRoleName: 'Director' }] }),
  answer(getJobRole, ({ params }) => aRole({ roleId: params.roleId })),
  answer(listJobRoleSkills, {
    skills: [{ skillId: 1, skillName: 'Route planning', skillCategory: 'Functional Skills' }],
  }),
  answer(openJobPosting, { inUseBy: '' }),
  answer(closeJobPosting, { done: true }),
  answer(takeNextJobPosting, { next: { id: 13, rowNumber: 3, total: 3, inUseBy: '' } }),
];
const jobs = (overrides = {}) =>
  answer(getJobPosting, ({ params }) => ({
    job: aJobDetail({ id: params.jobPostingId, ...overrides }),
    place: aPlace(),
  }));

const open = (answers: FakeAnswer[], userType: 1 | 2 = 2) => {
  const shown = renderScreen(<JobDetail />, {
    manifest,
    path: '/job/12/3/2?sector=2',
    user: aUser({ userType }),
    // The first match answers: the paths of the lists match that of a posting, too.
    answers: [...lists, ...answers],
  });
  const sentQueries = (path: string) =>
    shown.portal.requests.filter(({ call }) => call === path).map(({ query }) => query);
  const texts = () => shown.portal.notifications.map(({ text }) => text);
  return { ...shown, sentQueries, texts };
};
const ready = () => screen.findByRole('button', { name: 'Annotate Job' });
/** Waits for the posting, then moves the clock by a second. */
const seenForASecond = async () => {
  await ready();
  await new Promise(requestAnimationFrame);
  const now = Date.now() + 1000;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
};
afterEach(() => jest.restoreAllMocks());

test('shows the posting; a chip chooses a role and shows its duties and skills; Annotate Job saves it', async () => {
  const { person, sentQueries, texts } = open([jobs(), answer(annotateJob, { job: aJobDetail({ rev: 4 }) })]);
  const annotate = await ready();
  expect(screen.getByText('2 / 3')).toBeVisible();
  expect(screen.getByText('A family firm with forty lorries.')).toBeVisible();
  await person.click(annotate);
  expect(texts()).toContain('Before annotate job, Get industry role');
  await person.click(screen.getByRole('button', { name: 'Annotate Role' }));
  expect(texts()).toContain('Before annotate role, Get industry role and leader role');
  expect(sentQueries(annotateJob.path)).toEqual([]);
  await person.click(screen.getByRole('button', { name: 'Dispatcher' }));
  expect(await screen.findByText('Plans the tours of vehicles')).toBeVisible();
  expect(await screen.findByText('Route planning')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Annotate Job' }));
  await waitFor(() => expect(texts()).toContain('Successfully job annotated'));
  expect(sentQueries(annotateJob.path)).toEqual([{ jobPostingId: '12', roleId: '8', rev: '3' }]);
});

test('loads the next posting ahead; taking and opening one refetches nothing', async () => {
  const { person, portal } = open([jobs()]);
  await seenForASecond();
  const read = () => portal.requests.filter(({ call }) => call === getJobPosting.path).map(({ path }) => path);
  await waitFor(() => expect(read().map((path) => path.split('/').at(-1))).toEqual(['12', '13']));
  await person.keyboard('s');
  await waitFor(() => expect(portal.path()).toBe('/job/13/3/2?sector=2'));
  expect(read()).toHaveLength(2);
  expect(portal.requests.filter(({ call }) => call === listJobPlaces.path)).toHaveLength(1);
});

test.each([
  ['refetches nothing when another posting has changed', [99], []],
  ['refetches the posting when it has changed', [12], ['12']],
  ['refetches the next posting when it has changed', [13], ['13']],
])('%s', async (_, ids, refetched) => {
  const { portal } = open([jobs()]);
  await ready();
  const read = () => portal.requests.filter(({ call }) => call === getJobPosting.path).map(({ path }) => path);
  await waitFor(() => expect(read()).toHaveLength(2));
  act(() => portal.push(EVENT.changed, { resource: 'jobs', ids }));
  await act(async () => {});
  expect(
    read()
      .slice(2)
      .map((path) => path.split('/').at(-1)),
  ).toEqual(refetched);
});

test('supports the keyboard: accept a suggestion, search, skip, undo; the arrows keep the filters', async () => {
  const { person, sentQueries, portal, texts } = open([
    jobs(),
    answer(annotateJob, { job: aJobDetail({ rev: 4 }) }),
    answer(undoJobDecision, { jobPostingId: 12, title: 'HGV Driver, nights', left: 4 }),
  ]);
  await seenForASecond();
  await person.keyboard('3');
  await person.keyboard('2');
  await waitFor(() => expect(portal.path()).toBe('/job/13/3/2?sector=2'));
  expect(sentQueries(annotateJob.path)).toEqual([{ jobPostingId: '12', roleId: '8', rev: '3' }]);
  await ready();
  await person.keyboard('u');
  await waitFor(() => expect(portal.path()).toBe('/job/12/3/2?sector=2'));
  expect(texts()).toContain('Undone: HGV Driver, nights. 4 more can be undone.');
  await ready();
  await person.keyboard('{ArrowLeft}');
  await waitFor(() => expect(portal.path()).toBe('/job/11/3/2?sector=2'));
  await ready();
  await person.keyboard('/');
  expect(screen.getByRole('combobox', { name: 'Industry Role' })).toHaveFocus();
  await person.keyboard('1s');
  expect(sentQueries(annotateJob.path)).toHaveLength(1);
  await person.keyboard('{Escape}{Escape}');
  expect(screen.getByRole('combobox', { name: 'Industry Role' })).not.toHaveFocus();
  await person.keyboard('{ArrowRight}');
  await waitFor(() => expect(portal.path()).toBe('/job/13/3/2?sector=2'));
});

test('ignores repeated keys and keys pressed before the posting was visible', async () => {
  const { person, sentQueries, portal } = open([jobs(), answer(annotateJob, { job: aJobDetail({ rev: 4 }) })]);
  await ready();
  await person.keyboard('1');
  expect(sentQueries(annotateJob.path)).toEqual([]);
  await seenForASecond();
  await person.keyboard('12');
  await waitFor(() => expect(portal.path()).toBe('/job/13/3/2?sector=2'));
  await ready();
  await person.keyboard('1');
  expect(sentQueries(annotateJob.path).map((query) => query?.jobPostingId)).toEqual(['12']);
  await seenForASecond();
  await person.keyboard('1');
  await waitFor(() => expect(sentQueries(annotateJob.path).map((query) => query?.jobPostingId)).toEqual(['12', '13']));
});

test('shows both roles after a concurrent annotation, and annotates on request', async () => {
  const theirs = aJobDetail({ rev: 4, industry_role_id: 7, industry_role_name: 'Truck Driver' });
  const { person, sentQueries } = open([
    jobs(),
    refuse(annotateJob, 409, { code: 'stale', error: 'Somebody else changed this meanwhile.', record: theirs }),
  ]);
  await person.click(await screen.findByRole('button', { name: 'Dispatcher' }));
  await person.click(await ready());
  expect(await screen.findByText('Annotated Role now: Truck Driver')).toBeVisible();
  expect(screen.getByText('Your choice: Dispatcher')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Annotate with my choice' }));
  await waitFor(() => expect(sentQueries(annotateJob.path).map(({ rev }) => rev)).toEqual(['3', '4']));
});

const proposal = {
  roleId: 7,
  roleName: 'Truck Driver',
  leadershipRoleId: 3,
  leadershipRoleName: 'Director',
  userName: 'Gina',
  at: '2026-02-01T09:00:00Z',
};
const annotated = { industry_role_id: 7, industry_role_name: 'Truck Driver', proposal };

test('a general user proposes a leadership role', async () => {
  const { person, sentQueries, texts } = open(
    [jobs(annotated), answer(annotateRole, { proposed: true, job: aJobDetail(annotated) })],
    1,
  );
  await ready();
  expect(screen.getByText(/Gina proposes Director as leadership role of Truck Driver/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
  await person.click(screen.getByRole('combobox', { name: 'Leadership Role' }));
  await person.click(await screen.findByRole('option', { name: 'Director' }));
  await person.click(screen.getByRole('button', { name: 'Annotate Role' }));
  await waitFor(() => expect(texts()).toContainEqual(expect.stringContaining('proposed')));
  expect(sentQueries(annotateRole.path)).toEqual([
    { leaderShipRoleId: '3', roleId: '7', jobPostingId: '12', rev: '3' },
  ]);
});

test('staff accept a proposal, and see who has the posting open', async () => {
  const { person, texts } = open([
    jobs({ ...annotated, inUseBy: 'Ben' }),
    answer(acceptLeadershipProposal, { job: aJobDetail() }),
  ]);
  expect(await screen.findByText('In use by Ben')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(texts()).toContain('Successfully role annotated'));
});

test('the leadership role follows an undo', async () => {
  let leadershipRoleId: number | null = 3;
  const { person } = open([
    answer(getJobPosting, () => ({
      job: aJobDetail({ ...annotated, leadership_role_id: leadershipRoleId }),
      place: aPlace(),
    })),
    answer(undoJobDecision, () => {
      leadershipRoleId = null;
      return { jobPostingId: 12, title: 'HGV Driver, nights', left: 0 };
    }),
  ]);
  await seenForASecond();
  const picker = screen.getByRole('combobox', { name: 'Leadership Role' });
  await waitFor(() => expect(picker).toHaveValue('Director'));
  await person.keyboard('u');
  await waitFor(() => expect(picker).toHaveValue(''));
});

test('buttons do what the keys do, for windows without a keyboard', async () => {
  const { person, sentQueries, portal } = open([
    jobs(),
    answer(annotateJob, { job: aJobDetail({ rev: 4 }) }),
    answer(undoJobDecision, { jobPostingId: 12, title: 'HGV Driver, nights', left: 4 }),
  ]);
  await seenForASecond();
  await person.click(screen.getByRole('button', { name: 'Search an industry role' }));
  expect(screen.getByRole('combobox', { name: 'Industry Role' })).toHaveFocus();
  await person.click(screen.getByRole('button', { name: 'Annotate with 2 Dispatcher' }));
  await waitFor(() => expect(portal.path()).toBe('/job/13/3/2?sector=2'));
  expect(sentQueries(annotateJob.path)).toEqual([{ jobPostingId: '12', roleId: '8', rev: '3' }]);
  await ready();
  await person.click(screen.getByRole('button', { name: 'Undo your last annotation' }));
  await waitFor(() => expect(portal.path()).toBe('/job/12/3/2?sector=2'));
  await ready();
  await person.click(screen.getByRole('button', { name: 'Skip to the next posting without a role' }));
  await waitFor(() => expect(portal.path()).toBe('/job/13/3/2?sector=2'));
});
