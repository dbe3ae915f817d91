import { getClient } from '@skills-architect/contracts/admin';
import * as calls from '@skills-architect/contracts/personas';
import { aClient } from '@skills-architect/contracts/testing';
import { answer, renderScreen } from '@skills-architect/portal-kit/testing';
import { accessibilityFindings } from '@skills-architect/portal-kit/testing/accessibility';
import { screen, waitFor, within } from '@testing-library/react';
import { manifest } from '../../area';
import { LibraryDifferences } from './library-differences';

const difference = (personaId: number, personaName: string): calls.LibraryDifference => ({
  personaId,
  personaName,
  personaGroupName: 'Operations',
  approvedAt: '2026-11-03T12:00:00.000Z',
  role: {
    id: 3,
    name: 'Route Planner',
    change: 'changed',
    fields: ['Skills'],
    skills: { gained: [], lost: [], changed: ['Forklift'] },
  },
  skills: [{ id: 9, name: 'Telex', change: 'retired' }],
  roleSkills: [{ skillId: 5, skillName: 'Forklift', change: 'level', formerLevel: 2, newLevel: 3 }],
});
const show = (approverIds: number[]) =>
  renderScreen(<LibraryDifferences clientId={1} />, {
    manifest,
    path: '/personas/library-changes?approvedPage=1',
    agree: true,
    answers: [
      answer(getClient, aClient(1, { approverIds })),
      answer(calls.listLibraryDifferences, {
        personas: [difference(12, 'Driver'), difference(13, 'Planner')],
        total: 2,
        isCompared: true,
      }),
      answer(calls.decideLibraryDifferences, { changed: 1, unchanged: 0, changeSet: 'set-1' }),
      answer(calls.undoReviewStep, { restored: 1, unchanged: 0 }),
    ],
  });
const decided = (portal: ReturnType<typeof show>['portal']) =>
  portal.requests.findLast(({ method, call }) => method === 'POST' && call === calls.decideLibraryDifferences.path)
    ?.body;

test('lists what changed and what accepting does, and accepts the selection with Undo', async () => {
  const { person, portal } = show([1]);
  const link = await screen.findByRole('link', { name: 'Driver' });
  expect(link).toHaveAttribute('href', '/persona/review/12?client=1&libraryChanges=approvedPage%3D1');
  expect(screen.getAllByText('Forklift: level 2, now level 3')).toHaveLength(2);
  expect(screen.getAllByText('Other levels: Forklift')).toHaveLength(2);
  expect(screen.getAllByText('Telex: retired')).toHaveLength(2);
  await person.click(screen.getByRole('checkbox', { name: /Driver/ }));
  await person.click(within(screen.getByRole('group', { name: 'Selection' })).getByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(portal.notifications.at(-1)?.text).toBe('1 persona changed and approved'));
  expect(portal.questions.at(-1)?.title).toBe('Accept the changes of the library for 1 persona?');
  expect(decided(portal)).toEqual({ selection: { ids: [12] }, decision: 'accept' });
  portal.notifications.at(-1)?.action?.run();
  await waitFor(() => expect(portal.notifications.at(-1)?.text).toBe('1 persona is as before'));
});

test('axe finds nothing wrong, with a selection', async () => {
  const { person } = show([1]);
  await person.click(await screen.findByRole('checkbox', { name: /Driver/ }));
  expect(await accessibilityFindings()).toEqual([]);
});

test('keeps one, or all', async () => {
  const { person, portal } = show([1]);
  await person.click(await screen.findByRole('button', { name: 'Actions for Planner' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Keep' }));
  await waitFor(() => expect(decided(portal)).toEqual({ selection: { ids: [13] }, decision: 'keep' }));
  await person.click(screen.getByRole('button', { name: 'Keep All' }));
  await waitFor(() => expect(decided(portal)).toEqual({ selection: { all: true, except: [] }, decision: 'keep' }));
  expect(portal.questions.at(-1)?.title).toBe('Keep 2 personas as approved?');
});

test('says what somebody else has decided meanwhile', async () => {
  const { person, portal } = show([1]);
  portal.answer(answer(calls.decideLibraryDifferences, { changed: 1, unchanged: 1, changeSet: 'set-2' }));
  await person.click(await screen.findByRole('button', { name: 'Keep All' }));
  const text = '1 persona kept as approved · 1 was left as it was: decided or changed by somebody else meanwhile';
  await waitFor(() => expect(portal.notifications.at(-1)?.text).toBe(text));
});

test('who is no approver sees the changes without deciding', async () => {
  show([99]);
  expect(await screen.findByRole('link', { name: 'Driver' })).toBeVisible();
  expect(screen.getByText('Only approvers of the client accept or keep these changes.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Accept All' })).not.toBeInTheDocument();
  expect(screen.queryByRole('checkbox', { name: /Driver/ })).not.toBeInTheDocument();
});

test('is not shown for clients whose personas need no approval', async () => {
  const { portal } = show([]);
  await waitFor(() => expect(portal.requests).toHaveLength(1));
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});
