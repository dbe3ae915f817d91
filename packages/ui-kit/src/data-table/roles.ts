/**
 * As cards the elements of a table lose their display, and some browsers take their roles away with it: they are said
 * again, so that it stays a table for a screen reader.
 */
export const AS = {
  table: { role: 'table' },
  rows: { role: 'rowgroup' },
  row: { role: 'row' },
  cell: { role: 'cell' },
  columnHead: { role: 'columnheader' },
  rowHead: { role: 'rowheader' },
} as const;
