import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import {
  countPersonas,
  deletePersonas,
  exportPersonas,
  listPersonas,
  undoPersonaChanges,
} from '@skills-architect/contracts/personas';
import { rebuildProjection } from '@skills-architect/contracts/portal';
import { newSignedInContext, openBrowser } from '../landing/browser';
import { loadFirstView } from '../landing/first-view';
import { CLIENT, waitForJob } from '../portal/fill';
import { FILLED_OPTIONS, runOnFilledPortal } from '../portal/filled-portal';
import { type Machine, machineLine } from '../portal/machine';
import { type Memory, readMemory } from '../portal/memory';
import type { BenchPortal } from '../portal/start-portal';
import type { Visitor } from '../portal/visitor';
import { ms, table } from '../table';
import { measureSeconds, summarizeTimings, type Timings, timeWork } from '../timings';
import { copyPersonas } from './many-personas';

const USAGE = 'million --library FOLDER [--personas N] [--total N] [--rounds N] [--data FOLDER] [--json]';
const PAGE = 50;
const WARM_UP = 5;
/** Runs of each long operation. */
const RUNS = 3;
/** Personas that a deletion keeps. */
const KEPT = 37;
const LANDINGS = 10;
const POLL_MS = 100;

interface Row extends Timings {
  name: string;
}
interface Report {
  machine: Machine;
  personas: number;
  seconds: { copying: number; counting: number };
  disk: number;
  memory: Memory;
  rows: Row[];
}

interface ClientCount {
  clientId: number;
  personas: number;
}
const sumOf = (counts: readonly ClientCount[]) => counts.reduce((sum, { personas }) => sum + personas, 0);

const repeat = async (name: string, rounds: number, work: () => Promise<unknown>, warmUp = WARM_UP): Promise<Row> => {
  for (let round = 0; round < warmUp; round++) await work();
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) times.push(await timeWork(work));
  return { name, ...summarizeTimings(times) };
};

/** `total` is the real number of personas: lists stop counting earlier. */
const measureLists = async (
  visitor: Visitor,
  { clientId, personas: total }: ClientCount,
  rounds: number,
): Promise<Row[]> => {
  const list = (part: object) => visitor.call(listPersonas, { query: { clientId, pagesize: PAGE, ...part } });
  const { data } = await list({});
  const group = data.at(-1)?.personaGroup.personaGroupId ?? 0;
  const lists: [string, object][] = [
    ['first page', {}],
    [`page ${Math.floor(total / PAGE)}`, { offset: total - (total % PAGE || PAGE) }],
    ['one group', { personaGroupId: group }],
    ['search of a name that many have', { searchString: 'senior' }],
    ['search of a whole name', { searchString: data[0]?.personaName ?? '' }],
  ];
  const rows: Row[] = [];
  for (const [name, part] of lists)
    rows.push(await repeat(`${total} personas of a client: ${name}`, rounds, () => list(part)));
  return rows;
};

const exportOf = (visitor: Visitor, clientId: number) => async () => {
  const input = { params: { clientId }, body: { filter: {}, except: [] } };
  const { exportTokenId } = await visitor.call(exportPersonas, input);
  const { file } = await waitForJob(visitor, exportTokenId);
  if (!file) throw new Error('the export has no file');
  await visitor.download(file.href);
};

/** Deletes all personas of a client but some, and undoes it. */
const deleteAndUndo = async (visitor: Visitor, clientId: number): Promise<Row[]> => {
  const query = { clientId };
  const { data } = await visitor.call(listPersonas, { query: { clientId, pagesize: KEPT } });
  const body = { filter: {}, except: data.map(({ personaId }) => personaId) };
  const times: { deleted: number[]; undone: number[] } = { deleted: [], undone: [] };
  for (let run = 0; run < RUNS; run++) {
    let changeSet = '';
    times.deleted.push(
      await timeWork(async () => {
        const deleted = await visitor.call(deletePersonas, { query, body });
        if (deleted.jobToken) await waitForJob(visitor, deleted.jobToken);
        changeSet = deleted.changeSet;
      }),
    );
    times.undone.push(
      await timeWork(async () => {
        const { jobToken } = await visitor.call(undoPersonaChanges, { params: { changeSet }, query });
        if (jobToken) await waitForJob(visitor, jobToken);
      }),
    );
  }
  return [
    { name: 'delete the personas of a client', ...summarizeTimings(times.deleted) },
    { name: 'undo that', ...summarizeTimings(times.undone) },
  ];
};

const measureLanding = async ({ address }: BenchPortal): Promise<Row> => {
  const browser = await openBrowser();
  try {
    const context = await newSignedInContext(browser, { portal: address, login: 'super', password: 'Skills.Demo1' });
    return await repeat(
      'landing page, a slow browser with an empty cache',
      LANDINGS,
      () => loadFirstView(context, address),
      1,
    );
  } finally {
    await browser.close();
  }
};

/** Has the copies counted, which caused no events; resolves to the counts by client. */
const countAll = async (admin: Visitor, total: number): Promise<ClientCount[]> => {
  await admin.call(rebuildProjection, { body: { service: 'personas', name: 'persona counts' } });
  for (;;) {
    const { counts } = await admin.call(countPersonas, {});
    if (sumOf(counts) >= total) return counts;
    await sleep(POLL_MS);
  }
};

const measureDisk = async ({ bare }: BenchPortal) => {
  const { totalSize = 0 } = await bare.db('skills_architect_personas').stats({ scale: 2 ** 30 });
  return Number(totalSize);
};

const formatReport = ({ machine, personas, seconds, disk, memory, rows }: Report) =>
  [
    machineLine(machine),
    `${personas} personas, written in ${seconds.copying.toFixed(0)} s, counted in ${seconds.counting.toFixed(1)} s`,
    `${disk.toFixed(1)} GB on disk; node ${memory.node.toFixed(0)} MB, mongod ${memory.mongod.toFixed(0)} MB`,
    '',
    table(
      ['', 'p50 ms', 'p95 ms'],
      rows.map(({ name, p50, p95 }) => [name, ms(p50), ms(p95)]),
    ),
  ].join('\n');

/** Measures a database with a million personas, a hundred thousand of them of one client. */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      ...FILLED_OPTIONS,
      total: { type: 'string', default: '1000000' },
      rounds: { type: 'string', default: '60' },
    },
  });
  const rounds = Number(values.rounds);
  await runOnFilledPortal(
    values,
    USAGE,
    async ({ portal, admin, personas: base, machine }) => {
      let otherClientId = 0;
      const copying = await measureSeconds(async () => {
        ({ otherClientId } = await copyPersonas(portal, { base, total: Number(values.total) }));
      });
      let counts: ClientCount[] = [];
      const counting = await measureSeconds(async () => {
        counts = await countAll(admin, Number(values.total));
      });
      const clients = counts.filter(({ clientId }) => clientId === CLIENT || clientId === otherClientId);
      const lists: Row[] = [];
      for (const client of clients) lists.push(...(await measureLists(admin, client, rounds)));
      const rows = [
        ...lists,
        await repeat('counts of all clients', rounds, () => admin.call(countPersonas, {})),
        await measureLanding(portal),
        await repeat('export the personas of a client', RUNS, exportOf(admin, otherClientId), 0),
        ...(await deleteAndUndo(admin, otherClientId)),
      ];
      return {
        machine,
        personas: sumOf(counts),
        seconds: { copying, counting },
        disk: await measureDisk(portal),
        memory: readMemory(portal),
        rows,
      };
    },
    formatReport,
  );
}
