import type { ContentImport, ContentImportState } from '@skills-architect/contracts/skills';
import type { Tone } from '@skills-architect/ui-kit';
import { IMPORT_STAGES } from '@skills-architect/ui-kit/extra';

/** Text and colour of a stage. */
export const STAGES: Record<ContentImport['stage'], { word: string; tone: Tone }> = {
  running: IMPORT_STAGES.running,
  done: IMPORT_STAGES.done,
  failed: IMPORT_STAGES.failed,
  cancelled: { word: 'Cancelled', tone: 'neutral' },
};

/** Results of an import for its items. */
export const STATES: readonly { state: ContentImportState; word: string }[] = [
  { state: 'new', word: 'New' },
  { state: 'changed', word: 'Changed' },
  { state: 'removed', word: 'Removed' },
  { state: 'refused', word: 'Not readable' },
  { state: 'same', word: 'Unchanged' },
];
