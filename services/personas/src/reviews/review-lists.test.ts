import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { EVENT } from '@skills-architect/contracts';
import * as calls from '@skills-architect/contracts/personas';
import { AppError } from '@skills-architect/service-kit';
import { aUser, waitForJobEnd } from '@skills-architect/service-kit/testing';
import { mongo } from 'mongoose';
import { copyPersona } from '../personas/copied-personas.fixtures';
import { approvers, startPersonas, type TestPersonas } from '../personas/personas.fixtures';

const CLIENT = 5;
const LARGE = 8;
const MANY = 230;
const sender = aUser(1, [CLIENT, LARGE], 11);
const approver = aUser(1, [CLIENT, LARGE], 12);
const query = { clientId: CLIENT };
let test: TestPersonas;

beforeAll(async () => {
  for (const client of [CLIENT, LARGE]) approvers.set(client, [approver.userId]);
  test = await startPersonas();
});
afterAll(() => test.service.close());

const as = (user = sender) => test.service.as(user);
const list = async (more: object = {}, clientId = CLIENT) =>
  (await as().call(calls.listPersonas, { query: { clientId, ...more } })).body;
const namesOf = async (approval: calls.ApprovalFilter, user = sender) => {
  const { body } = await as(user).call(calls.listPersonas, { query: { ...query, approval } });
  return body.data.map(({ personaName }) => personaName);
};
const waiting = async (user: typeof sender) => (await as(user).call(calls.personaHome, {})).body.waiting ?? [];

describe('lists show and find the approval of personas', () => {
  it('with what has changed since, and open comments', async () => {
    const names = ['Approved', 'Changed', 'Draft', 'Sent'];
    const ids: number[] = [];
    for (const personaName of names) ids.push((await test.create({ personaName }, CLIENT)).body.personaId);
    const [approved = 0, changed = 0, draft = 0, sent = 0] = ids;
    await as().call(calls.sendForReview, { query, body: { selection: { ids: [approved, changed, sent] } } });
    await as(approver).call(calls.approvePersonas, { query, body: { selection: { ids: [approved, changed] } } });
    const form = { rev: 0, personaName: 'Changed', groupName: 'Another', industryRoleId: 1 };
    await as().call(calls.updatePersona, { params: { personaId: changed }, body: form });
    const comment = (text: string) =>
      as().call(calls.addComment, { params: { personaId: draft }, body: { place: {}, text } });
    const { commentId, rev } = (await comment('First')).body;
    await comment('Second');
    await as().call(calls.changeComment, { params: { personaId: draft, commentId }, body: { rev, isResolved: true } });

    const { data } = await list({ sortBy: 'personaName' });
    expect(data.map(({ personaName, approval }) => [personaName, approval])).toEqual([
      ['Approved', { state: 'approved', isChanged: false, isRefused: false, openComments: 0 }],
      ['Changed', { state: 'approved', isChanged: true, isRefused: false, openComments: 0 }],
      ['Draft', { state: 'draft', isChanged: false, isRefused: false, openComments: 1 }],
      ['Sent', { state: 'inReview', isChanged: false, isRefused: false, openComments: 0 }],
    ]);
    await test.service.kit.projections.settle(['persona overview']);
    expect(await namesOf('changed')).toEqual(['Changed']);
    expect(await namesOf('draft')).toEqual(['Draft']);
    expect((await namesOf('approved')).sort()).toEqual(['Approved', 'Changed']);
    expect([await namesOf('waitsForMe', approver), await namesOf('waitsForMe')]).toEqual([['Sent'], []]);
  });

  it('for a client whose approvers were removed, of what is still in review', async () => {
    const ids: number[] = [];
    for (const personaName of ['Sent before', 'Draft before'])
      ids.push((await test.create({ personaName }, CLIENT)).body.personaId);
    await as().call(calls.sendForReview, { query, body: { selection: { ids: [ids[0] ?? 0] } } });
    const nameApprovers = async (userIds: number[]) => {
      approvers.set(CLIENT, userIds);
      await test.service.kit.events.publish({ to: { all: true }, name: EVENT.changed, data: { resource: 'clients' } });
    };
    await nameApprovers([]);
    const { data } = await list({ searchString: 'before', sortBy: 'personaName' });
    await nameApprovers([approver.userId]);
    expect(data.map(({ personaName, approval }) => [personaName, approval?.state])).toEqual([
      ['Draft before', undefined],
      ['Sent before', 'inReview'],
    ]);
    await as().call(calls.withdrawFromReview, { query, body: { selection: { ids } } });
  });

  it('not for a client without approvers', async () => {
    const { body } = await test.create({}, 6);
    const { data } = (await test.list({}, 6)).body;
    expect(data).toMatchObject([{ personaId: body.personaId }]);
    expect(data[0]).not.toHaveProperty('approval');
  });
});

describe('the landing page', () => {
  it('counts what waits for an approver, and what was refused to its sender', async () => {
    expect(await waiting(approver)).toMatchObject([
      { text: '1 persona waits for your approval', to: '/personas?client=5&approval=waitsForMe', clientId: CLIENT },
    ]);
    expect(await waiting(sender)).toEqual([]);
    const [sent] = (await list({ approval: 'inReview' })).data;
    const body = { selection: { ids: [sent?.personaId ?? 0] }, reason: 'Levels' };
    await as(approver).call(calls.refusePersonas, { query, body });
    expect(await waiting(sender)).toMatchObject([
      { text: '1 of your personas was refused', to: '/personas?client=5&approval=refusedToMe' },
    ]);
    expect(await waiting(approver)).toEqual([]);
    expect(await namesOf('refused')).toEqual(['Sent']);
    const refusedTo = async (user: typeof sender) =>
      (await as(user).call(calls.listPersonas, { query: { ...query, approval: 'refusedToMe' } })).body.data.length;
    expect([await refusedTo(sender), await refusedTo(approver)]).toEqual([1, 0]);
    expect((await list({ approval: 'refused' })).data).toMatchObject([
      { approval: { state: 'draft', isRefused: true } },
    ]);
  });
});

