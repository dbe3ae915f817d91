import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { personaLinkCalls } from '@skills-architect/contracts/personas';
import { getRole, mergeRole, previewRoleMerge, undoRoleMerge } from '@skills-architect/contracts/roles';
import { aUser, peerAnswers, testService, waitForJobEnd } from '@skills-architect/service-kit/testing';
import { rolesService } from '../app';
import { demoPeers } from '../demo/peers.fixtures';
import { aStoredRole } from '../industry-roles/stored-role.fixtures';

interface Stored extends Record<string, unknown> {
  _id: number;
}
let service: Awaited<ReturnType<typeof testService>>;
const peers = peerAnswers(
  ...demoPeers,
  [personaLinkCalls.count, () => ({ links: [{ what: 'persona', total: 4, both: 0, named: [] }] })],
  [personaLinkCalls.move, () => ({ moved: 0 })],
  [personaLinkCalls.changed, () => ({ total: 0, names: [] })],
  [personaLinkCalls.undo, () => ({ restored: 0 })],
);
const stamp = { at: new Date(), by: 1 };
const STAMP = { rev: 0, deletedAt: null, changeSet: 'test', created: stamp, updated: stamp };
const link = (skillId: number, levelNumber: number) => ({
  skillId,
  proficiencyId: skillId * 10 + levelNumber,
  levelNumber,
  skillCriticality: 'High',
});
const aRole = (_id: number, overrides: object): Stored => ({
  _id,
  ...aStoredRole(`Role ${_id}`),
  ...STAMP,
  ...overrides,
});
const step = (roleId: number) => ({ roleId, direction: 'vertical' });
const posting = (_id: number, industryRoleId: number | null, suggestedRoleIds: number[]): Stored => ({
  ...STAMP,
  _id,
  jobPostingTitle: `Posting ${_id}`,
  company: '',
  country: '',
  jobSource: '',
  subsectorId: 1,
  jobPostingDescription: '',
  industryRoleId,
  suggestedRoleIds,
});

beforeAll(async () => {
  service = await testService({ name: 'roles', build: rolesService({ demo: false }), peers });
  await service.kit.jobs.run();
  const { db } = service.kit;
  await db
    .collection<Stored>('role')
    .insertMany([
      aRole(1, { alternativeNames: ['Old'], skills: [link(1, 1), link(2, 4)], careerLinks: [step(2), step(4)] }),
      aRole(2, { skills: [link(1, 3)], careerLinks: [step(1)] }),
      aRole(3, { careerLinks: [step(1), step(2)] }),
      aRole(4, {}),
    ]);
  await db.collection<Stored>('jobPosting').insertMany([posting(1, 1, []), posting(2, null, [4, 1, 2])]);
});
afterAll(() => service.close());

const as = () => service.as(aUser(4));
const waitForEnd = (token: string) => waitForJobEnd(service.kit, token);
const state = async () => {
  const { db } = service.kit;
  const read = async (collection: string) =>
    (await db.collection<Stored>(collection).find({}).sort({ _id: 1 }).toArray()).map(
      ({ rev: _, updated: __, changeSet: ___, ...fields }) => fields,
    );
  return { roles: await read('role'), postings: await read('jobPosting') };
};

it('a merge moves postings, career steps, skills and names to the target, and can be undone exactly', async () => {
  const before = await state();
  const preview = await as().call(previewRoleMerge, { params: { roleId: 1 }, query: { intoId: 2 } });
  expect(preview.body).toMatchObject({
    links: [
      { what: 'job posting', total: 2, both: 1, named: ['Posting 2'] },
      { what: 'career step', total: 1, both: 1, named: ['Role 3'] },
      { what: 'persona', total: 4 },
    ],
    alternativeNames: ['Role 1', 'Old'],
    gains: ['1 skill that it does not have yet'],
    warnings: ['Personas keep their skills and levels.'],
  });
  const { body } = await as().call(mergeRole, { params: { roleId: 1 }, body: { intoId: 2, rev: 0, intoRev: 0 } });
  expect(await waitForEnd(body.jobToken)).toMatchObject({
    status: 'done',
    summary: '3 records moved from Role 1 to Role 2',
  });
  const { roles, postings } = await state();
  expect((await as().call(getRole, { params: { roleId: 1 } })).status).toBe(404);
  expect(roles[1]).toMatchObject({
    alternativeNames: ['Role 1', 'Old'],
    skills: [link(1, 3), link(2, 4)],
    careerLinks: [step(4)],
  });
  expect(roles[2]).toMatchObject({ careerLinks: [step(2)] });
  expect(postings).toMatchObject([{ industryRoleId: 2 }, { industryRoleId: null, suggestedRoleIds: [4, 2] }]);

  const undone = await as().call(undoRoleMerge, { params: { mergeId: body.mergeId } });
  expect(await waitForEnd(undone.body.jobToken)).toMatchObject({ status: 'done' });
  const after = await state();
  // Undo also removes fields that the role did not have before the merge.
  expect(after).toEqual(before);
});

