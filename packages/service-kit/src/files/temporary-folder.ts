import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

const PREFIX = 'skills-architect-tmp';
const STARTED_MS = Math.round(Date.now() - process.uptime() * 1000);

/** The process that made a folder: its host, its id, and when it started (in milliseconds), as ids are given again. */
export interface FolderOwner {
  host: string;
  pid: number;
  startedMs: number;
}

const self = (): FolderOwner => ({
  host: os.hostname().replace(/[^\w.]/g, ''),
  pid: process.pid,
  startedMs: STARTED_MS,
});

/** A folder's name says whose it is. */
export const folderName = ({ host, pid, startedMs }: FolderOwner, purpose: string) =>
  `${PREFIX}-${host}-${pid}-${startedMs}-${purpose}-`;

/** The owner that a name states; nothing for folders of others. */
export const readOwner = (name: string): FolderOwner | undefined => {
  const [, host, pid, startedMs] = /^skills-architect-tmp-([\w.]*)-(\d{1,10})-(\d{1,15})-/.exec(name) ?? [];
  return host === undefined ? undefined : { host, pid: Number(pid), startedMs: Number(startedMs) };
};

/** Whether nobody uses a folder any more. Processes of other hosts cannot be seen, so their folders stay. */
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

/** A new folder of this process; whoever asked for it removes it, or the next start does after a crash. */
export const makeTemporaryFolder = (purpose: string) => mkdtemp(path.join(os.tmpdir(), folderName(self(), purpose)));

/** Works with a folder that is gone afterwards. */
export const withTemporaryFolder = async <T>(purpose: string, work: (folder: string) => Promise<T>): Promise<T> => {
  const folder = await makeTemporaryFolder(purpose);
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** Removes what killed processes of this host have left, and answers how many folders that were. */
export const removeAbandonedFolders = async () => {
  const own = self();
  const abandoned = (await readdir(os.tmpdir())).filter((name) => {
    const owner = readOwner(name);
    return owner !== undefined && isAbandoned(owner, own, isAlive);
  });
  // Another process may remove the same ones at the same time.
  await Promise.allSettled(abandoned.map((name) => rm(path.join(os.tmpdir(), name), { recursive: true, force: true })));
  return abandoned.length;
};
