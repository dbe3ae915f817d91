import { type ImportCounts, ImportedKind, type LibraryImport } from '@skills-architect/contracts/roles';
import { IMPORT_STAGES, IMPORT_WORDS } from '@skills-architect/library-kit';
import type { Tone } from '@skills-architect/ui-kit';

type Stage = LibraryImport['stage'];

/** Text and colour of a stage. */
export const STAGES: Record<Stage, { word: string; tone: Tone }> = {
  ...IMPORT_STAGES,
  reading: { word: 'Being read', tone: 'accent' },
  ready: { word: 'Ready to import', tone: 'accent' },
};

/** Effects of an import on records, as texts for before and after it ran. */
export const STATES: { state: keyof ImportCounts; before: string; after: string }[] = [
  { state: 'new', ...IMPORT_WORDS.added },
  { state: 'changed', ...IMPORT_WORDS.changed },
  { state: 'edited', ...IMPORT_WORDS.skipped('changed by people') },
  { state: 'gone', before: 'No longer in the files', after: 'No longer in the files' },
  { state: 'same', before: IMPORT_WORDS.unchanged, after: IMPORT_WORDS.unchanged },
];
/** Records that an undo did not restore. */
const SKIPPED_BY_UNDO = 'Skipped by the undo: changed or used since';

/** Which records of an import are listed; `kept` are those that an undo did not remove. */
export interface ShownRecords {
  state: keyof ImportCounts | 'kept';
  kind?: ImportedKind;
}

/** Parses the query value, e.g. `skill-new` or `kept`. */
export const parseShownRecords = (text: string): ShownRecords | undefined => {
  if (text === 'kept') return { state: 'kept' };
  const [kind, word] = text.split('-');
  const state = STATES.find((row) => row.state === word)?.state;
  const ofKind = ImportedKind.safeParse(kind).data;
  return state && ofKind ? { kind: ofKind, state } : undefined;
};

export const countRecords = (libraryImport: LibraryImport, { kind, state }: ShownRecords) => {
  if (state === 'kept') return libraryImport.kept;
  const { skills, roles, groups } = libraryImport;
  const counts = { skill: skills, role: roles, group: groups };
  return counts[kind ?? 'role']?.[state] ?? 0;
};

/** What an import does, or did, with records in a state. */
export const stateTitle = ({ stage }: LibraryImport, { state }: ShownRecords): string => {
  const row = STATES.find((entry) => entry.state === state);
  if (!row) return SKIPPED_BY_UNDO;
  return stage === 'ready' ? row.before : row.after;
};
