import type { Readable } from 'node:stream';
import { ArchiveRefused } from '@skills-architect/service-kit/archives';
import { type CsvError, type Options, parse } from 'csv-parse';
import { NOTHING_ODD, type TakeRow } from './rows';

/** ESCO's files are CSV with quotes; O*NET's are tab-separated without quotes. */
const FORMATS: Record<'csv' | 'txt', Options> = {
  csv: { bom: true, relax_column_count: true, relax_quotes: true },
  txt: { bom: true, delimiter: '\t', quote: null, relax_column_count: true },
};
/** Rows of a taxonomy are much shorter; a missing quote would turn the whole file into one row. */
const MAX_ROW_LENGTH = 2_000_000;

/** Reads a CSV or tab-separated stream row by row; `options` override the format of the kind. */
export const eachSeparatedRow = async (
  stream: Readable,
  kind: 'csv' | 'txt',
  take: TakeRow,
  name: string,
  options: Pick<Options, 'delimiter' | 'quote' | 'bom'> = {},
) => {
  const rows = parse({ ...FORMATS[kind], max_record_size: MAX_ROW_LENGTH, ...options });
  stream.on('error', (error) => rows.destroy(error));
  stream.pipe(rows);
  let row = 0;
  try {
    for await (const cells of rows) {
      const next = take(cells, ++row, NOTHING_ODD);
      if (next === false) return;
      if (next) await next;
    }
  } catch (error) {
    throw isFormatError(error) ? new ArchiveRefused(`${name} cannot be read: ${error.message}`) : error;
  } finally {
    stream.destroy();
    rows.destroy();
  }
};

const isFormatError = (error: unknown): error is CsvError =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('CSV_');
