import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { checkBuild, readManifest, readVersion } from '../area-build';
import { type BuildOptions, buildProject } from '../build/build-project';
import { createSigner, SIGN_OPTIONS, type SignValues } from '../sign/sign-options';
import { UserError } from '../user-error';
import type { PublishTarget } from './target';
import { folderTarget } from './to-folder';
import { portalTarget } from './to-portal';
import { nextVersion } from './version-after';

/** Area and version from the build's `area.json`. */
const readBuild = async (folder: string) => {
  const text = await readFile(path.join(folder, 'area.json'), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : checkBuild(JSON.parse(text));
};

const formatSeconds = (from: number) => `${((performance.now() - from) / 1000).toFixed(1)} s`;

const chooseTarget = (to: string, id: string) =>
  /^https?:\/\//.test(to) ? portalTarget(to, id) : Promise.resolve(folderTarget(path.resolve(to), id));

const refuseExisting = (existing: readonly string[], version: string, title: string) => {
  if (existing.includes(version))
    throw new UserError(
      `Version ${version} of ${title} already exists. A version cannot be changed; publish another one.`,
    );
};

const addBuild = async (target: PublishTarget, built: string, title: string, version: string) => {
  const from = performance.now();
  const outcome = await target.publish(built, version);
  console.log(`${title} ${version} ${outcome} (${formatSeconds(from)})`);
};

const buildAndPublish = async (
  dir: string,
  to: string,
  { version: requestedVersion, config, ...signing }: BuildOptions & SignValues,
) => {
  // Fails before the build, if there is no such key.
  const sign = await createSigner(signing, dir);
  const manifest = await readManifest(dir);
  const { id, title } = manifest;
  const target = await chooseTarget(to, id);
  // The build in the area's folder counts too: the deployment file of a local portal may use it.
  const localBuild = target.isRemote ? undefined : await readBuild(path.join(dir, 'dist'));
  const existing = [...(await target.versions()), ...(localBuild ? [localBuild.version] : [])];
  const version = requestedVersion ?? nextVersion(existing, await readVersion(dir));
  refuseExisting(existing, version, title);
  // Fails before the build, if the manifest or the version is invalid.
  checkBuild({ manifest, version, needs: {}, integrity: {} });
  const outFolder = await mkdtemp(path.join(os.tmpdir(), 'skills-architect-area-'));
  try {
    const from = performance.now();
    await buildProject(dir, { version, out: outFolder, config });
    await sign?.(outFolder);
    console.log(`${title} ${version} is built${sign ? ' and signed' : ''} (${formatSeconds(from)})`);
    await addBuild(target, outFolder, title, version);
  } finally {
    await rm(outFolder, { recursive: true, force: true });
  }
};

const publishBuilt = async (folder: string, to: string) => {
  const build = await readBuild(folder);
  if (!build) throw new UserError(`${folder} contains no build of an area.`);
  const { manifest, version } = build;
  const target = await chooseTarget(to, manifest.id);
  refuseExisting(await target.versions(), version, manifest.title);
  await addBuild(target, folder, manifest.title, version);
};

/**
 * `publish [FOLDER] [--to URL|DATA_DIR] [--version V] [--config FILE] [--key FILE] [--days N] [--built FOLDER]`: builds the
 * area in the folder, signs it and adds it as a new version to a running portal or to a data folder; default: the portal
 * on this machine. `--built` adds an existing build unchanged, with its own version and signature, so that several portals get
 * the same build.
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
      ...SIGN_OPTIONS,
    },
  });
  const localPortal = process.env.PORTAL_URL ?? `http://127.0.0.1:${process.env.PORT ?? 4300}`;
  const to = values.to ?? localPortal;
  if (values.built && values.version !== undefined)
    throw new UserError('An existing build has its version in its area.json: omit --version with --built.');
  if (values.built && (values.key || values.days)) throw new UserError('Sign an existing build with the command sign.');
  if (values.built) await publishBuilt(path.resolve(values.built), to);
  else await buildAndPublish(path.resolve(positionals[0] ?? '.'), to, values);
};
