import { type RegisteredArea, unmet } from '@skills-architect/contracts';
import type { listAreas } from '@skills-architect/contracts/portal';
import type { ServiceKit } from '@skills-architect/service-kit';
import type * as z from 'zod';
import { buildFinder, type Found, type FoundBuild } from './found-builds';
import { buildInUse, isAsked, isOn, type Switch } from './in-use';
import type { AreaOverrides } from './overrides';
import type { ReadBuild } from './read-build';
import { type AreaNow, overlapOf, sideBySide } from './side-by-side';
import { SEGMENT, type StoredSwitch, type SwitchStore } from './switches';

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
  let on: { said: ReadonlyMap<string, Switch>; found: Found; ids: string[] } | undefined;

  const unfit = ({ build }: ReadBuild) => (provided ? unmet(build.needs, provided) : []);

  const fits = (build: FoundBuild) => unfit(build).length === 0;

  const areasBy = (switched: ReadonlyMap<string, StoredSwitch>): AreaNow[] => {
    const areas = found.areas.map((area) => {
      const said = switched.get(area.id);
      return { found: area, said, on: isOn(area, said), inUse: buildInUse(area, said, fits) };
    });
    return sideBySide(areas, ({ found: area, said, inUse }) =>
      isAsked(area, said, inUse) ? [] : area.builds.filter(fits),
    );
  };

  /** The builds that pages are given. */
  const standing = (areas: readonly AreaNow[]) =>
    areas.flatMap(({ on, inUse, overlap }) => (on && inUse && !overlap ? [inUse] : []));

  const now = async () => areasBy(await switches.all());

  return {
    now,
    skipped: () => found.skipped,

    /** Why a build cannot stand beside the areas that are on; undefined when it can. */
    async objectionTo(): Promise<(read: ReadBuild) => string | undefined> {
      const areas = await now();
      return (read) => unfit(read)[0] ?? overlapOf(read, standing(areas));
    },

    /** Why an area cannot be switched so: what would be in use claims a path of another one that is on. */
    async objectionToSwitch({ found: area }: AreaNow, said: Switch): Promise<string | undefined> {
      const build = buildInUse(area, said, fits);
      return build && isOn(area, said) ? overlapOf(build, standing(await now())) : undefined;
    },

    /** What a build needs and this portal does not have. */
    unfit,

    /** What the shell is told. */
    async listed(): Promise<z.output<typeof listAreas.answer>> {
      const areas = await now();
      return {
        areas: standing(areas).map(registered),
        off: areas.flatMap(({ on, inUse }) => {
          if (on || !inUse) return [];
          const { id, title, routes } = inUse.build.manifest;
          return [{ id, title, routes }];
        }),
        skipped: [
          ...found.skipped.map(({ id, reason }) => ({ id, reason })),
          ...areas.flatMap(({ found: { id }, overlap, passedOver }) => {
            const reason = overlap ?? passedOver?.reason;
            return reason ? [{ id, reason }] : [];
          }),
        ],
      };
    },

    /** Ids of the areas that are on, for deciding about calls. */
    async areasOn(): Promise<string[]> {
      const said = await heldSwitches();
      // Every call asks this: it is worked out anew only when something else was said or found.
      if (on?.said !== said || on.found !== found)
        on = { said, found, ids: standing(areasBy(said)).map(({ build }) => build.manifest.id) };
      return on.ids;
    },

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
