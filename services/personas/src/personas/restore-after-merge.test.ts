import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { LinkMove } from '@skills-architect/contracts';
import * as calls from '@skills-architect/contracts/personas';
import { aUser } from '@skills-architect/service-kit/testing';
import { approvers, startPersonas, type TestPersonas } from './personas.fixtures';

const CLIENT = 5;
const staff = aUser(2);
const query = { clientId: CLIENT };
let test: TestPersonas;
beforeAll(async () => {
  approvers.set(CLIENT, [12]);
  test = await startPersonas();
  await test.service.start();
});
afterAll(() => test.service.close());

const as = () => test.service.as(staff);
/** A persona of a role, with skills n and n + 1 of role n. */
const create = async (personaName: string, industryRoleId: number) =>
  (await test.create({ personaName, industryRoleId }, CLIENT)).body.personaId;
const remove = async (personaId: number) =>
  (await as().call(calls.deletePersonas, { query, body: { ids: [personaId] } })).body.changeSet;
const restore = (personaId: number) => as().call(calls.restorePersonas, { query, body: { ids: [personaId] } });
const roleOf = async (personaId: number) =>
  (await as().call(calls.getPersona, { params: { personaId } })).body.industryRole?.roleId;
const stored = async (collection: 'personaSkills' | 'personaComment' | 'review', filter: object) =>
  test.service.kit.db.collection(collection).findOne({ deletedAt: null, ...filter });
const skillIds = async (_id: number) => {
  const mapping = await stored('personaSkills', { _id });
  return mapping?.rows.map(({ skillId }: { skillId: number }) => skillId);
};
const moves = () => test.service.kit.db.collection<{ _id: string; at: Date; move: LinkMove }>('pastMoves');

const peer = () => test.service.asPeer('skills');
const moveAll = async (move: LinkMove, changeSet: string) => {
  const step = async () => (await peer().call(calls.movePersonaLinks, { body: { move, changeSet, by: 2 } })).body.moved;
  while (await step());
};
const undoAll = async (changeSet: string) => {
  const step = async () => (await peer().call(calls.undoPersonaLinks, { body: { changeSet, by: 2 } })).body.restored;
  while (await step());
};
const changedSince = async (changeSet: string) =>
  (await peer().call(calls.changedPersonaLinks, { body: { changeSet } })).body.total;
const roleMove = (fromId: number, toId: number): LinkMove => ({ kind: 'role', fromId, toId });
const level = (skillId: number) => ({ proficiencyId: skillId * 10 + 3, schemeId: 1, levelCount: 5, levelNumber: 3 });
const skillMove = (fromId: number, toId: number): LinkMove => ({
  ...{ kind: 'skill', fromId, toId },
  ...{ from: [level(fromId)], to: [level(toId)] },
});

it('a restored persona follows the merges of its role and skills since its deletion, one after the other', async () => {
  const personaId = await create('Follower', 20);
  await as().call(calls.addComment, { params: { personaId }, body: { place: { skillId: 20 }, text: 'Level 3?' } });
  await remove(personaId);
  await moveAll(roleMove(20, 22), 'role-merge');
  await moveAll(skillMove(20, 27), 'skill-merge');
  await moveAll(skillMove(27, 28), 'second-merge');

  expect((await restore(personaId)).body).toEqual({ restored: 1 });
  expect(await roleOf(personaId)).toBe(22);
  expect(await skillIds(personaId)).toEqual([28, 21]);
  expect(await stored('personaComment', { personaId })).toMatchObject({ skillId: 28 });
});

it('an undone deletion follows them too, and the undo of the merge takes that back', async () => {
  const personaId = await create('Taken back', 30);
  const changeSet = await remove(personaId);
  await moveAll(roleMove(30, 32), 'merge-to-undo');
  await as().call(calls.undoPersonaChanges, { params: { changeSet }, query });
  expect(await roleOf(personaId)).toBe(32);

  expect(await changedSince('merge-to-undo')).toBe(0);
  await undoAll('merge-to-undo');
  expect(await roleOf(personaId)).toBe(30);
});

it('a merge that was undone, and one from before the deletion, is not followed', async () => {
  const personaId = await create('Unmoved', 34);
  await moveAll(roleMove(34, 35), 'earlier-merge');
  const again = await create('Chosen again', 34);
  await remove(personaId);
  await remove(again);
  await moveAll(roleMove(35, 36), 'undone-merge');
  await undoAll('undone-merge');

  await restore(personaId);
  await restore(again);
  expect([await roleOf(personaId), await roleOf(again)]).toEqual([35, 34]);
});

it('follows merges that only its approved version refers to', async () => {
  const sender = test.service.as(aUser(1, [CLIENT], 11));
  const approver = test.service.as(aUser(1, [CLIENT], 12));
  const { body: persona } = await test.create({ personaName: 'Approved', industryRoleId: 24 }, CLIENT);
  const { personaId } = persona;
  const selection = { ids: [personaId] };
  await sender.call(calls.sendForReview, { query, body: { selection, message: 'Look' } });
  await approver.call(calls.approvePersonas, { query, body: { selection } });
  const { rev, personaName } = persona;
  const changed = { rev, personaName, groupName: persona.personaGroup.personaGroupName, industryRoleId: 38 };
  expect((await as().call(calls.updatePersona, { params: { personaId }, body: changed })).status).toBe(200);
  await remove(personaId);
  await moveAll(roleMove(24, 26), 'role-of-version');
  await moveAll(skillMove(24, 29), 'skill-of-version');

  await restore(personaId);
  const { version } = (await stored('review', { _id: personaId }))?.approved ?? {};
  expect(version.industryRoleId).toBe(26);
  expect(version.rows.map(({ skillId }: { skillId: number }) => skillId)).toEqual([29, 25]);
});

it('of many merges only those of its role and skills are read', async () => {
  const personaId = await create('One of many', 44);
  await remove(personaId);
  await moveAll(skillMove(44, 48), 'own-merge');
  const at = new Date(Date.now() + 1000);
  const unrelated = Array.from({ length: 300 }, (_, index) => ({
    ...{ _id: `unrelated-${index}`, at, move: skillMove(5000 + index, 6000 + index) },
  }));
  await moves().insertMany(unrelated);
  const { db } = test.service.kit.db;
  await db?.command({ profile: 2 });
  await restore(personaId);
  await db?.command({ profile: 0 });
  expect(await skillIds(personaId)).toEqual([48, 45]);
  const commands = await db?.collection('system.profile').countDocuments({});
  await db?.dropCollection('system.profile');
  expect(commands).toBeGreaterThan(10);
  expect(commands).toBeLessThan(unrelated.length / 2);
});

it('a merge that is undone during the restoring is not followed', async () => {
  const personaId = await create('Meanwhile', 46);
  await remove(personaId);
  await moveAll(roleMove(46, 47), 'undone-meanwhile');
  const { clientGuard } = test.service.kit;
  const { enter } = clientGuard;
  clientGuard.enter = async (...args) => {
    clientGuard.enter = enter;
    await enter(...args);
    await undoAll('undone-meanwhile');
  };
  expect((await restore(personaId)).body).toEqual({ restored: 1 });
  expect(await roleOf(personaId)).toBe(46);
});
