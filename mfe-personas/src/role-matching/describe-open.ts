import { formatCount } from '@skills-architect/contracts/locale';
import type { ImportRow } from '@skills-architect/contracts/personas';
import { hasNoCloseRole, listSuggestions } from '../import-files/selection-rules';

type Row = Pick<ImportRow, 'rowId' | 'personaName' | 'isDuplicatePersona' | 'roleRecommendations'>;

/** How many rows without a choice 'Select first suggestion for all' selects, and why others are left out. */
export const describeOpen = (clear: readonly Row[], unclear: readonly Row[], drafts: number): string => {
  const open = clear.length + unclear.length;
  if (!open)
    return drafts
      ? `Nothing is left to choose. ${formatCount(drafts, 'client role becomes a draft', 'client roles become drafts')} without a role.`
      : 'Every client role has a role.';
  const far = unclear.filter(hasNoCloseRole).length;
  const none = unclear.filter((row) => !listSuggestions(row).length).length;
  const doubtful = unclear.length - far - none;
  const reasons = [
    clear.length ? `${clear.length} with a clear suggestion` : '',
    doubtful ? `${doubtful} whose suggestion is not clear` : '',
    far ? `${far} without a close role in this library` : '',
    none ? `${none} without any suggestion` : '',
  ].filter(Boolean);
  return `${formatCount(open, 'client role')} to choose for: ${reasons.join(', ')}.`;
};
