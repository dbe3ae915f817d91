/** A table for a terminal: the first column left-aligned, all others right-aligned. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string => {
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => (row[column] ?? '').length)));
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ')
      .trimEnd();
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
};

export const ms = (milliseconds: number) => milliseconds.toFixed(milliseconds < 100 ? 1 : 0);
export const times = (ratio: number) => `${ratio.toFixed(2)}×`;
/** Marks a figure that has a limit. */
export const verdict = (passed: boolean) => (passed ? 'ok' : 'OVER');
