import { setTimeout as sleep } from 'node:timers/promises';
import { read, utils } from '@e965/xlsx';
import { pathOf } from '@skills-architect/contracts';
import { downloadExport, exportPersonas, exportStatus } from '@skills-architect/contracts/personas';
import { builtWorker } from '../portal/built-worker';
import { CLIENT } from '../portal/fill';
import { watchMemory } from '../portal/memory';
import type { BenchPortal } from '../portal/start-portal';
import type { Visitor } from '../portal/visitor';
import { secondsOf } from '../timings';
import type { Measured } from './measured';

const WRITE_MB = 1200;
const POLL_MS = 50;
const WIDTH = 24;

/** The sheets of a workbook as the worker that writes workbooks takes them. */
const sheetsOf = (bytes: Uint8Array) => {
  const book = read(bytes, { type: 'array', dense: true });
  return book.SheetNames.flatMap((name) => {
    const sheet = book.Sheets[name];
    if (!sheet) return [];
    const [titles = [], ...rows] = utils.sheet_to_json<(string | number)[]>(sheet, { header: 1, defval: '' });
    return [{ name, columns: titles.map((title) => ({ title: String(title), width: WIDTH })), rows }];
  });
};

const exported = async (visitor: Visitor) => {
  const body = { filter: {}, except: [] };
  const { exportTokenId } = await visitor.call(exportPersonas, { params: { clientId: CLIENT }, body });
  const params = { clientId: CLIENT, exportTokenId };
  for (;;) {
    const { status, errorMessage } = await visitor.call(exportStatus, { params });
    if (status === 4) throw new Error(`the export failed: ${errorMessage}`);
    if (status === 3) return visitor.download(pathOf(downloadExport, params));
    await sleep(POLL_MS);
  }
};

/** The export of all personas of a client up to the downloaded workbook, beside writing the same workbook by the same worker. */
export const measureExport = async (portal: BenchPortal, visitor: Visitor): Promise<Measured> => {
  const watching = watchMemory(portal);
  let bytes = new Uint8Array();
  const seconds = await secondsOf(async () => {
    bytes = new Uint8Array(await exported(visitor));
  });
  const { node } = watching();
  const sheets = sheetsOf(bytes);
  const writer = builtWorker('workbook', WRITE_MB);
  const alone = await secondsOf(() => writer.run({ kind: 'write', sheets })).finally(() => writer.close());
  return {
    name: 'export of personas to Excel',
    size: sheets.map(({ name, rows }) => `${rows.length} ${name}`).join(', '),
    seconds,
    alone,
    parts: { 'size (MB)': bytes.length / 2 ** 20, 'memory, node (MB)': node },
  };
};
