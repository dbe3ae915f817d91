import { EVENT, type TranslatedRecord } from '@skills-architect/contracts';
import {
  getSkillTranslations,
  removeSkillTranslation,
  saveSkillLanguage,
  saveSkillTranslation,
  skillGroupHistory,
} from '@skills-architect/contracts/skills';
import { answer, aUser, renderScreen } from '@skills-architect/portal-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
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

const name = { field: 'Name', value: 'Nursing' };
const version = { at: '2026-11-20T10:00:00.000Z', user: { userId: 4, userName: 'Ann' } };
const VERSIONS = [
  { ...version, rev: 1, event: 'changed' as const, fields: [name, { field: 'German', value: 'Krankenpflege' }] },
  { ...version, rev: 0, event: 'created' as const, fields: [name] },
];

const show = (record = family, path = '/skill/translations/family/3') => {
  const shown = renderScreen(<EditTranslations />, {
    manifest,
    path,
    user: aUser({ userType: 4 }),
    answers: [
      answer(getSkillTranslations, record),
      answer(saveSkillTranslation, ({ body }) => ({ ...record, rev: 8, translations: [body.text] })),
      answer(saveSkillLanguage, ({ body }) => ({ ...record, rev: 8, ownLanguage: body.language })),
      answer(skillGroupHistory, { versions: VERSIONS, older: null, total: 2 }),
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

test('a text is edited, removed, and restored by undo', async () => {
  const { person, portal, sent } = show();
  await person.click(await screen.findByRole('button', { name: 'Edit German' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Nursing and care in German' }));
  await person.clear(dialog.getByLabelText(/Name/));
  await person.type(dialog.getByLabelText(/Name/), 'Pflege');
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent('PUT')?.body).toMatchObject({ text: { language: 'de', name: 'Pflege' } }));
  await person.click(await screen.findByRole('button', { name: 'Remove German' }));
  await waitFor(() => expect(sent('DELETE')?.query).toMatchObject({ kind: 'family', id: '3', language: 'de' }));
  await waitFor(() => expect(portal.notifications.at(-1)?.text).toBe('The text in German is removed'));
  portal.notifications.at(-1)?.action?.run();
  await waitFor(() => expect(sent('PUT')?.body).toEqual({ kind: 'family', id: 3, rev: 8, text: GERMAN }));
});

test('an edit of what somebody else has saved meanwhile is a conflict', async () => {
  const { person, portal, sent } = show();
  await person.click(await screen.findByRole('button', { name: 'Edit German' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Nursing and care in German' }));
  portal.answer(answer(getSkillTranslations, { ...family, rev: 8, name: 'Nursing' }));
  act(() => portal.push(EVENT.resync));
  expect(await screen.findByText('The texts of the family Nursing in other languages')).toBeInTheDocument();
  await person.type(dialog.getByLabelText(/Name/), ' und Betreuung');
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent('PUT')?.body).toMatchObject({ rev: 7 }));
});

test('a level needs a description', async () => {
  const level: TranslatedRecord = { ...family, kind: 'level', translations: [] };
  const { person } = show(level, '/skill/translations/level/3');
  await person.click(await screen.findByRole('button', { name: 'Add a Language' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Nursing and care in another language' }));
  await person.selectOptions(dialog.getByLabelText(/Language/), 'French');
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('The description is required')).toBeVisible();
});

test('the document of an entry is shown as it is on its page, with a link back to it', async () => {
  show({ ...family, kind: 'entry', description: '# Shifts', translations: [] }, '/skill/translations/entry/3');
  expect(await screen.findByRole('heading', { name: 'Shifts' })).toBeVisible();
  expect(screen.getByRole('link', { name: /Back to the Skillopedia entry/ })).toHaveAttribute('href', '/skillopedia/3');
});

test('a family is left for the list of skills', async () => {
  show();
  expect(await screen.findByRole('link', { name: /Back to skills/ })).toHaveAttribute('href', '/skill/search');
});

test('an address of no kind of record says so', async () => {
  show(family, '/skill/translations/planet/3');
  expect(await screen.findByText('This record was deleted or does not exist.')).toBeVisible();
});

test('the language of the own texts is chosen among those without a translation', async () => {
  const { person, portal, sent } = show();
  await person.click(await screen.findByRole('button', { name: 'Change Language' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Language of Nursing and care' }));
  const choice = dialog.getByLabelText(/own texts are in/);
  expect(choice).toHaveDisplayValue('English');
  expect(dialog.queryByRole('option', { name: 'German' })).not.toBeInTheDocument();
  await person.selectOptions(choice, 'French');
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent('PUT')?.body).toEqual({ kind: 'family', id: 3, rev: 7, language: 'fr' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await act(async () => portal.notifications.at(-1)?.action?.run());
  await waitFor(() => expect(sent('PUT')?.body).toEqual({ kind: 'family', id: 3, rev: 8, language: 'en' }));
  expect(portal.notifications.map(({ text }) => text)).toEqual([
    'The texts of Nursing and care are in French',
    'The texts of Nursing and care are in English again',
  ]);
});

test('the history of a family shows its names in other languages, without restoring', async () => {
  const { person } = show();
  await person.click(await screen.findByRole('button', { name: 'History' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'History of Nursing and care' }));
  expect(await dialog.findByText('Krankenpflege')).toBeVisible();
  expect(dialog.queryByRole('button', { name: /Restore/ })).not.toBeInTheDocument();
});
