import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { API_PREFIX } from '@skills-architect/contracts';
import { listAreas, listManagedAreas, login, type ManagedArea } from '@skills-architect/contracts/portal';
import { portalTarget, unusedReason } from './to-portal';

test.each([
  ['is new', { on: true, version: '1.0.0' }, undefined],
  ['is in use already', { on: true, version: '1.1.0' }, undefined],
  ['is the first one', { on: true }, undefined],
  ['is the one that the deployment file names', { on: true, version: '1.0.0', byFile: '1.1.0' }, undefined],
  ['belongs to an area that is off', { on: false }, /switch the area on/],
  ['comes to an area with a pinned version', { on: true, pinned: '1.0.0' }, /is pinned to version 1\.0\.0/],
  [
    'is not the one that the deployment file names',
    { on: true, byFile: '1.0.0' },
    /deployment file asks for version 1\.0\.0/,
  ],
  ['is older than the one in use', { on: true, version: '2.0.0' }, /version 2\.0\.0, which is newer, is in use/],
])('says why a published version that %s is not in use, if it is not', (_, area, why) => {
  const reason = unusedReason(area, '1.1.0');
  if (why) expect(reason).toMatch(why);
  else expect(reason).toBeUndefined();
});

const hello: ManagedArea = {
  area: 'hello',
  title: 'Hello',
  rev: 0,
  on: false,
  version: '1.0.0',
  versions: [{ version: '1.0.0', from: 'published', unfit: [], removable: false }],
  removable: false,
  app: { state: 'up' },
  sessions: 0,
  changes: [],
};

test('waits for a gateway that does not know the version yet', async () => {
  const built = await mkdtemp(path.join(os.tmpdir(), 'skills-architect-built-'));
  await writeFile(path.join(built, 'area.json'), '{}');
  const known = [[], [], [hello]];
  const answers: Record<string, () => unknown> = {
    [login.path]: () => ({ user: { userId: 1, name: 'Sam', userType: 2, clients: [] }, csrfToken: 't' }),
    [listAreas.path]: () => ({ areas: [], off: [], skipped: [] }),
    [listManagedAreas.path]: () => ({ areas: known.length > 1 ? known.shift() : known[0], refused: [] }),
  };
  const portal = createServer((request, response) => {
    request.resume();
    const answer = answers[(request.url ?? '').slice(API_PREFIX.length)];
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answer?.() ?? {}));
  });
  await new Promise<void>((resolve) => portal.listen(0, '127.0.0.1', resolve));
  try {
    const { port } = portal.address() as AddressInfo;
    const target = await portalTarget(`http://127.0.0.1:${port}`, 'hello');
    expect(await target.publish(built, '1.0.0')).toMatch(/a Super User can switch the area on/);
  } finally {
    portal.close().closeAllConnections();
    await rm(built, { recursive: true });
  }
});
