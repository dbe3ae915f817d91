import { createFieldParts, useDraft } from '@skills-architect/portal-kit';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderShell } from '../testing/render-shell';
import { DraftOffers } from './draft-offer';

interface Note {
  text: string;
}
const PARTS = createFieldParts<Note>();
const EMPTY: Note = { text: '' };

function NoteForm() {
  const { value, edit } = useDraft<Note, Note, unknown>({
    name: 'note',
    subject: 'the note of today',
    empty: EMPTY,
    parts: PARTS,
  });
  return <input aria-label="Note" value={value.text} onChange={({ target }) => edit(() => ({ text: target.value }))} />;
}

function Page() {
  const [round, setRound] = useState(0);
  return (
    <>
      <DraftOffers />
      <NoteForm key={round} />
      <button type="button" onClick={() => setRound(round + 1)}>
        Open again
      </button>
    </>
  );
}

const note = () => screen.getByRole('textbox', { name: 'Note' });
const leaveUnsaved = async () => {
  const { person } = renderShell(<Page />);
  await person.type(note(), 'Call Ada');
  expect(screen.queryByRole('region', { name: 'Unsaved entries' })).not.toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Open again' }));
  expect(note()).toHaveValue('');
  expect(screen.getByText('Restore what you entered for the note of today?')).toBeVisible();
  return person;
};

test.each([
  ['Restore', 'Call Ada'],
  ['Discard', ''],
])('%s puts %j into the form', async (button, text) => {
  const person = await leaveUnsaved();
  await person.click(screen.getByRole('button', { name: button }));
  expect(note()).toHaveValue(text);
  expect(screen.queryByRole('region', { name: 'Unsaved entries' })).not.toBeInTheDocument();
});
