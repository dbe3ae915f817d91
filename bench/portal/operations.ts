import type { Document, MongoClient } from 'mongodb';
import { BENCH_APP } from './start-portal';

const PREFIX = 'skills_architect_';
const EVERYTHING = 2;
const NOTHING = 0;
/** Large enough for all operations of one measurement. */
const PROFILE_BYTES = 64 * 1024 * 1024;
/** Background work of services without requests: polling for jobs and following the event stream. */
const OWN_WORK = ['agendaJobs', 'jobs', 'events', '$cmd'];

/** MongoDB operations of one request, by collection. */
export interface Operations {
  perRequest: number;
  byCollection: Record<string, number>;
}

/**
 * Uses MongoDB's profiler, which records each operation of a database with the client's app name: exact for all
 * processes, without changes to the portal.
 */
export const countOperations = async (
  bare: MongoClient,
  requests: number,
  ask: (request: number) => Promise<unknown>,
): Promise<Operations> => {
  const entries = await profileRequests(bare, requests, ask);
  const byCollection: Record<string, number> = {};
  for (const { ns } of entries) {
    const collection = String(ns).slice(PREFIX.length);
    byCollection[collection] = (byCollection[collection] ?? 0) + 1 / requests;
  }
  return { perRequest: entries.length / requests, byCollection };
};

/** The profiled operations of requests, without background work. */
export const profileRequests = async (
  bare: MongoClient,
  requests: number,
  ask: (request: number) => Promise<unknown>,
): Promise<Document[]> => {
  const { databases } = await bare.db().admin().listDatabases({ nameOnly: true });
  const watched = databases.map(({ name }) => name).filter((name) => name.startsWith(PREFIX));
  for (const name of watched) await beginProfile(bare, name);
  for (let request = 0; request < requests; request++) await ask(request);
  const entries: Document[] = [];
  for (const name of watched) entries.push(...(await endProfile(bare, name)));
  return entries;
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
