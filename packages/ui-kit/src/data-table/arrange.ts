import type { RowGroups, RowKey } from './column';

export interface Group<Row> {
  id: RowKey;
  title: string;
  rows: Row[];
}

/** Puts rows under their heads, heads in the order in which they first appear. */
export const arrange = <Row>(rows: readonly Row[], of: RowGroups<Row>['of']): Group<Row>[] => {
  const found = new Map<RowKey, Group<Row>>();
  for (const row of rows) {
    const { id, title } = of(row);
    const group = found.get(id);
    if (group) group.rows.push(row);
    else found.set(id, { id, title, rows: [row] });
  }
  return [...found.values()];
};
