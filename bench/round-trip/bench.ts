import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import {
  checkSkillTable,
  exportSkillTable,
  getSkillTableImport,
  runSkillTable,
  undoSkillTable,
} from '@skills-architect/contracts/skills';
import { waitForJob, waitUntilIdle } from '../portal/fill';
import { runOnFilledPortal } from '../portal/filled-portal';
import { machineLine } from '../portal/machine';
import { watchMemory } from '../portal/memory';
import type { BenchPortal } from '../portal/start-portal';
import type { Visitor } from '../portal/visitor';
import { table } from '../table';
import { measureSeconds } from '../timings';
import { changedCells, changedFields } from './changed-cells';

const USAGE = 'round-trip --library FOLDER [--cells N] [--json]';

interface Step {
  name: string;
  seconds: number;
  node: number;
  mongod: number;
}

/** The steps of a round trip, each with its time and its peak memory. */
const roundTripSteps = (portal: BenchPortal) => {
  const steps: Step[] = [];
  return {
    steps,
    async measure<T>(name: string, work: () => Promise<T>): Promise<T> {
      let result: T | undefined;
      const memory = watchMemory(portal);
      const seconds = await measureSeconds(async () => {
        result = await work();
      });
      const { node, mongod } = memory();
      steps.push({ name, seconds, node, mongod });
      // Set by `work`.
      return result as T;
    },
  };
};

const exportTable = async (admin: Visitor, sourceId: number, format: 'csv' | 'xlsx') => {
  const body = { kind: 'skills', format, filter: { skillSourceId: [sourceId] } } as const;
  const { token } = await admin.call(exportSkillTable, { body });
  const job = await waitForJob(admin, token);
  return admin.download(job.file?.href ?? '');
};

/** Uploads a table and waits for its check. */
const checkTable = async (admin: Visitor, file: string) => {
  const { importId, token } = await admin.upload(checkSkillTable, { query: { kind: 'skills' } }, [file]);
  await waitForJob(admin, token);
  return admin.call(getSkillTableImport, { params: { importId } });
};

const roundTrip = async (portal: BenchPortal, admin: Visitor, sourceId: number, cells: number) => {
  await waitUntilIdle(portal);
  const skills = portal.bare.db('skills_architect_skills');
  const count = await skills.collection('skill').countDocuments({ sourceId, deletedAt: null });
  const folder = await mkdtemp(path.join(os.tmpdir(), 'skills-architect-bench-'));
  const { steps, measure } = roundTripSteps(portal);
  try {
    const workbook = path.join(folder, 'Skills.xlsx');
    await writeFile(workbook, await measure('export as Excel', () => exportTable(admin, sourceId, 'xlsx')));
    const same = await measure('check of the unchanged workbook', () => checkTable(admin, workbook));
    const csv = await measure('export as CSV', () => exportTable(admin, sourceId, 'csv'));
    const file = path.join(folder, 'Skills.csv');
    await writeFile(file, changedCells(Buffer.from(csv).toString(), cells));
    const check = await measure('check of the changed CSV file', () => checkTable(admin, file));
    const { importId } = check;
    const run = async (call: typeof runSkillTable | typeof undoSkillTable) => {
      const { token } = await admin.call(call, { params: { importId }, ...(call === runSkillTable && { body: {} }) });
      await waitForJob(admin, token);
    };
    await measure('import', () => run(runSkillTable));
    const versions = await skills
      .collection('history')
      .find({ resource: 'skill', changeSet: `table-import ${importId}` })
      .toArray();
    const now = await skills
      .collection<{ _id: number }>('skill')
      .find({ _id: { $in: versions.map(({ id }) => Number(id)) } })
      .toArray();
    const after = new Map(now.map((skill) => [skill._id, skill]));
    const fields = versions.reduce(
      (sum, { id, before }) => sum + changedFields(before, after.get(Number(id)) ?? {}),
      0,
    );
    await measure('undo', () => run(undoSkillTable));
    const undone = await skills
      .collection<{ _id: number }>('skill')
      .find({ _id: { $in: [...after.keys()] } })
      .toArray();
    const before = new Map(versions.map((version) => [Number(version.id), version.before]));
    const changedAfterUndo = undone.reduce((sum, skill) => sum + changedFields(before.get(skill._id) ?? {}, skill), 0);
    return {
      skills: count,
      steps,
      unchangedWorkbook: same.counts,
      check: check.counts,
      changedCells: check.changedCells,
      versions: versions.length,
      changedFields: fields,
      changedFieldsAfterUndo: changedAfterUndo,
    };
  } finally {
    await rm(folder, { recursive: true });
  }
};

/** Exports all skills of ESCO, changes cells, imports the table again, and counts the changes in the history. */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      library: { type: 'string' },
      cells: { type: 'string', default: '500' },
      json: { type: 'boolean', default: false },
    },
  });
  await runOnFilledPortal(
    values,
    USAGE,
    async ({ portal, admin, sourceId, machine }) => ({
      bench: 'round-trip',
      machine,
      ...(await roundTrip(portal, admin, sourceId, Number(values.cells))),
    }),
    ({ bench: _, machine, steps, ...numbers }) => {
      const rows = steps.map(({ name, seconds, node, mongod }) => [
        name,
        seconds.toFixed(1),
        node.toFixed(0),
        mongod.toFixed(0),
      ]);
      return [
        machineLine(machine),
        '',
        table(['step', 's', 'node MB', 'mongod MB'], rows),
        '',
        ...Object.entries(numbers).map(([name, value]) => `${name}: ${JSON.stringify(value)}`),
      ].join('\n');
    },
  );
}
