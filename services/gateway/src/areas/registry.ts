import { overlapsOf, type RegisteredArea, unmet } from '@skills-architect/contracts';
import type { listAreas } from '@skills-architect/contracts/portal';
import type { ServiceKit } from '@skills-architect/service-kit';
import type * as z from 'zod';
import { buildFinder, type Found, type FoundArea, type FoundBuild, type Skipped } from './found-builds';
import { buildInUse, isOn } from './in-use';
import type { AreaOverrides } from './overrides';
import type { ReadBuild } from './read-build';
import { SEGMENT, type StoredSwitch, type SwitchStore } from './switches';

/** An area of the deployment as it stands now. */
export interface AreaNow {
  found: FoundArea;
  on: boolean;
  inUse: FoundBuild | undefined;
  /** What a Super User said of it; nothing when nobody has touched it. */
  said: StoredSwitch | undefined;
}

export interface RegistryParts {
  kit: ServiceKit;
  configFile: string;
  /** What the environment says over the deployment file. */
  overrides: AreaOverrides;
  /** Where published builds lie. */
  publishedFolder: string;
  /** The versions that this portal's shell provides, by package; unknown when it does not say. */
  provided: Record<string, string> | undefined;
  switches: SwitchStore;
}

const registered = ({ build, scope }: FoundBuild): RegisteredArea => ({
  ...build,
  entry: `/apps/${build.manifest.id}/${build.version}/mf-manifest.json`,
  scope,
});

const signatureOf = ({ areas, skipped }: Found) =>
  JSON.stringify([
    areas.map(({ id, record, builds }) => [id, record, builds.map(({ folder, build }) => [folder, build.integrity])]),
    skipped,
  ]);

/**
 * Which areas there are, which are on, and which build of each is in use. What lies on the disk is held and read again by
 * `refresh`; what was switched is asked from the database, since another gateway may have been told.
 */
export const areaRegistry = async ({ kit, provided, switches, ...places }: RegistryParts) => {
  const find = buildFinder(places.configFile, places.publishedFolder, places.overrides);
  let found = await find();
  /** One look after the other: a slow one must not bring back what a later one saw gone. */
  let lastLook: Promise<boolean> = Promise.resolve(false);
  const heldSwitches = kit.held([SEGMENT], () => switches.all());

  const unfit = ({ build }: ReadBuild) => (provided ? unmet(build.needs, provided) : []);

  const areasBy = (switched: ReadonlyMap<string, StoredSwitch>): AreaNow[] =>
    found.areas.map((area) => {
      const said = switched.get(area.id);
      const fits = (build: ReadBuild) => unfit(build).length === 0;
      return { found: area, said, on: isOn(area, said), inUse: buildInUse(area, said, fits) };
    });

  /** Areas that are on and have a build; of two that claim the same path the first one stays. */
  const standing = (areas: AreaNow[]) => {
    const builds: FoundBuild[] = [];
    const skipped: Skipped[] = [];
    for (const { on, inUse } of areas) {
      if (!on || !inUse) continue;
      const [overlap] = overlapsOf([...builds, inUse].map(({ build }) => build.manifest));
      const { manifest, version } = inUse.build;
      if (overlap) skipped.push({ id: manifest.id, version, reason: overlap });
      else builds.push(inUse);
    }
    return { builds, skipped };
  };

  const now = async () => areasBy(await switches.all());

  return {
    now,
    skipped: () => found.skipped,

    /** Why a build cannot stand beside the areas that are on; undefined when it can. */
    async objectionTo(): Promise<(read: ReadBuild) => string | undefined> {
      const { builds } = standing(await now());
      return (read) => {
        const { manifest } = read.build;
        const others = builds.map(({ build }) => build.manifest).filter(({ id }) => id !== manifest.id);
        return unfit(read)[0] ?? overlapsOf([...others, manifest])[0];
      };
    },

    /** What a build needs and this portal does not have. */
    unfit,

    /** What the shell is told. */
    async listed(): Promise<z.output<typeof listAreas.answer>> {
      const areas = await now();
      const { builds, skipped } = standing(areas);
      return {
        areas: builds.map(registered),
        off: areas.flatMap(({ on, inUse }) => {
          if (on || !inUse) return [];
          const { id, title, routes } = inUse.build.manifest;
          return [{ id, title, routes }];
        }),
        skipped: [...found.skipped, ...skipped].map(({ id, reason }) => ({ id, reason })),
      };
    },

    /** Ids of the areas that are on, for deciding about calls. */
    areasOn: async () => standing(areasBy(await heldSwitches())).builds.map(({ build }) => build.manifest.id),

    /** The folder of a build that pages may load. */
    folderOf: (id: string, version: string) =>
      found.areas.find((area) => area.id === id)?.builds.find(({ build }) => build.version === version)?.folder,

    /** Looks at the disk again; true when something changed. A deployment file that cannot be read changes nothing. */
    refresh(): Promise<boolean> {
      const looking = lastLook.then(async () => {
        const before = signatureOf(found);
        found = await find();
        return signatureOf(found) !== before;
      });
      lastLook = looking.catch(() => false);
      return looking;
    },
  };
};
export type Registry = Awaited<ReturnType<typeof areaRegistry>>;
