import type { RowSelection } from './column';

/** How much of some rows is chosen, and which of them a common checkbox moves. */
export const choosing = <Row>(rows: readonly Row[], selection: RowSelection<Row> | undefined) => {
  if (!selection) return { chosen: undefined, free: [] };
  const free = rows.filter((row) => !selection.disabledReason?.(row));
  const count = free.filter(selection.isSelected).length;
  const chosen = count === 0 ? ('none' as const) : count === free.length ? ('all' as const) : ('some' as const);
  return { chosen, free };
};
