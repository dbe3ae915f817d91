import { useState } from 'react';
import { Button } from '../button/button';
import { CommandPalette } from './command-palette';

const PLACES = [
  { id: 'a', label: 'Manage Skills', group: 'Screens' },
  { id: 'b', label: 'User Management', group: 'Screens' },
  { id: 'c', label: 'Route planning', hint: 'Logistics', group: 'Skills' },
];

export function PaletteStories() {
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const found = PLACES.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()));
  return (
    <>
      <Button icon="search" onClick={() => setOpen(true)}>
        Go to
      </Button>
      {open && (
        <CommandPalette
          text={text}
          onText={setText}
          commands={found.map((place) => ({ ...place, run: () => setText('') }))}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
