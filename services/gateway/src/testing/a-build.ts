import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { AreaBuild, AreaManifest, DeclaredCall, WebhookEvent } from '@skills-architect/contracts';

const sha384 = (content: string) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** Overrides for a test build. */
export interface BuildOptions {
  manifest?: Partial<AreaManifest>;
  version?: string;
  needs?: Record<string, string>;
  calls?: readonly DeclaredCall[];
  uses?: readonly string[];
  events?: readonly WebhookEvent[];
}

/** Files of a build of an area without screens, by name. */
export const buildFiles = (
  id: string,
  { manifest, version = '1.0.0', needs = {}, calls, uses, events }: BuildOptions = {},
): Record<string, string> => {
  const files: Record<string, string> = {
    'app.js': `// the ${id} area, ${version}`,
    'mf-manifest.json': JSON.stringify({
      name: `mfe_${id.replace(/\W/g, '_')}`,
      metaData: { remoteEntry: { name: 'app.js', path: '' } },
      exposes: [{ name: 'app' }],
    }),
  };
  const build: AreaBuild = {
    manifest: { id, title: id, routes: [], menu: [], tiles: [], ...manifest },
    version,
    needs,
    integrity: Object.fromEntries(Object.entries(files).map(([name, content]) => [name, sha384(content)])),
    ...(calls && { calls }),
    ...(uses && { uses }),
    ...(events && { events }),
  };
  return { ...files, 'area.json': JSON.stringify(build) };
};

/** Writes files into a folder. A new one appears as a whole, because scans of the disk run meanwhile. */
export const writeFiles = async (folder: string, files: Record<string, string>) => {
  const isNew = !existsSync(folder);
  const target = isNew ? path.join(path.dirname(folder), `.incoming-${path.basename(folder)}`) : folder;
  await mkdir(target, { recursive: true });
  for (const [name, content] of Object.entries(files)) await writeFile(path.join(target, name), content);
  if (isNew) await rename(target, folder);
};

/** Writes a build of an area without screens into a folder. */
export const writeBuild = (folder: string, id: string, options: BuildOptions = {}) =>
  writeFiles(folder, buildFiles(id, options));
