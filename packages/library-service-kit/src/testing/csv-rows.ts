import { Readable } from 'node:stream';
import { eachSeparatedRow } from '../table-files';

/** Reads a CSV file into rows of cells. */
export const csvRows = async (bytes: Buffer): Promise<string[][]> => {
  const rows: string[][] = [];
  await eachSeparatedRow(
    Readable.from([bytes.toString()]),
    'csv',
    (cells) => {
      rows.push([...cells]);
      return undefined;
    },
    'test.csv',
  );
  return rows;
};
