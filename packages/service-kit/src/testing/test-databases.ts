import { randomBytes } from 'node:crypto';
import type { Connection, mongo } from 'mongoose';

/** Prefixes of unused emptied databases by service, which already have their collections and indexes. */
const emptiedPrefixes = new Map<string, string[]>();

/** A prefix for the databases of a test: of emptied ones in this process, or a new one. */
export const acquireDatabases = (service: string): string =>
  emptiedPrefixes.get(service)?.pop() ?? `test_${randomBytes(6).toString('hex')}_`;

const emptyDatabase = async (database: Connection) => {
  const collections = await database.listCollections();
  await Promise.all(collections.map(({ name }) => database.collection(name).deleteMany({})));
};

/**
 * Empties the databases of a stopped service for the next test, because creating all collections and indexes takes most
 * of a service's start time.
 */
export const releaseDatabases = async (service: string, prefix: string, databases: readonly Connection[]) => {
  await Promise.all(databases.map(emptyDatabase));
  emptiedPrefixes.set(service, [...(emptiedPrefixes.get(service) ?? []), prefix]);
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
