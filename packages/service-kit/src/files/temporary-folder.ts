import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

const PREFIX = 'skills-architect-tmp';
const STARTED_MS = Math.round(Date.now() - process.uptime() * 1000);

/** The process that made a folder: host, pid, and start time in milliseconds, because pids are reused. */
export interface FolderOwner {
  host: string;
  pid: number;
  startedMs: number;
}

const describeSelf = (): FolderOwner => ({
  host: os.hostname().replace(/[^\w.]/g, ''),
  pid: process.pid,
  startedMs: STARTED_MS,
});

/** The folder's name encodes its owner. */
export const folderName = ({ host, pid, startedMs }: FolderOwner, purpose: string) =>
  `${PREFIX}-${host}-${pid}-${startedMs}-${purpose}-`;

/** Parses the owner from a folder name; undefined for other programs' folders. */
export const readOwner = (name: string): FolderOwner | undefined => {
  const [, host, pid, startedMs] = /^skills-architect-tmp-([\w.]*)-(\d{1,10})-(\d{1,15})-/.exec(name) ?? [];
  return host === undefined ? undefined : { host, pid: Number(pid), startedMs: Number(startedMs) };
};

/** Whether a folder's owner has ended. Processes of other hosts cannot be checked, so their folders are kept. */
export const isAbandoned = (owner: FolderOwner, own: FolderOwner, isAlive: (pid: number) => boolean) => {
  if (owner.host !== own.host) return false;
  return owner.pid === own.pid ? owner.startedMs !== own.startedMs : !isAlive(owner.pid);
};

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

/** Creates a temporary folder of this process. The caller removes it; after a crash the next start does so. */
export const makeTemporaryFolder = (purpose: string) =>
  mkdtemp(path.join(os.tmpdir(), folderName(describeSelf(), purpose)));

/** Runs `work` with a temporary folder and removes it afterwards. */
export const withTemporaryFolder = async <T>(purpose: string, work: (folder: string) => Promise<T>): Promise<T> => {
  const folder = await makeTemporaryFolder(purpose);
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** Removes folders left by killed processes of this host; returns their number. */
export const removeAbandonedFolders = async () => {
  const own = describeSelf();
  const abandoned = (await readdir(os.tmpdir())).filter((name) => {
    const owner = readOwner(name);
    return owner !== undefined && isAbandoned(owner, own, isAlive);
  });
  // Another process may remove the same folders concurrently.
  await Promise.allSettled(abandoned.map((name) => rm(path.join(os.tmpdir(), name), { recursive: true, force: true })));
  return abandoned.length;
};
