import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import {
  folderName,
  isAbandoned,
  makeTemporaryFolder,
  readOwner,
  removeAbandonedFolders,
  withTemporaryFolder,
} from './temporary-folder';

const own = { host: 'one', pid: 7, startedMs: 1000 };
const living = [7, 8];

describe('a temporary folder', () => {
  it.each([
    ['of this process', own, false],
    ['of a process before it with the same id', { ...own, startedMs: 900 }, true],
    ['of a living process', { ...own, pid: 8 }, false],
    ['of a dead process', { ...own, pid: 9 }, true],
    ['of another host', { ...own, host: 'two', pid: 9 }, false],
  ])('%s is abandoned: %s', (_, owner, abandoned) => {
    expect(isAbandoned(owner, own, (pid) => living.includes(pid))).toBe(abandoned);
  });

  it.each([['my-host-x'], ['skills-architect-upload-Ab12'], ['skills-architect-tmp-one-seven-1-x']])(
    'has its owner in its name, %s has none',
    (name) => {
      expect(readOwner(`${folderName(own, 'upload')}Ab12`)).toEqual(own);
      expect(readOwner(name)).toBeUndefined();
    },
  );

  it('is removed after the work, even after a failure', async () => {
    const used: string[] = [];
    const failing = withTemporaryFolder('test', async (folder) => {
      used.push(folder);
      throw new Error('failed');
    });
    await expect(failing).rejects.toThrow('failed');
    expect(used.map((folder) => existsSync(folder))).toEqual([false]);
  });

  it('of a killed process is removed at the next start, those in use are kept', async () => {
    const mine = await makeTemporaryFolder('test');
    const owner = readOwner(path.basename(mine));
    if (!owner) throw new Error('no owner');
    const left = path.join(os.tmpdir(), `${folderName({ ...owner, startedMs: 1 }, 'test')}left`);
    await mkdir(left);
    await writeFile(path.join(left, 'archive'), 'x');
    expect(await removeAbandonedFolders()).toBeGreaterThan(0);
    expect([left, mine].map((folder) => existsSync(folder))).toEqual([false, true]);
    await rm(mine, { recursive: true });
  });
});
