import { useState } from 'react';

/** Ids of the ticked rows of a table; kept while the table shows other rows. */
export function useTicked<Row>(getId: (row: Row) => number) {
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  return {
    isTicked: (row: Row) => ticked.has(getId(row)),
    tick: (rows: readonly Row[], selected: boolean) =>
      setTicked((before) => {
        const after = new Set(before);
        for (const row of rows)
          if (selected) after.add(getId(row));
          else after.delete(getId(row));
        return after;
      }),
    untickAll: () => setTicked(new Set()),
  };
}
