import { getPersona, listPersonaSkills, savePersonaSkills } from '@skills-architect/contracts/personas';
import { compareRoles, searchRoles } from '@skills-architect/contracts/roles';
import { anExpected } from '@skills-architect/contracts/testing';
import { answer, refuse } from '@skills-architect/portal-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aComparedRole, aSummary } from '../compare-roles/compared-roles.fixtures';
import ComparePersonas from './compare-personas';
import { atLevel, cell, comparedSkills, persona, show } from './compare-personas.fixtures';

interface ChartProps {
  data: { labels: string[]; datasets: { label: string; data: number[] }[] };
}
// jsdom has no canvas.
jest.mock('react-chartjs-2', () => ({
  Chart: ({ data: { labels, datasets } }: ChartProps) =>
    labels.map((name, index) => (
      <p key={name}>{`${name}: ${datasets.map(({ label, data }) => `${label} ${data[index]}`).join(', ')}`}</p>
    )),
}));

const open = ({
  query = '?client=1&personas=5_6',
  ...options
}: Omit<Parameters<typeof show>[1], 'path'> & { query?: string } = {}) =>
  show(<ComparePersonas />, { path: `/compare-persona${query}`, ...options });

it('shows the levels of each persona side by side; a missing skill and equal levels are marked', async () => {
  open();
  expect(await cell('Python, Data Engineer: level 2, Level 2, equal')).toBeVisible();
  expect(await cell('SQL, Data Analyst: missing')).toBeVisible();
  expect(screen.getByText('2 skills, 1 differs')).toBeVisible();
});

it('a persona of another column cannot be chosen', async () => {
  const { person, texts } = open();
  await cell('SQL, Data Analyst: missing');
  const third = within(screen.getByRole('group', { name: 'Persona 3' }));
  await person.click(third.getByRole('combobox', { name: 'Select Persona' }));
  await person.click(await screen.findByRole('option', { name: 'Data Analyst' }));
  expect(texts()).toContain('Persona is already selected');
  expect(window.location.search).toBe('?client=1&personas=5_6');
});

it('Back undoes one chosen persona after the other', async () => {
  const { person } = open({ query: '?client=1' });
  const choose = async (column: number, name: string) => {
    const group = within(await screen.findByRole('group', { name: `Persona ${column}` }));
    await person.click(group.getByRole('combobox', { name: 'Select Persona' }));
    await person.click(await screen.findByRole('option', { name }));
  };
  await choose(1, 'Data Engineer');
  await choose(2, 'Data Analyst');
  expect(window.location.search).toBe('?client=1&personas=5_6');
  act(() => window.history.back());
  await waitFor(() => expect(window.location.search).toBe('?client=1&personas=5'));
});

it('editing can be ended only while there are no unsaved changes', async () => {
  const { person } = open();
  await person.click(await screen.findByRole('button', { name: 'Edit levels' }));
  await person.click(screen.getByRole('button', { name: 'Done' }));
  await person.click(await screen.findByRole('button', { name: 'Edit levels' }));
  await person.selectOptions(await screen.findByRole('combobox', { name: 'Python, Data Engineer' }), 'Level 3');
  expect(screen.getByRole('button', { name: 'Done' })).toHaveAccessibleDescription('Save or reset your changes first');
});

it('changing the department resets all columns', async () => {
  const { person } = open();
  await cell('SQL, Data Analyst: missing');
  await person.selectOptions(screen.getByRole('combobox', { name: 'Department' }), 'Data');
  expect(window.location.search).toBe('?client=1&group=1');
  expect(await screen.findByText('Choose a persona in two columns to compare their skills.')).toBeVisible();
});

