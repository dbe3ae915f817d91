import { setTimeout as sleep } from 'node:timers/promises';
import { type Db, type Document, MongoServerError } from 'mongodb';
import { withAdmin } from './admin-client';

const NOT_YET_INITIALIZED = 94;
const PRIMARY_WITHIN_MS = 30_000;

/** Whether this server uses this data folder. */
export const isServerAt = async (admin: Db, dbPath: string) =>
  (await admin.command({ getCmdLineOpts: 1 })).parsed.storage.dbPath === dbPath;

const currentConfig = async (admin: Db): Promise<Document | undefined> => {
  try {
    return (await admin.command({ replSetGetConfig: 1 })).config;
  } catch (error) {
    if (error instanceof MongoServerError && error.code === NOT_YET_INITIALIZED) return undefined;
    throw error;
  }
};

/** Makes a started server the primary of its one-member replica set; a changed port needs a forced reconfiguration. */
export const becomePrimary = (uri: string, { dbPath, port, test }: { dbPath: string; port: number; test: boolean }) =>
  withAdmin(uri, {}, async (admin) => {
    if (!(await isServerAt(admin, dbPath))) throw new Error(`another mongod answers on port ${port}`);
    const host = `127.0.0.1:${port}`;
    const members = [{ _id: 0, host }];
    const config = await currentConfig(admin);
    if (!config)
      await admin.command({ replSetInitiate: { _id: 'rs0', members, writeConcernMajorityJournalDefault: !test } });
    else if (config.members.length !== 1 || config.members[0].host !== host)
      await admin.command({ replSetReconfig: { ...config, version: config.version + 1, members }, force: true });
    const until = Date.now() + PRIMARY_WITHIN_MS;
    while (!(await admin.command({ hello: 1 })).isWritablePrimary) {
      if (Date.now() > until) throw new Error('mongod is not primary after 30 s');
      await sleep(20);
    }
  });
