import type { WrongCell } from '@skills-architect/contracts';
import type { ReadSheet, StyledCell, StyledSheet } from '@skills-architect/library-service-kit/workbooks';
import type { FormColumn } from '../sheet-forms/sheet-form';

/** Title of the column with corrections, which an upload may still contain. */
const TITLE = 'What to correct';
const WRONG_FILL = 'F8D7DA';
const DEFAULT_WIDTH = 20;
const PROBLEM_WIDTH = 60;

/** The uploaded sheet with its wrong cells marked, and with the corrections at the end of their rows. */
export const markedSheet = (
  { name, rows, rowNumbers }: ReadSheet,
  columns: readonly Pick<FormColumn<string>, 'title' | 'width'>[],
  wrong: readonly WrongCell[],
): StyledSheet => {
  const earlierColumn = (rows[0] ?? []).indexOf(TITLE);
  const [head = [], ...body] = earlierColumn < 0 ? rows : rows.map((row) => row.slice(0, earlierColumn));
  const width = Math.max(head.length, columns.length);
  const wrongAt = new Map<number, WrongCell[]>();
  for (const cell of wrong.filter(({ sheet }) => sheet === name))
    wrongAt.set(cell.row, [...(wrongAt.get(cell.row) ?? []), cell]);

  const toMarkedRow = (texts: string[], cells: readonly WrongCell[]): StyledCell[] => {
    const ownCells = Array.from({ length: width }, (_, index): StyledCell => {
      const isWrong = cells.some(({ column }) => column === columns[index]?.title);
      return { text: texts[index] ?? '', ...(isWrong && { fill: WRONG_FILL }) };
    });
    const problems = cells.map(({ column, problem }) => `${column}: ${problem}`);
    return [...ownCells, { text: problems.join('\n'), ...(problems.length > 0 && { fill: WRONG_FILL }) }];
  };

  const titles = Array.from({ length: width }, (_, index): StyledCell => ({ text: head[index] ?? '', bold: true }));
  const lines: (StyledCell | null)[][] = Array.from({ length: (rowNumbers[0] ?? 1) - 1 }, () => []);
  lines.push([...titles, { text: TITLE, bold: true }]);
  for (const [index, texts] of body.entries()) {
    const row = rowNumbers[index + 1] ?? lines.length + 1;
    while (lines.length < row - 1) lines.push([]);
    lines.push(toMarkedRow(texts, wrongAt.get(row) ?? []));
  }
  const widths = Array.from({ length: width }, (_, index) => columns[index]?.width ?? DEFAULT_WIDTH);
  return { name, widths: [...widths, PROBLEM_WIDTH], rows: lines };
};
