import {
  getSkill,
  listCategories,
  listSources,
  personasOfSkill,
  restoreSkillVersion,
  skillHistory,
  updateSkill,
} from '@skills-architect/contracts/skills';
import { answer, refuse } from '@skills-architect/portal-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aSkill } from '../skills.fixtures';
import { edit, LISTS, ready } from './skill-form.fixtures';

test('shows the fields of the skill with its source locked, saves and stays', async () => {
  const { person, press, sentBody, texts, portal } = edit(aSkill({ rev: 4 }));
  await ready();
  expect(screen.getByRole('heading', { level: 1, name: 'Skill Management' })).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Source' })).toHaveAttribute('aria-disabled', 'true');
  const name = screen.getByLabelText(/Skill Name/);
  await person.clear(name);
  await person.type(name, 'Budget planning');
  await press('Update Skill');
  await waitFor(() => expect(texts()).toEqual(['Skill Updation Successful']));
  expect(sentBody('PATCH')).toMatchObject({ skillName: 'Budget planning', skillFamilyId: 11, rev: 4 });
  expect(sentBody('PATCH')).not.toHaveProperty('sourceId');
  expect(portal.path()).toBe('/skill/edit/1');
});

test('saves another language of the texts', async () => {
  const shown = edit(aSkill({ language: 'de' }));
  await ready();
  const language = await screen.findByLabelText('Language');
  expect(language).toHaveDisplayValue('German');
  await shown.person.selectOptions(language, 'English');
  await shown.press('Update Skill');
  await waitFor(() => expect(shown.sentBody('PATCH')).toMatchObject({ language: 'en' }));
});

test('a save does not request the lists of categories and sources again', async () => {
  const { person, press, texts, portal } = edit();
  await ready();
  await person.type(screen.getByLabelText(/Skill Name/), ' and planning');
  await press('Update Skill');
  await waitFor(() => expect(texts()).toEqual(['Skill Updation Successful']));
  act(() => portal.push('changed', { resource: 'skills', ids: [1] }));
  const count = ({ path }: { path: string }) => portal.requests.filter(({ call }) => call === path).length;
  await waitFor(() => expect(count(getSkill)).toBeGreaterThan(1));
  expect([listCategories, listSources].map(count)).toEqual([1, 1]);
});

test('another category clears the family and asks to review the skill tree', async () => {
  const { choose, texts, press, sentBody } = edit();
  await ready();
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Family' })).toHaveValue('Finance'));
  await choose('Category', 'Digital Tools');
  expect(screen.getByRole('combobox', { name: 'Family' })).toHaveValue('');
  expect(texts()).toEqual(['Please review the skill tree across categories']);
  await press('Update Skill');
  expect(await screen.findByText('Family is required')).toBeVisible();
  expect(sentBody('PATCH')).toBeUndefined();
  await choose('Family', 'Spreadsheets');
});

test('after a conflict the question names the fields and nothing is lost', async () => {
  const theirs = aSkill({ rev: 5, skillName: 'Their name' });
  const stale = refuse(updateSkill, 409, { code: 'stale', error: 'Somebody else changed this meanwhile.' });
  const { person, portal, press } = edit(aSkill({ rev: 4 }), { answers: [stale], agree: false });
  await ready();
  const name = screen.getByLabelText(/Skill Name/);
  await person.clear(name);
  await person.type(name, 'My name');
  portal.answer(...LISTS, answer(getSkill, theirs));
  await press('Update Skill');
  await waitFor(() => expect(portal.questions.at(-1)?.text).toContain('Skill Name'));
  expect(screen.getByLabelText(/Skill Name/)).toHaveValue('My name');
});

test('opens its tree over the form, and again from the URL', async () => {
  const { press, portal, person } = edit();
  await ready();
  await press('Skill Tree');
  const dialog = within(await screen.findByRole('dialog', { name: 'Skill Tree of Budgeting' }));
  expect(await dialog.findByRole('treeitem', { name: 'Forecasting' })).toBeVisible();
  expect(portal.path()).toBe('/skill/edit/1?tree=true');
  await person.keyboard('{Escape}');
  expect(portal.path()).toBe('/skill/edit/1');
});

test('an SME is offered three statuses and no personas', async () => {
  const persona = answer(personasOfSkill, { personas: [], total: 3 });
  const { person, press } = edit(aSkill({ skillStatus: 1 }), { userType: 3, answers: [persona] });
  await ready();
  await person.click(screen.getByRole('combobox', { name: 'Status' }));
  expect(
    within(screen.getByRole('listbox'))
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['Draft', 'SME Approved', 'SA Approved']);
  await person.keyboard('{Escape}');
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Proficiencies']);
  await press('Delete Skill');
  expect(await screen.findByText('3 personas')).toBeVisible();
});

test.each<[string, Parameters<typeof edit>]>([
  ['by its status', [aSkill(), { userType: 3 }]],
  ['by the service', [aSkill(), { userType: 3, answers: [refuse(getSkill, 403, { code: 'forbidden' })] }]],
])('a user who may not open the skill goes home: %s', async (_, input) => {
  const { portal, texts } = edit(...input);
  await waitFor(() => expect(portal.path()).toBe('/'));
  expect(texts()).toEqual(["User doesn't have access to this page"]);
});

test('shows the history, compares two versions, and restores one', async () => {
  const version = (rev: number, skillDescription: string) => ({
    rev,
    at: `2026-03-0${rev + 1}T10:00:00.000Z`,
    user: { userId: 4, userName: rev === 0 ? 'Ada' : 'Edda' },
    event: rev === 0 ? ('created' as const) : ('changed' as const),
    ...(rev === 1 && { isAutomatic: true as const }),
    fields: [{ field: 'Skill Description', value: skillDescription }],
  });
  const versions = [version(2, 'Plans every budget'), version(1, 'Plans a budget'), version(0, 'Plans')];
  const { person, press, portal, sentBody, texts } = edit(aSkill({ rev: 2 }), {
    answers: [
      answer(skillHistory, { versions, older: null, total: 3 }),
      answer(restoreSkillVersion, aSkill({ rev: 3 })),
    ],
  });
  await ready();
  await press('History');
  const dialog = within(await screen.findByRole('dialog', { name: 'History of Budgeting' }));
  const entries = within(await dialog.findByRole('list', { name: 'Versions' })).getAllByRole('listitem');
  expect(entries.map((entry) => within(entry).getByText(/ by | automatically/).textContent)).toEqual([
    'Changed by Edda',
    'Changed automatically',
    'Created by Ada',
  ]);
  expect(entries[0]).toHaveTextContent(/Skill DescriptionPlans aevery budget/);
  expect(dialog.getAllByRole('button', { name: /^Restore/ })).toHaveLength(2);

  const boxes = dialog.getAllByRole('checkbox');
  for (const box of [boxes[0], boxes[2]]) if (box) await person.click(box);
  expect(dialog.getByRole('region', { name: /^From Mar 1.* to Mar 3/ })).toHaveTextContent(/Plans every budget/);

  const [restore] = dialog.getAllByRole('button', { name: /^Restore/ });
  if (restore) await person.click(restore);
  await waitFor(() => expect(texts()).toEqual([expect.stringMatching(/^The version of Mar 2.* is current again$/)]));
  expect(sentBody('POST')).toEqual({ rev: 2, version: 1 });
  await act(async () => portal.notifications.at(-1)?.action?.run());
  await waitFor(() => expect(sentBody('POST')).toEqual({ rev: 3, version: 2 }));
});
