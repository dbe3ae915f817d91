import type { ContentImport, ContentImportState } from '@skills-architect/contracts/skills';
import { IMPORT_STAGES, IMPORT_WORDS } from '@skills-architect/library-kit';
import type { Tone } from '@skills-architect/ui-kit';

/** Text and colour of a stage. */
export const STAGES: Record<ContentImport['stage'], { word: string; tone: Tone }> = {
  running: IMPORT_STAGES.running,
  done: IMPORT_STAGES.done,
  failed: IMPORT_STAGES.failed,
  cancelled: { word: 'Cancelled', tone: 'neutral' },
};

/** Results of an import for its items, and those whose number the list of imports shows. */
export const STATES: readonly { state: ContentImportState; word: string; isListed?: true }[] = [
  { state: 'new', word: IMPORT_WORDS.added.after, isListed: true },
  { state: 'changed', word: IMPORT_WORDS.changed.after, isListed: true },
  { state: 'removed', word: 'Removed', isListed: true },
  { state: 'refused', word: IMPORT_WORDS.wrong },
  { state: 'same', word: IMPORT_WORDS.unchanged },
];
