import { DONE, type MergePreview } from '@skills-architect/contracts';
import { listJobs } from '@skills-architect/contracts/portal';
import {
  addNotDuplicates,
  findSkillDuplicates,
  listSkillDuplicates,
  listSources,
  mergeSkill,
  previewSkillMerge,
  removeNotDuplicate,
  type SkillPair,
} from '@skills-architect/contracts/skills';
import {
  answer,
  aUser,
  deferAnswer,
  type FakeAnswer,
  refuse,
  renderScreen,
} from '@skills-architect/portal-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { manifest } from '../area';
import { aSummary } from '../skills.fixtures';
import Duplicates from './duplicates';

const aSide = (skillId: number, skillName: string) => ({
  ...aSummary({ skillId, skillName }),
  rev: 3,
  alternativeNames: [],
  skillDescription: `What ${skillName} is`,
});
const pair = (first: number, left: string, right: string): SkillPair => ({
  left: aSide(first, left),
  right: aSide(first + 1, right),
  why: 'same words',
  matched: right,
});
const PREVIEW: MergePreview = {
  merged: { id: 12, name: 'Project management', source: 'ESCO', rev: 3 },
  target: { id: 11, name: 'Managing projects', source: 'Skills Architect', rev: 3 },
  links: [{ what: 'persona', total: 40, both: 2, named: ['Treasurer', 'Clerk'] }],
  alternativeNames: ['Project management'],
  gains: [],
  warnings: [],
};

test('supports the keyboard: skip, not a duplicate, undo, and merge after a preview', async () => {
  const preview = deferAnswer(answer(previewSkillMerge, PREVIEW));
  let pairs = [pair(1, 'Booking', 'Bookkeeping'), pair(11, 'Managing projects', 'Project management')];
  const all = pairs;
  const { person, portal } = renderScreen(<Duplicates />, {
    manifest,
    path: '/skill/duplicates',
    user: aUser({ userType: 4 }),
    answers: [
      answer(listSkillDuplicates, () => ({ pairs, total: pairs.length })),
      answer(listSources, { sources: [] }),
      answer(addNotDuplicates, () => {
        pairs = all.slice(1);
        return DONE;
      }),
      answer(removeNotDuplicate, () => {
        pairs = all;
        return DONE;
      }),
      preview,
      answer(mergeSkill, { mergeId: 5, jobToken: 'job' }),
    ],
  });
  const card = (name: string) => screen.findByRole('listitem', { name });
  const expectCurrent = async (name: string) =>
    waitFor(async () => expect(await card(name)).toHaveAttribute('aria-current'));
  const lastRequest = (method: string) => portal.requests.findLast((request) => request.method === method);
  await expectCurrent('Booking and Bookkeeping');
  await person.keyboard('n');
  await expectCurrent('Managing projects and Project management');
  expect(lastRequest('POST')?.body).toEqual({ skillIds: [2] });
  await person.keyboard('u');
  await expectCurrent('Booking and Bookkeeping');
  expect(lastRequest('DELETE')).toBeDefined();

  await person.keyboard('j');
  await expectCurrent('Managing projects and Project management');
  await person.keyboard('m');
  // Until the preview has loaded, Merge does nothing and the dialog stays open.
  const early = await screen.findByRole('dialog', { name: 'Merge two skills' });
  await person.click(within(early).getByRole('button', { name: /^Merge/ }));
  preview.go();
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Merge Project management into Managing projects?' }),
  );
  expect(dialog.getByText('40 personas get Managing projects.')).toBeVisible();
  expect(
    dialog.getByText(/2 personas have both: the settings of Managing projects stay \(Treasurer, Clerk\)/),
  ).toBeVisible();
  expect(dialog.getByText('New alternative names: Project management.')).toBeVisible();
  await person.click(dialog.getByRole('button', { name: 'Merge' }));
  await waitFor(() => expect(lastRequest('POST')?.body).toEqual({ intoId: 11, rev: 3, intoRev: 3, outcome: 'merge' }));
});

