import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { UserType } from '@skills-architect/contracts';
import { clientsByIds, getClient } from '@skills-architect/contracts/admin';
import { skillCounters, skillFind, skillHome } from '@skills-architect/contracts/skills';
import { aClient } from '@skills-architect/contracts/testing';
import { aUser, peerAnswers, testService } from '@skills-architect/service-kit/testing';
import { skillsService } from '../app';

/** A client whose source has no skills. */
const OF_EMPTY_SOURCE = 2;
const toClient = (clientId: number) => aClient(clientId, { sourceIds: clientId === OF_EMPTY_SOURCE ? [99] : [1] });
let service: Awaited<ReturnType<typeof testService>>;

beforeAll(async () => {
  service = await testService({
    name: 'skills',
    build: skillsService({ demo: true }),
    peers: peerAnswers(
      [getClient, ({ params }: { params: { clientId: number } }) => toClient(params.clientId)],
      [clientsByIds, ({ body }: { body: { clientIds: number[] } }) => ({ clients: body.clientIds.map(toClient) })],
    ),
  });
  await service.seedDemo();
  const { db } = service.kit;
  const drafts = await db.collection('skill').find({ deletedAt: null }).limit(2).toArray();
  await db.collection('skill').updateMany({ skillStatus: 1 }, { $set: { skillStatus: 4 } });
  await db.collection('skill').updateMany({ _id: { $in: drafts.map(({ _id }) => _id) } }, { $set: { skillStatus: 1 } });
  await db
    .collection<{ _id: string; open: boolean; gone: number[] }>('duplicatePairs')
    .insertOne({ _id: '1-2', open: true, gone: [] });
  await db.collection('encyclopedia').updateOne({}, { $set: { nameKey: 'sql', name: 'SQL in brief', terms: ['sql'] } });
});
afterAll(() => service.close());

const as = (userType: UserType) => service.as(aUser(userType, [1, OF_EMPTY_SOURCE]));

test.each<[UserType, string[]]>([
  [3, ['2 skills in draft']],
  [4, ['2 skills in draft', '1 likely duplicate of skills']],
])('a user of type %i is shown %j', async (userType, expected) => {
  const { counts, waiting } = (await as(userType).call(skillHome, {})).body;
  expect(counts).toEqual([{ tile: '/skill/search', text: '2 drafts' }]);
  expect(waiting?.map(({ text }) => text)).toEqual(expected);
  expect((await as(userType).call(skillCounters, {})).body).toEqual({ drafts: 2, duplicates: 1 });
});

test.each<[string, UserType, number | undefined, string[]]>([
  ['architects find skills and Skillopedia', 4, undefined, ['Skills /skill/search', 'Skillopedia /skillopedia/edit']],
  ['SMEs find no published skills', 3, undefined, []],
  ['client users find the skills of their client in its personas', 1, 1, ['Skills /personas']],
  ['client users find nothing where their client has nothing', 1, OF_EMPTY_SOURCE, []],
])('%s', async (_, userType, clientId, expected) => {
  const { results, needsClient } = (await as(userType).call(skillFind, { query: { text: 'sql', clientId } })).body;
  expect(needsClient).toBeUndefined();
  expect([...new Set(results.map(({ noun, to }) => `${noun} ${to.split('?')[0]}`))]).toEqual(expected);
});

test('client users choose a client first, one of their own', async () => {
  const body = { results: [], needsClient: true };
  expect((await as(1).call(skillFind, { query: { text: 'sql' } })).body).toEqual(body);
  expect((await as(1).call(skillFind, { query: { text: 'sql', clientId: 3 } })).status).toBe(404);
});
