import { setTimeout as sleep } from 'node:timers/promises';
import { read, utils } from '@e965/xlsx';
import { fillPath } from '@skills-architect/contracts';
import { downloadExport, exportPersonas, exportStatus } from '@skills-architect/contracts/personas';
import { type Sheet, workbooks } from '@skills-architect/service-kit/workbooks';
import { CLIENT } from '../portal/fill';
import { watchMemory } from '../portal/memory';
import type { BenchPortal } from '../portal/start-portal';
import type { Visitor } from '../portal/visitor';
import { measureSeconds } from '../timings';
import type { Measurement } from './measurement';

const POLL_MS = 50;
const WIDTH = 24;

/** The sheets of a workbook, for writing them again. */
const readSheets = (bytes: Uint8Array): Sheet[] => {
  const book = read(bytes, { type: 'array', dense: true });
  return book.SheetNames.flatMap((name) => {
    const sheet = book.Sheets[name];
    if (!sheet) return [];
    const [titles = [], ...rows] = utils.sheet_to_json<(string | number)[]>(sheet, { header: 1, defval: '' });
    return [{ name, columns: titles.map((title) => ({ title: String(title), width: WIDTH })), rows }];
  });
};

const exportWorkbook = async (visitor: Visitor) => {
  const body = { filter: {}, except: [] };
  const { exportTokenId } = await visitor.call(exportPersonas, { params: { clientId: CLIENT }, body });
  const params = { clientId: CLIENT, exportTokenId };
  for (;;) {
    const { status, errorMessage } = await visitor.call(exportStatus, { params });
    if (status === 4) throw new Error(`the export failed: ${errorMessage}`);
    if (status === 3) return visitor.download(fillPath(downloadExport, params));
    await sleep(POLL_MS);
  }
};

/**
 * Exports all personas of a client including the download, compared with writing the same workbook with the same
 * writer.
 */
export const measureExport = async (portal: BenchPortal, visitor: Visitor): Promise<Measurement> => {
  const stopWatching = watchMemory(portal);
  let bytes = new Uint8Array();
  const seconds = await measureSeconds(async () => {
    bytes = new Uint8Array(await exportWorkbook(visitor));
  });
  const { node } = stopWatching();
  const sheets = readSheets(bytes);
  const books = workbooks();
  await books.write([{ name: 'Warm', columns: [{ title: 'Warm', width: WIDTH }], rows: [] }]);
  const alone = await measureSeconds(() => books.write(sheets)).finally(() => books.close());
  return {
    name: 'export of personas to Excel',
    size: sheets.map(({ name, rows }) => `${rows.length} ${name}`).join(', '),
    seconds,
    alone,
    parts: { 'size (MB)': bytes.length / 2 ** 20, 'memory, node (MB)': node },
  };
};
