import { parseArgs } from 'node:util';
import {
  countSelectedPersonas,
  deletePersonas,
  exportPersonas,
  listPersonas,
  undoPersonaChanges,
} from '@skills-architect/contracts/personas';
import { CLIENT, waitForJob, waitUntilIdle } from '../portal/fill';
import { FILLED_OPTIONS, runOnFilledPortal } from '../portal/filled-portal';
import { type Machine, machineLine } from '../portal/machine';
import { type Memory, readMemory, watchMemory } from '../portal/memory';
import { type Cores, countCores } from '../portal/processor';
import type { BenchPortal } from '../portal/start-portal';
import type { Visitor } from '../portal/visitor';
import { ms, table } from '../table';
import { measureSeconds, summarizeTimings, timeWork } from '../timings';

const USAGE = 'company --library FOLDER [--personas N] [--groups N] [--deleted N] [--data FOLDER] [--json]';
const ROUNDS = 60;
/** Number of personas excluded from a selection across all pages. */
const EXCEPTIONS = 37;

interface OperationResult {
  name: string;
  seconds: number;
  /** CPU seconds. */
  used: Cores;
  before: Memory;
  memory: Memory;
  note: string;
}
interface ListTiming {
  name: string;
  p50: number;
  p95: number;
}

const measureOperation = async (
  portal: BenchPortal,
  name: string,
  work: (admin: Visitor) => Promise<string>,
  admin: Visitor,
): Promise<OperationResult> => {
  await waitUntilIdle(portal);
  const before = readMemory(portal);
  const [stop, stopCount] = [watchMemory(portal), countCores(portal)];
  let note = '';
  const seconds = await measureSeconds(async () => {
    note = await work(admin);
  });
  const { node, mongod, bench } = stopCount();
  const used = { node: node * seconds, mongod: mongod * seconds, bench: bench * seconds };
  return { name, seconds, used, before, memory: stop(), note };
};

const countPersonas = async (visitor: Visitor) =>
  (await visitor.call(listPersonas, { query: { clientId: CLIENT, pagesize: 1 } })).total;

/** Exports all personas to one workbook. */
const exportAll = async (visitor: Visitor) => {
  const input = { params: { clientId: CLIENT }, body: { filter: {}, except: [] } };
  const { exportTokenId, totalItems } = await visitor.call(exportPersonas, input);
  const { file } = await waitForJob(visitor, exportTokenId);
  if (!file) throw new Error('the export has no file');
  return `${totalItems} rows, ${((await visitor.download(file.href)).length / 2 ** 20).toFixed(1)} MB`;
};

/** Deletes all personas across pages, except some. */
const deleteAllExcept = (keptIds: number[], deleted: { changeSet: string }) => async (visitor: Visitor) => {
  const before = await countPersonas(visitor);
  const body = { filter: {}, except: keptIds };
  const { changeSet, jobToken } = await visitor.call(deletePersonas, { query: { clientId: CLIENT }, body });
  if (jobToken) await waitForJob(visitor, jobToken);
  deleted.changeSet = changeSet;
  const remaining = await countPersonas(visitor);
  if (remaining !== keptIds.length) throw new Error(`${remaining} personas are left instead of ${keptIds.length}`);
  return `${before - remaining} deleted`;
};

const undo = (changeSet: string, expected: number) => async (visitor: Visitor) => {
  const query = { clientId: CLIENT };
  const { jobToken } = await visitor.call(undoPersonaChanges, { params: { changeSet }, query });
  if (jobToken) await waitForJob(visitor, jobToken);
  const restored = await countPersonas(visitor);
  if (restored !== expected) throw new Error(`${restored} personas came back instead of ${expected}`);
  return `${restored} personas again`;
};

const measureLists = async (visitor: Visitor): Promise<ListTiming[]> => {
  const { data } = await visitor.call(listPersonas, { query: { clientId: CLIENT, pagesize: 50 } });
  const group = data.at(-1)?.personaGroup.personaGroupId ?? 0;
  const lists: [string, Record<string, string | number | boolean>][] = [
    ['first page', {}],
    ['page 150', { offset: 7450 }],
    ['one group', { personaGroupId: group }],
    ['search by name', { searchString: 'senior' }],
    ['without a role', { unmatched: true }],
    ['by name, descending', { sortBy: 'personaName', sortOrder: 'desc' }],
  ];
  const measured: ListTiming[] = [];
  for (const [name, part] of lists) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round++)
      times.push(
        await timeWork(() => visitor.call(listPersonas, { query: { clientId: CLIENT, pagesize: 50, ...part } })),
      );
    measured.push({ name, ...summarizeTimings(times) });
  }
  const selected = { query: { clientId: CLIENT }, body: { filter: {}, except: await firstIds(visitor, EXCEPTIONS) } };
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++)
    times.push(await timeWork(() => visitor.call(countSelectedPersonas, selected)));
  measured.push({ name: `all selected but ${EXCEPTIONS}`, ...summarizeTimings(times) });
  return measured;
};

/** Ids of the first personas of the list, at most `limit`, read page by page. */
const firstIds = async (visitor: Visitor, limit: number) => {
  const ids: number[] = [];
  while (ids.length < limit) {
    const query = { clientId: CLIENT, pagesize: Math.min(1000, limit - ids.length), offset: ids.length };
    const { data } = await visitor.call(listPersonas, { query });
    if (!data.length) break;
    ids.push(...data.map(({ personaId }) => personaId));
  }
  return ids;
};

interface Report {
  machine: Machine;
  lists: ListTiming[];
  works: OperationResult[];
}

const formatReport = ({ machine, lists, works }: Report) =>
  [
    machineLine(machine),
    '',
    table(
      ['list of 50', 'p50 ms', 'p95 ms'],
      lists.map(({ name, p50, p95 }) => [name, ms(p50), ms(p95)]),
    ),
    '',
    table(
      ['', 'seconds', 'node CPU s', 'mongod CPU s', 'node MB before', 'most', 'mongod MB before', 'most', ''],
      works.map(({ name, seconds, used, before, memory, note }) => [
        name,
        ...[seconds, used.node, used.mongod].map((value) => value.toFixed(1)),
        ...[before.node, memory.node, before.mongod, memory.mongod].map((value) => value.toFixed(0)),
        note,
      ]),
    ),
  ].join('\n');

/** Measures the list of a client with many personas: read, export all, delete most and undo that. */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      ...FILLED_OPTIONS,
      groups: { type: 'string', default: '200' },
      deleted: { type: 'string', default: '4000' },
    },
  });
  await runOnFilledPortal(
    values,
    USAGE,
    async ({ portal, admin, personas, machine }) => {
      const lists = await measureLists(await portal.signIn('general'));
      const works: OperationResult[] = [await measureOperation(portal, 'export all', exportAll, admin)];
      for (const keptCount of [personas - Number(values.deleted), EXCEPTIONS]) {
        const ids = await firstIds(admin, keptCount);
        const deleted = { changeSet: '' };
        works.push(await measureOperation(portal, `delete all but ${keptCount}`, deleteAllExcept(ids, deleted), admin));
        works.push(await measureOperation(portal, 'undo', undo(deleted.changeSet, personas), admin));
      }
      return { machine, lists, works };
    },
    formatReport,
  );
}
