import {
  getPersona,
  listPersonaSkills,
  personaSkillsHistory,
  restorePersonaSkillsVersion,
} from '@skills-architect/contracts/personas';
import { expectedLevels } from '@skills-architect/contracts/roles';
import { getSkill, listCategories, listFamilies, listSources, searchSkills } from '@skills-architect/contracts/skills';
import { answer, refuse } from '@skills-architect/portal-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { aFullSkill, aLibrarySkill, aPersona } from '../persona-skills/persona-skills.fixtures';
import { confirm, level, python, savedBody, saving, show, skillsAt } from './assign-skills.fixtures';

const aSource = (sourceId: number, source: string) => ({
  sourceId,
  source,
  allowMultipleMappings: true,
  isAssessmentEnabled: true,
});
const library = [
  answer(listCategories, { categories: [{ skillCategoryId: 2, skillCategory: 'Digital Tools' }] }),
  answer(listFamilies, { families: [] }),
  answer(listSources, { sources: [aSource(1, 'Skills Architect'), aSource(2, 'Elsewhere')] }),
  answer(searchSkills, { skills: [aLibrarySkill(1, 'Python'), aLibrarySkill(9, 'Spark')], total: 2 }),
  answer(expectedLevels, { levels: [] }),
  answer(getSkill, ({ params }) =>
    aFullSkill(Number(params.skillId), String(params.skillId) === '9' ? 'Spark' : 'Kafka'),
  ),
];

