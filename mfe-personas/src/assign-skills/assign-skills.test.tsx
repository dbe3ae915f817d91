import { getClient } from '@skills-architect/contracts/admin';
import {
  exportToLearningPlatform,
  getPersona,
  learningPlatformOffer,
  listDeletedPersonas,
} from '@skills-architect/contracts/personas';
import { trendingSkills } from '@skills-architect/contracts/roles';
import { getSkill, searchSkills } from '@skills-architect/contracts/skills';
import { aClient } from '@skills-architect/contracts/testing';
import { answer, refuse } from '@skills-architect/portal-kit/testing';
import { screen, within } from '@testing-library/react';
import { aFullSkill, aPersona } from '../persona-skills/persona-skills.fixtures';
import { level, show } from './assign-skills.fixtures';

test('shows the skills by category, functional ones first', async () => {
  const { person } = show();
  await level('Python');
  const categories = within(screen.getByRole('tablist', { name: 'Skill categories' }));
  expect(categories.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Functional Skills2',
    'Digital Tools1',
  ]);
  expect(screen.getByRole('button', { name: 'Industry, Python: level 2, Level 2' })).toBeVisible();
  expect(screen.queryByText('Excel')).not.toBeInTheDocument();
  await person.click(screen.getByRole('tab', { name: /Digital Tools/ }));
  expect(screen.getByText('Excel')).toBeVisible();
});

test('on a phone additional actions are in one menu', async () => {
  const wide = window.matchMedia;
  const asked = jest.spyOn(window, 'matchMedia').mockImplementation((media) => ({
    ...wide.call(window, media),
    matches: media.includes('max-width'),
  }));
  const { person } = show();
  await level('Python');
  expect(screen.queryByRole('button', { name: 'History' })).not.toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'More actions' }));
  await person.click(await screen.findByRole('menuitem', { name: 'View Roles and Responsibilities' }));
  expect(await screen.findByRole('dialog')).toBeVisible();
  asked.mockRestore();
});

test('a cleared level has no criticality', async () => {
  const { person } = show();
  await person.selectOptions(await level('Python'), 'None');
  const criticality = screen.getByRole('combobox', { name: 'Criticality of Python' });
  expect(criticality).toHaveDisplayValue('None');
  expect(criticality).toBeDisabled();
});

test('a client user can neither remove nor clear matched skills, and has no export and no tree link', async () => {
  const { person } = show([], { userType: 1 });
  await level('Python');
  const remove = screen.getByRole('button', { name: 'Remove SQL' });
  expect(remove).toHaveAccessibleDescription(/administrators only/);
  await person.click(remove);
  await person.click(screen.getByRole('button', { name: 'Clear Mapping' }));
  const sqlLevel = await level('SQL');
  expect(sqlLevel).toHaveDisplayValue('Level 2');
  expect(within(sqlLevel).queryByRole('option', { name: 'None' })).not.toBeInTheDocument();
  expect(await level('Python')).toHaveDisplayValue('None');
  await person.click(screen.getByRole('button', { name: 'More actions' }));
  expect(await screen.findByRole('menuitem', { name: 'View Roles and Responsibilities' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Export to Excel' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Tree of Python' })).not.toBeInTheDocument();
});

test('sort, source and category are in the URL', async () => {
  const { person, portal } = show([], { query: '?source=Skill+Match' });
  await level('SQL');
  expect(screen.queryByText('Python')).not.toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Clear filters' }));
  await person.click(screen.getByRole('button', { name: /^Skill/ }));
  expect(portal.path()).toBe('/persona/architect-skills/5?descending=true');
  const names = screen.getAllByRole('rowheader').map((head) => head.textContent);
  expect(names).toEqual([expect.stringMatching(/^SQL/), expect.stringMatching(/^Python/)]);
});

test('opens a skill with its levels, the persona’s own marked', async () => {
  const { person } = show([answer(getSkill, aFullSkill(1, 'Python'))], { userType: 1 });
  await level('Python');
  await person.click(screen.getByRole('button', { name: 'Python' }));
  const popup = within(screen.getByRole('dialog', { name: 'Python' }));
  expect(await popup.findByText('What Python is.')).toBeVisible();
  expect(popup.getByText('Target and industry')).toBeVisible();
});

test('shows why a persona failed to load', async () => {
  show([
    answer(listDeletedPersonas, { personas: [], total: 0 }),
    refuse(getPersona, 404, { code: 'not-found', error: 'This persona was not found.' }),
  ]);
  expect(await screen.findByText('This persona was deleted or does not exist.')).toBeVisible();
});

test('shows levels with texts and the company’s expectations, links to the tree, and exports', async () => {
  const { person, portal } = show();
  await level('Python');
  expect(screen.getByRole('link', { name: 'Tree of Python' })).toHaveAttribute('href', '/skill/edit/1?tree=true');
  expect(await level('Python')).toHaveAccessibleDescription('Works at 2');
  await person.click(screen.getByRole('button', { name: 'More actions' }));
  expect(await screen.findByRole('menuitem', { name: 'Export to Excel' })).toBeVisible();
  await person.click(screen.getByRole('menuitem', { name: 'View Roles and Responsibilities' }));
  expect(screen.getByRole('list', { name: 'Responsibilities' })).toHaveTextContent('Builds pipelinesWatches them');
  expect(portal.questions).toEqual([]);
});

test('exports the persona to the learning platform if the client has an instance of it', async () => {
  const platform = answer(getClient, aClient(1, { instanceName: 'Kestrel', instanceRegion: 2 }));
  const { person, portal } = show([
    platform,
    answer(learningPlatformOffer, { offered: true }),
    answer(exportToLearningPlatform, { exportTokenId: 'export-1', totalItems: 1 }),
  ]);
  await level('Python');
  await person.click(screen.getByRole('button', { name: 'More actions' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Export to the learning platform' }));
  const asked = portal.requests.find(({ call }) => call === exportToLearningPlatform.path);
  expect(asked?.body).toEqual({ ids: [5] });
});

test.each([
  [2439, true],
  [2305, true],
  [5, false],
])('trending skills and the skill tree are shown for the persona %d: %s', async (personaId, isShown) => {
  const persona = { ...aPersona({ personaId }), previousPersonaId: null, nextPersonaId: null };
  const answers = [
    answer(getPersona, persona),
    answer(trendingSkills, { skills: [{ skillId: 1, skillName: 'Python', roles: 3 }] }),
    answer(searchSkills, { skills: [], total: 0 }),
  ];
  show(answers, { personaId });
  await level('Python');
  expect(screen.queryByRole('heading', { name: 'Skill tree' }) !== null).toBe(isShown);
});
