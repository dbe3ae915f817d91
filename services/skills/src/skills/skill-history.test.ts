import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { userNames } from '@skills-architect/contracts/admin';
import {
  createSkill,
  deleteProficiency,
  deleteSkill,
  getSkill,
  restoreSkill,
  restoreSkillVersion,
  retireSkill,
  type SkillForm,
  skillHistory,
  skillsByIds,
  updateProficiency,
  updateSkill,
} from '@skills-architect/contracts/skills';
import { aUser, peerAnswers, testService } from '@skills-architect/service-kit/testing';
import { skillsService } from '../app';

let service: Awaited<ReturnType<typeof testService>>;
const peers = peerAnswers([
  userNames,
  ({ query }: { query: { userIds: number[] } }) => ({
    users: [query.userIds].flat().map((userId) => ({ userId: Number(userId), name: `Person ${userId}` })),
  }),
]);
beforeAll(async () => {
  service = await testService({ name: 'skills', build: skillsService({ demo: true }), peers });
  await service.seedDemo();
});
afterAll(() => service.close());

type UserType = Parameters<typeof aUser>[0];
const as = (userType: UserType = 4) => service.as(aUser(userType));
const FORM = {
  skillName: 'Blade repair',
  alternativeNames: ['Rotor repair'],
  skillCategoryId: 1,
  skillFamilyId: 1,
  skillStatus: 1,
  skillDescription: 'Repairs blades',
} satisfies Partial<SkillForm>;
const create = async (skillName: string) =>
  (await as().call(createSkill, { body: { ...FORM, skillName, sourceId: 1 } })).body;
const update = (skillId: number, rev: number, overrides: Partial<SkillForm>, userType?: UserType) =>
  as(userType).call(updateSkill, { params: { skillId }, body: { ...FORM, ...overrides, rev } });
const history = async (skillId: number, query = {}) =>
  (await as().call(skillHistory, { params: { skillId }, query })).body;
const restore = (skillId: number, rev: number, version: number, userType?: UserType) =>
  as(userType).call(restoreSkillVersion, { params: { skillId }, body: { rev, version } });
const read = async (skillId: number) => (await as().call(getSkill, { params: { skillId } })).body;

it('a skill is retired in its stored state, even without a description, and the version before can be restored', async () => {
  const { skillId } = await create('Rotor winding');
  await service.kit.db
    .collection<{ _id: number }>('skill')
    .updateOne({ _id: skillId }, { $set: { skillDescription: '' } });
  const retire = (rev: number, userType?: UserType) =>
    as(userType).call(retireSkill, { params: { skillId }, body: { rev } });
  expect((await retire(0, 3)).status).toBe(403);
  expect((await retire(0)).body).toMatchObject({ rev: 1, skillStatus: 5 });
  expect((await retire(0)).status).toBe(409);
  expect((await restore(skillId, 1, 0)).body).toMatchObject({ rev: 2, skillStatus: 1 });
});

it('the history lists who changed what and when, latest change first', async () => {
  const { skillId, proficiencies } = await create('Blade repair');
  const [novice] = proficiencies;
  await update(skillId, 0, { skillDescription: 'Repairs and coats blades', skillStatus: 2 }, 3);
  const params = { skillId, proficiencyId: novice?.proficiencyId ?? 0 };
  await as().call(updateProficiency, { params, body: { description: 'Fills cracks', knowledge: 'resins', rev: 1 } });
  await as().call(deleteProficiency, { params, query: { rev: 2 } });
  await as().call(deleteSkill, { params: { skillId }, query: { rev: 3 } });
  await as().call(restoreSkill, { params: { skillId } });

  const { versions, older, total } = await history(skillId);
  expect([total, older]).toEqual([6, null]);
  expect(versions.map(({ rev, event }) => `${rev} ${event}`)).toEqual([
    '5 restored',
    '4 deleted',
    '3 changed',
    '2 changed',
    '1 changed',
    '0 created',
  ]);
  const { userId: expert } = aUser(3);
  expect(versions.at(4)).toMatchObject({ user: { userId: expert, userName: `Person ${expert}` } });
  const findField = (rev: number, field: string) =>
    versions.find((version) => version.rev === rev)?.fields.find((candidate) => candidate.field.startsWith(field))
      ?.value;
  expect(findField(0, 'Skill Description')).toBe('Repairs blades');
  expect(findField(1, 'Skill Description')).toBe('Repairs and coats blades');
  expect([findField(0, 'Status'), findField(1, 'Status')]).toEqual(['Draft', 'SME Approved']);
  expect(findField(1, 'Novice')).toBe('No own level text');
  expect(findField(2, 'Novice')).toBe('Fills cracks\nKnowledge: resins');
  expect(findField(3, 'Novice')).toBeUndefined();
});

