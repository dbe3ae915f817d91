import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import * as calls from '@skills-architect/contracts/personas';
import { aUser, waitForJobEnd } from '@skills-architect/service-kit/testing';
import { copyPersona } from '../personas/copied-personas.fixtures';
import {
  approvers,
  changedRoleSkills,
  laterReleases,
  startPersonas,
  type TestPersonas,
} from '../personas/personas.fixtures';

/** In these tests each release changes role 4 and skill 7, and retires skill 4; role n has skills n and n + 1 at level 3. */
const ROLE = 4;
const approver = aUser(1, [5, 6, 7, 8, 9, 10, 11, 12, 13], 12);
let test: TestPersonas;
let clientId = 4;
beforeAll(async () => {
  test = await startPersonas();
  await test.service.start();
});
beforeEach(() => {
  clientId += 1;
  approvers.set(clientId, [approver.userId]);
  laterReleases.length = 0;
  changedRoleSkills.clear();
});
afterAll(() => test.service.close());

let releaseId = 10;
/** Names a release after everything that was done until now. */
const release = (isCompared = true) => {
  releaseId += 1;
  laterReleases.unshift({ releaseId, at: new Date().toISOString(), isCompared });
};
const as = (user = approver) => test.service.as(user);
const create = async (personaName: string, industryRoleId = ROLE) =>
  (await test.create({ personaName, industryRoleId }, clientId)).body.personaId;
const approve = async (...ids: number[]) => {
  const step = { query: { clientId }, body: { selection: { ids } } };
  await as().call(calls.sendForReview, step);
  return (await as().call(calls.approvePersonas, step)).body.changed;
};
const list = async (query: object = {}) =>
  (await as().call(calls.listLibraryDifferences, { query: { clientId, ...query } })).body;
const names = async () => (await list()).personas.map(({ personaName }) => personaName);
type Selection = { ids: number[] } | { all: true; except: number[] };
const decide = (decision: 'accept' | 'keep', selection: Selection, user = approver) =>
  as(user).call(calls.decideLibraryDifferences, { query: { clientId }, body: { decision, selection } });
const undo = async (changeSet: string) =>
  (await as().call(calls.undoReviewStep, { params: { changeSet }, query: { clientId } })).body;
const readSkills = async (personaId: number) =>
  (await as().call(calls.listPersonaSkills, { params: { personaId } })).body;
const levels = async (personaId: number) =>
  Object.fromEntries((await readSkills(personaId)).skills.map((row) => [row.skillId, row.levelNumber]));
const saveLevel = async (personaId: number, skillId: number, level: number) =>
  as().call(calls.savePersonaSkills, {
    params: { personaId },
    body: {
      rev: (await readSkills(personaId)).rev,
      skillProficiencyMappings: [
        { skillId, proficiencyId: skillId * 10 + level, skillCriticality: 'Low', skillAddedFrom: 'Add Skill' },
      ],
      skillIdsToRemoveFromPersona: [],
    },
  });
const review = async (personaId: number) => (await as().call(calls.getReview, { params: { personaId } })).body;
const course = async (personaId: number) =>
  (await as().call(calls.reviewHistory, { params: { personaId } })).body.events.map(({ event }) => event);

