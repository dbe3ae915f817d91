import { BSON, type Collection, MongoClient } from 'mongodb';
import { BackupRefused } from './backup-refused';
import { type CollectionFrame, FORMAT, readFrames } from './frames';

export interface RestoreOptions {
  uri: string;
  prefix: string;
  file: string;
  /** Deletes existing databases; otherwise a restore over existing data is refused. */
  replace: boolean;
  say?: (sentence: string) => void;
}

const BATCH_BYTES = 8 * 1024 * 1024;
const BATCH_DOCUMENTS = 1000;
/** Keeps BSON types instead of converting them to JavaScript's, so that all values are restored unchanged. */
const RAW_TYPES = { promoteValues: false, promoteLongs: false, promoteBuffers: false, bsonRegExp: true } as const;

/** Throws when the frames are not a complete backup; returns the number of documents. */
const checkFrames = async (file: string): Promise<number> => {
  let documents = 0;
  let endCount: number | undefined;
  let isFirst = true;
  for await (const one of readFrames(file)) {
    if (isFirst && (one.kind !== 'H' || one.head.format !== FORMAT))
      throw new BackupRefused('This file is not a backup of Skills Architect, or one of another version.');
    isFirst = false;
    if (one.kind === 'D') documents += 1;
    if (one.kind === 'E') endCount = one.end.documents;
  }
  if (endCount !== documents) throw new BackupRefused('This file is incomplete.');
  return documents;
};

/** Reads the whole file; throws a readable error when it is invalid. */
const checkFile = async (file: string): Promise<number> => {
  try {
    return await checkFrames(file);
  } catch (error) {
    if (error instanceof BackupRefused) throw error;
    const reason = String(error).replace(/^\w*Error: /, '');
    throw new BackupRefused(`The backup ${file} cannot be read: ${reason}`, { cause: error });
  }
};

const listDatabases = async (client: MongoClient, prefix: string): Promise<string[]> => {
  const { databases } = await client.db().admin().listDatabases({ nameOnly: true });
  return databases.map(({ name }) => name).filter((name) => name.startsWith(prefix));
};

const createCollection = async (
  client: MongoClient,
  prefix: string,
  { database, name, options, indexes }: CollectionFrame,
) => {
  const db = client.db(`${prefix}${database}`);
  const collection = await db.createCollection(name, options);
  const ownIndexes = indexes.filter((index) => index.name !== '_id_').map(({ v: _version, ...index }) => index);
  for (const { key, ...index } of ownIndexes) await collection.createIndex(key, index);
  return collection;
};

const createWriter = () => {
  let collection: Collection | undefined;
  let batch: BSON.Document[] = [];
  let bytes = 0;
  const flush = async () => {
    if (collection && batch.length) await collection.insertMany(batch, { ordered: false });
    batch = [];
    bytes = 0;
  };
  return {
    flush,
    async startCollection(next: Collection) {
      await flush();
      collection = next;
    },
    async addDocument(document: Buffer) {
      batch.push(BSON.deserialize(document, RAW_TYPES));
      bytes += document.length;
      if (bytes >= BATCH_BYTES || batch.length >= BATCH_DOCUMENTS) await flush();
    },
  };
};

/**
 * Restores a file written by `backUp`; returns the number of documents. The whole file is checked before anything is
 * written.
 */
export const restore = async ({ uri, prefix, file, replace, say }: RestoreOptions): Promise<number> => {
  const documents = await checkFile(file);
  const client = new MongoClient(uri);
  try {
    await client.connect();
    const existing = await listDatabases(client, prefix);
    if (existing.length && !replace)
      throw new BackupRefused(
        `There is data already (${existing.join(', ')}). Restore into an empty MongoDB, or use --replace to delete it first.`,
      );
    for (const name of existing) await client.db(name).dropDatabase();
    const { startCollection, addDocument, flush } = createWriter();
    for await (const one of readFrames(file)) {
      if (one.kind === 'C') {
        await startCollection(await createCollection(client, prefix, one.collection));
        say?.(`${one.collection.database}.${one.collection.name}`);
      }
      if (one.kind === 'D') await addDocument(one.document);
    }
    await flush();
    return documents;
  } finally {
    await client.close();
  }
};
