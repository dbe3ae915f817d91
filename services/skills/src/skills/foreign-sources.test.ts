import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { getClient } from '@skills-architect/contracts/admin';
import { libraryUse } from '@skills-architect/contracts/personas';
import { getSkill, getSkillTree, importSkills } from '@skills-architect/contracts/skills';
import { aClient } from '@skills-architect/contracts/testing';
import { aUser, peerAnswers, testService } from '@skills-architect/service-kit/testing';
import { skillsService } from '../app';

const SOURCES: Record<number, number[]> = { 1: [1], 2: [2], 3: [] };
/** The skill that a persona of client 1 has. */
let usedSkillId = 0;
let service: Awaited<ReturnType<typeof testService>>;
let ids: number[];

beforeAll(async () => {
  service = await testService({
    name: 'skills',
    build: skillsService({ demo: true }),
    peers: peerAnswers(
      [
        getClient,
        ({ params }: { params: { clientId: number } }) =>
          aClient(params.clientId, { sourceIds: SOURCES[params.clientId] ?? [] }),
      ],
      [
        libraryUse,
        ({ body }: { body: { clientIds?: number[] } }) => ({
          skillIds: body.clientIds?.includes(1) ? [usedSkillId] : [],
          roleIds: [],
        }),
      ],
    ),
  });
  await service.service.seed?.();
  const fields = { alternativeNames: [], skillDescription: '', embeddingDescription: '', skillFamily: 'Code' };
  const skills = ['Used', 'Unused'].map((skillName) => ({
    ...fields,
    externalId: skillName,
    skillName,
    skillCategory: 'Digital Tools',
  }));
  const body = { sourceId: 2, changeSet: 'test', skills };
  const { body: imported } = await service.asPeer('roles').call(importSkills, { body });
  ids = imported.skills.map(({ skillId }) => skillId ?? 0);
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
