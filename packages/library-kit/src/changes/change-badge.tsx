import type { LibraryChange } from '@skills-architect/contracts';
import { StatusBadge, type Tone } from '@skills-architect/ui-kit';

const APPEARANCES: Record<LibraryChange, { word: string; tone: Tone }> = {
  new: { word: 'New', tone: 'done' },
  changed: { word: 'Changed', tone: 'neutral' },
  retired: { word: 'Retired', tone: 'warning' },
  deleted: { word: 'Deleted', tone: 'danger' },
};

/** The word for a change of the library. */
export const changeLabel = (change: LibraryChange): string => APPEARANCES[change].word;

/** Badge with the kind of change of a record in a release. */
export function ChangeBadge({ change }: { change: LibraryChange }) {
  return <StatusBadge tone={APPEARANCES[change].tone}>{APPEARANCES[change].word}</StatusBadge>;
}
