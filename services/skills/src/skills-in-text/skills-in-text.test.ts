import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { importSkills, importSkillTranslations, skillsInText } from '@skills-architect/contracts/skills';
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
    { skillName: 'operate cranes', alternativeNames: [] },
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

const find = async (texts: string[], sourceIds: number[] = []) =>
  (await service.asPeer('personas').call(skillsInText, { body: { texts, sourceIds } })).body;

it('finds skills by names, alternative names and inflected words, with the sentences', async () => {
  const { skills, unknown } = await find(['Managing budgets with Jira.', 'Advanced structured query language.']);
  expect(skills).toMatchObject([
    { name: 'manage budgets', evidence: [{ sentence: 'Managing budgets with Jira.', marks: [{ start: 0, end: 16 }] }] },
    { name: 'Structured Query Language', sureness: 'clear', evidence: [{ level: { share: 0.75 } }] },
  ]);
  expect(unknown).toEqual([]);
});

it('finds German names in a German text, whatever their endings', async () => {
  const translation = { externalId: 'operate cranes', alternativeNames: [], description: '', language: 'de' };
  const translations = [{ ...translation, name: 'Kräne bedienen' }];
  const body = { sourceId: 1, changeSet: 'german', translations };
  await service.asPeer('roles').call(importSkillTranslations, { body });
  const text = 'Sie sind verantwortlich für die Bedienung von Kränen und für die Wartung der Anlagen.';
  const { skills } = await find([text]);
  expect(skills[0]).toMatchObject({ name: 'Kräne bedienen', evidence: [{ sentence: text }] });
});

it('returns tools that the library lacks', async () => {
  const { unknown } = await find(['Experience with Jira and SQL.']);
  expect(unknown.map(({ name }) => name)).toEqual(['Jira']);
});

it.each([
  ['a text about a skill of another source', ['Managing budgets.'], [2]],
  ['no text', [], []],
  ['a text without words', ['!!!'], []],
  ['an address', ['Apply at https://acme.com/sql or to sql@acme.com.'], []],
])('finds no skill in %s', async (_, texts, sourceIds) => expect((await find(texts, sourceIds)).skills).toEqual([]));

it('can be called by other services only', async () => {
  const asked = await service.as(aUser(2)).call(skillsInText, { body: { texts: ['SQL'] } });
  expect(asked.status).toBe(403);
});

it('finds skills that a text states in other words by their meaning', async () => {
  const embedder = alwaysReady({
    model: 'fake',
    origin: 'own',
    embed: async (texts) => texts.map((text) => toUnit(/gantries|operate cranes/.test(text) ? [1, 0, 0] : [0, 1, 0.2])),
  });
  const build = skillsService({ demo: false }, undefined, embedder);
  const withModel = await testService({ name: 'skills', build, beside: service.place });
  await withModel.kit.projections.settle();
  const ask = async (sourceIds: number[]) =>
    (
      await withModel.asPeer('personas').call(skillsInText, {
        body: { texts: ['Moves loads with gantries.'], sourceIds },
      })
    ).body.skills;
  expect((await ask([]))[0]).toMatchObject({
    name: 'operate cranes',
    evidence: [{ sentence: 'Moves loads with gantries.', foundBy: 'meaning' }],
  });
  expect(await ask([2])).toEqual([]);
  await withModel.stop();
});
