import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { MAX_TABLE_ROWS } from '@skills-architect/contracts';
import { formatNumber } from '@skills-architect/contracts/locale';
import { ArchiveRefused } from '@skills-architect/service-kit/archives';
import { tableNotes } from '../columns/table-notes';
import { lineFile } from '../table-files/line-file';
import { type ReadTask, type ReadTitles, ROW_LINES } from './read-task';
import { readSource } from './table-sources';
import { titledRows } from './titled-rows';

/** Reads a table into a file of the rows below its titles. */
export const readTable = async (task: ReadTask): Promise<ReadTitles> => {
  const lines = lineFile(path.join(task.folder, ROW_LINES));
  let count = 0;
  const rows = titledRows({
    knownTitles: task.knownTitles,
    add: (row) => {
      if (++count > MAX_TABLE_ROWS)
        throw new ArchiveRefused(`A table can have at most ${formatNumber(MAX_TABLE_ROWS)} rows. Import it in parts.`);
      return lines.add(row);
    },
  });
  try {
    const { hiddenSheets, note, isCut, ...source } = await readSource(await readFile(task.path), task, rows);
    const { facts, ...table } = await rows.end();
    // Wrong cells are listed one by one, so that their number is no news.
    const notes = tableNotes({ ...facts, hiddenSheets, note, isCut, oddCells: 0 });
    return { ...source, ...table, notes };
  } finally {
    await lines.end();
  }
};
