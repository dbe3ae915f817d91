import { randomBytes } from 'node:crypto';
import type { Connection } from 'mongoose';

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
