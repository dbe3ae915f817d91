import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { AreaIdText, AreaRecord, PortalConfig } from '@skills-architect/contracts';
import type { BuildTrust } from '@skills-architect/contracts/portal';
import compareBuild from 'semver/functions/compare-build.js';
import { exists } from './exists';
import { type AreaOverrides, overrideRecords } from './overrides';
import { type ReadBuild, readBuild } from './read-build';
import { describeReason, parseReadably } from './sentence';
import { decideTrust } from './trust/build-trust';
import { UntrustedBuild } from './trust/untrusted-build';

export interface LocatedBuild extends ReadBuild {
  from: 'file' | 'published';
}

/** A build that pages may load. */
export interface FoundBuild extends LocatedBuild {
  /** Why it is accepted. */
  trust: BuildTrust;
}

/** A rejected build or record, and the reason. */
export interface SkippedBuild {
  id: string;
  version?: string;
  reason: string;
  /** It was rejected because of its signature, or because it was altered. */
  isUntrusted?: boolean;
}

/** An area in this deployment: its record (undefined when it was published later) and its builds, newest first. */
export interface FoundArea {
  id: string;
  record: AreaRecord | undefined;
  builds: FoundBuild[];
}

export interface FoundBuilds {
  areas: FoundArea[];
  skipped: SkippedBuild[];
  /** Why the deployment file is unusable now; its last valid content is used instead. */
  fileTrouble?: string;
}

interface Place {
  id: string;
  folder: string;
  from: FoundBuild['from'];
}

const recordId = (record: unknown) => {
  const id = Reflect.get(Object(record), 'id');
  return typeof id === 'string' ? id : 'unnamed';
};

const foldersIn = async (folder: string, fits: (name: string) => boolean) => {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isDirectory() && fits(entry.name)).map(({ name }) => name);
};
const isId = (name: string) => AreaIdText.safeParse(name).success;
/**
 * Excludes copies in progress, whose names start with a dot. Folders with other wrong names are included, so that the
 * reason for their rejection is reported.
 */
const isOfVersion = (name: string) => !name.startsWith('.');

/** Parses the deployment file as a whole; its records are validated one by one. */
const readConfig = async (file: string) => {
  try {
    return parseReadably(PortalConfig, JSON.parse(await readFile(file, 'utf8')));
  } catch (cause) {
    throw new Error(`The deployment file ${file} cannot be used: ${describeReason(cause)}`, { cause });
  }
};

/** A record names the folder of one build, or a folder with one subfolder per version. */
const listFolders = async ({ id, builds }: AreaRecord, base: string): Promise<Place[]> => {
  if (!builds) return [];
  const folder = path.resolve(base, builds);
  const versions = (await exists(path.join(folder, 'area.json'))) ? [] : await foldersIn(folder, isOfVersion);
  const folders = versions.length ? versions.map((version) => path.join(folder, version)) : [folder];
  return folders.map((folder) => ({ id, folder: folder, from: 'file' }));
};

/** Published builds are in `<area>/<version>` folders. */
const listPublished = async (folder: string): Promise<Place[]> => {
  const places: Place[] = [];
  for (const id of await foldersIn(folder, isId))
    for (const version of await foldersIn(path.join(folder, id), isOfVersion))
      places.push({ id, folder: path.join(folder, id, version), from: 'published' });
  return places;
};

export interface FinderSettings {
  configFile: string;
  publishedFolder: string;
  overrides: AreaOverrides;
  /** Whether uploaded builds of areas without publishers need no signature. */
  allowsUnsigned: boolean;
  /** Whether a version was uploaded to the portal, and not copied onto the disk. */
  isUploaded: (area: string, version: string) => boolean;
}

/**
 * Finds the builds of a deployment. A valid build is cached while its `area.json` is unchanged; a rejected one is read
 * again, because a copy may be in progress. If the deployment file becomes invalid, its last valid content is used.
 */
