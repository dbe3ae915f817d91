import type { ImportRow } from '@skills-architect/contracts/personas';
import { notify, useQueryState } from '@skills-architect/portal-kit';
import { formatColumnIds, MAX_PERSONAS, parseColumnIds } from '../compare/compare-personas/column-ids';
import { DEFAULT_VIEW } from '../compare/compare-view/matrix-view';
import { type Choices, isDraft, selectedRole } from '../import-files/selection-rules';
import { useTicked } from '../persona-skills/use-ticked';

/** Query state of a closed comparison. */
const CLOSED = { ...DEFAULT_VIEW, skill: 0 };
/** Display time of the notice about the number of rows, in milliseconds. */
const NOTICE_MS = 2500;

/** Why a row cannot be compared. */
const disabledReason = (row: ImportRow, choices: Choices) => {
  if (row.isDuplicatePersona) return 'This persona already exists';
  if (isDraft(row, choices)) return 'A draft without a role has no skills yet';
  return selectedRole(row, choices) ? undefined : 'Select a role first';
};

/** Compares the skills of ticked client roles. They come from the saved roles, so choices are saved first. */
export function useRowComparison(rows: readonly ImportRow[], choices: Choices, save: () => Promise<boolean>) {
  const { isTicked, tick } = useTicked(({ rowId }: ImportRow) => rowId);
  // Excludes rows that were deleted or whose role was cleared.
  const comparable = rows.filter((row) => isTicked(row) && !disabledReason(row, choices));
  // Mode `chosen`: ids are not typed letter by letter, so each change becomes an entry of the browser's history.
  const [{ compare }, change] = useQueryState({ compare: '', ...CLOSED });
  const open = async () => {
    if (comparable.length > MAX_PERSONAS)
      return notify('Please select maximum of 4 personas', { variant: 'info', duration: NOTICE_MS });
    try {
      if (await save()) change({ compare: formatColumnIds(comparable.map(({ rowId }) => rowId)) });
    } catch (failure) {
      notify(failure);
    }
  };
  return {
    /** Ids of the compared rows, without empty columns (0); none unless the comparison is open. */
    openRowIds: parseColumnIds(compare).filter((id) => id > 0),
    close: () => change({ compare: '', ...CLOSED }),
    open: () => void open(),
    /** Number of ticked rows that can be compared. */
    count: comparable.length,
    selection: {
      isSelected: (row: ImportRow) => comparable.includes(row),
      onSelect: tick,
      disabledReason: (row: ImportRow) => disabledReason(row, choices),
    },
  };
}
