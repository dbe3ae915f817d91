import { afterAll, beforeAll, expect, it } from '@jest/globals';
import {
  addNotDuplicates,
  createSkill,
  deleteSkill,
  findSkillDuplicates,
  listSkillDuplicates,
  removeNotDuplicate,
  restoreSkill,
  similarSkills,
} from '@skills-architect/contracts/skills';
import { aUser, testService, waitForJobEnd } from '@skills-architect/service-kit/testing';
import { skillsService } from '../app';

let service: Awaited<ReturnType<typeof testService>>;
beforeAll(async () => {
  service = await testService({ name: 'skills', build: skillsService({ demo: false }) });
  await service.service.seed();
  await service.kit.jobs.run();
  await service.kit.db
    .collection<{ _id: number; [field: string]: unknown }>('family')
    .insertOne({ _id: 1, skillFamily: 'Any', skillCategoryId: 1, nameKey: 'any', deletedAt: null });
});
afterAll(() => service.close());

const as = (userType: 2 | 3 | 4 = 4) => service.as(aUser(userType));
const create = async (skillName: string, sourceId: number, alternativeNames: string[] = []) => {
  const form = { skillName, sourceId, alternativeNames, skillCategoryId: 1, skillFamilyId: 1, skillStatus: 4 as const };
  return (await as().call(createSkill, { body: { ...form, skillDescription: 'Some work' } })).body;
};
const find = async () => {
  const { body } = await as().call(findSkillDuplicates, {});
  return waitForJobEnd(service.kit, body.jobToken);
};
const list = async (query = {}) => {
  const { body } = await as().call(listSkillDuplicates, { query });
  return body.pairs.map(({ left, right, why }) => [left.skillName, right.skillName, why]);
};

it('lists likely duplicates, stores different ones, and hides the pairs of deleted skills', async () => {
  expect((await as().call(listSkillDuplicates, {})).body).toEqual({ pairs: [], total: 0 });
  const first = await create('Ledger work', 1, ['Bookkeeping']);
  const second = await create('Ledger work', 2);
  const third = await create('Managing projects', 1);
  const fourth = await create('Project management', 1);
  await create('Cooking', 1);
  expect(await find()).toMatchObject({ status: 'done', summary: '2 likely duplicates among 5 skills' });
  const words = ['Managing projects', 'Project management', 'same words'];
  const names = ['Ledger work', 'Ledger work', 'same name'];
  expect(await list()).toEqual([names, words]);
  expect(await list({ sourceIds: [2] })).toEqual([names]);
  expect(await list({ reasons: ['same words'] })).toEqual([words]);
  expect(await list({ pagesize: 1, offset: 1 })).toEqual([words]);

  const params = { skillId: fourth.skillId };
  await as().call(addNotDuplicates, { params, body: { skillIds: [third.skillId] } });
  // Repeating the verdict is no error.
  expect((await as().call(addNotDuplicates, { params, body: { skillIds: [third.skillId] } })).status).toBe(200);
  expect(await list()).toEqual([names]);
  const hints = async () =>
    (await as().call(similarSkills, { query: { name: 'Managing projects', excludeSkillId: fourth.skillId } })).body
      .skills;
  expect(await hints()).toEqual([]);
  expect(await find()).toMatchObject({ summary: '1 likely duplicate among 5 skills' });
  expect(await list()).toEqual([names]);
  await as().call(removeNotDuplicate, { params: { skillId: third.skillId, otherId: fourth.skillId } });
  expect(await list()).toEqual([names, words]);
  expect(await hints()).toMatchObject([{ skillId: third.skillId }]);

  await as().call(deleteSkill, { params: { skillId: second.skillId }, query: { rev: second.rev } });
  expect(await list()).toEqual([words]);
  await as().call(restoreSkill, { params: { skillId: second.skillId } });
  expect(await list()).toEqual([names, words]);
  const foreign = { params: { skillId: first.skillId }, body: { skillIds: [first.skillId] } };
  expect((await as().call(addNotDuplicates, foreign)).status).toBe(400);
  const unknown = { params: { skillId: first.skillId }, body: { skillIds: [999_999] } };
  expect((await as().call(addNotDuplicates, unknown)).status).toBe(404);
  expect((await as(3).call(findSkillDuplicates, {})).status).toBe(403);
});
