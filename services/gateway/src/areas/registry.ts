import { type AreaBuild, type AreaServiceRecord, unmetNeeds } from '@skills-architect/contracts';
import type { listAreas, SessionUser } from '@skills-architect/contracts/portal';
import type { ServiceKit } from '@skills-architect/service-kit';
import satisfies from 'semver/functions/satisfies.js';
import type * as z from 'zod';
import { servicePlace } from '../area-services/service-places';
import type { AreaGrant } from './event-rules';
import { buildFinder, type FoundBuild, type FoundBuilds } from './found-builds';
import { buildInUse, isChosen, isOn, type Switch } from './in-use';
import { knownAreas } from './known-areas';
import type { AreaOverrides } from './overrides';
import type { ReadBuild } from './read-build';
import { listMissing, listServed, toRegistryAnswer } from './registry-answer';
import { type CurrentArea, findNewConflict, findOverlap, resolveConflicts } from './side-by-side';
import { type StoredSwitch, type SwitchStore, TOPIC } from './switches';
import { isInTrial } from './trials/trial-rules';
import { decideTrust } from './trust/build-trust';

export interface RegistryDependencies {
  kit: ServiceKit;
  configFile: string;
  /** Environment overrides of the deployment file. */
  overrides: AreaOverrides;
  /** Folder of published builds. */
  publishedFolder: string;
  /** Package versions that the shell provides; undefined when it does not list them. */
  provided: Record<string, string> | undefined;
  switches: SwitchStore;
  /** Whether uploaded builds of areas without publishers need no signature. */
  allowsUnsigned: boolean;
  /** Whether a version was uploaded to the portal, and not copied onto the disk. */
  isUploaded: (area: string, version: string) => boolean;
}

const computeSignature = ({ areas, skipped, fileTrouble }: FoundBuilds) =>
  JSON.stringify([
    areas.map(({ id, record, builds }) => [
      id,
      record,
      builds.map(({ folder, build, trust }) => [folder, build.integrity, trust]),
    ]),
    skipped,
    fileTrouble,
  ]);

/**
 * Finds which areas exist, which are on, and which build of each is in use. The builds on disk are kept in memory until
 * `refresh`; switches are read from the database each time, because another gateway may have changed them.
 */
