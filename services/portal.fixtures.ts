import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { AdminSeed } from '@skills-architect/admin-service';
import type { GoogleSettings } from '@skills-architect/gateway-service';
import { writeBuild } from '@skills-architect/gateway-service/testing';
import { looseLockTimers } from '@skills-architect/service-kit/testing';
import { createConnection } from 'mongoose';
import pino, { type Logger } from 'pino';
import { startPortal } from './start-single-process';

const AREAS = ['personas', 'skills', 'roles', 'admin', 'explorer'];

/** A folder of areas without screens, for tests of the services. */
export const emptyAreas = async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'skills-architect-areas-'));
  for (const id of AREAS) await writeBuild(path.join(folder, id), id);
  fs.writeFileSync(path.join(folder, 'index.html'), '');
  fs.writeFileSync(
    path.join(folder, 'portal.json'),
    JSON.stringify({ areas: AREAS.map((id) => ({ id, builds: id })) }),
  );
  return folder;
};

/** The names of the collections of a database in the test MongoDB. */
export const listCollections = async (database: string): Promise<string[]> => {
  const connection = await createConnection(process.env.TEST_MONGODB_URI ?? '', { dbName: database }).asPromise();
  try {
    return (await connection.listCollections()).map(({ name }) => name);
  } finally {
    await connection.close();
  }
};

interface TestPortalOptions {
  google?: GoogleSettings;
  log?: Logger;
  /** Prefix of its databases, when they have data already. */
  databasePrefix?: string;
  say?: (sentence: string) => void;
  /** Its first data; by default the demo. */
  seed?: AdminSeed;
}

/** The whole portal, with demo data unless `seed` says otherwise, on separate databases in the test MongoDB; stop it in `afterAll`. */
export const startTestPortal = async (
  password: string,
  {
    google,
    log = pino({ level: process.env.TEST_LOG ?? 'silent' }),
    databasePrefix = `test_${randomBytes(6).toString('hex')}_`,
    say = () => undefined,
    seed = { demo: { password } },
  }: TestPortalOptions = {},
) => {
  looseLockTimers();
  const folder = await emptyAreas();
  return startPortal({
    mongoUri: process.env.TEST_MONGODB_URI ?? '',
    databasePrefix,
    seed,
    configFile: path.join(folder, 'portal.json'),
    areasFolder: path.join(folder, 'published'),
    shellFolder: folder,
    google,
    host: '127.0.0.1',
    port: 0,
    log,
    say,
  });
};
