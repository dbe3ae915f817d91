import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { withTemporaryFolder } from '@skills-architect/service-kit';
import { type ReadSheet, workbooks } from '../workbooks';

/** The sheets of a downloaded workbook. */
export const readWorkbook = (bytes: Buffer): Promise<ReadSheet[]> =>
  withTemporaryFolder('read-workbook', async (folder) => {
    const books = workbooks();
    const file = path.join(folder, 'workbook.xlsx');
    await writeFile(file, bytes);
    return books.read(file).finally(() => books.close());
  });
