import { useState } from 'react';
import type { RowKey, RowSelection } from './column';

/**
 * The selected rows of a table, by their keys; `ids` can contain rows of other pages.
 * @example const { selection, ids, clear } = useRowSelection(({ userId }: User) => userId);
 */
export function useRowSelection<Row, Key extends RowKey>(
  rowKey: (row: Row) => Key,
  disabledReason?: RowSelection<Row>['disabledReason'],
) {
  const [ids, setIds] = useState<ReadonlySet<Key>>(new Set());
  const selection: RowSelection<Row> = {
    isSelected: (row) => ids.has(rowKey(row)),
    onSelect: (rows, selected) =>
      setIds((before) => {
        const after = new Set(before);
        for (const row of rows) {
          if (selected) after.add(rowKey(row));
          else after.delete(rowKey(row));
        }
        return after;
      }),
    disabledReason,
  };
  return { selection, ids: [...ids], clear: () => setIds(new Set()) };
}
