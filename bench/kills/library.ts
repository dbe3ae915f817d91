import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { listJobs } from '@skills-architect/contracts/portal';
import { getLibraryImport, previewLibraryImport, runLibraryImport } from '@skills-architect/contracts/roles';
import type { MongoClient } from 'mongodb';
import { findEscoZips, importFiles, retryWhenBusy, waitForJob, waitUntilIdle } from '../portal/fill';
import { requireOption } from '../portal/filled-portal';
import { describeMachine, machineLine } from '../portal/machine';
import { buildPortal, startPortal } from '../portal/start-portal';
import { table } from '../table';
import { formatKills, startKillablePortal } from './killed-portal';

const USAGE = 'kills-library --library FOLDER [--moments 0.2,0.7] [--json]';
const COLLECTIONS = [
  ['skills', 'skill', '$externalId'],
  ['skills', 'family', '$_id'],
  ['skills', 'skillLink', { parent: '$parentId', child: '$childId' }],
  ['roles', 'role', '$externalId'],
  ['roles', 'subsector', '$_id'],
  ['roles', 'function', '$_id'],
] as const;

/** Numbers of records of each kind, of distinct records among them, and of links from roles to skills. */
const countWritten = async (bare: MongoClient): Promise<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const [database, name, key] of COLLECTIONS) {
    const collection = bare.db(`skills_architect_${database}`).collection(name);
    const imported = { deletedAt: null, changeSet: /^library-import/ };
    counts[name] = await collection.countDocuments(imported);
    const groups = [{ $match: imported }, { $group: { _id: key } }, { $count: 'total' }];
    counts[`${name}, different`] = (await collection.aggregate(groups).next())?.total ?? 0;
  }
  const links = [
    { $match: { deletedAt: null, changeSet: /^library-import/ } },
    { $group: { _id: null, total: { $sum: { $size: { $ifNull: ['$skills', []] } } } } },
  ];
  counts['links of roles to skills'] =
    (await bare.db('skills_architect_roles').collection('role').aggregate(links).next())?.total ?? 0;
  return counts;
};

/** Kills the portal during an import of ESCO and compares the record counts with those of an uninterrupted import. */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      library: { type: 'string' },
      moments: { type: 'string', default: '0.2,0.7' },
      json: { type: 'boolean', default: false },
    },
  });
  const library = requireOption(values.library, USAGE);
  const machine = describeMachine();
  buildPortal();
  const zips = await findEscoZips(library);
  const uninterrupted = await startPortal();
  const expected = await (async () => {
    try {
      await importFiles(await uninterrupted.signIn('super'), zips);
      await waitUntilIdle(uninterrupted);
      return await countWritten(uninterrupted.bare);
    } finally {
      await uninterrupted.stop();
    }
  })();

  const folder = await mkdtemp(path.join(os.tmpdir(), 'skills-architect-bench-'));
  const killable = await startKillablePortal(folder);
  try {
    const { importId, token } = await killable.visitor().upload(previewLibraryImport, {}, zips);
    await waitForJob(killable.visitor(), token);
    const started = await killable.visitor().call(runLibraryImport, { params: { importId }, body: {} });
    const progress = async () => {
      const job = (await retryWhenBusy(() => killable.visitor().call(listJobs))).jobs.find(
        (one) => one.token === started.token,
      );
      if (!job) throw new Error('the import is gone');
      return job.status === 'done' ? Number.POSITIVE_INFINITY : job.itemsDone;
    };
    const total = (expected.skill ?? 0) + (expected.role ?? 0);
    for (const share of values.moments.split(',').map(Number))
      await killable.killAt('import of ESCO', share, total, progress);
    await waitForJob(killable.visitor(), started.token);
    await waitUntilIdle(killable.portal());
    const found = await countWritten(killable.portal().bare);
    const repeated = await killable.visitor().upload(previewLibraryImport, {}, zips);
    await waitForJob(killable.visitor(), repeated.token);
    const { skills, roles } = await killable
      .visitor()
      .call(getLibraryImport, { params: { importId: repeated.importId } });
    if (values.json)
      return console.log(JSON.stringify({ machine, kills: killable.kills, expected, found, skills, roles }, null, 2));
    console.log(machineLine(machine));
    console.log(formatKills(killable.kills));
    console.log(
      table(
        ['', 'undisturbed', 'killed'],
        Object.keys(expected).map((key) => [key, `${expected[key]}`, `${found[key]}`]),
      ),
    );
    console.log(`the same files once more: skills ${JSON.stringify(skills)}, roles ${JSON.stringify(roles)}`);
    const differing = Object.keys(expected).filter((key) => expected[key] !== found[key]);
    if (differing.length) throw new Error(`lost or doubled: ${differing.join(', ')}`);
  } finally {
    await killable.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
