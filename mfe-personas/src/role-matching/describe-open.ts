import { formatCount } from '@skills-architect/contracts/locale';
import type { ImportRow } from '@skills-architect/contracts/personas';
import { hasNoCloseRole, listSuggestions } from '../import-files/selection-rules';

type Row = Pick<ImportRow, 'rowId' | 'personaName' | 'isDuplicatePersona' | 'roleRecommendations'>;

/** Why 'Select first suggestion for all' leaves out these rows, with their numbers. */
const whyUnclear = (unclear: readonly Row[]): string[] => {
  const far = unclear.filter(hasNoCloseRole).length;
  const none = unclear.filter((row) => !listSuggestions(row).length).length;
  const doubtful = unclear.length - far - none;
  return [
    doubtful ? `${doubtful} whose suggestion is not clear` : '',
    far ? `${far} without a close role in this library` : '',
    none ? `${none} without any suggestion` : '',
  ].filter(Boolean);
};

/** What 'Select first suggestion for all' has left for a person to choose, and why; undefined if nothing. */
export const describeLeft = (unclear: readonly Row[]): string | undefined =>
  unclear.length ? `Left for you to choose: ${whyUnclear(unclear).join(', ')}.` : undefined;

/** How many rows without a choice 'Select first suggestion for all' selects, and why others are left out. */
export const describeOpen = (clear: readonly Row[], unclear: readonly Row[], drafts: number): string => {
  const open = clear.length + unclear.length;
  if (!open)
    return drafts
      ? `Nothing is left to choose. ${formatCount(drafts, 'client role becomes a draft', 'client roles become drafts')} without a role.`
      : 'Every client role has a role.';
  const reasons = [...(clear.length ? [`${clear.length} with a clear suggestion`] : []), ...whyUnclear(unclear)];
  return `${formatCount(open, 'client role')} to choose for: ${reasons.join(', ')}.`;
};
