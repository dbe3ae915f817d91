import { EVENT } from '@skills-architect/contracts';
import { compareRoles, exportRoleComparison, getRole } from '@skills-architect/contracts/roles';
import { getSkill } from '@skills-architect/contracts/skills';
import { anExpected, STAMP } from '@skills-architect/contracts/testing';
import { answer, aUser, deferAnswer, refuse, renderScreen } from '@skills-architect/portal-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { manifest } from '../../area';
import { aFullSkill } from '../../persona-skills/persona-skills.fixtures';
import CompareRoles from './compare-roles';
import { ANSWERS, LEAD, ROLES } from './compare-roles.fixtures';
import { aComparedRole, aSummary } from './compared-roles.fixtures';

type Options = Parameters<typeof renderScreen>[1];
const show = (path: string, userType: 1 | 2 | 4 | 8 = 2, options: Options = {}) =>
  renderScreen(<CompareRoles />, {
    manifest,
    path,
    user: aUser({ userType, clients: [1] }),
    answers: ANSWERS,
    ...options,
  });
const group = (roleNumber: number) => screen.getByRole('group', { name: `Role ${roleNumber}` });
const matrix = () => within(screen.getByRole('table', { name: 'Skills of the chosen roles' }));
const rows = () =>
  matrix()
    .queryAllByRole('rowheader')
    .map((head) => head.textContent);
describe('the matrix', () => {
  it('shows levels side by side: categories, missing, equal', async () => {
    const { person } = show('/compare-role?columns=1.11.1_1.11.2_4.41.3');
    expect(await screen.findByRole('row', { name: /SQL/ })).toBeVisible();
    expect(rows()).toEqual([
      'Functional Skills2 skills, 2 differ',
      'Python',
      'SQL',
      'Digital Tools1 skill, 1 differs',
      'Excel',
    ]);
    const row = (name: RegExp) =>
      within(screen.getByRole('row', { name }))
        .getAllByRole('img')
        .map((cell) => cell.getAttribute('aria-label'));
    expect(row(/SQL/)).toEqual([
      'SQL, Engineer: level 4, Step 4, equal',
      'SQL, Analyst: level 4, Step 4, equal',
      'SQL, Accountant: missing',
    ]);
    expect(row(/Excel/)).toEqual([
      'Excel, Engineer: level 2, Step 2',
      'Excel, Analyst: level 4, Step 4, equal',
      '2 levels above Engineer',
      'Excel, Accountant: level 4, Step 4, equal',
      '2 levels above Engineer',
    ]);
    await person.click(screen.getByRole('button', { name: 'Functional Skills' }));
    expect(screen.queryByRole('row', { name: /SQL/ })).toBeNull();
    expect(screen.getByRole('row', { name: /Excel/ })).toBeVisible();
  });

  it('is exported as shown, with a link to the comparison', async () => {
    const { person, portal } = show('/compare-role?columns=1.11.1_1.11.2', 2, {
      answers: [...ANSWERS, answer(exportRoleComparison, 'workbook')],
    });
    await screen.findByRole('row', { name: /SQL/ });
    await person.click(screen.getByRole('button', { name: 'Export to Excel' }));
    const asked = portal.requests.find(({ path }) => path.endsWith('/compare/export-excel'));
    expect(asked?.body).toEqual({
      roleIds: [1, 2],
      levelCount: 0,
      onlyDifferences: false,
      onlyShared: false,
      byGap: false,
      link: window.location.href,
    });
  });

  it('shows how far each role is above or below the first one, and shared skills with the largest gaps first', async () => {
    const { person, portal } = show('/compare-role?columns=1.11.1_1.11.2');
    await screen.findByRole('row', { name: /SQL/ });
    expect(screen.getByRole('img', { name: '2 levels above Engineer' })).toHaveTextContent('+2');
    await person.click(screen.getByRole('switch', { name: 'Shared skills only' }));
    await person.click(screen.getByRole('switch', { name: 'Largest gaps first' }));
    expect(portal.path()).toContain('shared=true&gaps=true');
    expect(screen.queryByRole('row', { name: /Python/ })).toBeNull();
    expect(screen.getByRole('row', { name: /SQL/ })).toBeVisible();
  });

  it('shows only differences, and keeps that in the URL', async () => {
    const { person, portal } = show('/compare-role?columns=1.11.1_1.11.2');
    await screen.findByRole('row', { name: /SQL/ });
    await person.click(screen.getByRole('switch', { name: 'Differences only' }));
    expect(screen.queryByRole('row', { name: /SQL/ })).toBeNull();
    expect(screen.getByRole('row', { name: /Python/ })).toBeVisible();
    expect(portal.path()).toContain('differences=true');
  });

  it('shows that nothing differs', async () => {
    const twins = ['Twin', 'Other'].map((name, index) =>
      aComparedRole(aSummary(index + 1, name), [anExpected(1, 'SQL', 4)]),
    );
    const { person } = show('/compare-role?columns=1.11.1_1.11.2&differences=true', 2, {
      answers: [answer(compareRoles, { roles: twins }), ...ANSWERS],
    });
    expect(await screen.findByText('Nothing differs')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Show all skills' }));
    expect(await screen.findByRole('row', { name: /SQL/ })).toBeVisible();
  });

  it('shows that it is loading', async () => {
    const waiting = deferAnswer(answer(compareRoles, { roles: ROLES.slice(0, 1) }));
    show('/compare-role?columns=1.11.1', 2, { answers: [waiting, ...ANSWERS] });
    expect(await screen.findByRole('status', { name: 'Loading the skills' })).toBeInTheDocument();
    waiting.go();
    expect(await screen.findByRole('row', { name: /SQL/ })).toBeVisible();
  });

  it('shows why it failed to load, and retries', async () => {
    const { person, portal } = show('/compare-role?columns=1.11.1', 2, {
      answers: [refuse(compareRoles, 503, { error: 'Roles do not answer' }), ...ANSWERS],
    });
    expect(await screen.findByText('Roles do not answer')).toBeVisible();
    portal.answer(answer(compareRoles, { roles: ROLES.slice(0, 1) }));
    await person.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('row', { name: /SQL/ })).toBeVisible();
  });

  it('keeps the rows when a refetch fails, with the error and Retry', async () => {
    const { person, portal } = show('/compare-role?columns=1.11.1');
    expect(await screen.findByRole('row', { name: /SQL/ })).toBeVisible();
    portal.answer(refuse(compareRoles, 503, { error: 'Roles do not answer' }));
    act(() => portal.push(EVENT.changed, { resource: 'industryRoles' }));
    const error = await screen.findByText('Roles do not answer');
    expect(screen.getByRole('row', { name: /SQL/ })).toBeVisible();
    portal.answer(answer(compareRoles, { roles: ROLES.slice(0, 1) }));
    await person.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(error).not.toBeInTheDocument());
    expect(screen.getByRole('row', { name: /SQL/ })).toBeVisible();
  });

  it('shows that a role is not available', async () => {
    show('/compare-role?columns=1.11.77');
    expect(await screen.findByRole('columnheader', { name: 'This role is not available' })).toBeVisible();
    expect(screen.getByText('No Data To Show')).toBeVisible();
  });
});