export const buildFinder = ({ configFile, publishedFolder, overrides, allowsUnsigned, isUploaded }: FinderSettings) => {
  const cache = new Map<string, { stamp: number; build: LocatedBuild }>();
  let lastConfig: Awaited<ReturnType<typeof readConfig>> | undefined;

  const readOnce = async ({ id, folder, from }: Place): Promise<LocatedBuild> => {
    const modifiedAt = await stat(path.join(folder, 'area.json')).then(
      ({ mtimeMs }) => mtimeMs,
      () => 0,
    );
    const cached = cache.get(folder);
    if (modifiedAt && cached?.stamp === modifiedAt) return cached.build;
    const build = { ...(await readBuild(folder, id)), from };
    cache.set(folder, { stamp: modifiedAt, build });
    return build;
  };

  /** The build if it is accepted now: signatures expire, and the deployment file may change. */
  const accept = (build: LocatedBuild, { id, record }: FoundArea): FoundBuild => {
    const { version } = build.build;
    const decided = decideTrust(
      {
        area: id,
        version,
        isUploaded: build.from === 'published' && (build.isUploaded || isUploaded(id, version)),
        signature: build.signature,
      },
      { record, allowsUnsigned, now: new Date() },
    );
    if ('refusal' in decided) throw new UntrustedBuild(decided.refusal);
    return { ...build, trust: decided.trust };
  };

  const find = async (): Promise<FoundBuilds> => {
    let fileTrouble: string | undefined;
    const config = await readConfig(configFile).catch((error) => {
      if (!lastConfig) throw error;
      fileTrouble = `${describeReason(error)}. Its last valid content is used meanwhile.`;
      return lastConfig;
    });
    lastConfig = config;
    const areas = new Map<string, FoundArea>();
    const skipped: SkippedBuild[] = [...overrides.refused];
    const places: Place[] = [];
    const invalidRecords = new Set<string>();
    for (const area of overrideRecords(config.areas, overrides)) {
      try {
        const record = parseReadably(AreaRecord, area);
        if (areas.has(record.id)) throw new Error('the deployment file names it twice');
        areas.set(record.id, { id: record.id, record, builds: [] });
        places.push(...(await listFolders(record, path.dirname(configFile))));
      } catch (error) {
        const id = recordId(area);
        if (!areas.has(id)) invalidRecords.add(id);
        skipped.push({ id, reason: describeReason(error) });
      }
    }
    places.push(...(await listPublished(publishedFolder)));
    for (const place of places) {
      const { id, from, folder } = place;
      let version = from === 'published' ? path.basename(folder) : undefined;
      try {
        // An area exists as soon as it has a build folder, even an unreadable one.
        const area = areas.get(id) ?? { id, record: undefined, builds: [] };
        areas.set(id, area);
        const build = await readOnce(place);
        if (version && build.build.version !== version)
          throw new UntrustedBuild(`its area.json says version ${build.build.version}`);
        version = build.build.version;
        // Its publishers are not known, so nothing of it is trusted.
        if (invalidRecords.has(id)) throw new UntrustedBuild('its record in the deployment file is not valid');
        const accepted = accept(build, area);
        if (area.builds.some((foundBuild) => foundBuild.build.version === build.build.version))
          throw new Error(`version ${build.build.version} is there already`);
        area.builds.push(accepted);
      } catch (error) {
        const isUntrusted = error instanceof UntrustedBuild;
        skipped.push({
          id,
          ...(version && { version }),
          reason: describeReason(error),
          ...(isUntrusted && { isUntrusted }),
        });
      }
    }
    for (const { id, record, builds } of areas.values()) {
      const version = record?.version;
      if (version && !builds.some(({ build }) => build.version === version))
        skipped.push({ id, version, reason: `the deployment asks for version ${version}, which is not there` });
    }
    for (const { builds } of areas.values()) builds.sort((a, b) => compareBuild(b.build.version, a.build.version));
    return { areas: [...areas.values()], skipped, ...(fileTrouble && { fileTrouble }) };
  };

  return {
    find,
    /** Verifies the build in a folder again at the next `find`. */
    distrust: (folder: string): void => void cache.delete(folder),
  };
};
