import type { ImportRow } from '@skills-architect/contracts/personas';
import { notify, useQueryState } from '@skills-architect/portal-kit';
import { useState } from 'react';
import { columnIdsIn, columnIdsText, MOST_PERSONAS } from '../compare-personas/column-ids';
import { NO_VIEW } from '../compare-view/matrix-view';
import { type Choices, selectedRole } from '../imports/selection-rules';

/** What the address says of a comparison that is closed. */
const CLOSED = { ...NO_VIEW, skill: 0 };
/** Milliseconds the notice about the number of rows is shown. */
const NOTICE = 2500;

/** Ticks client roles and compares their skills: of the saved role, so choices are saved first. */
export function useRowComparison(choices: Choices, save: () => Promise<boolean>) {
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const [{ compare }, change] = useQueryState({ compare: '', ...CLOSED });
  const disabledReason = (row: ImportRow) => {
    if (row.isDuplicatePersona) return 'This persona already exists';
    return selectedRole(row, choices) ? undefined : 'Select a role first';
  };
  const open = async () => {
    if (ticked.size > MOST_PERSONAS)
      return notify('Please select maximum of 4 personas', { variant: 'info', duration: NOTICE });
    try {
      if (await save()) change({ compare: columnIdsText([...ticked]) });
    } catch (failure) {
      notify(failure);
    }
  };
  return {
    /** The rows that are compared; none while the table is shown. */
    compared: columnIdsIn(compare).filter((id) => id > 0),
    close: () => change({ compare: '', ...CLOSED }),
    open: () => void open(),
    count: ticked.size,
    selection: {
      isSelected: ({ rowId }: ImportRow) => ticked.has(rowId),
      onSelect: (rows: ImportRow[], selected: boolean) =>
        setTicked((before) => {
          const after = new Set(before);
          for (const { rowId } of rows)
            if (selected) after.add(rowId);
            else after.delete(rowId);
          return after;
        }),
      disabledReason,
    },
  };
}
