/**
 * As cards the elements lose their table display, and some browsers then drop their implicit roles. Explicit roles keep
 * it a table for screen readers.
 */
export const AS = {
  table: { role: 'table' },
  rows: { role: 'rowgroup' },
  row: { role: 'row' },
  cell: { role: 'cell' },
  columnHead: { role: 'columnheader' },
  rowHead: { role: 'rowheader' },
} as const;