describe('pop-ups', () => {
  const fullRole = {
    ...aSummary(1, 'Engineer', { leadershipRole: LEAD }),
    rev: 0,
    created: STAMP,
    updated: STAMP,
    alternativeNames: [],
    roleDescription: 'Builds pipelines.',
    roleandResponsibilities: 'Build|Collect data|Join data$Document',
  };

  it('shows description and duties of a role', async () => {
    const { person } = show('/compare-role?columns=1.11.1', 1, { answers: [answer(getRole, fullRole), ...ANSWERS] });
    await screen.findByRole('row', { name: /SQL/ });
    await person.click(within(group(1)).getByRole('button', { name: 'View Roles & Responsibilities' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Engineer' }));
    expect(await dialog.findByRole('heading', { name: 'Roles as per Industry' })).toBeVisible();
    expect(dialog.getByText('Builds pipelines.')).toBeVisible();
    expect(dialog.getByRole('list', { name: 'Critical Work Functions and Tasks' })).toHaveTextContent('Join data');
  });

  it('shows why a role failed to load, and what the comparison knows of it', async () => {
    const { person } = show('/compare-role?columns=1.11.1', 1, {
      answers: [refuse(getRole, 503, { error: 'Roles do not answer' }), ...ANSWERS],
    });
    await screen.findByRole('row', { name: /SQL/ });
    await person.click(within(group(1)).getByRole('button', { name: 'View Roles & Responsibilities' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Engineer' }));
    expect(await dialog.findByText('Roles do not answer')).toBeVisible();
    expect(dialog.getByText('Data')).toBeVisible();
    expect(dialog.getByText('Team Lead')).toBeVisible();
  });

  it('opens a skill with its levels and the roles that expect them', async () => {
    const { person } = show('/compare-role?columns=1.11.1_1.11.2', 1, {
      answers: [
        answer(getSkill, {
          ...aFullSkill(1, 'SQL'),
          proficiencies: [
            {
              proficiencyId: 14,
              schemeId: 1,
              proficiencySchemeLevelCount: 5,
              levelId: 4,
              levelNumber: 4,
              level: 'Step 4',
              description: 'Tunes queries',
            },
          ],
        }),
        ...ANSWERS,
      ],
    });
    await screen.findByRole('row', { name: /SQL/ });
    await person.click(screen.getByRole('button', { name: 'SQL' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'SQL' }));
    expect(await dialog.findByText('Tunes queries')).toBeVisible();
    expect(dialog.getByText('Engineer, Analyst')).toBeVisible();
  });

  it('opens the pages of skills in a new tab for staff who can reach them', async () => {
    const library = {
      ...manifest,
      id: 'library',
      menu: [],
      tiles: [],
      routes: [
        { path: '/skill/{mode:edit}/{id}', types: [2, 4], title: 'Skill' },
        { path: '/role/{mode:edit}/{id}', types: [2, 4], title: 'Role' },
      ] as const,
    };
    show('/compare-role?columns=1.11.1', 4, { areas: [manifest, library] });
    expect(await screen.findByRole('link', { name: /SQL/ })).toHaveAttribute('href', '/skill/edit/1');
    expect(screen.getByRole('link', { name: /Engineer/ })).toHaveAttribute('target', '_blank');
  });

  it('opens no skill of Atomic 1.1', async () => {
    show('/compare-role?columns=1.11.5', 2);
    const row = await screen.findByRole('row', { name: /Lifting/ });
    expect(within(row).queryByRole('button')).toBeNull();
    expect(within(row).queryByRole('link')).toBeNull();
  });
});
