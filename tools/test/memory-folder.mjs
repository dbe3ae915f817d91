import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const IN_MEMORY = '/dev/shm';
const NEEDED_BYTES = 4 * 1024 ** 3;

const hasRoom = () => {
  if (!fs.existsSync(IN_MEMORY) || os.freemem() < 2 * NEEDED_BYTES) return false;
  const { bavail, bsize } = fs.statfsSync(IN_MEMORY);
  return bavail * bsize > NEEDED_BYTES;
};

/**
 * Uses memory for the temporary files of the whole test run, if there is enough: a test database mostly waits for the
 * disk while it creates collections and indexes (90 indexes in 0.13 s instead of 0.43 s). Otherwise nothing changes.
 */
export const useMemoryFolder = () => {
  if (process.env.TMPDIR || !hasRoom()) return;
  const folder = fs.mkdtempSync(path.join(IN_MEMORY, 'skills-architect-'));
  process.env.TMPDIR = folder;
  process.on('exit', () => fs.rmSync(folder, { recursive: true, force: true }));
};
