import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { clientsByIds, getClient } from '@skills-architect/contracts/admin';
import { libraryUse } from '@skills-architect/contracts/personas';
import { getSkill, getSkillTree, importSkills, linkSkills } from '@skills-architect/contracts/skills';
import { aClient } from '@skills-architect/contracts/testing';
import { aUser, peerAnswers, testService } from '@skills-architect/service-kit/testing';
import { skillsService } from '../app';

const SOURCES: Record<number, number[]> = { 1: [1], 2: [2], 3: [] };
const toClient = (clientId: number) => aClient(clientId, { sourceIds: SOURCES[clientId] ?? [] });
/** The skill that a persona of client 1 has. */
let usedSkillId = 0;
/** The skills of each call that asked which ones personas have. */
const useCalls: number[][] = [];
let service: Awaited<ReturnType<typeof testService>>;
let ids: number[];

const make = async (sourceId: number, names: readonly string[]) => {
  const fields = { alternativeNames: [], skillDescription: '', embeddingDescription: '', skillFamily: 'Code' };
  const skills = names.map((skillName) => ({
    ...fields,
    externalId: skillName,
    skillName,
    skillCategory: 'Digital Tools',
  }));
  const body = { sourceId, changeSet: 'test', skills };
  const { body: imported } = await service.asPeer('roles').call(importSkills, { body });
  return imported.skills.map(({ skillId }) => skillId ?? 0);
};

beforeAll(async () => {
  service = await testService({
    name: 'skills',
    build: skillsService({ demo: true }),
    peers: peerAnswers(
      [getClient, ({ params }: { params: { clientId: number } }) => toClient(params.clientId)],
      [clientsByIds, ({ body }: { body: { clientIds: number[] } }) => ({ clients: body.clientIds.map(toClient) })],
      [
        libraryUse,
        ({ body }: { body: { skillIds: number[]; clientIds?: number[] } }) => {
          useCalls.push(body.skillIds);
          return { skillIds: body.clientIds?.includes(1) ? [usedSkillId] : [], roleIds: [] };
        },
      ],
    ),
  });
  await service.seedDemo();
  ids = await make(2, ['Used', 'Unused']);
  usedSkillId = ids[0] ?? 0;
});
afterAll(() => service.close());

it.each([
  ['a client without the source finds the skills that its personas have', [1], [200, 404]],
  ['a client with the source finds its skills', [2], [200, 200]],
  ['a client that names no sources finds all', [3], [200, 200]],
  ['a user of two clients finds the skills of both', [1, 2], [200, 200]],
] as const)('%s', async (_, clients, expected) => {
  for (const userType of [1, 8] as const) {
    const user = service.as(aUser(userType, [...clients]));
    for (const call of [getSkill, getSkillTree]) {
      const answers = await Promise.all(ids.map((skillId) => user.call(call, { params: { skillId } })));
      expect(answers.map(({ status }) => status)).toEqual(expected);
    }
  }
});

it('staff find skills of all sources', async () => {
  expect((await service.as(aUser(4)).call(getSkill, { params: { skillId: ids[1] ?? 0 } })).status).toBe(200);
});

it('the tree of a skill names skills of foreign sources only when a persona has them, with one question per level', async () => {
  const [root, own] = await make(1, ['Root', 'Own']);
  const [below, other] = await make(2, ['Below', 'Other']);
  const link = (parent = 0, child = 0) =>
    service.as(aUser(4)).call(linkSkills, { body: { rootSkillId: root ?? 0, parent, child } });
  for (const child of [own, other, ...ids]) await link(root, child);
  await link(own, below);
  const read = async (userType: 1 | 4, clients: number[]) => {
    const { body } = await service.as(aUser(userType, clients)).call(getSkillTree, { params: { skillId: root ?? 0 } });
    return [...body.nodes.map(({ skillName }) => skillName), body.nodes[0]?.children.length];
  };
  useCalls.length = 0;
  expect(await read(1, [1])).toEqual(['Root', 'Own', 'Used', 2]);
  expect(useCalls.map((asked) => asked.toSorted())).toEqual([[...ids, other].toSorted(), [below]]);
  const whole = ['Root', 'Other', 'Own', 'Unused', 'Used', 'Below', 4];
  expect(await read(1, [1, 2])).toEqual(whole);
  expect(await read(4, [])).toEqual(whole);
});
