import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { AreaChange } from '@skills-architect/contracts/portal';
import { AppError, type Document, isDuplicateKeyError, type ServiceKit } from '@skills-architect/service-kit';
import { withZip } from '@skills-architect/service-kit/archives';
import type { ClientSession } from 'mongoose';
import * as z from 'zod';
import { exists } from './exists';
import type { SkippedBuild } from './found-builds';
import { type ReadBuild, readBuild, UPLOADED_MARK } from './read-build';
import { describeReason } from './sentence';
import { TOPIC } from './switches';
import { UntrustedBuild } from './trust/untrusted-build';

/** `archive` names a separate file per upload, so that a rejected upload cannot overwrite the accepted one. */
const BuildFields = z.object({
  area: z.string(),
  version: z.string(),
  who: z.string(),
  archive: z.string(),
  /**
   * Set when a Super User has removed the version. The record is kept, so that every gateway sees the removal and the
   * version is not reused.
   */
  removed: z.object({ who: z.string(), reason: z.string() }).nullable().default(null),
});
type StoredBuild = Document<z.infer<typeof BuildFields>>;

const LIMITS = { maxEntries: 5000, maxEntryBytes: 30 * 1024 * 1024, maxTotalBytes: 200 * 1024 * 1024 };
/** A trusted build that cannot run beside the others here. */
class UnfitBuild extends Error {}

const codeOf = (error: unknown) => {
  if (error instanceof UntrustedBuild) return 'forbidden';
  return error instanceof UnfitBuild ? 'conflict' : 'invalid';
};

const newArchiveName = (area: string, version: string) => `areas/${area}/${version}-${randomUUID()}.zip`;

/** Who removes a build, why, and in which transaction. */
export interface RemoveOptions {
  by: number;
  who: string;
  reason: string;
  session: ClientSession;
}

const unpack = (zip: string | Uint8Array, folder: string) =>
  withZip(zip, LIMITS, async (entries) => {
    for (const { name, read } of entries) {
      const target = path.join(folder, name);
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, await read());
    }
  });

const changesOfBuild = ({ version, who, archive, created, updated, removed }: StoredBuild): AreaChange[] => [
  ...(removed ? [{ ...removed, at: updated.at.toISOString(), what: 'removed' as const, version }] : []),
  // Without an archive the build was copied to the disk, not published.
  ...(archive ? [{ at: created.at.toISOString(), who, what: 'published' as const, version, reason: '' }] : []),
];

export interface TakeOptions {
  by: { userId: number; who: string };
  /** Why a valid build cannot be accepted; undefined when it can. */
  objection: (build: ReadBuild) => string | undefined;
  /** Why a valid build is not trusted; undefined when it is. */
  distrust: (build: ReadBuild) => string | undefined;
  /** Is told of a build that is not accepted, and why. */
  onRefusal: (refusal: SkippedBuild) => Promise<void>;
  /** Whether the version already exists from another source, such as the deployment file. */
  isTakenHere: (version: string) => boolean;
}

/**
 * Builds published at run time. The database stores each as an archive; every gateway unpacks it once to
 * `<folder>/<area>/<version>` on its own disk.
 */
