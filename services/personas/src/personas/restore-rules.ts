import { formatCount, formatNames, formatNumber } from '@skills-architect/contracts/locale';
import { BATCH_SIZE } from './persona-removal';

const MAX_NAMED = 3;
/** Each deletion is taken back by writes of its own: this many take about a second. */
const MAX_DELETIONS = 50;

/** Whether restoring these personas takes so long that a job does it. */
export const isLongRestore = (personas: readonly { changeSet: string }[]): boolean =>
  personas.length > BATCH_SIZE || new Set(personas.map(({ changeSet }) => changeSet)).size > MAX_DELETIONS;

/** Undo and Restore in the text of a job that has restored personas. */
export const restoredText = (count: number): string => `${formatCount(count, 'persona is', 'personas are')} back`;

/** Why personas stay deleted whose names others have by now, and what to do. */
export const takenNamesText = (takenNames: readonly string[]): string =>
  takenNames.length === 1
    ? `${takenNames[0]} cannot be restored: another persona of this client has this name by now. Rename that one, then try again under Deleted Personas.`
    : `${formatNames(takenNames, MAX_NAMED)} cannot be restored: other personas of this client have these names by now. Rename those, then try again under Deleted Personas.`;

/** Message of a job that could not restore some personas. */
export const notRestoredMessage = (restored: number, takenNames: readonly string[]): string =>
  `${formatNumber(restored)} of ${restoredText(restored + takenNames.length)}. ${takenNamesText(takenNames)}`;
