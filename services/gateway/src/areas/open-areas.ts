import { createBalancer, type Platform, type ServiceKit } from '@skills-architect/service-kit';
import { readOverrides } from './overrides';
import { partHealth } from './part-health';
import { readProvidedVersions } from './provided';
import { publishedBuilds } from './published-builds';
import { areaRegistry } from './registry';
import { areaReports } from './reports/area-reports';
import { reportLimiter } from './reports/report-limiter';
import { switchStore } from './switches';
import { trialKeeper } from './trials/trial-keeper';
import { refusalNotes } from './trust/note-refusals';

export interface AreaSettings {
  /** Path of the deployment file, which declares the areas and where their builds are. */
  configFile: string;
  /** Environment variables that override the deployment file, such as `AREA_ROLES_ON=false`. */
  environment?: NodeJS.ProcessEnv;
  /** Folder for builds published at run time. */
  areasFolder: string;
  /** Folder of the shell's build. */
  shellFolder: string;
  /** Development mode: published builds of areas without publishers need no signature. Default: false. */
  allowsUnsigned?: boolean;
}

/** The areas of the deployment: builds on disk, switches, registry and health. */
export const openAreas = async (
  { portal, balancer, audit, events, log }: Platform,
  kit: ServiceKit,
  { configFile, environment = {}, areasFolder, shellFolder, allowsUnsigned = false }: AreaSettings,
) => {
  const switches = switchStore(kit);
  const builds = publishedBuilds(kit, areasFolder);
  const refusals = refusalNotes(portal, audit);
  const reports = areaReports(portal);
  const reportLimits = reportLimiter(portal);
  const trials = trialKeeper(kit, { switches, audit, events });
  await Promise.all([switches, builds, refusals, reports, reportLimits, trials].map((store) => store.createIndexes()));
  await builds.syncDisk();
  const registry = await areaRegistry({
    kit,
    configFile,
    overrides: readOverrides(environment),
    publishedFolder: areasFolder,
    provided: await readProvidedVersions(shellFolder),
    switches,
    allowsUnsigned,
    isUploaded: builds.isUploaded,
  });
  if (allowsUnsigned) log.warn('development mode: published areas without publishers need no signature');
  for (const { id, reason } of [...registry.listSkipped(), ...builds.listSkipped()])
    log.warn({ area: id }, `the area ${id} was skipped: ${reason}`);
  const areaServices = createBalancer(() =>
    Object.fromEntries([...registry.servicePlaces()].map(([id, { addresses }]) => [id, addresses])),
  );
  const all = (id: string) => [...balancer.all(id), ...areaServices.all(id)];
  return {
    switches,
    builds,
    refusals,
    reports,
    reportLimits,
    trials,
    registry,
    areaServices,
    health: partHealth(portal, { all }),
  };
};