it('levels are changed, a missing skill is added, and each persona is saved', async () => {
  const { person, portal, texts } = open();
  await person.click(await screen.findByRole('button', { name: 'Edit levels' }));
  const level = (name: string) => screen.findByRole('combobox', { name });
  expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true');
  await person.selectOptions(await level('Python, Data Engineer'), 'Level 3');
  await person.selectOptions(await level('SQL, Data Analyst'), 'Level 1');
  expect(await cell('SQL, Data Analyst: level 1, Level 1')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByRole('button', { name: 'Save' });
  const saved = portal.requests.filter(({ method }) => method === 'POST').map(({ body }) => body);
  expect(saved).toEqual([
    expect.objectContaining({
      rev: 3,
      skillProficiencyMappings: [expect.objectContaining({ skillId: 1, proficiencyId: 13 })],
    }),
    expect.objectContaining({
      skillProficiencyMappings: [
        expect.objectContaining({ skillId: 2, proficiencyId: 21, skillAddedFrom: 'Add Skill' }),
      ],
    }),
  ]);
  expect(texts()).toEqual(['Skill Mapping for Persona successful', 'Added 1 skill(s) to Persona(s)']);
});

it('copies a skill and its level to another persona, with Undo', async () => {
  const { person, portal } = open({ query: '?personas=5_6&edit=true' });
  const copy = async () => {
    await person.click(await screen.findByRole('button', { name: 'Copy SQL, Data Engineer' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Copy to Data Analyst' }));
  };
  await copy();
  expect(await cell('SQL, Data Analyst: level 3, Level 3, equal')).toBeVisible();
  act(() => portal.notifications.at(-1)?.action?.run());
  expect(await cell('SQL, Data Analyst: missing')).toBeVisible();
  await copy();
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(portal.requests.find(({ method }) => method === 'POST')).toMatchObject({
      path: '/v3/personas/6/proficiencies',
      body: { skillProficiencyMappings: [{ skillId: 2, proficiencyId: 23, skillAddedFrom: 'Add Skill' }] },
    }),
  );
});

it.each([
  ['after a reload theirs is shown', true, 'Python, Data Engineer: level 1, Level 1'],
  ['otherwise mine stays', false, 'Python, Data Engineer: level 3, Level 3'],
])('after a conflict both levels are shown; %s', async (_, agree, savedLevel) => {
  const { person, portal } = open({ query: '?personas=5_6&edit=true', agree });
  await person.selectOptions(await screen.findByRole('combobox', { name: 'Python, Data Engineer' }), 'Level 3');
  portal.answer(
    refuse(savePersonaSkills, 409, { code: 'stale', error: 'Stale.' }),
    answer(listPersonaSkills, ({ params }) => ({
      ...comparedSkills(Number(params.personaId), 4),
      ...(Number(params.personaId) === 5 && { skills: [atLevel(1, 'Python', 1), atLevel(2, 'SQL', 3)] }),
    })),
  );
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(await cell(savedLevel)).toBeVisible();
  expect(portal.questions).toMatchObject([
    {
      title: 'Somebody else changed the skills of Data Engineer',
      text: expect.stringContaining('Python, theirs: Level 1, High\nPython, yours: Level 3, High'),
    },
  ]);
});

it('asks before clearing a column with unsaved levels', async () => {
  const { person, portal } = open({ query: '?personas=5_6&edit=true', agree: false });
  await person.selectOptions(await screen.findByRole('combobox', { name: 'Python, Data Engineer' }), 'Level 3');
  await person.click(screen.getByRole('button', { name: 'Reset persona 1' }));
  expect(portal.questions).toMatchObject([{ text: 'Proceed without saving changes?' }]);
  expect(window.location.search).toContain('personas=5_6');
});

it('shows the gap between persona and role as numbers and as a chart', async () => {
  const { person, portal } = open();
  const industryRole = aSummary(3, 'Analytics Lead');
  portal.answer(
    answer(getPersona, ({ params }) => ({
      ...persona(Number(params.personaId)),
      industryRole,
      previousPersonaId: null,
      nextPersonaId: null,
    })),
    answer(searchRoles, { roles: [], total: 0 }),
    answer(compareRoles, { roles: [aComparedRole(industryRole, [anExpected(2, 'SQL', 5)])] }),
  );
  await cell('SQL, Data Analyst: missing');
  const [gap] = screen.getAllByRole('button', { name: 'Gap to a role' });
  if (gap) await person.click(gap);
  const dialog = within(await screen.findByRole('dialog', { name: 'Gap of Data Engineer to a role' }));
  const row = await dialog.findByRole('row', { name: /SQL/ });
  expect(within(row).getByRole('img', { name: 'SQL, Data Engineer: level 3, Level 3' })).toBeVisible();
  expect(within(row).getByRole('cell', { name: '−2' })).toBeVisible();
  expect(await dialog.findByText('SQL: Data Engineer 3, Analytics Lead 5')).toBeVisible();
  await person.click(dialog.getByRole('radio', { name: 'Radar' }));
  expect(window.location.search).toContain('gap=5');
  expect(window.location.search).toContain('gapPicture=radar');
});

it('a general user may not clear rows from Skill Match', async () => {
  open({ query: '?personas=5_6&edit=true', userType: 1 });
  const sql = await screen.findByRole('combobox', { name: 'SQL, Data Engineer' });
  expect(within(sql).queryByRole('option', { name: 'None' })).toBeNull();
  const python = screen.getByRole('combobox', { name: 'Python, Data Engineer' });
  expect(within(python).getByRole('option', { name: 'None' })).toBeInTheDocument();
});

it('the comparison is exported with a link to it, but not while changes are unsaved', async () => {
  const { person, portal } = open({ query: '?personas=5_6&differences=true' });
  await cell('SQL, Data Analyst: missing');
  await person.click(screen.getByRole('button', { name: 'Export to Excel' }));
  const asked = portal.requests.find(({ path }) => path.endsWith('/compare/export-excel'));
  expect(asked?.body).toEqual({
    personaIds: [5, 6],
    onlyDifferences: true,
    onlyShared: false,
    byGap: false,
    link: window.location.href,
  });
  await person.click(screen.getByRole('button', { name: 'Edit levels' }));
  await person.selectOptions(await screen.findByRole('combobox', { name: 'SQL, Data Analyst' }), 'Level 1');
  expect(screen.getByRole('button', { name: 'Export to Excel' })).toHaveAttribute('aria-disabled', 'true');
});

it('a general user cannot export the comparison', async () => {
  open({ userType: 1 });
  await cell('SQL, Data Analyst: missing');
  expect(screen.queryByRole('button', { name: 'Export to Excel' })).toBeNull();
});
