import { setTimeout as sleep } from 'node:timers/promises';
import { type Db, type Document, MongoNetworkError, MongoServerError } from 'mongodb';
import { withAdmin } from './admin-client';

const NOT_YET_INITIALIZED = 94;
const PRIMARY_WITHIN_MS = 30_000;

/** Whether this server uses this data folder. */
export const isServerAt = async (admin: Db, dbPath: string) =>
  (await admin.command({ getCmdLineOpts: 1 })).parsed.storage.dbPath === dbPath;

const readConfig = async (admin: Db): Promise<Document | undefined> => {
  try {
    return (await admin.command({ replSetGetConfig: 1 })).config;
  } catch (error) {
    if (error instanceof MongoServerError && error.code === NOT_YET_INITIALIZED) return undefined;
    throw error;
  }
};

interface Member {
  dbPath: string;
  port: number;
  test: boolean;
}

const configureReplicaSet = async (admin: Db, { dbPath, port, test }: Member) => {
  if (!(await isServerAt(admin, dbPath))) throw new Error(`another mongod answers on port ${port}`);
  const host = `127.0.0.1:${port}`;
  const members = [{ _id: 0, host }];
  const config = await readConfig(admin);
  if (!config)
    await admin.command({ replSetInitiate: { _id: 'rs0', members, writeConcernMajorityJournalDefault: !test } });
  else if (config.members.length !== 1 || config.members[0].host !== host)
    await admin.command({ replSetReconfig: { ...config, version: config.version + 1, members }, force: true });
};

const waitUntilPrimary = async (admin: Db, until: number) => {
  while (!(await admin.command({ hello: 1 })).isWritablePrimary) {
    if (Date.now() > until) throw new Error('mongod is not primary after 30 s');
    await sleep(20);
  }
};

/**
 * Makes a started server the primary of its one-member replica set. If its port differs from that of an earlier start,
 * it forces a reconfiguration. The server may close connections while it changes its role, so all steps are retried.
 */
export const becomePrimary = async (uri: string, member: Member): Promise<void> => {
  const until = Date.now() + PRIMARY_WITHIN_MS;
  for (;;)
    try {
      return await withAdmin(uri, {}, async (admin) => {
        await configureReplicaSet(admin, member);
        await waitUntilPrimary(admin, until);
      });
    } catch (error) {
      if (!(error instanceof MongoNetworkError) || Date.now() > until) throw error;
      await sleep(100);
    }
};
