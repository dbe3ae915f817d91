/**
 * Builds one area and adds it as a new version to a portal: `npm run area:publish -- mfe-roles [--to URL|FOLDER]
 * [--version V]`. A folder is the DATA_DIR of a portal; without `--to` the portal on this machine is meant.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { manifestOf, versionOf } from '../packages/build-kit/src/area-build';
import { versionAfter } from '../packages/contracts/src/needs';
import { Failed, say } from './publish/say';
import { toFolder } from './publish/to-folder';
import { toPortal } from './publish/to-portal';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { to: { type: 'string' }, version: { type: 'string' } },
});
const PORTAL = process.env.PORTAL_URL ?? `http://127.0.0.1:${process.env.PORT ?? 4300}`;

/** The version of the build that the deployment file of this repository names. */
const builtVersion = (dir: string): string[] => {
  try {
    return [String(JSON.parse(readFileSync(path.join(dir, 'dist/area.json'), 'utf8')).version)];
  } catch {
    return []; // it was never built here
  }
};

const build = (dir: string, version: string, out: string) => {
  const script = path.resolve('packages/build-kit/src/build.ts');
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', script, '--version', version, '--out', out], {
    cwd: dir,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Failed('The area could not be built.');
};

const seconds = (from: number) => `${((performance.now() - from) / 1000).toFixed(1)} s`;

const publish = async (folder: string, to: string) => {
  const dir = path.resolve(folder);
  const { id, title } = await manifestOf(dir);
  const target = /^https?:\/\//.test(to) ? await toPortal(to, id) : toFolder(path.resolve(to), id);
  const known = [...(await target.versions()), ...(target.isRemote ? [] : builtVersion(dir))];
  const version = values.version ?? versionAfter(known, await versionOf(dir));
  if (known.includes(version))
    throw new Failed(`Version ${version} of ${title} is there already. A version never changes: publish another.`);
  const out = mkdtempSync(path.join(os.tmpdir(), 'skills-architect-area-'));
  try {
    const begun = performance.now();
    build(dir, version, out);
    say(`${title} ${version} is built (${seconds(begun)})`);
    const built = performance.now();
    await target.publish(out, version);
    say(`${title} ${version} is ${target.isRemote ? 'live' : `in ${to}`} (${seconds(built)})`);
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
};

const [folder] = positionals;
try {
  if (!folder) throw new Failed('Usage: npm run area:publish -- mfe-roles [--to URL|FOLDER] [--version V]');
  await publish(folder, values.to ?? PORTAL);
} catch (error) {
  if (!(error instanceof Failed)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
