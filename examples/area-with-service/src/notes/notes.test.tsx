import { answer, refuse, renderScreen, type ScreenOptions } from '@skills-architect/portal-kit/testing';
import { screen } from '@testing-library/react';
import { manifest } from '../area';
import { addNote, countWords, listNotes } from '../calls';
import Notes from './notes';

const note = { noteId: 'a', text: 'Call them on Monday', by: 'Ada Moreau', at: '2026-06-01T12:00:00.000Z' };
const show = (answers: ScreenOptions['answers']) => renderScreen(<Notes />, { manifest, answers });

test('shows the notes of the client in use', async () => {
  show([answer(listNotes, { notes: [note], words: 4 })]);
  expect(await screen.findByRole('row', { name: /Call them on Monday/ })).toBeVisible();
  expect(screen.getByText('4 words when they were last counted')).toBeVisible();
});

test('adds a note', async () => {
  const { person, portal } = show([answer(listNotes, { notes: [] }), answer(addNote, note)]);
  await person.type(await screen.findByRole('textbox', { name: 'New Note' }), note.text);
  await person.click(screen.getByRole('button', { name: 'Add Note' }));
  await screen.findByDisplayValue('');
  expect(portal.requests.find(({ method }) => method === 'POST')?.body).toEqual({ text: note.text });
  expect(portal.notifications).toMatchObject([{ text: 'The note was added' }]);
});

test('says why a note was refused, and keeps it', async () => {
  const { person, portal } = show([answer(listNotes, { notes: [] }), refuse(addNote, 503, { error: 'Not now' })]);
  await person.type(await screen.findByRole('textbox', { name: 'New Note' }), 'Later');
  await person.click(screen.getByRole('button', { name: 'Add Note' }));
  expect(await screen.findByDisplayValue('Later')).toBeVisible();
  expect(portal.notifications).toMatchObject([{ text: 'Not now' }]);
});

test('counts the words on request', async () => {
  const { person, portal } = show([answer(listNotes, { notes: [note] }), answer(countWords, { job: 'one' })]);
  await person.click(await screen.findByRole('button', { name: 'Count Words' }));
  expect(portal.requests.some(({ path }) => path.endsWith('/word-counts'))).toBe(true);
});

test('retries a failed read on request', async () => {
  const { person, portal } = show([refuse(listNotes, 503, { error: 'Not now' })]);
  expect(await screen.findByText('Not now')).toBeVisible();
  portal.answer(answer(listNotes, { notes: [note] }));
  await person.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('row', { name: /Call them on Monday/ })).toBeVisible();
});
