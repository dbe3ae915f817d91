import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { AreaChange } from '@skills-architect/contracts/portal';
import { AppError, type Document, isTaken, type ServiceKit } from '@skills-architect/service-kit';
import { withZip } from '@skills-architect/service-kit/archives';
import type { ClientSession } from 'mongoose';
import * as z from 'zod';
import type { Skipped } from './found-builds';
import { type ReadBuild, readBuild } from './read-build';
import { describeReason } from './sentence';
import { TOPIC } from './switches';

/** `archive` is the name of a file of its own: what is refused beside it must not take its place. */
const BuildFields = z.object({
  area: z.string(),
  version: z.string(),
  who: z.string(),
  archive: z.string(),
  /** Set when a Super User removed it; the record stays, so that every gateway hears of it and the version is not used again. */
  removed: z.object({ who: z.string(), reason: z.string() }).nullable().default(null),
});
type StoredBuild = Document<z.infer<typeof BuildFields>>;

const LIMITS = { maxEntries: 5000, maxEntryBytes: 30 * 1024 * 1024, maxTotalBytes: 200 * 1024 * 1024 };
const anArchive = (area: string, version: string) => `areas/${area}/${version}-${randomUUID()}.zip`;

/** Who removes something, why, and within which transaction. */
export interface Removing {
  by: number;
  who: string;
  reason: string;
  session: ClientSession;
}

const isThere = (folder: string) =>
  stat(folder).then(
    () => true,
    () => false,
  );

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
  // Without an archive it was not published but copied onto the disk.
  ...(archive ? [{ at: created.at.toISOString(), who, what: 'published' as const, version, reason: '' }] : []),
];

export interface Taking {
  by: { userId: number; who: string };
  /** Why a build cannot be taken though it is whole; undefined when nothing stands against it. */
  objection: (build: ReadBuild) => string | undefined;
  /** Whether a version came by another way, for example with the deployment file. */
  isTakenHere: (version: string) => boolean;
}

