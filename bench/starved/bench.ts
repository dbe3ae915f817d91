import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { deletePersonas, listPersonas } from '@skills-architect/contracts/personas';
import type { RoleSummary } from '@skills-architect/contracts/roles';
import { createPeople } from '../load/people';
import { sampleDescriptions, writeZipFile } from '../portal/descriptions';
import { editRole } from '../portal/edit-role';
import { CLIENT, fetchRoles, fillOnet, waitUntilIdle } from '../portal/fill';
import { FILLED_OPTIONS, type FilledPortal, requireOption, runOnFilledPortal } from '../portal/filled-portal';
import { type Machine, machineLine } from '../portal/machine';
import type { Visitor } from '../portal/visitor';
import { ms, table, times } from '../table';
import { type Basics, watchBasics } from './basics';
import { type BulkImport, importUpToPersonas } from './bulk-import';
import { startBusyLoops } from './busy-loops';

const USAGE =
  'starved --library FOLDER --descriptions FOLDER [--onet FOLDER] [--count 40] [--loops 8] [--data FOLDER] [--json]';
const READERS = 10;
const EDIT_EVERY_MS = 10_000;

interface Run extends BulkImport {
  basics: Basics;
  edits: number;
}

interface Report {
  bench: 'starved';
  machine: Machine;
  loops: number;
  descriptions: number;
  /** Pages, scripts, sign-ins and lists that were refused. */
  refusedBasics: number;
  /** Files and rows that failed because the machine was slow. */
  failedForSlowness: number;
  personas: number;
  seconds: number;
  secondsWithoutLoops: number;
  starved: Run;
  quiet: Run;
}

/** O*NET beside ESCO's folder, unless it is given. */
const findOnet = (library: string, given: string | undefined) =>
  given ?? ['onet', '../onet', '../../onet'].map((name) => path.join(library, name)).find((name) => existsSync(name));

/** Edits a role every ten seconds, as an architect does. */
const keepEditing = async (architect: Visitor, roles: readonly RoleSummary[], signal: AbortSignal) => {
  let edits = 0;
  for (; !signal.aborted; edits += 1) {
    await sleep(EDIT_EVERY_MS, undefined, { signal }).catch(() => undefined);
    const roleId = roles[(edits * 7919) % roles.length]?.roleId ?? 0;
    const text = `Edited ${edits} times.`;
    await editRole(architect, roleId, ({ roleDescription }) => ({
      roleDescription: `${roleDescription.replace(/ Edited \d+ times\.$/, '')} ${text}`,
    }));
  }
  return edits;
};

const removePersonas = async (admin: Visitor, since: ReadonlySet<number>) => {
  const { data } = await admin.call(listPersonas, { query: { clientId: CLIENT, pagesize: 1000 } });
  const ids = data.map(({ personaId }) => personaId).filter((id) => !since.has(id));
  if (ids.length) await admin.call(deletePersonas, { query: { clientId: CLIENT }, body: { ids } });
};

const measure = async (
  { portal, admin, sourceId, machine }: FilledPortal,
  { onet, folder, count, loops }: { onet: string | undefined; folder: string; count: number; loops: number },
): Promise<Report> => {
  if (onet) await fillOnet(portal, admin, onet);
  await waitUntilIdle(portal);
  const roles = await fetchRoles(admin, sourceId);
  const [importer, architect] = [await portal.signIn('general'), await portal.signIn('architect')];
  const readers = (await createPeople(portal, admin, READERS)).map(({ visitor }) => visitor);
  const zip = await writeZipFile(await sampleDescriptions(folder, count));
  const { data } = await admin.call(listPersonas, { query: { clientId: CLIENT, pagesize: 1000 } });
  const before = new Set(data.map(({ personaId }) => personaId));

  const runOnce = async (): Promise<Run> => {
    const ended = new AbortController();
    const watching = watchBasics(portal, readers, ended.signal);
    const editing = keepEditing(architect, roles, ended.signal);
    const importing = importUpToPersonas(importer, zip.file).finally(() => ended.abort());
    // All of them end before a failure of one stops the portal.
    await Promise.allSettled([importing, watching, editing]);
    return { ...(await importing), basics: await watching, edits: await editing };
  };
  try {
    const quiet = await runOnce();
    await removePersonas(admin, before);
    const endLoops = startBusyLoops(loops);
    const starved = await runOnce().finally(endLoops);
    return {
      bench: 'starved',
      machine,
      loops,
      descriptions: count,
      refusedBasics: starved.basics.refused.length,
      failedForSlowness: starved.failedForSlowness.length,
      personas: starved.personas,
      seconds: starved.seconds,
      secondsWithoutLoops: quiet.seconds,
      starved,
      quiet,
    };
  } finally {
    await zip.remove();
  }
};

const runRow = (name: string, { read, failed, personas, seconds, longestStill, basics, edits }: Run) => [
  name,
  ...[read, failed, personas].map(String),
  seconds.toFixed(0),
  longestStill.toFixed(0),
  `${basics.requests}`,
  `${basics.refused.length}`,
  ms(basics.timings.p50),
  ms(basics.timings.p95),
  `${edits}`,
];

const print = ({ machine, loops, descriptions, failedForSlowness, starved, quiet }: Report) =>
  [
    machineLine(machine),
    `${descriptions} job descriptions from zip to personas, ${READERS} readers, an architect edits a role every 10 s`,
    '',
    table(
      ['', 'read', 'failed', 'personas', 's', 'longest still s', 'basics', 'refused', 'p50 ms', 'p95 ms', 'edits'],
      [runRow('quiet', quiet), runRow(`${loops} busy loops`, starved)],
    ),
    '',
    `${times(starved.seconds / quiet.seconds)} the time; ${failedForSlowness} failed for slowness`,
    ...[...new Set(starved.basics.refused)].slice(0, 10),
  ].join('\n');

/** Measures a bulk import beside other users on a machine whose cores are taken by busy loops. */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      ...FILLED_OPTIONS,
      personas: { type: 'string', default: '0' },
      descriptions: { type: 'string' },
      onet: { type: 'string' },
      count: { type: 'string', default: '40' },
      loops: { type: 'string', default: '8' },
    },
  });
  const folder = requireOption(values.descriptions, USAGE);
  const settings = {
    onet: findOnet(requireOption(values.library, USAGE), values.onet),
    folder,
    count: Number(values.count),
    loops: Number(values.loops),
  };
  await runOnFilledPortal(values, USAGE, (filled) => measure(filled, settings), print);
}
