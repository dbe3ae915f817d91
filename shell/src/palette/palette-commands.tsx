import type { MenuEntry } from '@skills-architect/contracts';
import { navigate } from '@skills-architect/portal-kit';
import { useSearchProviders } from '@skills-architect/portal-kit/host';
import { type Command, CommandPalette, matchesWords } from '@skills-architect/ui-kit/extra';
import { useLayoutEffect, useState } from 'react';
import { chooseClient } from '../client-choice/choose-client';
import { HOME, useMenu } from '../entries/entries';
import { openEntry } from '../entries/open-entry';
import { openShortcuts, SHORTCUTS_TITLE } from '../shortcuts/shortcuts-store';

const SCREENS = 'Screens';

const findScreens = (entries: readonly MenuEntry[], text: string): Command[] =>
  entries
    .filter(({ title }) => matchesWords(title, text))
    .map((entry) => ({ id: entry.to, label: entry.title, group: SCREENS, run: () => void openEntry(entry) }));

export interface PaletteCommandsProps {
  /** Ends the buffering and returns the letters typed before the palette was rendered. */
  letters: () => string;
  onClose: () => void;
}

/** All destinations of the user: screens at once; personas, skills and roles by search. */
export default function PaletteCommands({ letters, onClose }: PaletteCommandsProps) {
  const [text, setText] = useState('');
  // Layout effect: sets the text together with the focus, before the next key press could overwrite it.
  useLayoutEffect(() => setText(letters()), [letters]);
  const { found, isLoading, failed, unchosen } = useSearchProviders(text);
  const entries = [HOME, ...useMenu().flatMap((group) => group.entries)];
  const commands: Command[] = [
    ...findScreens(entries, text),
    ...found.map(({ noun, id, name, hint, to }) => ({
      id: `${noun} ${id}`,
      label: name,
      hint,
      group: noun,
      run: () => navigate(to),
    })),
    ...unchosen.map((noun) => ({
      id: `${noun} of a client`,
      label: `Select a client to find ${noun.toLowerCase()}`,
      group: noun,
      run: () => void chooseClient(),
    })),
    ...(matchesWords(SHORTCUTS_TITLE, text)
      ? [{ id: 'shortcuts', label: SHORTCUTS_TITLE, group: 'Settings', run: openShortcuts }]
      : []),
  ];
  return (
    <CommandPalette
      text={text}
      onText={setText}
      commands={commands}
      loading={isLoading}
      loadError={failed.length ? `${failed.join(' and ')} could not be searched.` : undefined}
      onClose={onClose}
    />
  );
}