test('names that differ only in case are told apart by their sources', async () => {
  const target = { ...PREVIEW.target, name: 'Project Management' };
  const { person } = renderScreen(<Duplicates />, {
    manifest,
    path: '/skill/duplicates',
    user: aUser({ userType: 4 }),
    answers: [
      answer(listSkillDuplicates, { pairs: [pair(11, 'Project Management', 'Project management')], total: 1 }),
      answer(listSources, { sources: [] }),
      answer(previewSkillMerge, { ...PREVIEW, target }),
    ],
  });
  await screen.findByRole('listitem', { name: /Project/ });
  await person.keyboard('m');
  const title = 'Merge Project management (ESCO) into Project Management (Skills Architect)?';
  expect(await screen.findByRole('dialog', { name: title })).toHaveTextContent(/stops being a skill of its own/);
});

test.each([
  [undefined, 'The skills have not been compared yet'],
  ['2026-11-20T08:00:00.000Z', 'No likely duplicates'],
])('without pairs it says whether the skills were compared: %s', async (foundAt, title) => {
  renderScreen(<Duplicates />, {
    manifest,
    path: '/skill/duplicates',
    user: aUser({ userType: 4 }),
    answers: [
      answer(listSkillDuplicates, { pairs: [], total: 0, ...(foundAt && { foundAt }) }),
      answer(listSources, { sources: [] }),
    ],
  });
  expect(await screen.findByText(title)).toBeVisible();
});

const anEndedJob = (kind: string, status: 'done' | 'failed') =>
  answer(listJobs, {
    jobs: [
      {
        ...{ token: 'job', kind, title: 'Working', userId: 1, status, entity: 'records' },
        ...{ itemsTotal: 1, itemsDone: 0, cancellable: false },
      },
    ],
  });

test('after a search that has found nothing it says that all skills were compared', async () => {
  const job = deferAnswer(anEndedJob('skill-duplicates', 'done'));
  const none = (foundAt?: string) => answer(listSkillDuplicates, { pairs: [], total: 0, ...(foundAt && { foundAt }) });
  const { person, portal } = renderScreen(<Duplicates />, {
    manifest,
    path: '/skill/duplicates',
    user: aUser({ userType: 4 }),
    answers: [
      ...[none(), answer(listSources, { sources: [] })],
      ...[answer(findSkillDuplicates, { jobToken: 'job' }), job],
    ],
  });
  await screen.findByText('The skills have not been compared yet');
  await person.click(screen.getByRole('button', { name: 'Look for duplicates' }));
  await screen.findByText('All skills are being compared');
  portal.answer(none('2026-11-20T08:00:00.000Z'));
  job.go();
  expect(await screen.findByText('No likely duplicates')).toBeVisible();
});

/** One pair that can be merged. */
const showPair = (...more: FakeAnswer[]) =>
  renderScreen(<Duplicates />, {
    manifest,
    path: '/skill/duplicates',
    user: aUser({ userType: 4 }),
    answers: [
      answer(listSkillDuplicates, { pairs: [pair(11, 'Managing projects', 'Project management')], total: 1 }),
      answer(listSources, { sources: [] }),
      answer(previewSkillMerge, PREVIEW),
      answer(mergeSkill, { mergeId: 5, jobToken: 'job' }),
      ...more,
    ],
  });
const startMerge = async (person: ReturnType<typeof showPair>['person']) => {
  await person.keyboard('m');
  const dialog = within(await screen.findByRole('dialog', { name: /^Merge Project/ }));
  await person.click(dialog.getByRole('button', { name: 'Merge' }));
};

test('the pair of a running merge is locked until its job ends', async () => {
  const job = deferAnswer(anEndedJob('merge', 'failed'));
  const { person } = showPair(job);
  await screen.findByRole('listitem', { name: /Managing projects/ });
  await startMerge(person);
  expect(await screen.findByText('Being merged')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Merge into/ })).not.toBeInTheDocument();
  await person.keyboard('m');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  // The merge failed: the pair can be merged again.
  job.go();
  expect(await screen.findByRole('button', { name: 'Merge into Managing projects' })).toBeVisible();
});

test('a merge whose job cannot be followed is notified once, and frees the pair', async () => {
  const { person, portal } = showPair();
  await screen.findByRole('listitem', { name: /Managing projects/ });
  portal.answer(refuse(listJobs, 500, { code: 'failed', error: 'The jobs cannot be read' }));
  await startMerge(person);
  await waitFor(() => expect(portal.notifications).not.toEqual([]));
  expect(await screen.findByRole('button', { name: 'Merge into Managing projects' })).toBeVisible();
  expect(portal.notifications.map(({ text }) => text)).toEqual(['The jobs cannot be read']);
});
