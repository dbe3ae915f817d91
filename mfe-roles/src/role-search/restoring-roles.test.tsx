import { fillPath, type JobState } from '@skills-architect/contracts';
import { dismissJob, listJobs } from '@skills-architect/contracts/portal';
import { listDeletedRoles, restoreRole, undoRoleMerge } from '@skills-architect/contracts/roles';
import { answer } from '@skills-architect/portal-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { aRole, aSummary } from '../roles.fixtures';
import { found, open, row } from './role-search.fixtures';

test('restores a deleted role', async () => {
  const deleted = { ...aSummary({ roleId: 9, roleName: 'Mast Climber' }), deletedAt: '2026-02-01T09:00:00Z' };
  const { person, portal } = open('', {
    answers: [
      found,
      answer(listDeletedRoles, { roles: [deleted], total: 1 }),
      answer(restoreRole, aRole({ roleName: 'Mast Climber' })),
    ],
  });
  await row();
  await person.click(await screen.findByRole('button', { name: 'Library' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Deleted roles' }));
  await person.click(await screen.findByRole('button', { name: 'Restore Mast Climber' }));
  await waitFor(() => expect(portal.notifications.map(({ text }) => text)).toEqual(['Mast Climber is back']));
});

const aJob = (token: string, overrides: Partial<JobState>): JobState => ({
  token,
  kind: 'merge',
  title: 'Merge',
  userId: 1,
  status: 'done',
  entity: 'records',
  itemsTotal: 1,
  itemsDone: 1,
  cancellable: false,
  ...overrides,
});

test('restoring a merged role undoes the merge and removes its card', async () => {
  const deleted = {
    ...aSummary({ roleId: 9, roleName: 'Mast Climber' }),
    deletedAt: '2026-02-01T09:00:00Z',
    merge: { mergeId: 5, targetName: 'Rigger' },
  };
  const { person, portal } = open('', {
    answers: [
      found,
      answer(listDeletedRoles, { roles: [deleted], total: 1 }),
      answer(undoRoleMerge, { mergeId: 5, jobToken: 'undo' }),
      answer(listJobs, {
        jobs: [
          aJob('undo', { summary: 'Mast Climber is back' }),
          aJob('merge', { undo: { href: fillPath(undoRoleMerge, { mergeId: 5 }) } }),
        ],
      }),
      answer(dismissJob, { done: true }),
    ],
  });
  await row();
  await person.click(await screen.findByRole('button', { name: 'Library' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Deleted roles' }));
  expect(await screen.findByRole('cell', { name: 'Rigger' })).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Restore Mast Climber' }));
  // The job card of the merge is dismissed: it would still offer Undo.
  await waitFor(() =>
    expect(portal.requests).toContainEqual(
      expect.objectContaining({ call: dismissJob.path, params: { token: 'merge' } }),
    ),
  );
  // The job card of the undo shows the result, so there is no notification.
  expect(portal.notifications).toEqual([]);
});
