import { suggestDetailedDescription, suggestShortDescription, suggestWikis } from '@skills-architect/contracts/skills';
import { answer, refuse } from '@skills-architect/portal-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aSkill } from '../skills.fixtures';
import { add, edit } from './skill-form.fixtures';

const record = { kind: 'skill' as const, id: 2, name: 'Forecasting', source: 'ESCO' };
const box = async (label: string) => within(await screen.findByRole('region', { name: `Suggestions: ${label}` }));

test('reports missing required fields first', async () => {
  const { press, texts, portal } = await add();
  await press('Suggest Skill Description');
  expect(texts()).toEqual(['Please fill in the following fields: Skill Name, Family']);
  expect(portal.requests.some(({ call }) => call === suggestShortDescription.path)).toBe(false);
});

test('a click uses a suggested text, and Undo restores the replaced one', async () => {
  const suggestions = [{ text: 'Plans what is spent', records: [record] }];
  const { press, person, sentBody, portal, texts } = edit(aSkill(), {
    answers: [answer(suggestShortDescription, { source: 'library', suggestions })],
  });
  await screen.findByRole('button', { name: 'Update Skill' });
  await press('Suggest Skill Description');
  const shown = await box('Skill Description');
  expect(await shown.findByText('Suggested from similar skills: Forecasting (ESCO)')).toBeVisible();
  expect(sentBody('POST', suggestShortDescription.path)).toMatchObject({
    SkillName: 'Budgeting',
    SkillFamily: 'Finance',
    SkillId: 1,
    AskedOf: 'any',
  });
  const field = screen.getByRole('textbox', { name: /Skill Description/ });
  expect(field).toHaveValue('Plans what will be spent');
  await person.click(shown.getByRole('button', { name: 'Use Plans what is spent' }));
  expect(field).toHaveValue('Plans what is spent');
  expect(texts()).toEqual(['Skill Description was replaced']);
  act(() => portal.notifications.at(-1)?.action?.run());
  expect(field).toHaveValue('Plans what will be spent');
});

test('marks a model’s text until it is edited; when the model fails the library can be used', async () => {
  const failed = refuse(suggestDetailedDescription, 503, {
    code: 'unavailable',
    error: 'The library does not answer.',
  });
  const { press, person, portal, sentBody } = edit(aSkill({ embeddingDescription: '' }), { answers: [failed] });
  await screen.findByRole('button', { name: 'Update Skill' });
  await press('Suggest Detailed Description');
  const shown = await box('Detailed Description');
  expect(await shown.findByText('Please try again. The library does not answer.')).toBeVisible();
  portal.answer(
    answer(suggestDetailedDescription, {
      source: 'model',
      model: 'm1',
      suggestions: [{ text: 'A long text', records: [] }],
    }),
  );
  await person.click(shown.getByRole('button', { name: 'Retry' }));
  await person.click(await shown.findByRole('button', { name: 'Use A long text' }));
  const mark = () => screen.queryAllByText('Written by the model m1, check before use');
  expect(mark()).toHaveLength(2);
  await person.type(screen.getByRole('textbox', { name: /Detailed Description/ }), ' of mine');
  expect(mark()).toHaveLength(1);
  await person.click(shown.getByRole('button', { name: 'Suggest from the library' }));
  await waitFor(() => expect(sentBody('POST')).toMatchObject({ AskedOf: 'library' }));
});

test('suggested knowledge bases can be added once, and only if they are in the Skillopedia', async () => {
  const item = (encyclopediaId: number, encyclopedia: string) => ({
    encyclopediaId,
    encyclopedia,
    url: null,
    isSelected: false,
    isDisabled: encyclopediaId === 0,
    isInValidId: encyclopediaId === 0,
    records: [],
  });
  const suggestions = [item(3, 'Month-end closing'), item(0, 'Budgets of the moon')];
  const { press, person } = edit(aSkill(), {
    answers: [answer(suggestWikis, { source: 'model', model: 'm1', suggestions })],
  });
  await screen.findByRole('button', { name: 'Update Skill' });
  await press('Suggest Knowledge Base');
  const shown = await box('Knowledge Base');
  expect(await shown.findByRole('button', { name: 'Add Budgets of the moon' })).toHaveAccessibleDescription(
    'The Skillopedia has no entry of this title',
  );
  await person.click(shown.getByRole('button', { name: 'Add Month-end closing' }));
  expect(screen.getByRole('button', { name: 'Remove Month-end closing' })).toBeVisible();
  expect(shown.getByRole('button', { name: 'Add Month-end closing' })).toHaveAccessibleDescription(
    'Encyclopedia already added',
  );
});