/**
 * Builds that were published into the running portal. The database keeps each as an archive, so that every gateway can lay
 * it out on its own disk; there it lies in `<folder>/<area>/<version>` and never changes.
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
  /** What was taken once and cannot be laid out here, as after an upgrade that understands it no more. */
  let notLaidOut: Skipped[] = [];

  /** Moves what was laid out beside its place in as a whole; false when it was there. */
  const moveIn = async (incoming: string, place: string): Promise<boolean> => {
    await mkdir(path.dirname(place), { recursive: true });
    if (await isThere(place)) return false;
    try {
      await rename(incoming, place);
      return true;
    } catch (error) {
      // Another gateway on the same disk was faster.
      if (await isThere(place)) return false;
      throw error;
    }
  };

  /** Lays an archive out beside its place, where `settle` judges it and has it moved in. */
  const layOut = async (
    area: string,
    zip: string | Uint8Array,
    settle: (build: ReadBuild, move: () => Promise<boolean>) => Promise<unknown>,
  ) => {
    const incoming = path.join(folder, `.incoming-${randomUUID()}`);
    try {
      await mkdir(incoming, { recursive: true });
      await unpack(zip, incoming);
      const read = await readBuild(incoming, area);
      const { version } = read.build;
      await settle(read, () => moveIn(incoming, buildFolder(area, version)));
      return version;
    } finally {
      await rm(incoming, { recursive: true, force: true });
    }
  };

  const alreadyThere = (area: string, version: string) =>
    new AppError(
      'conflict',
      `Version ${version} of ${area} is there already. A version never changes: publish another.`,
    );

  const stored = (area: string, version: string) => builds.model.findOne({ area, version }).lean<StoredBuild>();

  /** Takes a version off this disk; renamed first, so that nobody finds half of it. */
  const clear = async (area: string, version: string) => {
    const place = buildFolder(area, version);
    if (!(await isThere(place))) return;
    const leaving = path.join(folder, `.removed-${randomUUID()}`);
    await rename(place, leaving);
    await rm(leaving, { recursive: true, force: true });
    // The last version takes the folder of its area with it.
    await rmdir(path.dirname(place)).catch(() => undefined);
  };

  return {
    createIndexes: () => builds.createIndexes(),

    /** Takes an uploaded build as a new version; a broken one, or one that is there already, is refused with a sentence. */
    async take(area: string, zip: { path: string }, { by, objection, isTakenHere }: Taking) {
      const settle = async (read: ReadBuild, move: () => Promise<boolean>) => {
        const { version } = read.build;
        const against = objection(read);
        if (against) throw new AppError('conflict', `The build was not taken: ${against}.`);
        if ((await stored(area, version))?.removed)
          throw new AppError('conflict', `Version ${version} of ${area} was removed. Publish another version.`);
        if (isTakenHere(version) || (await isThere(buildFolder(area, version)))) throw alreadyThere(area, version);
        const archive = anArchive(area, version);
        await kit.files.save(archive, zip);
        let isMoved = false;
        try {
          // The record comes first, for it decides between gateways; it stays only where the build gets to its place.
          await kit.db.transaction(async (session) => {
            await builds.create([{ area, version, who: by.who, archive }], { by: by.userId, session });
            isMoved = (await move()) || isMoved;
          });
        } catch (error) {
          // Also the database may have given up, after the move.
          if (isMoved) await rm(buildFolder(area, version), { recursive: true, force: true });
          await kit.files.remove(archive);
          // Another gateway took the same version in the same moment.
          throw isTaken(error) ? alreadyThere(area, version) : error;
        }
      };
      try {
        return await layOut(area, zip.path, settle);
      } catch (error) {
        if (error instanceof AppError) throw error;
        throw new AppError('invalid', `The build was not taken: ${describeReason(error).replace(/\.$/, '')}.`, {
          cause: error,
        });
      }
    },

    /** Notes that a version was removed, also one that was copied onto the disk; the next `syncDisk` takes it away. */
    async remove(area: string, version: string, { by, who, reason, session }: Removing): Promise<void> {
      const found = await stored(area, version);
      const removed = { who, reason };
      if (found) await builds.change(found._id, found.rev, { removed }, { by, session });
      else await builds.create([{ area, version, who: '', archive: '', removed }], { by, session });
    },

    /** Lays out here what other gateways have taken, and takes away what was removed; no build keeps another from it. */
    async syncDisk(): Promise<void> {
      const all = await builds.model.find(builds.alive).lean<StoredBuild[]>();
      const skipped: Skipped[] = [];
      for (const { area, version, archive, removed } of all) {
        try {
          if (removed) {
            await clear(area, version);
            continue;
          }
          if (await isThere(buildFolder(area, version))) continue;
          const zip = await kit.files.read(archive);
          if (!zip) throw new Error('its archive is not there any more');
          await layOut(area, zip, (_, move) => move());
        } catch (error) {
          skipped.push({ id: area, version, reason: describeReason(error) });
        }
      }
      notLaidOut = skipped;
    },

    /** What was taken and cannot be used here, and why. */
    skipped: (): readonly Skipped[] => notLaidOut,

    /** The archives of versions that were removed go as soon as nobody may ask for them. */
    async removeArchive(area: string, version: string): Promise<void> {
      const archive = (await stored(area, version))?.archive;
      if (archive) await kit.files.remove(archive);
    },

    /** Who published and removed which version of an area, newest first. */
    async changes(area: string): Promise<AreaChange[]> {
      const latest = await builds.model.find({ area }).sort({ 'updated.at': -1 }).limit(20).lean<StoredBuild[]>();
      return latest.flatMap(changesOfBuild).sort((a, b) => b.at.localeCompare(a.at));
    },
  };
};
export type PublishedBuilds = ReturnType<typeof publishedBuilds>;
