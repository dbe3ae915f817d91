import type { ImportCounts, LibraryImport } from '@skills-architect/contracts/roles';
import type { Tone } from '@skills-architect/ui-kit';
import { IMPORT_STAGES } from '@skills-architect/ui-kit/extra';

type Stage = LibraryImport['stage'];

/** How a stage is called, and how it is shown. */
export const STAGES: Record<Stage, { word: string; tone: Tone }> = {
  ...IMPORT_STAGES,
  reading: { word: 'Being read', tone: 'accent' },
  ready: { word: 'Ready to import', tone: 'accent' },
};

/** What an import does to records, before and after it ran. */
export const STATES: { state: keyof ImportCounts; before: string; after: string }[] = [
  { state: 'new', before: 'New', after: 'Created' },
  { state: 'changed', before: 'To be updated', after: 'Updated' },
  { state: 'edited', before: 'Changed by people, kept', after: 'Changed by people, kept' },
  { state: 'gone', before: 'No longer in the files', after: 'No longer in the files' },
  { state: 'same', before: 'Unchanged', after: 'Unchanged' },
];
