import { afterAll, beforeAll, expect, it } from '@jest/globals';
import * as calls from '@skills-architect/contracts/personas';
import { aUser } from '@skills-architect/service-kit/testing';
import { approvers, startPersonas, type TestPersonas } from '../personas/personas.fixtures';

const CLIENT = 5;
const [sender, approver, commenter] = [11, 12, 13].map((userId) => aUser(1, [CLIENT, 6], userId));
const query = { clientId: CLIENT };
let test: TestPersonas;

beforeAll(async () => {
  approvers.set(CLIENT, [12]).set(6, [12]);
  test = await startPersonas();
});
afterAll(() => test.service.close());

const as = (user = sender) => test.service.as(user ?? aUser(2));
const create = async (clientId = CLIENT) => (await test.create({}, clientId)).body.personaId;
const comment = (personaId: number) =>
  as(commenter).call(calls.addComment, { params: { personaId }, body: { place: {}, text: 'Why?' } });
const send = (ids: number[], clientId = CLIENT) =>
  as().call(calls.sendForReview, { query: { clientId }, body: { selection: { ids }, message: 'Secret' } });
const placesOf = async (userId: number) =>
  (await test.service.asPeer('admin').call(calls.readPersonasPerson, { params: { userId } })).body.places;

it('the export of a person has reviews, comments and events, without their texts', async () => {
  const [sent, refused] = [await create(), await create()];
  await send([sent, refused]);
  const body = { selection: { ids: [refused] }, reason: 'Secret' };
  await as(approver).call(calls.refusePersonas, { query, body });
  const approved = await create();
  await send([approved]);
  await as(approver).call(calls.approvePersonas, { query, body: { selection: { ids: [approved] } } });
  const { commentId, rev } = (await comment(sent)).body;
  const params = { personaId: sent, commentId };
  await as(approver).call(calls.changeComment, { params, body: { rev, isResolved: true } });
  const found = async (userId: number, place: string) => {
    const records = (await placesOf(userId)).find((candidate) => candidate.place === place)?.records ?? [];
    return records.map(({ _id }) => _id);
  };
  expect(await found(11, 'review')).toEqual([sent, refused]);
  // The review that waits says that user 12 was asked.
  expect(await found(12, 'review')).toEqual([sent, refused, approved]);
  expect([await found(13, 'personaComment'), await found(12, 'personaComment')]).toEqual([[commentId], [commentId]]);
  expect((await found(12, 'reviewEvents')).length).toBe(2);
  expect(JSON.stringify([await placesOf(11), await placesOf(12), await placesOf(13)])).not.toMatch(/Secret|Why/);
});

it('a deleted client leaves no review, comment or event', async () => {
  const [kept, gone] = [await create(), await create(6)];
  for (const [id, clientId] of [
    [kept, CLIENT],
    [gone, 6],
  ] as const) {
    await send([id], clientId);
    await comment(id);
  }
  const count = async (clientId: number) => {
    const { db } = test.service.kit;
    const numbers = ['review', 'personaComment', 'reviewEvents'].map((name) =>
      db.collection(name).countDocuments({ clientId }),
    );
    const former = db.collection('history').countDocuments({ resource: 'review', 'before.clientId': clientId });
    return Promise.all([...numbers, former]);
  };
  const before = await count(CLIENT);
  expect(await count(6)).toEqual([1, 1, 1, 1]);
  await test.service.asPeer('admin').call(calls.forgetClient, { body: { clientId: 6 } });
  expect(await count(6)).toEqual([0, 0, 0, 0]);
  expect(await count(CLIENT)).toEqual(before);
});