export const areaRegistry = async ({ kit, provided, switches, ...places }: RegistryDependencies) => {
  const { find, distrust } = buildFinder(places);
  const knownAreaData = await knownAreas(kit);
  let found = await find();
  await knownAreaData.note(found.areas);
  /** Each scan waits for the one before, so that a slow scan cannot overwrite a later result. */
  let lastScan: Promise<boolean> = Promise.resolve(false);
  /** The switches that were read last, for what needs them while it cannot wait. */
  let lastSwitches: ReadonlyMap<string, StoredSwitch> = new Map();
  const readSwitches = async () => {
    lastSwitches = await switches.all();
    return lastSwitches;
  };
  const cachedSwitches = kit.cached([TOPIC], readSwitches);
  let cachedOn:
    | {
        settings: ReadonlyMap<string, Switch>;
        found: FoundBuilds;
        areas: CurrentArea[];
        ids: string[];
        served: FoundBuild[];
      }
    | undefined;

  const findUnmetNeeds = ({ build }: ReadBuild) => (provided ? unmetNeeds(build.needs, provided, satisfies) : []);

  const isCompatible = (build: FoundBuild) => findUnmetNeeds(build).length === 0;

  const resolveAreas = (switched: ReadonlyMap<string, StoredSwitch>): CurrentArea[] => {
    const areas = found.areas.flatMap((area) => {
      const setting = switched.get(area.id);
      const on = isOn(area, setting);
      const inUse = buildInUse(area, setting, isCompatible);
      const lastKnown = inUse ? undefined : knownAreaData.of(area.id);
      // An incomplete build without any settings is still being copied; it is not an area yet.
      if (!area.record && !inUse && !lastKnown) return [];
      return [{ found: area, setting, on, inUse, lastKnown }];
    });
    return resolveConflicts(areas, ({ found: area, setting, inUse }) =>
      isChosen(area, setting, inUse) ? [] : area.builds.filter(isCompatible),
    );
  };

  /** The areas as a user has them: some have the version of a trial, unless it does not fit or claims another area's path. */
  const forUser = (areas: readonly CurrentArea[], user: SessionUser | undefined): CurrentArea[] => {
    const shown = [...areas];
    for (const [index, area] of areas.entries()) {
      const { trial } = area.setting ?? {};
      if (!user || !trial || !area.on || !area.inUse || !isInTrial(area.found.id, trial, user)) continue;
      const build = area.found.builds.find((found) => found.build.version === trial.version);
      // Two versions on trial may claim the same path, too.
      if (!build || !isCompatible(build) || findOverlap(build, listServed(shown))) continue;
      shown[index] = { ...area, inUse: build };
    }
    return shown;
  };

  const now = async () => resolveAreas(await readSwitches());

  /** Runs on every call, so it is recomputed only when switches or builds have changed. */
  const findOn = async () => {
    const settings = await cachedSwitches();
    if (cachedOn?.settings === settings && cachedOn.found === found) return cachedOn;
    const areas = resolveAreas(settings);
    const served = listServed(areas);
    const ids = [...served.map(({ build }) => build.manifest.id), ...listMissing(areas).map(({ id }) => id)];
    cachedOn = { settings, found, areas, ids, served };
    return cachedOn;
  };

  /** The build of an area that is on, as this user has it. */
  const findServed = async (id: string, user?: SessionUser): Promise<AreaBuild | undefined> => {
    const { served, areas } = await findOn();
    const tried = user && areas.find(({ found: area, setting }) => area.id === id && setting?.trial);
    const builds = tried ? listServed(forUser(areas, user)) : served;
    return builds.find(({ build }) => build.manifest.id === id)?.build;
  };

  return {
    now,
    listSkipped: () => found.skipped,

    /** Whether published builds of areas without publishers need no signature. */
    allowsUnsigned: places.allowsUnsigned,

    /** Why a build that is being published is not trusted; undefined when it is. */
    findDistrust({ build: { manifest, version }, signature }: ReadBuild): string | undefined {
      const record = found.areas.find(({ id }) => id === manifest.id)?.record;
      const decided = decideTrust(
        { area: manifest.id, version, isUploaded: true, signature },
        { record, allowsUnsigned: places.allowsUnsigned, now: new Date() },
      );
      return 'refusal' in decided ? decided.refusal : undefined;
    },

    /** Verifies a build again at the next scan: one of its files was altered. */
    distrust: ({ folder }: ReadBuild): void => distrust(folder),

    /** Why the deployment file is unusable now. */
    fileTrouble: () => found.fileTrouble,

    /** Why a build conflicts with the areas that are on; undefined when it does not. */
    async objectionTo(): Promise<(read: ReadBuild) => string | undefined> {
      const areas = await now();
      return (read) => findUnmetNeeds(read)[0] ?? findOverlap(read, listServed(areas));
    },

    /**
     * Why a switch is not possible: the area could not be shown, or it would claim a path of another area that is on.
     * Switching off is always possible, even if it reveals a conflict between other areas.
     */
    async objectionToSwitch({ found }: CurrentArea, requested: StoredSwitch): Promise<string | undefined> {
      if (!isOn(found, requested)) return undefined;
      const { id } = found;
      const switched = await switches.all();
      return findNewConflict(resolveAreas(switched), resolveAreas(new Map(switched).set(id, requested)), id);
    },

    /** Packages that a build needs in versions that this portal does not provide. */
    findUnmetNeeds,

    /** The registry for the shell, as this user has it. */
    async toAnswer(user: SessionUser): Promise<z.output<typeof listAreas.answer>> {
      return toRegistryAnswer(forUser(await now(), user), found.skipped);
    },

    /**
     * Ids of the areas that are on, for forwarding calls; includes areas with a missing build, which open pages may
     * still use.
     */
    areasOn: async (): Promise<string[]> => (await findOn()).ids,

    /** Whether there is an area with this id, on or off. */
    isKnown: (id: string): boolean => found.areas.some((area) => area.id === id),

    findServed,

    /** Names of our calls that the service of an area may make for this user: those that its build uses and a Super User has granted. */
    async findGranted(id: string, user: SessionUser): Promise<readonly string[]> {
      const build = await findServed(id, user);
      const granted = (await cachedSwitches()).get(id)?.uses?.granted ?? [];
      return (build?.uses ?? []).filter((name) => granted.includes(name));
    },

    /** The granted events of each area for which a Super User has ever decided, and what this gateway knows of it. */
    async eventGrants(): Promise<ReadonlyMap<string, AreaGrant>> {
      const { served, areas } = await findOn();
      return new Map(
        [...(await cachedSwitches())].flatMap(([id, setting]) => {
          if (!setting.events) return [];
          const build = served.find((read) => read.build.manifest.id === id)?.build;
          const on = areas.find(({ found: area }) => area.id === id)?.on ?? setting.on === true;
          return [[id, { on, events: setting.events, listed: build && (build.events ?? []) }] as const];
        }),
      );
    },

    /** The builds of the areas that are on. */
    listServed: async (): Promise<AreaBuild[]> => (await findOn()).served.map(({ build }) => build),

    /** Where the areas' own services answer, as it was known when the areas were last asked for. */
    servicePlaces: (): ReadonlyMap<string, AreaServiceRecord> =>
      new Map(
        found.areas.flatMap((area) => {
          const place = servicePlace(area, lastSwitches.get(area.id));
          return place ? [[area.id, place] as const] : [];
        }),
      ),

    /** A build that pages may load. */
    findBuild: (id: string, version: string): FoundBuild | undefined =>
      found.areas.find((area) => area.id === id)?.builds.find(({ build }) => build.version === version),

    /** Scans the disk again; returns true when something changed. */
    refresh(): Promise<boolean> {
      const scan = lastScan.then(async () => {
        const before = computeSignature(found);
        const next = await find();
        await knownAreaData.note(next.areas);
        found = next;
        return computeSignature(found) !== before;
      });
      lastScan = scan.catch(() => false);
      return scan;
    },
  };
};
export type Registry = Awaited<ReturnType<typeof areaRegistry>>;
