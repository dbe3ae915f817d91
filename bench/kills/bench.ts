import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { describeMachine, machineLine } from '../portal/machine';
import { buildPortal } from '../portal/start-portal';
import { table } from '../table';
import { killDuringImport } from './imports';
import { startKillablePortal } from './killed-portal';
import { fillFromDemo, killDuringDelete, killDuringExport } from './personas';

/** When each job is killed, as share of its progress. */
const MOMENTS = [0, 0.15, 0.4, 0.65, 0.9];

/** Kills the portal at several times during its long jobs; fails when something is lost, duplicated or stuck. */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      personas: { type: 'string', default: '10000' },
      descriptions: { type: 'string', default: '50' },
      moments: { type: 'string', default: MOMENTS.join() },
      data: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  });
  const machine = describeMachine();
  const [personaCount, files] = [Number(values.personas), Number(values.descriptions)];
  const moments = values.moments.split(',').map(Number);
  buildPortal();
  const folder = values.data ?? (await mkdtemp(path.join(os.tmpdir(), 'skills-architect-bench-')));
  const killable = await startKillablePortal(folder);
  try {
    for (const [round, share] of moments.entries()) await killDuringImport(killable, files, round, share);
    const personas = await fillFromDemo(killable, personaCount);
    for (const share of moments) await killDuringExport(killable, personas, share);
    for (const share of moments) await killDuringDelete(killable, personas, share);
    if (values.json)
      return console.log(JSON.stringify({ bench: 'kills', machine, personas, files, kills: killable.kills }, null, 2));
    console.log(machineLine(machine));
    console.log(`${killable.kills.length} kills; nothing was lost, doubled or stuck\n`);
    const rows = killable.kills.map(({ job, at: done, readySeconds, continuedSeconds }) => [
      job,
      done,
      readySeconds.toFixed(1),
      continuedSeconds.toFixed(1),
    ]);
    console.log(table(['job', 'killed at', 'ready s', 'continues s'], rows));
  } finally {
    await killable.stop();
    if (!values.data) await rm(folder, { recursive: true, force: true });
  }
}