export const publishedBuilds = (kit: ServiceKit, folder: string) => {
  const builds = kit.resource({
    name: 'areaBuild',
    topic: TOPIC,
    schema: BuildFields,
    indexes: [[{ area: 1, version: 1 }, { unique: true }]],
    audience: () => ({ all: true }),
  });
  const buildFolder = (area: string, version: string) => path.join(folder, area, version);
  /** Accepted builds that cannot be unpacked here, for example in an old format after an upgrade. */
  let notUnpacked: SkippedBuild[] = [];

  /** Versions that were uploaded to any gateway, as far as this one knows: it unpacks none before. */
  const uploaded = new Set<string>();
  const toKey = (area: string, version: string) => `${area} ${version}`;

  /** Moves an unpacked build into place as a whole; false when it already existed. */
  const moveIn = async (incoming: string, target: string): Promise<boolean> => {
    await mkdir(path.dirname(target), { recursive: true });
    if (await exists(target)) return false;
    try {
      await rename(incoming, target);
      return true;
    } catch (error) {
      // Another gateway on the same disk has unpacked it first.
      if (await exists(target)) return false;
      throw error;
    }
  };

  /** Unpacks an archive into a temporary folder on the target's disk; `settle` checks it and moves it to its place. */
  const unpackBeside = async (
    area: string,
    zip: string | Uint8Array,
    settle: (build: ReadBuild, move: () => Promise<boolean>) => Promise<unknown>,
  ) => {
    const incoming = path.join(folder, `.incoming-${randomUUID()}`);
    try {
      await mkdir(incoming, { recursive: true });
      await unpack(zip, incoming);
      // In the folder, because the database may be restored without the record of the upload.
      await writeFile(path.join(incoming, UPLOADED_MARK), '');
      const read = await readBuild(incoming, area);
      const { version } = read.build;
      await settle(read, () => moveIn(incoming, buildFolder(area, version)));
      return version;
    } finally {
      await rm(incoming, { recursive: true, force: true });
    }
  };

  const alreadyExistsError = (area: string, version: string) =>
    new AppError(
      'conflict',
      `Version ${version} of ${area} already exists. A version cannot be changed; publish another one.`,
    );

  const findBuild = (area: string, version: string) => builds.model.findOne({ area, version }).lean<StoredBuild>();

  /** Removes a version from this disk. The folder is renamed first, so that no reader finds part of it. */
  const removeFromDisk = async (area: string, version: string) => {
    const target = buildFolder(area, version);
    if (!(await exists(target))) return;
    const outgoing = path.join(folder, `.removed-${randomUUID()}`);
    await rename(target, outgoing);
    await rm(outgoing, { recursive: true, force: true });
    // Removes the area's folder with its last version.
    await rmdir(path.dirname(target)).catch(() => undefined);
  };

  return {
    createIndexes: () => builds.createIndexes(),

    /** Accepts an uploaded build as a new version; throws a readable error when it is invalid or already exists. */
    async take(area: string, zip: { path: string }, { by, objection, isTakenHere, ...trust }: TakeOptions) {
      const settle = async (read: ReadBuild, move: () => Promise<boolean>) => {
        const { version } = read.build;
        const distrust = trust.distrust(read);
        if (distrust) throw new UntrustedBuild(distrust);
        const refusal = objection(read);
        if (refusal) throw new UnfitBuild(refusal);
        if ((await findBuild(area, version))?.removed)
          throw new AppError('conflict', `Version ${version} of ${area} was removed. Publish another version.`);
        if (isTakenHere(version) || (await exists(buildFolder(area, version)))) throw alreadyExistsError(area, version);
        const archive = newArchiveName(area, version);
        await kit.files.save(archive, zip);
        let isMoved = false;
        try {
          // The record is written first, because it decides between gateways. The transaction aborts when the build
          // cannot be moved to its place.
          await kit.db.transaction(async (session) => {
            await builds.create([{ area, version, who: by.who, archive }], { by: by.userId, session });
            uploaded.add(toKey(area, version));
            // The driver may run the transaction twice; the second time the build is already in its place.
            isMoved = (await move()) || isMoved;
          });
        } catch (error) {
          // The commit may have failed after the move.
          if (isMoved) await rm(buildFolder(area, version), { recursive: true, force: true });
          await kit.files.remove(archive);
          // Another gateway accepted the same version concurrently.
          throw isDuplicateKeyError(error) ? alreadyExistsError(area, version) : error;
        }
      };
      try {
        return await unpackBeside(area, zip.path, settle);
      } catch (error) {
        if (error instanceof AppError) throw error;
        const reason = describeReason(error).replace(/\.$/, '');
        await trust.onRefusal({ id: area, reason });
        throw new AppError(codeOf(error), `The build was rejected: ${reason}.`, { cause: error });
      }
    },

    /** Marks a version as removed, also one copied onto the disk; the next `syncDisk` deletes it. */
    async remove(area: string, version: string, { by, who, reason, session }: RemoveOptions): Promise<void> {
      const found = await findBuild(area, version);
      const removed = { who, reason };
      if (found) await builds.change(found._id, found.rev, { removed }, { by, session });
      else await builds.create([{ area, version, who: '', archive: '', removed }], { by, session });
    },

    /**
     * Unpacks builds accepted by other gateways and deletes removed ones; a failing build does not block the others.
     */
    async syncDisk(): Promise<void> {
      const all = await builds.model.find(builds.alive).lean<StoredBuild[]>();
      const skipped: SkippedBuild[] = [];
      for (const { area, version, archive, removed } of all) {
        if (archive) uploaded.add(toKey(area, version));
        try {
          if (removed) {
            await removeFromDisk(area, version);
            continue;
          }
          if (await exists(buildFolder(area, version))) continue;
          const zip = await kit.files.read(archive);
          if (!zip) throw new Error('its archive is not there any more');
          await unpackBeside(area, zip, async ({ build }, move) => {
            // In the place of a version that nobody uploaded it would pass for a part of the deployment.
            if (build.version !== version) throw new Error(`its archive has version ${build.version}`);
            return move();
          });
        } catch (error) {
          skipped.push({ id: area, version, reason: describeReason(error) });
        }
      }
      notUnpacked = skipped;
    },

    /** Whether a version was uploaded, and not copied onto this disk. */
    isUploaded: (area: string, version: string): boolean => uploaded.has(toKey(area, version)),

    /** Accepted builds that cannot be used here, with the reason. */
    listSkipped: (): readonly SkippedBuild[] => notUnpacked,

    /** Deletes the archive of a removed version once no gateway can request it. */
    async removeArchive(area: string, version: string): Promise<void> {
      const archive = (await findBuild(area, version))?.archive;
      if (archive) await kit.files.remove(archive);
    },

    /** Publish and removal history of an area's versions, newest first. */
    async changes(area: string): Promise<AreaChange[]> {
      const latest = await builds.model.find({ area }).sort({ 'updated.at': -1 }).limit(20).lean<StoredBuild[]>();
      return latest.flatMap(changesOfBuild).sort((a, b) => Date.parse(b.at) - Date.parse(a.at));
    },
  };
};
export type PublishedBuilds = ReturnType<typeof publishedBuilds>;
