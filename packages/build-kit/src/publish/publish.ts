import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { versionAfter } from '@skills-architect/contracts';
import { manifestOf, versionOf } from '../area-build';
import { type BuildOptions, buildProject } from '../build/build-project';
import { Failed } from '../failed';
import { toFolder } from './to-folder';
import { toPortal } from './to-portal';

/** The version of the build that lies in the area's own folder, which the deployment file of a portal may name. */
const builtVersion = async (dir: string): Promise<string[]> => {
  try {
    return [String(JSON.parse(await readFile(path.join(dir, 'dist/area.json'), 'utf8')).version)];
  } catch {
    return []; // it was never built here
  }
};

const seconds = (from: number) => `${((performance.now() - from) / 1000).toFixed(1)} s`;

const publish = async (dir: string, to: string, { version: wanted, config }: BuildOptions) => {
  const { id, title } = await manifestOf(dir);
  const target = /^https?:\/\//.test(to) ? await toPortal(to, id) : toFolder(path.resolve(to), id);
  const known = [...(await target.versions()), ...(target.isRemote ? [] : await builtVersion(dir))];
  const version = wanted ?? versionAfter(known, await versionOf(dir));
  if (known.includes(version))
    throw new Failed(`Version ${version} of ${title} is there already. A version never changes: publish another.`);
  const out = await mkdtemp(path.join(os.tmpdir(), 'skills-architect-area-'));
  try {
    const begun = performance.now();
    await buildProject(dir, { version, out, config });
    console.log(`${title} ${version} is built (${seconds(begun)})`);
    const built = performance.now();
    const outcome = await target.publish(out, version);
    console.log(`${title} ${version} ${outcome} (${seconds(built)})`);
  } finally {
    await rm(out, { recursive: true, force: true });
  }
};

/**
 * `publish [FOLDER] [--to URL|DATA_DIR] [--version V] [--config FILE]`: builds the area in the folder and adds it as a new version to a
 * portal that runs, or to the data folder of one; without `--to` the portal on this machine is meant.
 */
export const run = async (args: string[]): Promise<void> => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { to: { type: 'string' }, version: { type: 'string' }, config: { type: 'string' } },
  });
  const here = process.env.PORTAL_URL ?? `http://127.0.0.1:${process.env.PORT ?? 4300}`;
  await publish(path.resolve(positionals[0] ?? '.'), values.to ?? here, values);
};
