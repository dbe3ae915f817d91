import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { aZip } from '@skills-architect/service-kit/testing/files';
import { sampleDescriptions } from '../import/descriptions';
import { simulateDay } from '../load/day';
import { createPeople } from '../load/people';
import { toRow } from '../load/report';
import { prepareStock } from '../load/stock';
import { buildActions, planDay } from '../load/work';
import { waitUntilIdle } from '../portal/fill';
import { FILLED_OPTIONS, type FilledPortal, requireOption, runOnFilledPortal } from '../portal/filled-portal';
import { machineLine } from '../portal/machine';
import { countCores } from '../portal/processor';
import { ms, table } from '../table';
import { checkHidden, checkPersonas, createImporter, deleteImported, importZip } from './importer';

const USAGE =
  'clients --library FOLDER --descriptions FOLDER [--people N] [--pause MS] [--personas N] [--data FOLDER] [--json]';
const CLIENTS = [1, 3, 1, 3];
const FILES = 50;
/** Number of different documents; the zips share some of them under different names. */
const DOCUMENTS = 120;
const LONGEST_MS = 30 * 60_000;
/** Baseline with the same users before the imports, because other work on the machine slows down both. */
const BEFORE_MS = 20_000;

const writeZips = async (folder: string, descriptions: string) => {
  const documents = await sampleDescriptions(descriptions, DOCUMENTS);
  return Promise.all(
    CLIENTS.map(async (clientId, nth) => {
      const prefix = `client${clientId}-zip${nth}-`;
      const chosen = Array.from({ length: FILES }, (_, at) => {
        const document = documents[(nth * FILES + at) % DOCUMENTS];
        if (!document) throw new Error('there are too few documents');
        return [`${prefix}${document.fileName}`, document.bytes] as const;
      });
      const file = path.join(folder, `${prefix}.zip`);
      await writeFile(file, aZip(Object.fromEntries(chosen)));
      return { clientId, mark: prefix, file };
    }),
  );
};

interface Options {
  folder: string;
  descriptions: string;
  people: number;
  pauseMs: number;
}

const measure = async ({ portal, admin, sourceId, machine }: FilledPortal, options: Options) => {
  const zips = await writeZips(options.folder, options.descriptions);
  await deleteImported(portal, admin, CLIENTS);
  const importers = await Promise.all(
    zips.map(async (zip, nth) => ({ ...zip, ...(await createImporter(portal, admin, zip.clientId, nth)) })),
  );
  const everybody = await createPeople(portal, admin, options.people);
  const day = planDay(buildActions(await prepareStock(admin, sourceId)));
  await waitUntilIdle(portal);
  const { pauseMs } = options;
  const before = await simulateDay(everybody, day, { forMs: BEFORE_MS, pauseMs });
  const [ended, cores] = [new AbortController(), countCores(portal)];
  const working = simulateDay(everybody, day, { forMs: LONGEST_MS, pauseMs, signal: ended.signal });
  const imported = await Promise.all(importers.map((one) => importZip(one, one.file, one.mark))).finally(() =>
    ended.abort(),
  );
  const [done, busy] = [await working, cores()];
  await checkHidden(importers, imported);
  await checkPersonas(portal, imported);
  const names = [...new Set(done.map(({ name }) => name))];
  const byName = names.map((name) =>
    toRow(
      name,
      done.filter((one) => one.name === name),
    ),
  );
  const rows = [...byName, toRow('all', done), toRow('all, before the imports', before)];
  return { machine, imported, people: everybody.length, rows, cores: busy };
};

const formatReport = ({ machine, imported, people, rows, cores }: Awaited<ReturnType<typeof measure>>) =>
  [
    machineLine(machine),
    'no data of one client was visible to another',
    '',
    table(
      ['client', 'files', 'read', 'created', 'review s', 'selection s', 'create s'],
      imported.map(({ clientId, files, read, created, seconds }) => [
        ...[clientId, files, read, created].map(String),
        ...[seconds.review, seconds.selection, seconds.create].map((value) => value.toFixed(1)),
      ]),
    ),
    '',
    `${people} people meanwhile; cores busy: node ${cores.node.toFixed(2)}, mongod ${cores.mongod.toFixed(2)}`,
    table(
      ['', 'calls', 'p50 ms', 'p95 ms', 'errors'],
      rows.map(({ name, count, p50, p95, errors }) => [name, `${count}`, ms(p50), ms(p95), `${errors}`]),
    ),
  ].join('\n');

/**
 * Four users of two clients import 200 job descriptions in four zips at once while others work: checks that no data
 * crosses the clients, and measures the other users' calls.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      ...FILLED_OPTIONS,
      descriptions: { type: 'string' },
      people: { type: 'string', default: '10' },
      pause: { type: 'string', default: '1000' },
    },
  });
  const descriptions = requireOption(values.descriptions, USAGE);
  const folder = await mkdtemp(path.join(os.tmpdir(), 'skills-architect-bench-'));
  const options = { folder, descriptions, people: Number(values.people), pauseMs: Number(values.pause) };
  try {
    await runOnFilledPortal(values, USAGE, (filled) => measure(filled, options), formatReport);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
