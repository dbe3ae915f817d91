import { mkdtemp } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { withAdmin } from './admin-client';
import { findMongod } from './find-mongod';
import { startMongod } from './start-mongod';

it.each([
  { test: true, expires: false },
  { test: false, expires: true },
])('with test: $test data expires: $expires', async ({ test, expires }) => {
  const dbPath = await mkdtemp(path.join(os.tmpdir(), 'skills-architect-expiry-'));
  const server = await startMongod({ bin: await findMongod(path.resolve('.cache/mongod')), dbPath, test });
  try {
    const parameters = await withAdmin(server.uri, {}, (admin) =>
      admin.command({ getParameter: 1, ttlMonitorEnabled: 1 }),
    );
    expect(parameters.ttlMonitorEnabled).toBe(expires);
  } finally {
    await server.stop({ wipe: true });
  }
});
