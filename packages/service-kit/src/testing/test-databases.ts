import { randomBytes } from 'node:crypto';
import { type Connection, mongo } from 'mongoose';

/** Prefixes of unused emptied databases, which already have their collections and indexes: for all processes of a test run. */
const EMPTIED = { database: 'test_emptied', collection: 'prefixes' };
interface Emptied {
  _id: string;
  service: string;
}

const withEmptied = async <T>(
  mongoUri: string,
  work: (emptied: mongo.Collection<Emptied>) => Promise<T>,
): Promise<T> => {
  const client = await mongo.MongoClient.connect(mongoUri);
  try {
    return await work(client.db(EMPTIED.database).collection<Emptied>(EMPTIED.collection));
  } finally {
    await client.close();
  }
};

/** A prefix for the databases of a test: of emptied ones, or a new one. */
export const acquireDatabases = async (mongoUri: string, service: string): Promise<string> => {
  const found = await withEmptied(mongoUri, (emptied) => emptied.findOneAndDelete({ service }));
  return found?._id ?? `test_${randomBytes(6).toString('hex')}_`;
};

/** Gives the emptied databases of a service to the next test, once nothing of this one writes into them any more. */
export const releaseDatabases = (mongoUri: string, service: string, prefix: string) =>
  withEmptied(mongoUri, (emptied) => emptied.insertOne({ _id: prefix, service }));

/**
 * Empties a database for the next test, because creating all collections and indexes takes most of a service's start
 * time.
 */
export const emptyDatabase = async (database: Connection) => {
  const collections = await database.listCollections();
  await Promise.all(collections.map(({ name }) => database.collection(name).deleteMany({})));
};

type StoredCollection = readonly [name: string, documents: readonly mongo.Document[]];
/** What the first data of a service has stored in its database, by service. */
const firstData = new Map<string, readonly StoredCollection[]>();

const readDatabase = async (database: Connection): Promise<StoredCollection[]> =>
  Promise.all(
    (await database.listCollections()).map(
      async ({ name }) => [name, await database.collection(name).find().toArray()] as const,
    ),
  );

/** A service may have stored something before it is seeded. */
const fillDatabase = async (database: Connection, stored: readonly StoredCollection[]) => {
  for (const [name, documents] of stored) {
    const replacements = documents.map((replacement) => ({
      replaceOne: { filter: { _id: replacement._id }, replacement, upsert: true },
    }));
    if (replacements.length) await database.collection(name).bulkWrite(replacements);
  }
};

/** Seeds the empty database of a service, from the second time in this worker with a copy of what the first seed has stored. */
export const seedLikeBefore = async (service: string, database: Connection, seed: () => Promise<void>) => {
  const stored = firstData.get(service);
  if (stored) return fillDatabase(database, stored);
  await seed();
  firstData.set(service, await readDatabase(database));
};