describe('more than 200 personas', () => {
  const ofLarge = { clientId: LARGE };
  const all = { selection: { filter: {}, except: [] } };
  const count = async (approval: calls.ApprovalFilter) => (await list({ approval }, LARGE)).filteredPersonasCount;

  it('are sent by a job, with one notice, and taken back by another', async () => {
    const { personaId } = (await test.create({ personaName: 'First of many' }, LARGE)).body;
    const copies = Array.from({ length: MANY - 1 }, (_, index) => ({
      personaId: 1000 + index,
      personaName: `Clerk ${index}`,
    }));
    await copyPersona(test.service.kit, personaId, copies);
    await test.service.start();
    const { body, audit } = await as().call(calls.sendForReview, { query: ofLarge, body: all });
    expect(body).toMatchObject({ changed: 0, unchanged: 0 });
    expect(audit.details).toMatchObject({ askedFor: { count: MANY } });
    expect(audit.details).not.toHaveProperty('personas');
    const job = await waitForJobEnd(test.service.kit, body.jobToken ?? '');
    expect(job).toMatchObject({ status: 'done', summary: '230 personas sent for review' });
    expect(await count('inReview')).toBe(MANY);
    const notices = test.service.platform.portal
      .collection('notices')
      .find({ userId: approver.userId, clientId: LARGE });
    expect(await notices.toArray()).toMatchObject([{ title: 'User 11 asks you to review 230 personas' }]);

    const undone = await as().call(calls.undoReviewStep, { params: { changeSet: body.changeSet }, query: ofLarge });
    const undo = await waitForJobEnd(test.service.kit, undone.body.jobToken ?? '');
    expect(undo).toMatchObject({ status: 'done', summary: '230 reviews are as before' });
    expect(undone.audit.details).toMatchObject({ askedFor: { count: MANY } });
    expect(await count('draft')).toBe(MANY);
  });

  it('ask again once when their withdrawal is undone', async () => {
    const end = async (jobToken = '') =>
      expect(await waitForJobEnd(test.service.kit, jobToken)).toMatchObject({ status: 'done' });
    const asked = () =>
      test.service.platform.portal
        .collection('notices')
        .distinct('title', { userId: approver.userId, clientId: LARGE });
    await end((await as().call(calls.sendForReview, { query: ofLarge, body: all })).body.jobToken);
    const { notices } = test.service.kit;
    const { body } = await as().call(calls.withdrawFromReview, { query: ofLarge, body: all });
    await end(body.jobToken);
    expect(await asked()).toEqual([]);
    // The first run ends after its last batch; the second one has nothing left to restore, but asks.
    const telling = jest.spyOn(notices, 'send').mockRejectedValueOnce(new AppError('unavailable', 'The process died.'));
    const undone = await as().call(calls.undoReviewStep, { params: { changeSet: body.changeSet }, query: ofLarge });
    const undo = await waitForJobEnd(test.service.kit, undone.body.jobToken ?? '');
    expect(undo).toMatchObject({ status: 'done', summary: '230 reviews are as before' });
    expect(telling).toHaveBeenCalledTimes(2);
    telling.mockRestore();
    expect(await count('inReview')).toBe(MANY);
    expect(await asked()).toEqual(['User 11 asks you to review 230 personas']);
  });

  /** Takes all of them out of review by a job; returns a function that undoes this by another. */
  const withdraw = async () => {
    const { body } = await as().call(calls.withdrawFromReview, { query: ofLarge, body: all });
    await waitForJobEnd(test.service.kit, body.jobToken ?? '');
    const { changeSet } = body;
    return async () => {
      const undone = await as().call(calls.undoReviewStep, { params: { changeSet }, query: ofLarge });
      return waitForJobEnd(test.service.kit, undone.body.jobToken ?? '');
    };
  };
  const ofLast = (index: number) => ({ query: ofLarge, body: { selection: { ids: [1000 + MANY - 1 - index] } } });

  it('ask for none that is decided while its withdrawal is undone', async () => {
    const undoWithdrawal = await withdraw();
    const { notices } = test.service.kit;
    const telling = jest.spyOn(notices, 'send').mockImplementationOnce(async () => {
      await as(approver).call(calls.approvePersonas, ofLast(1));
      // Another transaction has come first: this one begins again.
      throw new mongo.MongoServerError({ message: 'write conflict', errorLabels: ['TransientTransactionError'] });
    });
    expect(await undoWithdrawal()).toMatchObject({ status: 'done', summary: '230 reviews are as before' });
    telling.mockRestore();
    expect([await count('inReview'), await count('approved')]).toEqual([MANY - 1, 1]);
    const filter = { userId: approver.userId, clientId: LARGE };
    const asked = await test.service.platform.portal.collection('notices').distinct('title', filter);
    expect(asked).toEqual(['User 11 asks you to review 229 personas']);
  });

  it('are counted as undone without one that was sent again meanwhile', async () => {
    const undoWithdrawal = await withdraw();
    const { clientGuard } = test.service.kit;
    const entering = jest.spyOn(clientGuard, 'enter').mockImplementationOnce(async () => {
      await as().call(calls.sendForReview, ofLast(2));
    });
    const undo = await undoWithdrawal();
    entering.mockRestore();
    expect(undo).toMatchObject({ status: 'done', summary: '228 reviews are as before' });
  });
});
