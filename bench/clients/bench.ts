import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { aZip } from '@skills-architect/service-kit/testing/files';
import { descriptionsIn } from '../import/descriptions';
import { work } from '../load/day';
import { people } from '../load/people';
import { toRow } from '../load/report';
import { prepareStock } from '../load/stock';
import { buildActions, planDay } from '../load/work';
import { untilQuiet } from '../portal/fill';
import { FILLED, withFilledPortal } from '../portal/filled-portal';
import { machine, machineLine } from '../portal/machine';
import { countCores } from '../portal/processor';
import { buildPortal } from '../portal/start-portal';
import { ms, table } from '../table';
import { anImporter, checkHidden, checkPersonas, forgetImported, importZip } from './importer';

const USAGE =
  'clients --library FOLDER --descriptions FOLDER [--people N] [--pause MS] [--personas N] [--data FOLDER] [--json]';
const CLIENTS = [1, 3, 1, 3];
const FILES = 50;
/** Different documents; the zips share some of them, under names of their own. */
const DOCUMENTS = 120;
const LONGEST_MS = 30 * 60_000;

const writeZips = async (folder: string, descriptions: string) => {
  const documents = await descriptionsIn(descriptions, DOCUMENTS);
  return Promise.all(
    CLIENTS.map(async (clientId, nth) => {
      const mark = `client${clientId}-zip${nth}-`;
      const chosen = Array.from({ length: FILES }, (_, at) => {
        const document = documents[(nth * FILES + at) % DOCUMENTS];
        if (!document) throw new Error('there are too few documents');
        return [`${mark}${document.fileName}`, document.bytes] as const;
      });
      const file = path.join(folder, `${mark}.zip`);
      await writeFile(file, aZip(Object.fromEntries(chosen)));
      return { clientId, mark, file };
    }),
  );
};

/**
 * Imports 200 job descriptions in four zips by four users of two clients at once while others work: checks that nothing
 * crosses the clients, and measures the others' calls.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      ...FILLED,
      descriptions: { type: 'string' },
      people: { type: 'string', default: '10' },
      pause: { type: 'string', default: '1000' },
    },
  });
  const { library, descriptions } = values;
  if (!library || !descriptions) throw new Error(`Usage: ${USAGE}`);
  const at = machine();
  const folder = await mkdtemp(path.join(os.tmpdir(), 'skills-architect-bench-'));
  buildPortal();
  try {
    const zips = await writeZips(folder, descriptions);
    await withFilledPortal({ ...values, library }, async ({ portal, admin, sourceId }) => {
      await forgetImported(portal, admin, CLIENTS);
      const importers = await Promise.all(
        zips.map(async (zip, nth) => ({ ...zip, ...(await anImporter(portal, admin, zip.clientId, nth)) })),
      );
      const everybody = await people(portal, admin, Number(values.people));
      const day = planDay(buildActions(await prepareStock(admin, sourceId)));
      await untilQuiet(portal);
      const [ended, cores] = [new AbortController(), countCores(portal)];
      const working = work(everybody, day, { forMs: LONGEST_MS, pauseMs: Number(values.pause), signal: ended.signal });
      const imported = await Promise.all(importers.map((one) => importZip(one, one.file, one.mark))).finally(() =>
        ended.abort(),
      );
      const [done, busy] = [await working, cores()];
      await checkHidden(importers, imported);
      await checkPersonas(portal, imported);
      const names = [...new Set(done.map(({ name }) => name))];
      const rows = [
        ...names.map((name) =>
          toRow(
            name,
            done.filter((one) => one.name === name),
          ),
        ),
        toRow('all', done),
      ];
      if (values.json) return console.log(JSON.stringify({ machine: at, imported, rows, cores: busy }));
      const seconds = (of: (typeof imported)[number]) =>
        [of.seconds.review, of.seconds.selection, of.seconds.create].map((value) => value.toFixed(1));
      console.log(
        [
          machineLine(at),
          'nothing crossed the clients',
          '',
          table(
            ['client', 'files', 'read', 'created', 'review s', 'selection s', 'create s'],
            imported.map((one) => [
              `${one.clientId}`,
              `${one.files}`,
              `${one.read}`,
              `${one.created}`,
              ...seconds(one),
            ]),
          ),
          '',
          `${everybody.length} people meanwhile; cores busy: node ${busy.node.toFixed(2)}, mongod ${busy.mongod.toFixed(2)}`,
          table(
            ['', 'calls', 'p50 ms', 'p95 ms', 'errors'],
            rows.map(({ name, count, p50, p95, errors }) => [name, `${count}`, ms(p50), ms(p95), `${errors}`]),
          ),
        ].join('\n'),
      );
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
