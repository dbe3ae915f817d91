import type { ImportRow } from '@skills-architect/contracts/personas';
import { useState } from 'react';
import { type Choices, isWithoutRole } from '../imports/selection-rules';

const NONE: ReadonlySet<number> = new Set();

/**
 * The rows without a role while `isOn`, otherwise all. A row that gets a role stays until the filter is switched off,
 * so that it does not vanish under the pointer.
 */
export function useWithoutRole(rows: readonly ImportRow[], choices: Choices, isOn: boolean): readonly ImportRow[] {
  const [seen, setSeen] = useState(NONE);
  if (!isOn) {
    if (seen.size) setSeen(NONE);
    return rows;
  }
  const open = rows.filter((row) => isWithoutRole(row, choices));
  if (open.some(({ rowId }) => !seen.has(rowId))) setSeen(new Set([...seen, ...open.map(({ rowId }) => rowId)]));
  return rows.filter(({ rowId }) => seen.has(rowId));
}
