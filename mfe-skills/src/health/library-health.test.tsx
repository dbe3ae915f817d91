import type { Finding, FindingCount, HealthKind } from '@skills-architect/contracts';
import { checkPersonaHealth, countPersonaFindings } from '@skills-architect/contracts/personas';
import {
  checkRoleHealth,
  countRoleFindings,
  ignoreRoleFindings,
  listRoleFindings,
} from '@skills-architect/contracts/roles';
import {
  checkSkillHealth,
  countSkillFindings,
  ignoreSkillFindings,
  listSkillFindings,
  listSources,
  reviewSkills,
} from '@skills-architect/contracts/skills';
import { answer, aUser, renderScreen } from '@skills-architect/portal-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { manifest } from '../area';
import LibraryHealth from './library-health';

const at = '2026-11-20T08:00:00.000Z';
const finding = (kind: HealthKind, recordId: number, name: string, detail = ''): Finding => ({
  findingId: `${kind} ${recordId}`,
  kind,
  recordId,
  name,
  sourceId: 1,
  detail,
  since: at,
});
const count = (kind: HealthKind, open: number): FindingCount => ({ kind, open, ignored: 0 });
const done = { done: true as const };
const answers = [
  answer(listSources, {
    sources: [{ sourceId: 1, source: 'ESCO', allowMultipleMappings: true, isAssessmentEnabled: false }],
  }),
  answer(countSkillFindings, { counts: [count('skill-description', 0), count('skill-review', 2)], checkedAt: at }),
  answer(countRoleFindings, { counts: [count('role-retired-skills', 3)], checkedAt: at }),
  answer(countPersonaFindings, { counts: [count('persona-role', 4)], checkedAt: at }),
  answer(listSkillFindings, ({ query }) => ({ findings: [finding(query.kind, 7, 'Telex')], total: 1 })),
  answer(listRoleFindings, ({ query }) => ({ findings: [finding(query.kind, 9, 'Clerk', 'Telex, Fax')], total: 1 })),
  answer(ignoreSkillFindings, done),
  answer(ignoreRoleFindings, done),
  answer(reviewSkills, done),
];
const show = (query = '?kind=skill-review') =>
  renderScreen(<LibraryHealth />, { manifest, path: `/skill/health${query}`, user: aUser({ userType: 4 }), answers });

test('shows count and list of every kind; kind and source are in the URL, and names link to the screens that resolve findings', async () => {
  const { person, portal } = show();
  expect(await screen.findByRole('link', { name: 'Telex' })).toHaveAttribute('href', '/skill/edit/7');
  expect(await screen.findByRole('option', { name: 'Personas with a changed role (4)' })).toBeInTheDocument();
  await person.selectOptions(screen.getByLabelText('Kind'), 'skill-unused');
  expect(await screen.findByRole('link', { name: 'Retire: Telex' })).toHaveAttribute(
    'href',
    '/skill/edit/7?retire=true',
  );
  await person.selectOptions(screen.getByLabelText('Kind'), 'role-retired-skills');
  expect(await screen.findByRole('link', { name: 'Clerk' })).toHaveAttribute('href', '/role/edit/9');
  expect(screen.getByText('Telex, Fax')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Replace skills: Clerk' })).toHaveAttribute('href', '/role/edit/9');
  await person.selectOptions(screen.getByLabelText('Source'), 'ESCO');
  expect(portal.path()).toBe('/skill/health?kind=role-retired-skills&source=1');
  await waitFor(() =>
    expect(portal.requests.findLast(({ call }) => call === listRoleFindings.path)?.query).toMatchObject({
      kind: 'role-retired-skills',
      sourceIds: '1',
    }),
  );
});

test('opens with a tile per kind that needs attention, the worst first, and names those in order', async () => {
  const { person, portal } = show('?source=1');
  const tiles = within(await screen.findByRole('list', { name: 'What needs attention' })).getAllByRole('link');
  expect(tiles.map((tile) => tile.textContent?.match(/^\d+\D+?(?=\.|Neither|Replace|The)/)?.[0])).toEqual([
    '4Personas with a changed role',
    '3Roles with retired skills',
    '2Skills due for review',
  ]);
  expect(screen.getByText('1 check without findings:')).toBeVisible();
  expect(screen.getByText('Skills without description')).toBeVisible();
  await person.click(tiles[1] ?? document.body);
  expect(await screen.findByRole('link', { name: 'Clerk' })).toBeVisible();
  expect(portal.path()).toBe('/skill/health?kind=role-retired-skills&source=1');
});

test('ignores all selected findings at once', async () => {
  const { person, portal } = show('?kind=role-retired-skills');
  await person.click(await screen.findByRole('checkbox', { name: /Clerk/ }));
  await person.click(within(screen.getByRole('group', { name: 'Selection' })).getByRole('button', { name: 'Ignore' }));
  await waitFor(() =>
    expect(portal.requests.find(({ method }) => method === 'POST')?.body).toEqual({
      findingIds: ['role-retired-skills 9'],
      ignored: true,
    }),
  );
});

test('ignores a finding and marks a due record as reviewed, both with Undo', async () => {
  const { person, portal } = show('?kind=skill-review');
  const sentBodies = () => portal.requests.filter(({ method }) => method === 'POST').map(({ body }) => body);
  await person.click(await screen.findByRole('button', { name: 'Mark as reviewed: Telex' }));
  await waitFor(() => expect(sentBodies()).toEqual([{ ids: [7], reviewed: true }]));
  await person.click(screen.getByRole('button', { name: 'Ignore: Telex' }));
  await waitFor(() => expect(sentBodies()[1]).toEqual({ findingIds: ['skill-review 7'], ignored: true }));
});

test.each([checkSkillHealth, checkRoleHealth, checkPersonaHealth])(
  'service %# is called when everything is checked again',
  async (call) => {
    const { person, portal } = show();
    await screen.findByRole('link', { name: 'Telex' });
    portal.answer(
      ...[checkSkillHealth, checkRoleHealth, checkPersonaHealth].map((check) => answer(check, { jobToken: 'job' })),
    );
    await person.click(screen.getByRole('button', { name: 'Check Again' }));
    await waitFor(() => expect(portal.requests.some(({ call: path }) => path === call.path)).toBe(true));
    // No notifications: the cards of the jobs show their results.
    expect(portal.notifications).toEqual([]);
  },
);
