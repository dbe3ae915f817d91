import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { EVENT } from '@skills-architect/contracts';
import * as calls from '@skills-architect/contracts/personas';
import { aUser } from '@skills-architect/service-kit/testing';
import { approvers, startPersonas, type TestPersonas } from '../personas/personas.fixtures';

const CLIENT = 5;
const sender = aUser(1, [CLIENT], 11);
const approver = aUser(1, [CLIENT], 12);
const other = aUser(1, [CLIENT], 13);
const query = { clientId: CLIENT };
let test: TestPersonas;

beforeAll(async () => {
  approvers.set(CLIENT, [approver.userId]);
  test = await startPersonas();
});
afterAll(() => test.service.close());
beforeEach(async () => {
  await test.service.platform.portal.collection('notices').deleteMany({});
});

const as = (user = sender) => test.service.as(user);
const create = async () => (await test.create({}, CLIENT)).body;
const send = (selection: calls.PersonaSelection, message = 'Look') =>
  as().call(calls.sendForReview, { query, body: { selection, message } });
const told = async () => {
  const found = await test.service.platform.portal.collection('notices').find().sort({ userId: 1 }).toArray();
  return found.map(({ userId, kind, title, text }) => [userId, kind, title, text]);
};
const asked = async () => (await told()).filter(([, kind]) => kind === 'reviewAsked');
const nameApprovers = async (userIds: number[]) => {
  approvers.set(CLIENT, userIds);
  await test.service.kit.events.publish({ to: { all: true }, name: EVENT.changed, data: { resource: 'clients' } });
};

describe('users are told', () => {
  it('of a review that waits for them, and of the decision', async () => {
    const { personaId, personaName } = await create();
    await send({ ids: [personaId] });
    await send({ ids: [personaId] });
    expect(await told()).toEqual([[12, 'reviewAsked', `User 11 asks you to review ${personaName}`, 'Look']]);
    const body = { selection: { ids: [personaId] }, reason: 'Levels' };
    await as(approver).call(calls.refusePersonas, { query, body });
    expect((await told())[0]).toEqual([11, 'reviewDecided', `User 12 refused ${personaName}`, 'Levels']);
  });

  it('no longer of a review that was withdrawn, once none of those sent together waits', async () => {
    const [first, second] = [await create(), await create()];
    const withdraw = (personaId: number) =>
      as().call(calls.withdrawFromReview, { query, body: { selection: { ids: [personaId] } } });
    await send({ ids: [first.personaId, second.personaId] });
    await withdraw(first.personaId);
    expect((await told()).map(([userId]) => userId)).toEqual([12]);
    await withdraw(second.personaId);
    expect(await told()).toEqual([]);
  });

  it('no longer once another approver has decided', async () => {
    const { personaId } = await create();
    await send({ ids: [personaId] });
    const body = { selection: { ids: [personaId] } };
    expect((await as(approver).call(calls.approvePersonas, { query, body })).body.changed).toBe(1);
    expect((await told()).filter(([, kind]) => kind === 'reviewAsked')).toEqual([]);
  });

  it('no longer of a review whose sending was undone', async () => {
    const { personaId } = await create();
    const { changeSet } = (await send({ ids: [personaId] })).body;
    await as().call(calls.undoReviewStep, { params: { changeSet }, query });
    expect(await told()).toEqual([]);
  });

  it.each(['withdrawal', 'approval', 'refusal'] as const)('again of a review whose %s was undone', async (ending) => {
    const { personaId, personaName } = await create();
    const selection = { ids: [personaId] };
    const end = {
      withdrawal: () => as().call(calls.withdrawFromReview, { query, body: { selection } }),
      approval: () => as(approver).call(calls.approvePersonas, { query, body: { selection } }),
      refusal: () => as(approver).call(calls.refusePersonas, { query, body: { selection, reason: 'Levels' } }),
    };
    await send(selection);
    const { changeSet } = (await end[ending]()).body;
    expect(await asked()).toEqual([]);
    await as(ending === 'withdrawal' ? sender : approver).call(calls.undoReviewStep, { params: { changeSet }, query });
    expect(await asked()).toEqual([[12, 'reviewAsked', `User 11 asks you to review ${personaName}`, 'Look']]);
  });

  it('still of a persona that waits, when an approval of another one sent with it was undone', async () => {
    const [first, second] = [await create(), await create()];
    const approve = async (personaId: number) =>
      (await as(approver).call(calls.approvePersonas, { query, body: { selection: { ids: [personaId] } } })).body;
    await send({ ids: [first.personaId, second.personaId] });
    const { changeSet } = await approve(first.personaId);
    await as(approver).call(calls.undoReviewStep, { params: { changeSet }, query });
    await approve(second.personaId);
    expect((await asked()).map(([userId]) => userId)).toEqual([12]);
    await approve(first.personaId);
    expect(await asked()).toEqual([]);
  });

  it('no longer of a withdrawn review as one who approves no more', async () => {
    const { personaId } = await create();
    await nameApprovers([approver.userId, other.userId]);
    await send({ ids: [personaId] });
    expect((await asked()).map(([userId]) => userId)).toEqual([12, 13]);
    await nameApprovers([approver.userId]);
    await as().call(calls.withdrawFromReview, { query, body: { selection: { ids: [personaId] } } });
    expect(await asked()).toEqual([]);
  });

  it('of comments, at the same place only', async () => {
    const { personaId, personaName } = await create();
    const comment = (user: typeof sender, place: calls.CommentPlace, text: string) =>
      as(user).call(calls.addComment, { params: { personaId }, body: { place, text } });
    await comment(other, {}, 'Whole');
    await comment(approver, { skillId: 7 }, 'Skill');
    await comment(sender, {}, 'Answer');
    const title = (user: number) => `User ${user} commented on ${personaName}`;
    expect((await told()).sort()).toEqual([
      [12, 'commentAdded', `2 new comments on ${personaName}`, 'Answer'],
      [13, 'commentAdded', title(11), 'Answer'],
    ]);
    await send({ ids: [personaId] });
    await comment(approver, { skillId: 7 }, 'Sent');
    expect((await told())[0]).toEqual([11, 'commentAdded', `User 12 commented on Skill 7 of ${personaName}`, 'Sent']);
    await test.service.kit.notices.read(approver.userId);
    await comment(sender, { field: 'roleDescription' }, 'More');
    const afterReading = `User 11 commented on Role Description of ${personaName}`;
    expect(await told()).toContainEqual([12, 'commentAdded', afterReading, 'More']);
  });
});
