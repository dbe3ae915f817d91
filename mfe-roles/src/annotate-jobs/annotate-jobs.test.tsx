import {
  acceptLeadershipProposal,
  countJobs,
  jobPostingFilters,
  listJobPostings,
  refuseLeadershipProposal,
  takeNextJobPosting,
} from '@skills-architect/contracts/roles';
import { answer, aUser, type FakeAnswer, refuse, renderScreen } from '@skills-architect/portal-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { manifest } from '../area';
import { aJob, aJobDetail } from '../posting-list/jobs.fixtures';
import AnnotateJobs from './annotate-jobs';
import { percentages } from './job-counters';

const jobs = [aJob({ industry_role_id: 7, industry_role_name: 'Truck Driver' }), aJob({ id: 14, inUseBy: 'Ada' })];
const counts = answer(countJobs, ({ query }) =>
  query.sector
    ? { AllJobsCount: 4, AnnotatedJobsCount: 1, UnannotatedJobsCount: 3 }
    : { AllJobsCount: 40, AnnotatedJobsCount: 30, UnannotatedJobsCount: 10 },
);
const filters = answer(jobPostingFilters, {
  sectors: [{ sub_sector_id: 2, sub_sector_name: 'Logistics', sub_sector_type: 1 }],
  sources: ['Agency', 'Job Harbour'],
});
const postings = answer(listJobPostings, { jobs, total: 40 });

const open = (query = '', answers: FakeAnswer[] = [postings]) =>
  renderScreen(<AnnotateJobs />, {
    manifest,
    path: `/annotate-jobs${query}`,
    user: aUser({ userType: 2 }),
    answers: [counts, filters, ...answers],
  });

test.each([
  [30, 40, 75, 25],
  [63, 200, 32, 68],
  [0, 0, 0, 0],
])('%i annotated of %i are %i percent, the others %i', (annotated, all, done, open) => {
  expect(percentages(annotated, all)).toEqual({ done, open });
});

test('shows counters and ten postings per page, and opens one with the list’s filters', async () => {
  const { person, portal } = open();
  const row = await screen.findByRole('row', { name: /HGV Driver, nights.*Truck Driver Truck Driver/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['Swiftlet Haulage', 'Ireland', 'Logistics', 'Truck Driver', 'Truck Driver']);
  expect(screen.getByText('In use by Ada')).toBeVisible();
  expect(await screen.findByText('30 (75%)')).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Unannotated' })).toHaveAttribute('aria-valuenow', '10');
  expect(screen.getByRole('combobox', { name: 'Rows per page' })).toHaveDisplayValue('10');

  await person.click(screen.getByRole('combobox', { name: 'Sector' }));
  expect(screen.getAllByRole('option', { name: /All|Logistics/ }).map((option) => option.textContent)).toEqual([
    'All',
    'Logistics',
  ]);
  await person.click(screen.getByRole('option', { name: 'Logistics' }));
  expect(await screen.findByText('1 (25%)')).toBeVisible();
  await person.click(screen.getByRole('button', { name: /In use by Ada/ }));
  expect(portal.path()).toBe('/job/14/40/2?sector=2');
});

test('opens the next posting to annotate from the filtered list', async () => {
  const nextPosting = answer(takeNextJobPosting, ({ body }) => ({
    next: body.source === 'Agency' ? { id: 9, rowNumber: 4, total: 6, inUseBy: '' } : null,
  }));
  const { person, portal } = open('?source=Agency', [postings, nextPosting]);
  await person.click(await screen.findByRole('button', { name: 'Annotate the next one' }));
  await waitFor(() => expect(portal.path()).toBe('/job/9/6/4?source=Agency'));
});

test('searches titles, and clears the search with the other filters', async () => {
  const { person, portal } = open('?sector=2');
  await person.type(await screen.findByLabelText('Search titles'), 'hgv{Enter}');
  expect(portal.path()).toBe('/annotate-jobs?title=hgv&sector=2');
  const isAsked = (path: string) => portal.requests.some(({ call, query }) => call === path && query.title === 'hgv');
  await waitFor(() => expect([isAsked(listJobPostings.path), isAsked(countJobs.path)]).toEqual([true, true]));
  await person.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(portal.path()).toBe('/annotate-jobs');
});

test('shows the empty state, and Retry when loading fails', async () => {
  const { unmount } = open('', [answer(listJobPostings, { jobs: [], total: 0 })]);
  expect(await screen.findByText('There are no job postings yet.')).toBeVisible();
  unmount();
  open('?sector=3', [refuse(listJobPostings, 503, { error: 'Not now' })]);
  expect(await screen.findByText('Not now')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
});

test.each([
  [4, true],
  [3, false],
  [8, false],
] as const)('type %d imports postings: %s', async (userType, offered) => {
  const { person, portal } = renderScreen(<AnnotateJobs />, {
    manifest,
    path: '/annotate-jobs',
    user: aUser({ userType, clients: [1] }),
    answers: [counts, filters, answer(listJobPostings, { jobs: [], total: 0 })],
  });
  expect(await screen.findByText('There are no job postings yet.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Import Job Postings' }) !== null).toBe(offered);
  if (!offered) return expect(screen.queryByRole('button', { name: 'Import and export' })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Import and export' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Import Job Postings' }));
  expect(portal.path()).toBe('/annotate-jobs/import');
});

const PROPOSED = aJob({
  rev: 7,
  proposal: {
    roleId: 8,
    roleName: 'Dispatcher',
    leadershipRoleId: 3,
    leadershipRoleName: 'Director',
    userName: 'Grace',
    at: '2026-01-01T09:00:00Z',
  },
});

test.each([
  ['Accept', acceptLeadershipProposal.path, 'Successfully role annotated'],
  ['Refuse', refuseLeadershipProposal.path, 'Proposal refused'],
])('staff %s a proposal in the list without opening the posting', async (button, path, text) => {
  const { person, portal } = open('?needs=decision', [
    answer(listJobPostings, { jobs: [PROPOSED], total: 1 }),
    answer(acceptLeadershipProposal, { job: aJobDetail() }),
    answer(refuseLeadershipProposal, { job: aJobDetail() }),
  ]);
  expect(await screen.findByText('Grace proposes Director as leadership role of Dispatcher.')).toBeVisible();
  await person.click(screen.getByRole('button', { name: button }));
  await waitFor(() => expect(portal.notifications.at(-1)?.text).toBe(text));
  expect(portal.requests.find(({ call }) => call === path)?.query).toEqual({ rev: '7' });
  expect(portal.path()).toBe('/annotate-jobs?needs=decision');
});

test('general users see proposals in the list, and cannot decide on them', async () => {
  renderScreen(<AnnotateJobs />, {
    manifest,
    path: '/annotate-jobs?needs=decision',
    user: aUser({ userType: 1, clients: [1] }),
    answers: [counts, filters, answer(listJobPostings, { jobs: [PROPOSED], total: 1 })],
  });
  expect(await screen.findByText('Grace proposes Director as leadership role of Dispatcher.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
});