test('adds a skill from the library at a level, to be confirmed', async () => {
  const { person, portal } = show([...library, saving]);
  await level('Python');
  await person.click(screen.getByRole('button', { name: 'Add Skill +' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Assign Skills To Persona' }));
  expect(dialog.getByRole('button', { name: 'Search' })).toHaveAccessibleDescription(/Enter a name/);
  await person.type(dialog.getByRole('textbox', { name: 'Skill Name' }), 'sp{Enter}');
  await person.click(await dialog.findByRole('button', { name: 'Select Skills' }));
  expect(portal.notifications.at(-1)?.text).toBe('No skills are selected for mapping');

  await person.click(await dialog.findByRole('checkbox', { name: 'Select Spark' }));
  await person.click(dialog.getByRole('button', { name: 'Add Skills To Persona' }));
  expect(portal.notifications.at(-1)?.text).toBe('Press Select 1 Skill first');
  await person.click(dialog.getByRole('button', { name: 'Select 1 Skill' }));
  expect(portal.notifications.at(-1)?.text).toBe('please select levels for choosen skills');

  await person.selectOptions(await dialog.findByRole('combobox', { name: 'Level of Spark' }), 'Level 1');
  await person.click(dialog.getByRole('button', { name: 'Select 1 Skill' }));
  expect(dialog.getByRole('heading', { name: 'Selected Skills (1)' })).toBeVisible();
  expect(dialog.getByRole('textbox', { name: 'Skill Name' })).toHaveValue('');

  await person.click(dialog.getByRole('button', { name: 'Add Skills To Persona' }));
  expect(portal.notifications.at(-1)?.text).toBe('1 skill(s) added. Confirm your changes to save them.');
  await person.click(screen.getByRole('tab', { name: /Digital Tools/ }));
  expect(within(screen.getByRole('row', { name: /^Spark/ })).getByText('New')).toBeVisible();
  const before = portal.notifications.length;
  await person.click(confirm());
  await waitFor(() =>
    expect(savedBody(portal)).toMatchObject({
      skillProficiencyMappings: [{ skillId: 9, proficiencyId: 91, skillAddedFrom: 'Add Skill' }],
    }),
  );
  const saved = ['Skill Mapping for Persona successful', 'Added 1 skill(s) to Persona'];
  await waitFor(() => expect(portal.notifications.slice(before).map(({ text }) => text)).toEqual(saved));
});

test('one level is chosen for all ticked skills, and a search that failed is sent again by Search', async () => {
  const { person, portal } = show(library);
  portal.answer(refuse(searchSkills, 503, { error: 'The library does not answer' }));
  await level('Python');
  await person.click(screen.getByRole('button', { name: 'Add Skill +' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Assign Skills To Persona' }));
  await person.type(dialog.getByRole('textbox', { name: 'Skill Name' }), 'ka{Enter}');
  expect(await dialog.findByText('The library does not answer')).toBeVisible();
  portal.answer(answer(searchSkills, { skills: [aLibrarySkill(8, 'Kafka'), aLibrarySkill(9, 'Spark')], total: 2 }));
  await person.click(dialog.getByRole('button', { name: 'Search' }));
  await person.click(await dialog.findByRole('checkbox', { name: 'Select Kafka' }));
  await person.click(dialog.getByRole('checkbox', { name: 'Select Spark' }));
  await person.selectOptions(await dialog.findByLabelText('Level of all 2 ticked skills'), 'Level 1');
  await waitFor(() => expect(dialog.getByRole('combobox', { name: 'Level of Spark' })).toHaveDisplayValue('Level 1'));
  await person.click(dialog.getByRole('button', { name: 'Select 2 Skills' }));
  expect(dialog.getByRole('heading', { name: 'Selected Skills (2)' })).toBeVisible();
});

/** Opens the dialog and selects a skill in it. */
const selectSpark = async () => {
  const shown = show(library);
  const { person } = shown;
  await level('Python');
  await person.click(screen.getByRole('button', { name: 'Add Skill +' }));
  const dialog = within(screen.getByRole('dialog'));
  await person.type(dialog.getByRole('textbox', { name: 'Skill Name' }), 'sp{Enter}');
  await person.click(await dialog.findByRole('checkbox', { name: 'Select Spark' }));
  await person.selectOptions(await dialog.findByRole('combobox', { name: 'Level of Spark' }), 'Level 1');
  await person.click(dialog.getByRole('button', { name: 'Select 1 Skill' }));
  return { ...shown, dialog };
};

test.each([
  ['Cancel', (person: UserEvent) => person.click(screen.getByRole('button', { name: 'Cancel' }))],
  ['Escape', (person: UserEvent) => person.keyboard('{Escape}')],
  ['Back', async () => act(() => window.history.back())],
])('%s asks before discarding chosen skills', async (_, close) => {
  const { person, portal } = await selectSpark();
  await close(person);
  await waitFor(() => expect(portal.questions.map(({ text }) => text)).toEqual(['Proceed without saving changes?']));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('asks before adding without skills that are ticked, but not selected', async () => {
  const { person, portal, dialog } = await selectSpark();
  portal.answer(answer(searchSkills, { skills: [aLibrarySkill(8, 'Kafka')], total: 1 }));
  await person.type(dialog.getByRole('textbox', { name: 'Skill Name' }), 'ka{Enter}');
  await person.click(await dialog.findByRole('checkbox', { name: 'Select Kafka' }));
  await person.click(dialog.getByRole('button', { name: 'Add Skills To Persona' }));
  await waitFor(() => expect(portal.questions.at(-1)?.text).toBe('It is not selected yet: Select 1 Skill does that.'));
  await waitFor(() => expect(portal.notifications.at(-1)?.text).toMatch(/^1 skill\(s\) added/));
});

test('skills of the persona cannot be added again, and only its client’s sources are offered', async () => {
  const { person } = show(library);
  await level('Python');
  await person.click(screen.getByRole('button', { name: 'Add Skill +' }));
  const dialog = within(screen.getByRole('dialog'));
  await person.click(dialog.getByRole('combobox', { name: 'Source' }));
  expect(await screen.findByRole('option', { name: 'Skills Architect' })).toBeInTheDocument();
  expect(screen.queryByRole('option', { name: 'Elsewhere' })).not.toBeInTheDocument();
  await person.click(screen.getByRole('option', { name: 'Skills Architect' }));
  await person.keyboard('{Escape}');
  await person.click(dialog.getByRole('button', { name: 'Search' }));
  const box = await dialog.findByRole('checkbox', { name: 'Select Python' });
  expect(box).toBeDisabled();
  expect(box).toHaveAccessibleDescription('Already added to skill list');
  expect(dialog.getByRole('button', { name: 'Choose a level of Spark' })).toHaveAccessibleDescription(
    'Select skill to choose proficiency level',
  );
});

const version = (rev: number, value: string) => ({
  rev,
  at: `2026-03-0${rev}T09:00:00.000Z`,
  user: { userId: 2, userName: 'Ada Reed' },
  event: 'changed' as const,
  fields: [{ field: 'Skills', value, isList: true as const }],
});
const versions = [version(7, 'Python: Level 2\nSQL: Level 2'), version(6, 'Python: Level 2')];

test('restores an older version of the skills', async () => {
  const { person, portal } = show([
    answer(personaSkillsHistory, { versions, older: null, total: 2 }),
    answer(restorePersonaSkillsVersion, skillsAt(8, [python])),
  ]);
  await level('Python');
  await person.click(screen.getByRole('button', { name: 'History' }));
  expect(await screen.findByText('SQL: Level 2')).toBeVisible();
  await person.click(screen.getByRole('button', { name: /^Restore/ }));
  await waitFor(() => expect(portal.notifications.at(-1)?.text).toMatch(/^The version of Mar 6.* is current again$/));
  const asked = portal.requests.find(({ call }) => call === restorePersonaSkillsVersion.path);
  expect(asked?.body).toEqual({ rev: 7, version: 6 });
});

test('opens the history with unsaved changes too, and asks about them before a version replaces them', async () => {
  const { person, portal } = show([answer(personaSkillsHistory, { versions, older: null, total: 2 })], {
    agree: false,
  });
  await person.selectOptions(await level('Python'), 'Level 3');
  await person.click(screen.getByRole('button', { name: 'History' }));
  expect(await screen.findByText('SQL: Level 2')).toBeVisible();
  expect(portal.questions).toEqual([]);
  await person.click(screen.getByRole('button', { name: /^Restore/ }));
  await waitFor(() => expect(portal.questions).toMatchObject([{ text: 'Restoring discards your unsaved changes.' }]));
  await person.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('button', { name: 'Confirm Changes' })).toBeEnabled();
});

test('a persona without skills leads to the first one, and to an industry role', async () => {
  const withoutRole = { ...aPersona({ industryRole: null }), previousPersonaId: null, nextPersonaId: null };
  const { person } = show([...library, answer(getPersona, withoutRole), answer(listPersonaSkills, skillsAt(7, []))], {
    userType: 8,
  });
  expect(await screen.findByRole('link', { name: 'Choose an industry role' })).toHaveAttribute(
    'href',
    '/persona/edit/5/false',
  );
  await person.click(screen.getByRole('button', { name: 'Add the first skill' }));
  expect(await screen.findByRole('dialog', { name: 'Assign Skills To Persona' })).toBeVisible();
});
