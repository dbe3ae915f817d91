import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  type AreaBuild,
  AreaBuildFile,
  type AreaManifest,
  type Call,
  callsRefusal,
  describeIssue,
  listCalls,
  toDeclaredCall,
} from '@skills-architect/contracts';
import type { Compiler } from 'webpack';
import { readProvided } from './shared-modules';
import { UserError } from './user-error';

const isManifest = (value: unknown): value is AreaManifest =>
  typeof value === 'object' && value !== null && 'id' in value && 'routes' in value && 'tiles' in value;

/** A module URL that is not in Node's module cache, so that `import()` reads the file again. */
const freshUrl = (source: string) => {
  const file = pathToFileURL(source);
  file.searchParams.set('at', String(Date.now()));
  return file.href;
};

/** The `manifest` export of an area's `src/area.ts`, read without a module cache. */
export const readManifest = async (dir: string): Promise<AreaManifest> => {
  const source = join(dir, 'src/area.ts');
  if (!existsSync(source)) throw new UserError(`${dir} is not an area: there is no src/area.ts.`);
  const module: Record<string, unknown> = await import(freshUrl(source));
  if (!isManifest(module.manifest)) throw new UserError(`${source} exports no manifest.`);
  return module.manifest;
};

/** The calls that an area's `src/calls.ts` exports for its own service, by name; none without the file. */
export const readDeclarations = async (dir: string): Promise<Record<string, Call>> => {
  const source = join(dir, 'src/calls.ts');
  if (!existsSync(source)) return {};
  const module: Record<string, unknown> = await import(freshUrl(source));
  return listCalls(module);
};

/** What `src/calls.ts` exports besides calls: names of the product's calls as `uses`, and of its events as `events`. */
const readWishes = async (dir: string): Promise<Record<string, unknown>> => {
  const source = join(dir, 'src/calls.ts');
  if (!existsSync(source)) return {};
  const { uses, events }: Record<string, unknown> = await import(freshUrl(source));
  return { ...(uses !== undefined && { uses }), ...(events !== undefined && { events }) };
};

/** These calls as data. */
export const readCalls = async (dir: string): Promise<unknown[]> =>
  Object.entries(await readDeclarations(dir)).map(([name, call]) => toDeclaredCall(name, call));

/** The Module Federation name of an area. */
export const toScope = (id: string): string => `mfe_${id.replace(/\W/g, '_')}`;

export const readVersion = async (dir: string): Promise<string> => {
  const read: unknown = JSON.parse(await readFile(join(dir, 'package.json'), 'utf8'));
  if (typeof read === 'object' && read !== null && 'version' in read) return String(read.version);
  throw new Error(`${dir}/package.json states no version`);
};

const sha384 = (content: Buffer) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** Semver ranges of what the shell must provide: compatible with the versions the area was built against. */
export const readNeeds = (dir: string): Record<string, string> =>
  Object.fromEntries(Object.entries(readProvided(dir)).map(([name, version]) => [name, `^${version}`]));

/** Validates the content of `area.json` with the portals' own schema, so that the build fails instead of the upload. */
export const checkBuild = (build: unknown): AreaBuild => {
  const { data, error } = AreaBuildFile.safeParse(build, { error: describeIssue });
  const refusal = data
    ? callsRefusal(data.manifest.id, data.calls ?? [])
    : error.issues.slice(0, 1).map(({ path, message }) => `${path.join('.')}: ${message}`)[0];
  if (!data || refusal) throw new UserError(`No portal would accept this area: ${refusal}.`);
  return data;
};

/** Writes `area.json` beside the build: manifest, version, needs, calls, and the integrity of every file. */
export class AreaJsonPlugin {
  constructor(
    private readonly dir: string,
    private readonly version?: string,
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tapPromise('AreaJsonPlugin', async ({ assets, errors, outputOptions }) => {
      if (errors.length) return;
      const outFolder = outputOptions.path ?? join(this.dir, 'dist');
      const files = Object.keys(assets).filter((name) => !name.endsWith('.map'));
      const integrity = await Promise.all(
        files.map(async (name) => [name, sha384(await readFile(join(outFolder, name)))] as const),
      );
      const calls = await readCalls(this.dir);
      const build = {
        manifest: await readManifest(this.dir),
        version: this.version ?? (await readVersion(this.dir)),
        needs: readNeeds(this.dir),
        integrity: Object.fromEntries(integrity.sort(([a], [b]) => (a < b ? -1 : 1))),
        ...(calls.length && { calls }),
        ...(await readWishes(this.dir)),
      };
      checkBuild(build);
      await writeFile(join(outFolder, 'area.json'), `${JSON.stringify(build, null, 2)}\n`);
    });
  }
}
