import { createWriteStream, renameSync, rmSync } from 'node:fs';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { BSON, type ClientSession, MongoClient } from 'mongodb';
import { BackupRefused } from './backup-refused';
import { encrypt } from './encryption';
import { type CollectionFrame, FORMAT, toFrame } from './frames';
import { isLeftOut } from './left-out';

export interface BackUpOptions {
  uri: string;
  /** Prefix of the deployment's database names. */
  prefix: string;
  file: string;
  /** Encrypts the file; a restore needs the same. */
  passphrase?: string | undefined;
  say?: (sentence: string) => void;
}

const SNAPSHOT_TOO_OLD = 239;

const listAllCollections = async (client: MongoClient, prefix: string): Promise<CollectionFrame[]> => {
  const { databases } = await client.db().admin().listDatabases({ nameOnly: true });
  const frames: CollectionFrame[] = [];
  for (const { name: databaseName } of databases.filter(({ name }) => name.startsWith(prefix))) {
    const database = databaseName.slice(prefix.length);
    const collections = await client
      .db(databaseName)
      .listCollections({ type: 'collection' }, { nameOnly: false })
      .toArray();
    for (const { name, options = {} } of collections) {
      if (name.startsWith('system.') || isLeftOut(database, name)) continue;
      frames.push({ database, name, options, indexes: await client.db(databaseName).collection(name).indexes() });
    }
  }
  return frames;
};

/** All data to back up, read in the snapshot of `session`. */
async function* readFrames(client: MongoClient, session: ClientSession, { prefix, say }: BackUpOptions) {
  yield toFrame('H', BSON.serialize({ format: FORMAT, at: new Date() }));
  let documents = 0;
  for (const collection of await listAllCollections(client, prefix)) {
    const { database, name } = collection;
    yield toFrame('C', BSON.serialize(collection));
    const before = documents;
    const found = client.db(`${prefix}${database}`).collection<Buffer>(name).find({}, { raw: true, session });
    for await (const document of found) {
      yield toFrame('D', document);
      documents += 1;
    }
    say?.(`${database}.${name}: ${documents - before}`);
  }
  yield toFrame('E', BSON.serialize({ documents }));
}

/** A backup has everything, also the hashes of passwords. */
const OWNER_ONLY = 0o600;

/**
 * Writes all databases of a deployment to one file as a consistent snapshot; the portal may keep running. The file gets
 * its final name only when it is complete.
 */
export const backUp = async (options: BackUpOptions): Promise<void> => {
  const client = new MongoClient(options.uri);
  const partial = `${options.file}.partial`;
  try {
    await client.connect();
    // The mode counts for a new file only: a killed backup may have left one that others can read.
    rmSync(partial, { force: true });
    await client.withSession({ snapshot: true }, (session) =>
      pipeline(
        readFrames(client, session, options),
        createGzip(),
        options.passphrase ? encrypt(options.passphrase) : new PassThrough(),
        createWriteStream(partial, { mode: OWNER_ONLY }),
      ),
    );
    renameSync(partial, options.file);
  } catch (error) {
    rmSync(partial, { force: true });
    if (error instanceof Error && 'code' in error && error.code === SNAPSHOT_TOO_OLD)
      throw new BackupRefused(
        'It took longer than MongoDB keeps a snapshot: raise its parameter minSnapshotHistoryWindowInSeconds, and try again.',
        { cause: error },
      );
    throw error;
  } finally {
    await client.close();
  }
};
