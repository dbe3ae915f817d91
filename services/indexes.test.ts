import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { buildService, openPlatform, type Platform } from '@skills-architect/service-kit';
import pino from 'pino';
import { SERVICES, serviceBuilders } from './services';

/** Collections that may outgrow one server, by service, with their shard key; see `docs/operating.md`. */
const SHARDED: Record<string, Record<string, string>> = {
  personas: { persona: 'clientId', personaSkills: 'clientId', personaGroup: 'clientId', wrongSuggestion: 'clientId' },
  roles: { role: 'sourceId' },
  skills: { skill: 'sourceId' },
};
/** Unique across the whole deployment, or within the named field: small collections that are never sharded. */
const WHOLE = [
  'admin.user: emailKey',
  'admin.user: loginKey',
  'admin.client: nameKey',
  'admin.contentProvider: nameKey',
  'admin.signInProvider: key',
  'admin.signInProvider: domains',
  'admin.scimGroup: providerId',
  'skills.skillLink: parentId',
  'skills.assessment: skillId',
  'skills.source: nameKey',
  'skills.merge: busy',
  'skills.notDuplicate: key',
  'roles.merge: busy',
  'skills.encyclopedia: nameKey',
  'skills.family: skillCategoryId',
  'roles.subsector: nameKey',
  'skills.content: importKey',
  'skills.contentImport: writes',
  'skills.release: nameKey',
  // Could be sharded by this field.
  'skills.skillContent: skillId',
  // Rows are deleted with their import.
  'skills.contentImportRow: importId',
  'roles.tableImportRow: importId',
  'roles.postingImportRow: importId',
  'skills.tableImportRow: importId',
  'roles.function: subsectorId',
  'roles.libraryImport: writes',
  'roles.libraryImportRow: importId',
  'personas.imports: clientId',
  'personas.importDocuments: token',
  'personas.importRows: token',
  'personas.importWrongCells: token',
];

let platform: Platform;
const prefix = `test_${randomBytes(6).toString('hex')}_`;
const uniqueIndexes: { collection: string; first: string }[] = [];

beforeAll(async () => {
  platform = await openPlatform({
    mongoUri: process.env.TEST_MONGODB_URI ?? '',
    databasePrefix: prefix,
    addresses: {},
    log: pino({ level: 'silent' }),
  });
  for (const name of SERVICES) {
    const kit = platform.kitFor(name);
    const running = await buildService(platform, kit, serviceBuilders[name]({ demo: false }));
    for (const { name: collection } of (await kit.db.db?.listCollections().toArray()) ?? []) {
      for (const index of await kit.db.collection(collection).indexes())
        if (index.unique)
          uniqueIndexes.push({ collection: `${name}.${collection}`, first: Object.keys(index.key)[0] ?? '' });
    }
    await running.stop();
    await kit.db.dropDatabase();
  }
});
afterAll(async () => {
  await platform.portal.dropDatabase();
  await platform.close();
});

const findShardKey = (collection: string) => {
  const [service = '', name = ''] = collection.split('.');
  return SHARDED[service]?.[name];
};
/** Agenda's queue stays small: finished jobs are deleted. */
const isQueue = (collection: string) => collection.endsWith('.agendaJobs');

it('every unique index of data that can be sharded starts with the shard key', () => {
  const sharded = uniqueIndexes.filter(({ collection }) => findShardKey(collection));
  expect(sharded.length).toBeGreaterThan(3);
  expect(sharded.filter(({ collection, first }) => first !== findShardKey(collection))).toEqual([]);
});

it('every other unique index belongs to a known collection that is not sharded', () => {
  const others = uniqueIndexes.filter(({ collection }) => !findShardKey(collection) && !isQueue(collection));
  expect([...new Set(others.map(({ collection, first }) => `${collection}: ${first}`))].toSorted()).toEqual(
    WHOLE.toSorted(),
  );
});
