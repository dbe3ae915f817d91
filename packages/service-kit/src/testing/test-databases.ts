import { randomBytes } from 'node:crypto';
import type { Connection } from 'mongoose';

/** Prefixes of emptied databases that no test uses, by service: their collections and indexes are there already. */
const free = new Map<string, string[]>();

/** A prefix for the databases of a test of this service: emptied ones of this process, or new ones. */
export const takeDatabases = (service: string): string =>
  free.get(service)?.pop() ?? `test_${randomBytes(6).toString('hex')}_`;

const empty = async (database: Connection) => {
  const collections = await database.listCollections();
  await Promise.all(collections.map(({ name }) => database.collection(name).deleteMany({})));
};

/**
 * Empties the databases of a stopped service and keeps them for the next test. Creating all collections and indexes
 * again takes most of the time that a service needs to start.
 */
export const giveBackDatabases = async (service: string, prefix: string, databases: readonly Connection[]) => {
  await Promise.all(databases.map(empty));
  free.set(service, [...(free.get(service) ?? []), prefix]);
};
