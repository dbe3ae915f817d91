import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type AreaManifest, overlapsOf, type RegisteredArea } from '@skills-architect/contracts';
import * as z from 'zod';

const AreaRecord = z.object({
  id: z.string().regex(/^[a-z][a-z0-9-]*$/, 'use lower-case letters, digits and dashes'),
  on: z.boolean().default(true),
  /** The folder of the area's build, relative to the configuration file. */
  builds: z.string(),
});

const Config = z.object({ areas: z.array(z.unknown()) });

const Build = z.looseObject({
  manifest: z.looseObject({
    id: z.string(),
    title: z.string(),
    routes: z.array(z.unknown()),
    menu: z.array(z.unknown()),
    tiles: z.array(z.unknown()),
  }),
  version: z.string(),
  needs: z.record(z.string(), z.string()),
  integrity: z.record(z.string(), z.string()),
});

/** What Module Federation itself writes of a build; the name is the scope the shell loads it under. */
const FederationManifest = z.looseObject({ name: z.string() });

export interface Registry {
  areas: RegisteredArea[];
  /** Where the build of each area lies, by `<id>/<version>`. */
  folders: Map<string, string>;
  skipped: { id: string; reason: string }[];
}

const sentence = (error: unknown) => {
  if (error instanceof z.ZodError)
    return error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ');
  return error instanceof Error ? error.message : String(error);
};

const idOf = (record: unknown) => {
  const id = Reflect.get(Object(record), 'id');
  return typeof id === 'string' ? id : 'unnamed';
};

const load = async (record: unknown, base: string): Promise<{ area: RegisteredArea; folder: string } | undefined> => {
  const { id, on, builds } = AreaRecord.parse(record);
  if (!on) return undefined;
  const folder = path.resolve(base, builds);
  const read = async (file: string): Promise<unknown> => JSON.parse(await readFile(path.join(folder, file), 'utf8'));
  const build = Build.parse(await read('area.json'));
  const { name: scope } = FederationManifest.parse(await read('mf-manifest.json'));
  if (build.manifest.id !== id) throw new Error(`its build is of the area ${build.manifest.id}`);
  const entry = `/apps/${id}/${build.version}/mf-manifest.json`;
  return { area: { ...build, manifest: build.manifest as unknown as AreaManifest, entry, scope }, folder };
};

/** Reads the deployment file and each area's build; a bad record is skipped with its reason and hurts no other. */
export const loadRegistry = async (configFile: string): Promise<Registry> => {
  const config = Config.parse(JSON.parse(await readFile(configFile, 'utf8')));
  const registry: Registry = { areas: [], folders: new Map(), skipped: [] };
  for (const record of config.areas) {
    try {
      const loaded = await load(record, path.dirname(configFile));
      if (!loaded) continue;
      const [overlap] = overlapsOf([...registry.areas.map(({ manifest }) => manifest), loaded.area.manifest]);
      if (overlap) throw new Error(overlap);
      registry.areas.push(loaded.area);
      registry.folders.set(`${loaded.area.manifest.id}/${loaded.area.version}`, loaded.folder);
    } catch (error) {
      registry.skipped.push({ id: idOf(record), reason: sentence(error) });
    }
  }
  return registry;
};
