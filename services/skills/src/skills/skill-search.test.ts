import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { InputOf } from '@skills-architect/contracts';
import { importSkills, LibraryStatus, searchSkills } from '@skills-architect/contracts/skills';
import { searchFilter } from '@skills-architect/service-kit';
import { aUser, testService } from '@skills-architect/service-kit/testing';
import { skillsService } from '../app';

let service: Awaited<ReturnType<typeof testService>>;
beforeAll(async () => {
  service = await testService({ name: 'skills', build: skillsService({ demo: true }) });
  await service.seedDemo();
  const skills = [
    { skillName: 'Java (computer programming)', alternativeNames: ['Java SE'] },
    { skillName: 'AJAX', alternativeNames: ['asynchronous JavaScript and XML'], skillDescription: 'Loads fragments' },
    { skillName: 'Apache Tomcat', alternativeNames: ['Java'] },
  ];
  const rest = { skillDescription: '', embeddingDescription: '', skillCategory: 'Digital Tools', skillFamily: 'Code' };
  const body = {
    sourceId: 1,
    changeSet: 'test',
    skills: skills.map((skill) => ({ externalId: skill.skillName, ...rest, ...skill })),
  };
  await service.asPeer('roles').call(importSkills, { body });
});
afterAll(() => service.close());

const find = async (body: InputOf<typeof searchSkills>['body']) => {
  const response = await service.as(aUser(2)).call(searchSkills, { body });
  return response.body.skills.map(({ skillName }) => skillName);
};

it.each([
  ['sql', ['SQL']],
  ['java', ['Java (computer programming)']],
  ['JAVA', ['Java (computer programming)']],
])('finds the skill named %j first', async (searchString, expected) => {
  expect((await find({ searchString })).slice(0, expected.length)).toEqual(expected);
});

it('ranks alternative names after names, and sorts by name on request', async () => {
  const ranked = await find({ searchString: 'java' });
  expect(ranked.indexOf('Apache Tomcat')).toBeLessThan(ranked.indexOf('AJAX'));
  expect((await find({ searchString: 'java', sortBy: 'skillName' })).at(0)).toBe('AJAX');
  const pages = await Promise.all(ranked.map((_, offset) => find({ searchString: 'java', offset, pagesize: 1 })));
  expect(pages.flat()).toEqual(ranked);
});

it('lists the own library before imported ones unless sorted by a column', async () => {
  const list = async (body: InputOf<typeof searchSkills>['body']) =>
    (await service.as(aUser(2)).call(searchSkills, { body: { pagesize: 500, ...body } })).body.skills;
  const sourceIds = (await list({})).map(({ skillSource }) => skillSource.sourceId);
  expect(new Set(sourceIds).size).toBeGreaterThan(1);
  expect(sourceIds).toEqual([...sourceIds].sort((a, b) => a - b));
  const byName = (await list({ sortBy: 'skillName' })).map(({ skillSource }) => skillSource.sourceId);
  expect(byName).not.toEqual(sourceIds);
});

it('excludes descriptions on request', async () => {
  expect(await find({ searchString: 'fragments' })).toEqual(['AJAX']);
  expect(await find({ searchString: 'fragments', searchInDescription: true })).toEqual(['AJAX']);
  expect(await find({ searchString: 'fragments', searchInDescription: false })).toEqual([]);
});

it('sorting in the address takes precedence over the body', async () => {
  const body = { searchString: 'java', sortBy: 'skillName' as const, sortOrder: 'asc' as const };
  const query = { sortBy: 'skillName' as const, sortOrder: 'desc' as const };
  const { skills } = (await service.as(aUser(2)).call(searchSkills, { query, body })).body;
  expect(skills.map(({ skillName }) => skillName)).toEqual((await find(body)).reverse());
});

it('ranks among the filtered skills only', async () => {
  const drafts = await find({ searchString: 'java', skillStatus: [LibraryStatus.Draft] });
  expect(drafts).not.toContain('Java (computer programming)');
});

it('reads only the skills that contain the words', async () => {
  const filter = { deletedAt: null, ...searchFilter('sql') };
  const { executionStats } = await service.kit.db.collection('skill').find(filter).explain('executionStats');
  expect(executionStats.nReturned).toBeGreaterThan(0);
  expect(executionStats.totalDocsExamined).toBe(executionStats.nReturned);
});

it('shows an SME published skills on request only', async () => {
  const statuses = async (skillStatus: LibraryStatus[]) => {
    const { body } = await service.as(aUser(3)).call(searchSkills, { body: { skillStatus, pagesize: 500 } });
    return [...new Set(body.skills.map((skill) => skill.skillStatus))];
  };
  expect(await statuses([])).not.toContain(LibraryStatus.Published);
  expect(await statuses([LibraryStatus.Published])).toEqual([LibraryStatus.Published]);
  expect(await statuses([LibraryStatus.Retired])).toEqual([]);
});
