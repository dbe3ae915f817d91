import { notify, useChange } from '@skills-architect/portal-kit';
import { Button, Flex, TextField } from '@skills-architect/ui-kit';
import { type FormEvent, useState } from 'react';
import { addNote } from '../calls';

/** Adds a note about a client. */
export function NoteForm({ clientId }: { clientId: number }) {
  const [text, setText] = useState('');
  const add = useChange(addNote);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (add.isRunning) return;
    try {
      await add.run({ params: { clientId }, body: { text } });
      setText('');
      notify('The note was added', { variant: 'success' });
    } catch (error) {
      notify(error);
    }
  };
  return (
    <form onSubmit={save} noValidate>
      <Flex gap="3" align="end" wrap="wrap">
        <TextField label="New Note" value={text} maxLength={500} onChange={(event) => setText(event.target.value)} />
        <Button type="submit" variant="primary" loading={add.isRunning}>
          Add Note
        </Button>
      </Flex>
    </form>
  );
}
