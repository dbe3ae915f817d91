import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as calls from '@skills-architect/contracts/personas';
import { aUser } from '@skills-architect/service-kit/testing';
import { approvers, namesAway, startPersonas, type TestPersonas } from '../personas/personas.fixtures';

const CLIENT = 5;
const sender = aUser(1, [CLIENT], 11);
const approver = aUser(1, [CLIENT], 12);
let test: TestPersonas;

beforeAll(async () => {
  approvers.set(CLIENT, [approver.userId]);
  test = await startPersonas();
});
afterAll(() => test.service.close());

const as = (user = sender) => test.service.as(user);
const create = async (changes: object = {}) => (await test.create(changes, CLIENT)).body;
const query = { clientId: CLIENT };
const of = (...ids: number[]) => ({ selection: { ids } });
const send = (...ids: number[]) => as().call(calls.sendForReview, { query, body: { ...of(...ids), message: 'Look' } });
const approve = (...ids: number[]) => as(approver).call(calls.approvePersonas, { query, body: of(...ids) });
const refuse = (...ids: number[]) =>
  as(approver).call(calls.refusePersonas, { query, body: { ...of(...ids), reason: 'Levels' } });
const undo = (changeSet: string, user = sender) =>
  as(user).call(calls.undoReviewStep, { params: { changeSet }, query });
const review = async (personaId: number, user = sender) =>
  (await as(user).call(calls.getReview, { params: { personaId } })).body;
const change = async (persona: calls.Persona, changes: object) =>
  as().call(calls.updatePersona, {
    params: { personaId: persona.personaId },
    body: {
      rev: persona.rev,
      personaName: persona.personaName,
      groupName: persona.personaGroup.personaGroupName,
      industryRoleId: 1,
      ...changes,
    },
  });