it('the history is read in pages, each with the version before it', async () => {
  const { skillId } = await create('Tower painting');
  for (const rev of [0, 1, 2, 3])
    await update(skillId, rev, { skillName: 'Tower painting', skillDescription: `${rev}` });
  const first = await history(skillId, { pagesize: 2 });
  expect([first.versions.map(({ rev }) => rev), first.older?.rev, first.total]).toEqual([[4, 3], 2, 5]);
  const second = await history(skillId, { pagesize: 2, offset: 2 });
  expect([second.versions.map(({ rev }) => rev), second.older?.rev]).toEqual([[2, 1], 0]);
  const last = await history(skillId, { pagesize: 2, offset: 4 });
  expect([last.versions.map(({ rev }) => rev), last.older]).toEqual([[0], null]);
});

it('a version is restored with its levels as a new change', async () => {
  const { skillId, proficiencies } = await create('Crane driving');
  const proficiencyId = proficiencies[0]?.proficiencyId ?? 0;
  await as().call(deleteProficiency, { params: { skillId, proficiencyId }, query: { rev: 0 } });
  await update(skillId, 1, { skillName: 'Crane operation', alternativeNames: [], skillDescription: 'New' });
  const { status, body } = await restore(skillId, 2, 0);
  expect(status).toBe(200);
  expect(body).toMatchObject({ skillName: 'Crane driving', skillDescription: 'Repairs blades', rev: 3 });
  expect(body.alternativeNames).toEqual(['Rotor repair']);
  expect((await read(skillId)).proficiencies).toEqual(proficiencies);
  expect((await history(skillId)).total).toBe(4);
});

let count = 0;
it.each<[string, (skillId: number, name: string) => Promise<{ status: number; body: object }>, number, object]>([
  [
    'when the skill was changed meanwhile',
    async (skillId) => {
      await update(skillId, 1, { skillName: 'Meanwhile' });
      return restore(skillId, 1, 0);
    },
    409,
    { code: 'stale' },
  ],
  [
    'when another skill has its name by now',
    async (skillId, name) => {
      await create(name);
      return restore(skillId, 1, 0);
    },
    409,
    { error: 'This skill already exists' },
  ],
  ['that never was', (skillId) => restore(skillId, 1, 7), 404, { error: 'This version was not found.' }],
  ['by a general user', (skillId) => restore(skillId, 1, 0, 1), 403, {}],
])('a version is not restored %s', async (_, attempt, status, body) => {
  count += 1;
  const name = `Former name ${count}`;
  const { skillId } = await create(name);
  await update(skillId, 0, { skillName: `Later name ${skillId}` });
  const response = await attempt(skillId, name);
  expect(response).toMatchObject({ status, body });
});

it('other services get a deleted skill only when they ask for it', async () => {
  const living = await create('Mast climbing');
  const deleted = await create('Mast painting');
  await as().call(deleteSkill, { params: { skillId: deleted.skillId }, query: { rev: deleted.rev } });
  const readNames = async (includeDeleted?: boolean) => {
    const skillIds = [living.skillId, deleted.skillId];
    const body = { skillIds, includeProficiencies: true, includeDeleted };
    const { skills } = (await service.asPeer('roles').call(skillsByIds, { body })).body;
    return skills.map(({ skillName, isDeleted = false }) => ({ skillName, isDeleted }));
  };
  expect(await readNames()).toEqual([{ skillName: 'Mast climbing', isDeleted: false }]);
  expect(await readNames(true)).toEqual([
    { skillName: 'Mast climbing', isDeleted: false },
    { skillName: 'Mast painting', isDeleted: true },
  ]);
});