describe('an undo after later edits', () => {
  const db = () => service.kit.db;
  const edit = (_id: number, change: object) =>
    db()
      .collection<{ _id: number; changeSet: string; rev: number }>('role')
      .updateOne({ _id }, { $set: { changeSet: 'later', ...change }, $inc: { rev: 1 } });
  /** Merges the first of three new roles into the second; the third has a career step to the first. */
  const mergeNew = async (first: number) => {
    const [merged, target, other] = [first, first + 1, first + 2];
    await db()
      .collection<Stored>('role')
      .insertMany([
        aRole(merged, { skills: [link(2, 4), link(5, 1)], careerLinks: [step(4)] }),
        aRole(target, { alternativeNames: ['Own'], skills: [link(1, 3)], careerLinks: [step(merged)] }),
        aRole(other, { careerLinks: [step(merged)] }),
      ]);
    const { body } = await as().call(mergeRole, {
      params: { roleId: merged },
      body: { intoId: target, rev: 0, intoRev: 0 },
    });
    await waitForEnd(body.jobToken);
    return { merged, target, other, mergeId: body.mergeId };
  };
  const undo = (mergeId: number) => as().call(undoRoleMerge, { params: { mergeId } });

  it('keeps those of the target, and takes back what it gained', async () => {
    const { merged, target, other, mergeId } = await mergeNew(10);
    await edit(target, {
      roleDescription: 'Edited',
      alternativeNames: ['Own', 'Role 10', 'Later'],
      skills: [link(1, 2), link(2, 4), link(5, 3), link(6, 1)],
      careerLinks: [step(4), step(3)],
    });
    const { status, body } = await undo(mergeId);
    expect(status).toBe(200);
    expect(await waitForEnd(body.jobToken)).toMatchObject({ status: 'done' });
    const roles = await db()
      .collection<Stored>('role')
      .find({ _id: { $in: [merged, target, other] } })
      .sort({ _id: 1 })
      .toArray();
    expect(roles).toMatchObject([
      { deletedAt: null, roleName: 'Role 10', skills: [link(2, 4), link(5, 1)], careerLinks: [step(4)] },
      {
        roleDescription: 'Edited',
        alternativeNames: ['Own', 'Later'],
        skills: [link(1, 2), link(5, 3), link(6, 1)],
        careerLinks: [step(3), step(merged)],
      },
      { careerLinks: [step(merged)] },
    ]);
    expect(roles[1]?.nameLines).not.toContain('role 10');
  });

  it.each([
    { changed: 'another role', first: 20, changedId: 22, change: {} },
    { changed: 'a deleted target', first: 30, changedId: 31, change: { deletedAt: new Date() } },
  ])('is refused for $changed', async ({ first, changedId, change }) => {
    const { mergeId } = await mergeNew(first);
    await edit(changedId, change);
    expect((await undo(mergeId)).failure.error).toBe(
      `This cannot be undone: one record was changed since: Role ${changedId}.`,
    );
  });
});

it('SMEs cannot merge roles', async () => {
  const { status } = await service
    .as(aUser(3))
    .call(mergeRole, { params: { roleId: 3 }, body: { intoId: 4, rev: 0, intoRev: 0 } });
  expect(status).toBe(403);
});