describe('a review', () => {
  it('says of a persona that it has neither an industry role nor skills, and lets it be sent and approved', async () => {
    const [{ personaId: empty }, { personaId: full }] = [await create(), await create()];
    const collection = (name: string) => test.service.kit.db.collection<{ _id: number }>(name);
    await collection('persona').updateOne({ _id: empty }, { $set: { industryRoleId: null } });
    expect(await review(empty)).not.toHaveProperty('isEmpty');
    await collection('personaSkills').updateOne({ _id: empty }, { $set: { rows: [] } });
    expect((await send(empty, full)).body).toMatchObject({ changed: 2, unchanged: 0 });
    expect(await review(empty, approver)).toMatchObject({ isEmpty: true, allowed: { approve: true } });
    // A role that was deleted from the library.
    await collection('persona').updateOne({ _id: empty }, { $set: { industryRoleId: 99 } });
    expect(await review(empty, approver)).toMatchObject({ isEmpty: true });
    expect((await approve(empty)).body).toMatchObject({ changed: 1 });
    expect(await review(full, approver)).not.toHaveProperty('isEmpty');
  });

  it('goes from draft to approved, and shows what was changed since', async () => {
    const persona = await create();
    const { personaId } = persona;
    expect(await review(personaId)).toMatchObject({ state: 'draft', isNeeded: true, allowed: { send: true } });
    expect((await send(personaId)).body).toMatchObject({ changed: 1, unchanged: 0 });
    expect(await review(personaId, approver)).toMatchObject({
      state: 'inReview',
      sent: { by: { userId: 11, userName: 'User 11' }, message: 'Look' },
      allowed: { send: false, withdraw: true, approve: true, refuse: true },
    });
    expect((await approve(personaId)).body).toMatchObject({ changed: 1 });
    expect(await review(personaId)).toMatchObject({ state: 'approved', approved: { by: { userId: 12 } }, fields: [] });
    expect((await send(personaId)).body).toMatchObject({
      changed: 0,
      unchanged: 1,
      left: [{ state: 'approved', by: 'User 12', count: 1 }],
    });
    await change(persona, { personaName: 'Renamed' });
    expect((await review(personaId)).fields).toEqual([
      { field: 'personaName', approved: persona.personaName, current: 'Renamed' },
    ]);
    expect((await send(personaId)).body).toMatchObject({ changed: 1 });
    const { events } = (await as().call(calls.reviewHistory, { params: { personaId } })).body;
    expect(events.map(({ event }) => event)).toEqual(['sent', 'approved', 'sent']);
  });

  it('has entries in the audit log that name the personas that a step has changed', async () => {
    const [cook, baker] = [
      await create({ personaName: 'Audited Cook' }),
      await create({ personaName: 'Audited Baker' }),
    ];
    const both = of(cook.personaId, baker.personaId);
    const changed = (...first: string[]) => ({ first, count: first.length });
    expect((await send(cook.personaId)).audit).toEqual({
      clientId: CLIENT,
      details: { personas: changed('Audited Cook'), unchanged: 0 },
    });
    const steps = [
      () => approve(cook.personaId, baker.personaId),
      () => send(cook.personaId, baker.personaId),
      () => as().call(calls.withdrawFromReview, { query, body: both }),
      () => send(cook.personaId, baker.personaId),
      () => refuse(cook.personaId, baker.personaId),
    ];
    const named: unknown[] = [];
    for (const step of steps) named.push((await step()).audit.details);
    const cookOnly = { personas: changed('Audited Cook'), unchanged: 1 };
    const bakerOnly = { personas: changed('Audited Baker'), unchanged: 1 };
    expect(named).toEqual([cookOnly, bakerOnly, bakerOnly, bakerOnly, bakerOnly]);
  });

  it('has entries in the audit log that name the personas that are taken back', async () => {
    const [cook, baker] = [
      await create({ personaName: 'Returned Cook' }),
      await create({ personaName: 'Returned Baker' }),
    ];
    const { changeSet } = (await send(cook.personaId, baker.personaId)).body;
    await approve(cook.personaId);
    expect((await undo(changeSet)).audit).toEqual({
      clientId: CLIENT,
      details: { personas: { first: ['Returned Baker'], count: 1 }, unchanged: 1 },
    });
  });

  it('is approved without the names of those who decided before, while names cannot be read', async () => {
    const [sent, decided] = [await create(), await create()];
    await send(sent.personaId, decided.personaId);
    await approve(decided.personaId);
    // Somebody whose name this process has not read yet.
    const reviews = test.service.kit.db.collection<{ _id: number }>('review');
    await reviews.updateOne({ _id: decided.personaId }, { $set: { 'approved.by': 77 } });
    namesAway.add(77);
    const { status, body } = await approve(sent.personaId, decided.personaId);
    namesAway.clear();
    expect(status).toBe(200);
    expect(body).toMatchObject({ changed: 1, left: [{ state: 'approved', by: null, count: 1 }] });
    expect((await review(sent.personaId)).state).toBe('approved');
  });

  it('is refused with a reason, and taken back', async () => {
    const { personaId } = await create();
    await send(personaId);
    const refused = await refuse(personaId);
    expect(await review(personaId)).toMatchObject({ state: 'draft', sent: null, refused: { reason: 'Levels' } });
    expect((await undo(refused.body.changeSet)).status).toBe(404);
    expect((await undo(refused.body.changeSet, approver)).body).toEqual({ restored: 1, unchanged: 0 });
    expect(await review(personaId)).toMatchObject({ state: 'inReview', refused: null, sent: { message: 'Look' } });
  });

  it('stays as it is when somebody has changed it since the step that is taken back', async () => {
    const [first, second] = [await create(), await create()];
    const { changeSet } = (await send(first.personaId, second.personaId)).body;
    await approve(first.personaId);
    expect((await undo(changeSet)).body).toEqual({ restored: 1, unchanged: 1 });
    expect((await review(first.personaId)).state).toBe('approved');
    expect((await review(second.personaId)).state).toBe('draft');
  });

  it('is decided by approvers alone, and only what was read', async () => {
    const persona = await create();
    const { personaId } = persona;
    await send(personaId);
    const body = of(personaId);
    expect((await as().call(calls.approvePersonas, { query, body })).status).toBe(403);
    const { read } = await review(personaId);
    await change(persona, { roleDescription: 'New' });
    const late = await as(approver).call(calls.approvePersonas, { query, body: { ...body, read } });
    expect([late.status, late.failure.code]).toEqual([409, 'stale']);
    expect((await review(personaId)).state).toBe('inReview');
  });

  it('is not needed without approvers', async () => {
    const { personaId } = (await test.create({}, 6)).body;
    const body = of(personaId);
    const sent = await test.service.as(aUser(2)).call(calls.sendForReview, { query: { clientId: 6 }, body });
    expect(sent.status).toBe(409);
  });

  it('changes once when four people take a step at the same moment', async () => {
    const { personaId } = await create();
    const answers = await Promise.all([1, 2, 3, 4].map(() => send(personaId)));
    expect(answers.map(({ body }) => body.changed).sort()).toEqual([0, 0, 0, 1]);
    const decisions = await Promise.all([approve(personaId), refuse(personaId), approve(personaId), refuse(personaId)]);
    expect(decisions.map(({ body }) => body.changed).sort()).toEqual([0, 0, 0, 1]);
    expect((await as().call(calls.reviewHistory, { params: { personaId } })).body.total).toBe(2);
  });

  it('vanishes and comes back with its persona; a copy starts as a draft', async () => {
    const { personaId } = await create();
    await send(personaId);
    const copy = await create({ copyOf: personaId });
    expect((await review(copy.personaId)).state).toBe('draft');
    const { changeSet } = (await as().call(calls.deletePersonas, { query, body: { ids: [personaId] } })).body;
    expect((await as().call(calls.getReview, { params: { personaId } })).status).toBe(404);
    await as().call(calls.undoPersonaChanges, { params: { changeSet }, query });
    expect((await review(personaId)).state).toBe('inReview');
  });

  it('filters the list and selections', async () => {
    const { personaId } = await create({ personaName: 'Waiting', groupName: 'Filtered' });
    await create({ personaName: 'Plain', groupName: 'Filtered' });
    await send(personaId);
    const names = async (approval: calls.ApprovalFilter, user = sender) =>
      (
        await as(user).call(calls.listPersonas, { query: { clientId: CLIENT, approval, pagesize: 1000 } })
      ).body.data.map(({ personaName }) => personaName);
    const { data } = (await as().call(calls.listPersonas, { query: { clientId: CLIENT, searchString: 'Waiting' } }))
      .body;
    expect(data[0]?.approval).toMatchObject({ state: 'inReview', isChanged: false, openComments: 0 });
    expect((await test.list({}, 6)).body.data.every(({ approval }) => approval === undefined)).toBe(true);
    expect(await names('inReview')).toContain('Waiting');
    expect(await names('draft')).not.toContain('Waiting');
    expect(await names('draft')).toContain('Plain');
    expect(await names('waitsForMe', approver)).toContain('Waiting');
    expect(await names('waitsForMe')).toEqual([]);
    const selection = { filter: { approval: 'waitsForMe' as const, searchString: 'Waiting' }, except: [] };
    const decided = await as(approver).call(calls.approvePersonas, { query, body: { selection } });
    expect(decided.body).toMatchObject({ changed: 1, unchanged: 0 });
  });
});
