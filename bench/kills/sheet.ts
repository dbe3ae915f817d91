import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import {
  createImportedPersonas,
  discardImport,
  importClientRoles,
  listImportWrongCells,
  listPersonas,
  saveImportRows,
} from '@skills-architect/contracts/personas';
import { describeMachine, machineLine } from '../portal/machine';
import { buildPortal } from '../portal/start-portal';
import { table } from '../table';
import { measureSeconds } from '../timings';
import { followImport } from './follow-import';
import { expectCount } from './imports';
import { formatKills, type KillablePortal, startKillablePortal } from './killed-portal';
import { countPersonas } from './personas';
import { type RoleBook, roleBook } from './role-book';

const CLIENT = 1;
const ROLES = 500;
const SKILLS = 10;
const WRONG = 60;

const upload = async (killable: KillablePortal, folder: string, { bytes }: RoleBook) => {
  const file = path.join(folder, 'roles.xlsx');
  await writeFile(file, bytes);
  const { importTokenId } = await killable.visitor().upload(importClientRoles, { query: { clientId: CLIENT } }, [file]);
  return followImport(killable, importTokenId);
};

/** Imports a workbook with wrong cells: each must be reported, and nothing imported. */
const refuseWorkbook = async (killable: KillablePortal, folder: string) => {
  const before = await countPersonas(killable);
  const book = roleBook({ name: 'Wrong', roles: ROLES, skills: SKILLS, wrongCells: WRONG });
  let token = { importTokenId: '' };
  const seconds = await measureSeconds(async () => {
    const { params, waitForEnd } = await upload(killable, folder, book);
    token = params;
    if ((await waitForEnd()) !== 'failed') throw new Error('a workbook with wrong cells was taken');
  });
  const input = { params: token, query: { pagesize: 100 } };
  const { cells } = await killable.visitor().call(listImportWrongCells, input);
  const reportedCells = cells.map(({ row, column }) => `${row} ${column}`);
  expectCount('wrong cells', reportedCells, WRONG);
  const missed = book.wrong.filter((cell) => !reportedCells.includes(cell));
  if (missed.length) throw new Error(`wrong cells that were not named: ${missed.join(', ')}`);
  const remaining = await followImport(killable, token.importTokenId).rows();
  expectCount(
    'rows of a refused workbook',
    remaining.map(({ rowId }) => rowId),
    0,
  );
  if ((await countPersonas(killable)) !== before) throw new Error('a refused workbook made personas');
  await killable.visitor().call(discardImport, { params: token });
  return seconds;
};

/** Imports a valid workbook: each of its personas must be created once, although the portal is killed in each job. */
const importWorkbook = async (killable: KillablePortal, folder: string, name: string, shares: readonly number[]) => {
  const steps: [string, number][] = [];
  const step = async (what: string, work: () => Promise<void>) => {
    steps.push([what, await measureSeconds(work)]);
  };
  const { params, progress, reach, rows } = await upload(
    killable,
    folder,
    roleBook({ name, roles: ROLES, skills: SKILLS }),
  );
  await step('check and write the rows', async () => {
    for (const share of shares) await killable.killAt('check of the workbook', share, ROLES, progress('matching'));
    await reach('matching');
  });
  await step('match roles and skills', async () => {
    for (const share of shares) await killable.killAt('match', share, ROLES, progress('selection'));
    await reach('selection');
  });
  const read = await rows();
  expectCount(
    'rows',
    read.map(({ rowId }) => rowId),
    ROLES,
  );
  const incomplete = read.filter(({ clientSkills }) => clientSkills !== SKILLS);
  if (incomplete.length) throw new Error(`${incomplete.length} roles do not have ${SKILLS} client skills`);
  const best = read.flatMap(({ roleRecommendations: [first] }) => first?.roleId ?? [])[0] ?? null;
  const selected = read.map(({ rowId, roleRecommendations: [first] }) => ({ rowId, roleId: first?.roleId ?? best }));
  await killable.visitor().call(saveImportRows, { params, body: { rows: selected } });
  await killable.visitor().call(createImportedPersonas, { params });
  await step('create the personas', async () => {
    for (const share of shares) await killable.killAt('create', share, ROLES, progress('done'));
    await reach('done');
  });
  const query = { clientId: CLIENT, searchString: name, pagesize: 1000 };
  const { data } = await killable.visitor().call(listPersonas, { query });
  expectCount(
    'personas created',
    data.map(({ personaName }) => personaName),
    ROLES,
  );
  return steps;
};

/**
 * Imports 5,000 rows of roles and skills: with 60 wrong cells, without a kill, and with a kill in the middle of each
 * job.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { json: { type: 'boolean', default: false } } });
  const machine = describeMachine();
  buildPortal();
  const folder = await mkdtemp(path.join(os.tmpdir(), 'skills-architect-bench-'));
  const killable = await startKillablePortal(path.join(folder, 'data'));
  try {
    const refusedSeconds = await refuseWorkbook(killable, folder);
    const undisturbed = await importWorkbook(killable, folder, 'Calm', []);
    const disturbed = await importWorkbook(killable, folder, 'Killed', [0.5]);
    if (values.json)
      return console.log(
        JSON.stringify({ machine, refusedSeconds, calm: undisturbed, disturbed, kills: killable.kills }),
      );
    console.log(machineLine(machine));
    console.log(`${WRONG} wrong cells named after ${refusedSeconds.toFixed(1)} s, nothing imported\n`);
    const seconds = undisturbed.map(([what, took], nth) => [
      what,
      took.toFixed(1),
      (disturbed[nth]?.[1] ?? 0).toFixed(1),
    ]);
    console.log(table([`${ROLES} roles, ${ROLES * SKILLS} skills`, 's', 's with a kill'], seconds));
    console.log(formatKills(killable.kills));
  } finally {
    await killable.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
