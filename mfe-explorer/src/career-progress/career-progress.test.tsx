import {
  careerProgressionData,
  getCareerPath,
  getCareerStep,
  listCareerRoles,
} from '@skills-architect/contracts/explorer';
import { aRole } from '@skills-architect/contracts/testing';
import { answer, refuse, renderScreen } from '@skills-architect/portal-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { manifest } from '../area';
import { aCareerRole } from './career.fixtures';
import CareerProgress from './career-progress';

const ENGINEER = aRole(1, { roleName: 'Data Engineer', functionName: 'Data' });
const HEAD = aCareerRole(2, {
  roleName: 'Head of Data',
  direction: 'vertical',
  bidirectional: 'no',
  toGain: 10,
  toRaise: 1,
});
const ANALYST = aCareerRole(3, { roleName: 'Data Analyst', toGain: 0, toRaise: 0 });
const neighbours = Array.from({ length: 8 }, (_, index) => aCareerRole(10 + index, { roleName: `Neighbour ${index}` }));
const skill = (skillId: number, skillName: string, fromLevel: number, toLevel: number) => ({
  skillId,
  skillName,
  skillCategory: 'Functional Skills',
  fromLevel,
  toLevel,
});
const STEP = {
  from: ENGINEER,
  to: HEAD,
  direction: 'vertical' as const,
  match: 0.4,
  gain: [skill(1, 'Budgeting', 0, 3)],
  raise: [skill(2, 'Data modelling', 2, 4)],
  there: [skill(3, 'SQL', 3, 3)],
};

const open = (path = '/career-progress/1', childRoles = [HEAD, ANALYST, ...neighbours]) =>
  renderScreen(<CareerProgress />, {
    manifest,
    path,
    answers: [
      answer(getCareerStep, STEP),
      answer(getCareerPath, ({ params }) => ({ steps: Number(params.toRoleId) === 2 ? [STEP] : [] })),
      answer(listCareerRoles, { roles: [HEAD, ANALYST], total: 2 }),
      answer(careerProgressionData, ({ params }) =>
        Number(params.roleId) === 2
          ? { role: HEAD, childRoles: [aCareerRole(1, ENGINEER)] }
          : { role: ENGINEER, childRoles },
      ),
    ],
  });

const findGraph = (of: string) => screen.findByRole('list', { name: `Career progression of ${of}` });

it('shows the strongest roles around a role; a click moves another one to the middle, Reset goes back', async () => {
  const { person } = open();
  const shown = await findGraph('Data Engineer');
  const head = await within(shown).findByRole('button', { name: /^Head of Data Transport, Vertical, up to this role/ });
  expect(within(shown).getAllByRole('listitem')).toHaveLength(8);
  expect(screen.getByRole('button', { name: '3 more in the table' })).toBeVisible();
  for (const name of ['Vertical Progression', 'Lateral Progression', 'Department / Track', 'Industry Role'])
    expect(within(screen.getByRole('list', { name: 'Legend' })).getByText(name)).toBeVisible();
  await person.click(head);
  await findGraph('Head of Data');
  expect(window.location.pathname + window.location.search).toBe('/career-progress/2?start=1');
  await person.click(screen.getByRole('button', { name: 'Reset' }));
  await findGraph('Data Engineer');
});

it('arrow keys move between the roles', async () => {
  const { person } = open();
  const shown = await findGraph('Data Engineer');
  within(shown)
    .getByRole('button', { name: /^Data Analyst Transport, Lateral/ })
    .focus();
  await person.keyboard('{ArrowUp}');
  expect(within(shown).getByRole('button', { name: /^Head of Data Transport, Vertical/ })).toHaveFocus();
});

it('a role moved to the middle by keyboard keeps the focus, and arrow keys go on from there', async () => {
  const { person } = open();
  const head = await screen.findByRole('button', { name: /^Head of Data Transport, Vertical/ });
  head.focus();
  await person.keyboard('{Enter}');
  const middle = within(await findGraph('Head of Data')).getByTitle('Head of Data');
  await waitFor(() => expect(middle).toHaveFocus());
  await person.keyboard('{ArrowRight}');
  expect(screen.getByRole('button', { name: /^Data Engineer Data, Lateral/ })).toHaveFocus();
  await person.keyboard('{ArrowLeft}');
  expect(middle).toHaveFocus();
});

it('shows the missing skills of a step', async () => {
  const { person } = open();
  await person.click(
    await screen.findByRole('button', { name: 'What is missing for Head of Data: 10 to gain, 1 to raise' }),
  );
  const dialog = await screen.findByRole('dialog', { name: 'From Data Engineer to Head of Data' });
  expect(within(dialog).getByRole('region', { name: 'Skills to gain' })).toHaveTextContent('BudgetingLevel 3');
  expect(within(dialog).getByRole('region', { name: 'Levels to raise' })).toHaveTextContent(
    'Data modellingLevel 2 to 4',
  );
  expect(within(dialog).getByRole('region', { name: 'Already there' })).toHaveTextContent('SQLLevel 3');
});

it('one key switches to a table with the same content', async () => {
  const { person } = open();
  await findGraph('Data Engineer');
  await person.keyboard('t');
  const table = await screen.findByRole('table', { name: 'Career progression of Data Engineer' });
  expect(within(table).getAllByRole('row')).toHaveLength(11);
  const row = within(table).getByRole('row', { name: /Data Analyst/ });
  expect(row).toHaveTextContent('Nothing to learn');
  await person.click(within(table).getByRole('button', { name: 'Head of Data' }));
  await screen.findByRole('table', { name: 'Career progression of Head of Data' });
});

it('finds a path to another role, or shows that there is none', async () => {
  const { person } = open();
  await findGraph('Data Engineer');
  await person.click(screen.getByRole('button', { name: 'Find a path' }));
  const target = await screen.findByRole('combobox', { name: 'To the role' });
  await person.click(target);
  await person.click(await screen.findByRole('option', { name: /Head of Data/ }));
  expect(await screen.findByRole('list', { name: 'Steps' })).toHaveTextContent(
    '1. Head of Data · 1 to gain, 1 to raise',
  );
  await person.click(target);
  await person.click(await screen.findByRole('option', { name: /Data Analyst/ }));
  expect(await screen.findByText(/No path of at most 4 steps leads/)).toBeVisible();
});

it('for a role that cannot be shown, says why and goes back after 2.5 seconds', () => {
  const back = jest.spyOn(window.history, 'back').mockImplementation(() => undefined);
  jest.useFakeTimers();
  const { portal } = renderScreen(<CareerProgress />, { manifest, path: '/career-progress/none', answers: [] });
  expect(screen.getByText('Going back…')).toBeVisible();
  expect(portal.notifications.map(({ text }) => text)).toContain('This role was not found.');
  act(() => jest.advanceTimersByTime(2499));
  expect(back).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(1));
  expect(back).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

it('a role that the service refuses is handled in the same way', async () => {
  const { portal } = renderScreen(<CareerProgress />, {
    manifest,
    path: '/career-progress/99',
    answers: [refuse(careerProgressionData, 404, { error: 'This role was not found.' })],
  });
  await screen.findByText('Going back…');
  expect(portal.notifications.map(({ text }) => text)).toContain('This role was not found.');
});
