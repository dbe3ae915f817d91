import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { AreaRecord, overlapsOf, PortalConfig, type RegisteredArea } from '@skills-architect/contracts';
import { readBuild } from './read-build';
import { parsed, reasonOf } from './sentence';

export interface Registry {
  areas: RegisteredArea[];
  /** Where the build of each area lies, by `<id>/<version>`. */
  folders: Map<string, string>;
  skipped: { id: string; reason: string }[];
}

const idOf = (record: unknown) => {
  const id = Reflect.get(Object(record), 'id');
  return typeof id === 'string' ? id : 'unnamed';
};

const load = async (record: unknown, base: string): Promise<{ area: RegisteredArea; folder: string } | undefined> => {
  const { id, on, builds } = parsed(AreaRecord, record);
  if (!on) return undefined;
  const { build, scope, folder } = await readBuild(path.resolve(base, builds), id);
  return { area: { ...build, entry: `/apps/${id}/${build.version}/mf-manifest.json`, scope }, folder };
};

/** Reads the deployment file and each area's build; a bad record is skipped with its reason and hurts no other. */
export const loadRegistry = async (configFile: string): Promise<Registry> => {
  const config = parsed(PortalConfig, JSON.parse(await readFile(configFile, 'utf8')));
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
      registry.skipped.push({ id: idOf(record), reason: reasonOf(error) });
    }
  }
  return registry;
};
