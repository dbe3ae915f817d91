import type { ImportRow } from '@skills-architect/contracts/personas';
import { useState } from 'react';
import { type Choices, isDraft, isWithoutRole } from '../import-files/selection-rules';

const NONE: ReadonlySet<number> = new Set();

/**
 * The rows without a role, drafts too, while `isOn`, otherwise all. A row that gets a role stays until the filter is switched off,
 * so that it does not vanish under the pointer.
 */
export function useWithoutRole(rows: readonly ImportRow[], choices: Choices, isOn: boolean): readonly ImportRow[] {
  const [shownIds, setShownIds] = useState(NONE);
  if (!isOn) {
    if (shownIds.size) setShownIds(NONE);
    return rows;
  }
  const withoutRole = rows.filter((row) => isWithoutRole(row, choices) || isDraft(row, choices));
  if (withoutRole.some(({ rowId }) => !shownIds.has(rowId)))
    setShownIds(new Set([...shownIds, ...withoutRole.map(({ rowId }) => rowId)]));
  return rows.filter(({ rowId }) => shownIds.has(rowId));
}
