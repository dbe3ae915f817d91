import type { Document, MongoClient } from 'mongodb';
import { BENCH_APP } from './start-portal';

const PREFIX = 'skills_architect_';
const EVERYTHING = 2;
const NOTHING = 0;
/** Room for every operation of one counting. */
const PROFILE_BYTES = 64 * 1024 * 1024;
/** What services do on their own, however quiet it is: looking for jobs and following the stream of events. */
const OWN_WORK = ['agendaJobs', 'jobs', 'events', '$cmd'];

/** How many operations one request costs MongoDB, by collection. */
export interface Operations {
  perRequest: number;
  byCollection: Record<string, number>;
}

/**
 * Counts by MongoDB's own profiler, which writes down each operation of a database with the name of the program that
 * asked: exact, whatever process asks, and nothing is added to the portal for it.
 */
export const countOperations = async (
  bare: MongoClient,
  requests: number,
  ask: (request: number) => Promise<unknown>,
): Promise<Operations> => {
  const { databases } = await bare.db().admin().listDatabases({ nameOnly: true });
  const watched = databases.map(({ name }) => name).filter((name) => name.startsWith(PREFIX));
  for (const name of watched) await beginProfile(bare, name);
  for (let request = 0; request < requests; request++) await ask(request);
  const entries: Document[] = [];
  for (const name of watched) entries.push(...(await endProfile(bare, name)));
  const byCollection: Record<string, number> = {};
  for (const { ns } of entries) {
    const collection = String(ns).slice(PREFIX.length);
    byCollection[collection] = (byCollection[collection] ?? 0) + 1 / requests;
  }
  return { perRequest: entries.length / requests, byCollection };
};

const beginProfile = async (bare: MongoClient, name: string) => {
  const database = bare.db(name);
  await database.command({ profile: NOTHING });
  await database.dropCollection('system.profile').catch(() => undefined);
  await database.createCollection('system.profile', { capped: true, size: PROFILE_BYTES });
  await database.command({ profile: EVERYTHING });
};

const endProfile = async (bare: MongoClient, name: string) => {
  const database = bare.db(name);
  await database.command({ profile: NOTHING });
  const all = await database
    .collection('system.profile')
    .find({ appName: { $ne: BENCH_APP } })
    .toArray();
  return all.filter(({ ns }) => {
    const collection = String(ns).slice(name.length + 1);
    return !OWN_WORK.includes(collection) && !collection.startsWith('system.');
  });
};
