import type { TranslatedRecord } from '@skills-architect/contracts';
import { getSkillTranslations, removeSkillTranslation, saveSkillTranslation } from '@skills-architect/contracts/skills';
import { answer, aUser, renderScreen } from '@skills-architect/portal-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { manifest } from '../area';
import EditTranslations from './edit-translations';

const GERMAN = { language: 'de', name: 'Krankenpflege', alternativeNames: [], description: '' };
const family: TranslatedRecord = {
  kind: 'family',
  id: 3,
  rev: 7,
  name: 'Nursing and care',
  alternativeNames: [],
  description: '',
  translations: [{ ...GERMAN, stale: { name: 'Nursing' } }],
};

const show = (record = family, path = '/skill/translations/family/3') => {
  const shown = renderScreen(<EditTranslations />, {
    manifest,
    path,
    user: aUser({ userType: 4 }),
    answers: [
      answer(getSkillTranslations, record),
      answer(saveSkillTranslation, ({ body }) => ({ ...record, rev: 8, translations: [body.text] })),
      answer(removeSkillTranslation, { ...record, rev: 8, translations: [] }),
    ],
  });
  const sent = (method: string) => shown.portal.requests.findLast((request) => request.method === method);
  return { ...shown, sent };
};

test('a stale name is shown with the former one, and can be called still right', async () => {
  const { person, sent } = show();
  expect(await screen.findByText('Translated before the name changed. Before:')).toBeVisible();
  expect(screen.getByText('Nursing')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Still right: German' }));
  await waitFor(() => expect(sent('PUT')?.body).toEqual({ kind: 'family', id: 3, rev: 7, text: GERMAN }));
});

test('a name in a further language is added', async () => {
  const { person, sent } = show();
  await person.click(await screen.findByRole('button', { name: 'Add a Language' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Nursing and care in another language' }));
  expect(dialog.queryByRole('option', { name: 'German' })).not.toBeInTheDocument();
  expect(dialog.queryByLabelText('Description')).not.toBeInTheDocument();
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Choose the language')).toBeVisible();
  await person.selectOptions(dialog.getByLabelText(/Language/), 'French');
  await person.type(dialog.getByLabelText(/Name/), 'Soins');
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  const text = { language: 'fr', name: 'Soins', alternativeNames: [], description: '' };
  await waitFor(() => expect(sent('PUT')?.body).toEqual({ kind: 'family', id: 3, rev: 7, text }));
});

test('a text is edited, and removed', async () => {
  const { person, sent } = show();
  await person.click(await screen.findByRole('button', { name: 'Edit German' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Nursing and care in German' }));
  await person.clear(dialog.getByLabelText(/Name/));
  await person.type(dialog.getByLabelText(/Name/), 'Pflege');
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent('PUT')?.body).toMatchObject({ text: { language: 'de', name: 'Pflege' } }));
  await person.click(await screen.findByRole('button', { name: 'Remove German' }));
  await waitFor(() => expect(sent('DELETE')?.query).toMatchObject({ kind: 'family', id: '3', language: 'de' }));
});

test('an address of no kind of record says so', async () => {
  show(family, '/skill/translations/planet/3');
  expect(await screen.findByText('This record was not found.')).toBeVisible();
});
