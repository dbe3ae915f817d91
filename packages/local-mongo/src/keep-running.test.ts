import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { withAdmin } from './admin-client';
import { findMongod } from './find-mongod';
import { isWorthARestart, keepRunning } from './keep-running';
import { readOwner } from './owner';

const MINUTE = 60_000;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'skills-architect-mongo-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it.each([
  ['the first crash', true, [0], 0],
  ['three crashes at once', true, [0, 1, 2], 3],
  ['four crashes at once', false, [0, 1, 2, 3], 4],
  ['four crashes in an hour', true, [0, 20 * MINUTE, 40 * MINUTE, 60 * MINUTE], 60 * MINUTE],
])('after %s a restart is worthwhile: %s', (_, expected, crashTimes, now) => {
  expect(isWorthARestart(crashTimes, now)).toBe(expected);
});

it('a killed server is restarted at the same address, until it crashes too often', async () => {
  const logged: string[] = [];
  let onRunning = () => {};
  let onLost = (_error: Error) => {};
  const server = await keepRunning({
    bin: await findMongod(path.resolve('.cache/mongod')),
    dbPath: folder,
    test: true,
    say: (line) => {
      logged.push(line);
      if (line === 'MongoDB is running again') onRunning();
    },
    onLost: (error) => onLost(error),
  });
  const killAndWait = () =>
    new Promise<Error | undefined>((resolve) => {
      onRunning = () => resolve(undefined);
      onLost = resolve;
      process.kill(readOwner(path.join(folder, 'owner.json'))?.mongod ?? 0, 'SIGKILL');
    });
  for (let crash = 0; crash < 3; crash += 1) {
    expect(await killAndWait()).toBeUndefined();
    const answer = await withAdmin(server.uri, {}, (admin) => admin.command({ ping: 1 }));
    expect(answer).toMatchObject({ ok: 1 });
  }
  expect(logged.slice(0, 2)).toEqual(['MongoDB ended (SIGKILL) and is started again', 'MongoDB is running again']);
  expect((await killAndWait())?.message).toBe(
    'MongoDB ended (SIGKILL) and could not be started again: it ended 4 times',
  );
  await server.stop({ wipe: true });
});
