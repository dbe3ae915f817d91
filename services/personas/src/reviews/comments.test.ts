import { afterAll, beforeAll, expect, it } from '@jest/globals';
import * as calls from '@skills-architect/contracts/personas';
import { aUser } from '@skills-architect/service-kit/testing';
import { startPersonas, type TestPersonas } from '../personas/personas.fixtures';

const CLIENT = 5;
const people = [11, 12, 13, 14].map((userId) => aUser(1, [CLIENT], userId));
const [anna = aUser(2), ben = aUser(2)] = people;
let test: TestPersonas;

beforeAll(async () => {
  test = await startPersonas();
});
afterAll(() => test.service.close());

const create = async () => (await test.create({}, CLIENT)).body.personaId;
const add = (personaId: number, text: string, user = anna, place: calls.CommentPlace = {}) =>
  test.service.as(user).call(calls.addComment, { params: { personaId }, body: { place, text } });
const list = async (personaId: number, user = anna) =>
  (await test.service.as(user).call(calls.listComments, { params: { personaId } })).body.comments;
const change = (personaId: number, comment: calls.ReviewComment, body: object, user = anna) =>
  test.service.as(user).call(calls.changeComment, {
    params: { personaId, commentId: comment.commentId },
    body: { rev: comment.rev, ...body },
  });

it('stands at a field, at a skill or at the persona as a whole', async () => {
  const personaId = await create();
  await add(personaId, 'All');
  await add(personaId, 'Field', anna, { field: 'industryRole' });
  await add(personaId, 'Skill', ben, { skillId: 7 });
  const places = (await list(personaId)).map(({ placeName, isOwn, by }) => [placeName, isOwn, by.userName]);
  expect(places).toEqual([
    ['', true, 'User 11'],
    ['Industry Role', true, 'User 11'],
    ['Skill 7', false, 'User 12'],
  ]);
});

it('none is lost when four people comment at the same moment', async () => {
  const personaId = await create();
  const texts = people.flatMap(({ userId }) => [1, 2, 3, 4, 5].map((count) => `${userId} ${count}`));
  await Promise.all(texts.map((text, index) => add(personaId, text, people[index % people.length])));
  expect((await list(personaId)).map(({ text }) => text).sort()).toEqual(texts.sort());
});

it('is changed by its author, and resolved by anybody, once', async () => {
  const personaId = await create();
  const { body: comment } = await add(personaId, 'Old');
  expect((await change(personaId, comment, { text: 'Mine' }, ben)).status).toBe(403);
  const edited = (await change(personaId, comment, { text: 'New' })).body;
  expect(edited).toMatchObject({ text: 'New', isEdited: true, resolved: null });
  const resolved = (await change(personaId, edited, { isResolved: true }, ben)).body;
  expect(resolved.resolved?.by.userName).toBe('User 12');
  expect((await change(personaId, edited, { isResolved: true })).status).toBe(409);
  expect((await change(personaId, resolved, { isResolved: false })).body.resolved).toBeNull();
  const other = await create();
  expect((await change(other, resolved, { isResolved: false })).status).toBe(404);
});

it('is deleted by its author, and brought back', async () => {
  const personaId = await create();
  const { commentId, rev } = (await add(personaId, 'Gone')).body;
  const remove = (user = anna, known = rev) =>
    test.service.as(user).call(calls.deleteComment, { params: { personaId, commentId }, query: { rev: known } });
  expect((await remove(ben)).status).toBe(403);
  expect((await remove(anna, rev + 1)).status).toBe(409);
  const { changeSet } = (await remove()).body;
  expect(await list(personaId)).toEqual([]);
  const undo = (user = anna) =>
    test.service.as(user).call(calls.undoCommentDeletion, { params: { personaId, changeSet } });
  expect((await undo(ben)).status).toBe(404);
  expect((await undo()).status).toBe(200);
  expect((await list(personaId)).map(({ text }) => text)).toEqual(['Gone']);
});

it('vanishes and comes back with its persona', async () => {
  const personaId = await create();
  await add(personaId, 'Kept');
  const query = { clientId: CLIENT };
  const { changeSet } = (await test.service.as(anna).call(calls.deletePersonas, { query, body: { ids: [personaId] } }))
    .body;
  expect(await test.service.kit.db.collection('personaComment').countDocuments({ personaId, deletedAt: null })).toBe(0);
  await test.service.as(anna).call(calls.undoPersonaChanges, { params: { changeSet }, query });
  expect((await list(personaId)).map(({ text }) => text)).toEqual(['Kept']);
});
