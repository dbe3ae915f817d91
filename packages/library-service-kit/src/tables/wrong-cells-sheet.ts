import { readFile } from 'node:fs/promises';
import type { WrongCell } from '@skills-architect/contracts';
import type { Cell } from '../workbooks/sheet';
import type { Workbooks } from '../workbooks/workbooks';

const HEAD = {
  name: 'Wrong cells',
  columns: [
    { title: 'Sheet', width: 20 },
    { title: 'Row', width: 10 },
    { title: 'Column', width: 24 },
    { title: 'Value', width: 40 },
    { title: 'What to do', width: 80 },
  ],
};
const BATCH_SIZE = 1000;

/** Writes a workbook of any number of wrong cells. */
export const wrongCellsSheet = (books: Workbooks, cells: AsyncIterable<WrongCell>): Promise<Buffer> =>
  books.writeLarge(
    [HEAD],
    async (add) => {
      const rows: Cell[][] = [];
      for await (const { sheet, row, column, value, problem } of cells) {
        rows.push([sheet, row, column, value, problem]);
        if (rows.length === BATCH_SIZE) await add(0, rows.splice(0));
      }
      await add(0, rows);
    },
    (file) => readFile(file),
  );
