import type { ImportCounts, LibraryImport } from '@skills-architect/contracts/roles';
import type { Tone } from '@skills-architect/ui-kit';
import { formatCount, IMPORT_STAGES } from '@skills-architect/ui-kit/extra';

type Stage = LibraryImport['stage'];

/** Text and colour of a stage. */
export const STAGES: Record<Stage, { word: string; tone: Tone }> = {
  ...IMPORT_STAGES,
  reading: { word: 'Being read', tone: 'accent' },
  ready: { word: 'Ready to import', tone: 'accent' },
};

/** Effects of an import on records, as texts for before and after it ran. */
export const STATES: { state: keyof ImportCounts; before: string; after: string }[] = [
  { state: 'new', before: 'New', after: 'Created' },
  { state: 'changed', before: 'To be updated', after: 'Updated' },
  { state: 'edited', before: 'Changed by people, kept', after: 'Changed by people, kept' },
  { state: 'gone', before: 'No longer in the files', after: 'No longer in the files' },
  { state: 'same', before: 'Unchanged', after: 'Unchanged' },
];

/** Which records of an import are listed; `kept` are those that an undo did not remove. */
export interface ShownRecords {
  state: keyof ImportCounts | 'kept';
  kind?: 'skill' | 'role';
}

/** Parses the query value, e.g. `skill-new` or `kept`. */
export const parseShownRecords = (text: string): ShownRecords | undefined => {
  if (text === 'kept') return { state: 'kept' };
  const [kind, word] = text.split('-');
  const state = STATES.find((row) => row.state === word)?.state;
  return state && (kind === 'skill' || kind === 'role') ? { kind, state } : undefined;
};

const countRecords = (libraryImport: LibraryImport, { kind, state }: ShownRecords) => {
  if (state === 'kept') return libraryImport.kept;
  return (kind === 'skill' ? libraryImport.skills : libraryImport.roles)[state];
};

/** Title of the listed records, with their number. */
export const shownTitle = (libraryImport: LibraryImport, shown: ShownRecords): string => {
  const count = formatCount(countRecords(libraryImport, shown), shown.kind ?? 'record');
  const row = STATES.find(({ state }) => state === shown.state);
  if (!row) return `Stayed: ${count}`;
  return `${libraryImport.stage === 'ready' ? row.before : row.after}: ${count}`;
};
