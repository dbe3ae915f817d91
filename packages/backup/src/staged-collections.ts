import { BSON, type Collection, type MongoClient } from 'mongodb';
import { RAW_TYPES } from './check-file';
import type { CollectionFrame } from './frames';

const BATCH_BYTES = 8 * 1024 * 1024;
const BATCH_DOCUMENTS = 1000;
/** Name of a collection while it is restored beside the existing one. */
export const STAGED = 'restoring.';

/** Names of the databases of a deployment. */
export const listDatabases = async (client: MongoClient, prefix: string): Promise<string[]> => {
  const { databases } = await client.db().admin().listDatabases({ nameOnly: true });
  return databases.map(({ name }) => name).filter((name) => name.startsWith(prefix));
};

const listCollections = async (client: MongoClient, prefix: string) => {
  const found: Collection[] = [];
  for (const name of await listDatabases(client, prefix)) {
    const db = client.db(name);
    const collections = await db.listCollections({}, { nameOnly: true }).toArray();
    found.push(
      ...collections
        .filter((collection) => !collection.name.startsWith('system.'))
        .map((collection) => db.collection(collection.name)),
    );
  }
  return found;
};

/**
 * Collections that are filled beside the existing data and then put in its place, so that the data is still there when
 * a backup turns out to be wrong.
 */
export const stagedCollections = (client: MongoClient, prefix: string) => {
  let collection: Collection | undefined;
  let batch: BSON.Document[] = [];
  let bytes = 0;
  const flush = async () => {
    if (collection && batch.length) await collection.insertMany(batch, { ordered: false });
    batch = [];
    bytes = 0;
  };
  /** Deletes staged collections, also those of a restore that was killed. */
  const discard = async () => {
    for (const listed of await listCollections(client, prefix))
      if (listed.collectionName.startsWith(STAGED)) await listed.drop();
  };
  return {
    discard,
    flush,
    async startCollection({ database, name, options, indexes }: CollectionFrame) {
      await flush();
      collection = await client.db(`${prefix}${database}`).createCollection(`${STAGED}${name}`, options);
      for (const { key, v: _version, ...index } of indexes)
        if (index.name !== '_id_') await collection.createIndex(key, index);
    },
    async addDocument(document: Buffer) {
      batch.push(BSON.deserialize(document, RAW_TYPES));
      bytes += document.length;
      if (bytes >= BATCH_BYTES || batch.length >= BATCH_DOCUMENTS) await flush();
    },
    /**
     * Puts the staged collections in the place of all existing ones; renaming does not copy data. Each takes its place at
     * once, so that a kill in between loses no collection.
     */
    async replaceExisting() {
      const all = await listCollections(client, prefix);
      const staged = all.filter(({ collectionName }) => collectionName.startsWith(STAGED));
      const restored = new Set<string>();
      for (const listed of staged) {
        const { namespace } = await listed.rename(listed.collectionName.slice(STAGED.length), { dropTarget: true });
        restored.add(namespace);
      }
      for (const listed of all) if (!staged.includes(listed) && !restored.has(listed.namespace)) await listed.drop();
    },
  };
};
