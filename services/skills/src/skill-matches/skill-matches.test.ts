import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { importSkills, matchSkills, searchSkills, skillLanguageModel } from '@skills-architect/contracts/skills';
import { alwaysReady, toUnit } from '@skills-architect/library-service-kit/embeddings';
import { aUser, testService } from '@skills-architect/service-kit/testing';
import { skillsService } from '../app';

let service: Awaited<ReturnType<typeof testService>>;
beforeAll(async () => {
  service = await testService({ name: 'skills', build: skillsService({ demo: false }) });
  await service.service.seed();
  const skills = [
    { skillName: 'manage budgets', alternativeNames: ['budget control'] },
    { skillName: 'SQL', alternativeNames: ['Structured Query Language'] },
    { skillName: 'budget principles', alternativeNames: [] },
    { skillName: 'C#', alternativeNames: [] },
  ];
  const rest = { skillDescription: '', embeddingDescription: '', skillCategory: 'Digital Tools', skillFamily: 'Code' };
  const body = {
    sourceId: 1,
    changeSet: 'test',
    skills: skills.map((skill) => ({ externalId: skill.skillName, ...skill, ...rest })),
  };
  await service.asPeer('roles').call(importSkills, { body });
});
afterAll(() => service.close());

const match = async (names: string[], sourceIds: number[] = []) =>
  (await service.asPeer('personas').call(matchSkills, { body: { names, sourceIds } })).body.matches;

it('ranks skills by name, alternative name and words, each with a percentage', async () => {
  const [budget, sql, csharp] = await match(['Budget control', 'sql', 'c#']);
  expect(budget).toMatchObject([
    { skillName: 'manage budgets', score: 97, matched: 'budget control', why: 'alternative name' },
    { skillName: 'budget principles', why: 'same words' },
  ]);
  expect(sql).toMatchObject([{ skillName: 'SQL', score: 100, why: 'same name' }]);
  expect(csharp).toMatchObject([{ skillName: 'C#', score: 100 }]);
});

it.each([
  ['a name that nothing is like', 'Xylophone', []],
  ['a name without words', '!!!', []],
  ['another source', 'SQL', [2]],
])('finds no skill for %s', async (_, name, sourceIds) => expect(await match([name], sourceIds)).toEqual([[]]));

it('can be called by other services only', async () => {
  const asked = await service.as(aUser(2)).call(matchSkills, { body: { names: ['SQL'] } });
  expect(asked.status).toBe(403);
});

it('skills that are near in meaning follow when few have the words', async () => {
  const embedder = alwaysReady({
    model: 'fake',
    origin: 'own',
    embed: async (texts) => texts.map((text) => toUnit(/spend|budget principles/i.test(text) ? [1, 0] : [0, 1])),
  });
  const build = skillsService({ demo: false }, undefined, embedder);
  const withModel = await testService({ name: 'skills', build, beside: service.place });
  await withModel.kit.projections.settle();
  const body = { names: ['Sensible spending', 'sql'], sourceIds: [] };
  const { matches } = (await withModel.asPeer('personas').call(matchSkills, { body })).body;
  expect(matches[0]).toMatchObject([{ skillName: 'budget principles', score: 100, why: 'similar meaning' }]);
  expect(matches[1]?.[0]).toMatchObject({ skillName: 'SQL', why: 'same name' });
  const found = await withModel
    .as(aUser(2))
    .call(searchSkills, { body: { searchString: 'spending', byMeaning: true } });
  expect(found.body.skills).toMatchObject([{ skillName: 'budget principles', foundBy: 'meaning' }]);
  expect((await withModel.as(aUser(2)).call(skillLanguageModel, {})).body).toMatchObject({ embedded: 4, records: 4 });
  await withModel.stop();
});
