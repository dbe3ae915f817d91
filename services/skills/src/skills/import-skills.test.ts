import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { importSkills, retireImportedSkills } from '@skills-architect/contracts/skills';
import { testService } from '@skills-architect/service-kit/testing';
import { skillsService } from '../app';

let service: Awaited<ReturnType<typeof testService>>;
beforeAll(async () => {
  service = await testService({ name: 'skills', build: skillsService({ demo: false }) });
  await service.service.seed();
});
afterAll(() => service.close());

const texts = { alternativeNames: [], skillDescription: '', embeddingDescription: '' };
const place = { skillCategory: 'Digital Tools', skillFamily: 'Bridges' };
const aSkill = (_: unknown, index: number) => ({
  externalId: `bridge:${index}`,
  skillName: `Bridge ${index}`,
  ...texts,
  ...place,
});

it('writes a batch once when the same call runs several times at once', async () => {
  const body = { sourceId: 1, changeSet: 'import', skills: Array.from({ length: 200 }, aSkill) };
  const responses = await Promise.all(
    Array.from({ length: 4 }, () => service.asPeer('roles').call(importSkills, { body })),
  );
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const [first = [], ...others] = responses.map(({ body: { skills } }) => skills.map(({ skillId }) => skillId));
  expect(new Set(first).size).toBe(200);
  for (const ids of others) expect(ids).toEqual(first);
});

it('changes and retires skills once when the same call runs several times at once', async () => {
  const skills = Array.from({ length: 20 }, aSkill);
  const first = { sourceId: 2, changeSet: 'first import', skills };
  const { body } = await service.asPeer('roles').call(importSkills, { body: first });
  const skillIds = body.skills.flatMap(({ skillId }) => skillId ?? []);
  const changed = skills.map((skill) => ({ ...skill, skillDescription: 'Changed' }));
  const second = { sourceId: 2, changeSet: 'second import', skills: changed };
  const callTwice = <T>(send: () => Promise<T>) => Promise.all([send(), send()]);
  const readRevisions = () =>
    service.kit.db.collection('skill').distinct('rev', { sourceId: 2, uniqueKey: /^bridge:/ });
  await callTwice(() => service.asPeer('roles').call(importSkills, { body: second }));
  expect(await readRevisions()).toEqual([1]);
  const retire = { changeSet: 'second import', skillIds };
  await callTwice(() => service.asPeer('roles').call(retireImportedSkills, { body: retire }));
  expect(await readRevisions()).toEqual([2]);
});