describe('library differences of approved personas', () => {
  it('are what releases have changed since the approval, sorted by name', async () => {
    const before = await create('Before, approved again');
    const [skilled, planner] = [await create('With a skill', 6), await create('Planner')];
    await create('Draft');
    expect(await approve(before, skilled, planner, await create('Untouched', 20))).toBe(4);
    expect(await list()).toEqual({ personas: [], total: 0, isCompared: true });
    release();
    await saveLevel(before, 5, 1);
    expect(await approve(before)).toBe(1);
    changedRoleSkills.set(ROLE, { 4: 4, 8: 2 });
    const { personas, total } = await list();
    expect(total).toBe(2);
    expect(personas.map(({ personaName, role, skills }) => [personaName, role?.change, skills[0]?.name])).toEqual([
      ['Planner', 'changed', 'Skill 4'],
      ['With a skill', undefined, 'Skill 7'],
    ]);
    expect(personas[0]?.role?.skills).toEqual({ gained: ['Skill 8'], lost: ['Skill 5'], changed: ['Skill 4'] });
    expect(personas[0]?.roleSkills).toEqual([
      { skillId: 8, skillName: 'Skill 8', change: 'added', formerLevel: null, newLevel: 2 },
      { skillId: 4, skillName: 'Skill 4', change: 'level', formerLevel: 3, newLevel: 4 },
      { skillId: 5, skillName: 'Skill 5', change: 'removed', formerLevel: 3, newLevel: null },
    ]);
    expect((await list({ offset: 1, pagesize: 1 })).personas.map(({ personaName }) => personaName)).toEqual([
      'With a skill',
    ]);
  });

  it('are accepted into skills and approved version, without what people have set since, and taken back', async () => {
    const personaId = await create('Planner');
    await approve(personaId);
    release();
    changedRoleSkills.set(ROLE, { 4: 4, 5: 5, 8: 2 });
    await saveLevel(personaId, 4, 1);
    const { body, audit } = await decide('accept', { ids: [personaId, 999_999] });
    const { changed, unchanged, changeSet } = body;
    expect([changed, unchanged]).toEqual([1, 1]);
    expect(audit).toEqual({
      clientId,
      details: { decision: 'accept', personas: { first: ['Planner'], count: 1 }, unchanged: 1 },
    });
    expect(await levels(personaId)).toEqual({ 4: 1, 5: 5, 8: 2 });
    expect(await review(personaId)).toMatchObject({ state: 'approved', approved: { by: { userId: 12 } } });
    expect((await review(personaId)).skills).toMatchObject([{ skillId: 4, approvedLevel: 4, currentLevel: 1 }]);
    expect(await names()).toEqual([]);
    expect(await undo(changeSet)).toEqual({ restored: 1, unchanged: 0 });
    expect(await levels(personaId)).toEqual({ 4: 1, 5: 3 });
    expect((await review(personaId)).skills).toMatchObject([{ skillId: 4, approvedLevel: 3, currentLevel: 1 }]);
    expect(await names()).toEqual(['Planner']);
    expect(await course(personaId)).toEqual(['undone', 'accepted', 'approved', 'sent']);
  });

  it('are kept until the next release', async () => {
    const [kept, other] = [await create('Kept'), await create('Other')];
    await approve(kept, other);
    release();
    const { body } = await decide('keep', { all: true, except: [other] });
    expect(body).toMatchObject({ changed: 1, unchanged: 0 });
    expect([await names(), await levels(kept)]).toEqual([['Other'], { 4: 3, 5: 3 }]);
    expect((await decide('keep', { ids: [kept] })).body).toMatchObject({ changed: 0, unchanged: 1 });
    await undo(body.changeSet);
    expect(await names()).toEqual(['Kept', 'Other']);
    await decide('keep', { all: true, except: [] });
    expect(await names()).toEqual([]);
    release();
    expect(await names()).toEqual(['Kept', 'Other']);
    expect(await course(kept)).toEqual(['kept', 'undone', 'kept', 'approved', 'sent']);
  });

  it('are not listed of a deleted persona', async () => {
    const [deleted, other] = [await create('Deleted'), await create('Other')];
    await approve(deleted, other);
    release();
    await as().call(calls.deletePersonas, { query: { clientId }, body: { ids: [deleted] } });
    expect(await names()).toEqual(['Other']);
  });

  it('wait for no release that only a deleted persona has not settled', async () => {
    const [deleted, other] = [await create('Deleted'), await create('Other')];
    await approve(deleted);
    release(false);
    await approve(other);
    release();
    expect((await list()).isCompared).toBe(false);
    await as().call(calls.deletePersonas, { query: { clientId }, body: { ids: [deleted] } });
    expect(await list()).toMatchObject({ total: 1, isCompared: true });
    expect((await decide('keep', { all: true, except: [] })).body).toMatchObject({ changed: 1 });
  });

  it('are left accepted when somebody has changed the skills since', async () => {
    const [edited, other] = [await create('Edited'), await create('Other')];
    await approve(edited, other);
    release();
    changedRoleSkills.set(ROLE, { 4: 4, 5: 3 });
    const { changeSet } = (await decide('accept', { all: true, except: [] })).body;
    await saveLevel(edited, 5, 1);
    expect(await undo(changeSet)).toEqual({ restored: 1, unchanged: 1 });
    expect([await levels(edited), await levels(other)]).toEqual([
      { 4: 4, 5: 1 },
      { 4: 3, 5: 3 },
    ]);
    expect((await review(edited)).skills).toMatchObject([{ skillId: 5, approvedLevel: 3, currentLevel: 1 }]);
  });

  it('are decided by approvers alone, and not while the library is compared', async () => {
    const personaId = await create('Planner');
    await approve(personaId);
    release(false);
    expect((await decide('keep', { ids: [personaId] }, aUser(2, [], 90))).status).toBe(403);
    const early = await decide('keep', { ids: [personaId] });
    expect([early.status, (await list()).isCompared]).toEqual([409, false]);
  });

  it('are decided once each by four people at once, who are told how many they decided', async () => {
    const others = [13, 14, 15].map((userId) => aUser(1, [clientId], userId));
    const people = [approver, ...others];
    approvers.set(
      clientId,
      people.map(({ userId }) => userId),
    );
    const ids: number[] = [];
    for (let index = 0; index < 8; index += 1) ids.push(await create(`Planner ${index}`));
    await approve(...ids);
    release();
    changedRoleSkills.set(ROLE, { 4: 4 });
    const decisions = ['accept', 'keep', 'accept', 'keep'] as const;
    const answers = await Promise.all(people.map((user, index) => decide(decisions[index] ?? 'keep', { ids }, user)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const events = await Promise.all(
      ids.map(async (personaId) => (await as().call(calls.reviewHistory, { params: { personaId } })).body.events),
    );
    const decided = events.map(([last]) => ({ event: last?.event, by: last?.by.userId }));
    // One decision each, after the sending and the approval.
    expect(events.map(({ length }) => length)).toEqual(ids.map(() => 3));
    people.forEach(({ userId }, index) => {
      const own = decided.filter(({ by }) => by === userId);
      expect(answers[index]?.body).toMatchObject({ changed: own.length, unchanged: ids.length - own.length });
      const event = decisions[index] === 'accept' ? 'accepted' : 'kept';
      expect(own.every((each) => each.event === event)).toBe(true);
    });
    for (const [index, personaId] of ids.entries())
      expect(await levels(personaId)).toEqual(decided[index]?.event === 'accepted' ? { 4: 4 } : { 4: 3, 5: 3 });
    expect(await names()).toEqual([]);
  });

  it('are decided by a job above 100, once each, and taken back by another', async () => {
    const MANY = 230;
    const first = await create('Clerk');
    const copies = Array.from({ length: MANY - 1 }, (_, index) => ({
      personaId: 50_000 + index,
      personaName: `Copy ${index}`,
    }));
    await copyPersona(test.service.kit, first, copies);
    await approve(first);
    const reviews = test.service.kit.db.collection<{ _id: number }>('review');
    const approved = await reviews.findOne({ _id: first });
    await reviews.insertMany(copies.map(({ personaId }) => ({ ...approved, _id: personaId })));
    release();
    changedRoleSkills.set(ROLE, { 4: 4 });
    const { changeSet, jobToken = '' } = (await decide('accept', { all: true, except: [] })).body;
    expect(await waitForJobEnd(test.service.kit, jobToken)).toMatchObject({
      status: 'done',
      title: 'Accepting changes of the library for 230 personas',
      summary: '230 personas changed and approved',
    });
    expect([(await list()).total, await levels(50_200)]).toEqual([0, { 4: 4 }]);
    await waitForJobEnd(test.service.kit, (await undo(changeSet)).jobToken ?? '');
    expect([(await list()).total, await levels(50_200)]).toEqual([MANY, { 4: 3, 5: 3 }]);
  });
});
