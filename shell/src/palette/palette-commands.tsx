import type { FindResult, MenuEntry } from '@skills-architect/contracts';
import { languageName } from '@skills-architect/contracts/locale';
import { navigate, useClient } from '@skills-architect/portal-kit';
import { useFind, useRecentPlaces } from '@skills-architect/portal-kit/host';
import { type Command, CommandPalette, matchesWords } from '@skills-architect/ui-kit/extra';
import { useLayoutEffect, useState } from 'react';
import { chooseClient } from '../client-choice/choose-client';
import { HOME, useMenu } from '../entries/entries';
import { openEntry } from '../entries/open-entry';
import { openShortcuts, SHORTCUTS_TITLE } from '../shortcuts/shortcuts-store';
import { sortBestFirst } from './best-first';
import { listScreenActions } from './screen-actions';

/** Number of recent records offered before anything is typed. */
const MAX_RECENT = 5;

/** A command with its kind, which is a heading while nothing is typed, otherwise a part of the second line. */
interface CommandOfKind extends Omit<Command, 'group'> {
  kind: string;
}

const toScreenCommands = (entries: readonly MenuEntry[]): CommandOfKind[] =>
  entries.map((entry) => ({ id: entry.to, label: entry.title, kind: 'Screens', run: () => void openEntry(entry) }));

const joinParts = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' · ');

/** Commands that need no search: actions of the current screen, recent records, and screens. */
function useLocalCommands(): CommandOfKind[] {
  const [actions] = useState(listScreenActions);
  const recent = useRecentPlaces();
  const entries = [HOME, ...useMenu().flatMap((group) => group.entries)];
  return [
    ...actions.map(({ label, run }, index) => ({ id: `action ${index}`, label, kind: 'This screen', run })),
    ...recent.map(({ to, title, kind }) => ({
      id: `recent ${to}`,
      label: title,
      hint: kind,
      kind: 'Recent',
      run: () => navigate(to),
    })),
    ...toScreenCommands(entries),
    { id: 'shortcuts', label: SHORTCUTS_TITLE, kind: 'Settings', run: openShortcuts },
  ];
}

/** Commands by kind, with headings. */
const groupCommands = (commands: readonly CommandOfKind[]): Command[] => {
  const recent = commands.filter(({ kind }) => kind === 'Recent').slice(0, MAX_RECENT);
  return commands
    .filter((command) => command.kind !== 'Recent' || recent.includes(command))
    .map(({ kind, ...command }) => ({ ...command, group: kind }));
};

/** The matching commands of all kinds, best match first. */
const rankCommands = (commands: readonly CommandOfKind[], text: string): Command[] =>
  sortBestFirst(commands, text).map(({ kind, ...command }) => ({ ...command, hint: joinParts(kind, command.hint) }));

export interface PaletteCommandsProps {
  /** Ends the buffering and returns the keys typed before the palette was rendered; a line break is Enter. */
  takeLetters: () => string;
  onClose: () => void;
}

/** All destinations of the user: screens and recent records at once; personas, skills and roles by search. */
export default function PaletteCommands({ takeLetters, onClose }: PaletteCommandsProps) {
  const [text, setText] = useState('');
  const [isEntered, setEntered] = useState(false);
  // Layout effect: sets the text together with the focus, before the next key press could overwrite it.
  useLayoutEffect(() => {
    const typed = takeLetters();
    setText(typed.replaceAll('\n', ''));
    setEntered(typed.endsWith('\n'));
  }, [takeLetters]);
  const { clients } = useClient();
  const { found, isLoading, failed, needingClient } = useFind(text);
  const localCommands = useLocalCommands();
  const isTyped = text.trim() !== '';
  const findClientName = ({ clientId }: FindResult) =>
    clients.length > 1 ? clients.find((client) => client.clientId === clientId)?.clientName : undefined;
  const foundCommands = found.map((result): CommandOfKind => {
    const { noun, id, name, nameLanguage, hint, to } = result;
    return {
      id: `${noun} ${id}`,
      label: name,
      hint: joinParts(hint, findClientName(result), nameLanguage && `in ${languageName(nameLanguage)}`),
      kind: noun,
      run: () => navigate(to),
    };
  });
  const clientChoices = needingClient.map((noun) => ({
    id: `${noun} of a client`,
    label: `Select a client to find ${noun.toLowerCase()}`,
    run: () => void chooseClient(),
  }));
  const matching = localCommands.filter(({ label }) => matchesWords(label, text));
  return (
    <CommandPalette
      key={String(isEntered)}
      entered={isEntered}
      text={text}
      onText={setText}
      commands={
        isTyped
          ? [...rankCommands([...matching, ...foundCommands], text), ...clientChoices]
          : groupCommands(localCommands)
      }
      loading={isLoading}
      loadError={failed.length ? `${failed.join(' and ')} could not be searched.` : undefined}
      onClose={onClose}
    />
  );
}
