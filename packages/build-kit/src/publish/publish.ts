import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { checkedBuild, readManifest, readVersion } from '../area-build';
import { type BuildOptions, buildProject } from '../build/build-project';
import { Failed } from '../failed';
import type { Target } from './target';
import { toFolder } from './to-folder';
import { toPortal } from './to-portal';
import { versionAfter } from './version-after';

/** Area and version from the build's `area.json`. */
const builtIn = async (folder: string) => {
  const text = await readFile(path.join(folder, 'area.json'), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : checkedBuild(JSON.parse(text));
};

const seconds = (from: number) => `${((performance.now() - from) / 1000).toFixed(1)} s`;

const chooseTarget = (to: string, id: string) =>
  /^https?:\/\//.test(to) ? toPortal(to, id) : Promise.resolve(toFolder(path.resolve(to), id));

const refuseKnown = (known: readonly string[], version: string, title: string) => {
  if (known.includes(version))
    throw new Failed(
      `Version ${version} of ${title} already exists. A version cannot be changed; publish another one.`,
    );
};

const add = async (target: Target, built: string, title: string, version: string) => {
  const from = performance.now();
  const outcome = await target.publish(built, version);
  console.log(`${title} ${version} ${outcome} (${seconds(from)})`);
};

const buildAndPublish = async (dir: string, to: string, { version: askedVersion, config }: BuildOptions) => {
  const manifest = await readManifest(dir);
  const { id, title } = manifest;
  const target = await chooseTarget(to, id);
  // The version of the build in the area's folder is in use too: a local portal's deployment file may refer to it.
  const own = target.isRemote ? undefined : await builtIn(path.join(dir, 'dist'));
  const known = [...(await target.versions()), ...(own ? [own.version] : [])];
  const version = askedVersion ?? versionAfter(known, await readVersion(dir));
  refuseKnown(known, version, title);
  // Validates what is known before building.
  checkedBuild({ manifest, version, needs: {}, integrity: {} });
  const out = await mkdtemp(path.join(os.tmpdir(), 'skills-architect-area-'));
  try {
    const from = performance.now();
    await buildProject(dir, { version, out, config });
    console.log(`${title} ${version} is built (${seconds(from)})`);
    await add(target, out, title, version);
  } finally {
    await rm(out, { recursive: true, force: true });
  }
};

const publishBuilt = async (folder: string, to: string) => {
  const build = await builtIn(folder);
  if (!build) throw new Failed(`${folder} contains no build of an area.`);
  const { manifest, version } = build;
  const target = await chooseTarget(to, manifest.id);
  refuseKnown(await target.versions(), version, manifest.title);
  await add(target, folder, manifest.title, version);
};

/**
 * `publish [FOLDER] [--to URL|DATA_DIR] [--version V] [--config FILE] [--built FOLDER]`: builds the area in the folder
 * and adds it as a new version to a running portal or to a data folder; default: the portal on this machine. `--built`
 * adds an existing build unchanged, with its own version, so that several portals get the same build.
 */
export const run = async (args: string[]): Promise<void> => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      to: { type: 'string' },
      version: { type: 'string' },
      config: { type: 'string' },
      built: { type: 'string' },
    },
  });
  const here = process.env.PORTAL_URL ?? `http://127.0.0.1:${process.env.PORT ?? 4300}`;
  const to = values.to ?? here;
  if (values.built && values.version !== undefined)
    throw new Failed('An existing build has its version in its area.json: omit --version with --built.');
  if (values.built) await publishBuilt(path.resolve(values.built), to);
  else await buildAndPublish(path.resolve(positionals[0] ?? '.'), to, values);
};
