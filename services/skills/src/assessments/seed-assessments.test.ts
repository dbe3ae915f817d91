import { afterAll, beforeAll, expect, it } from '@jest/globals';
import {
  exportRefusal,
  listAssessments,
  missingQuestions,
  searchSkills,
  summariseAssessments,
} from '@skills-architect/contracts/skills';
import { aUser, testService } from '@skills-architect/service-kit/testing';
import { skillsService } from '../app';

let service: Awaited<ReturnType<typeof testService>>;
beforeAll(async () => {
  service = await testService({ name: 'skills', build: skillsService({ demo: true }) });
  await service.service.seed();
});
afterAll(() => service.close());

const findAssessments = async (searchString: string) => {
  const as = service.as(aUser(4));
  const { skills } = (await as.call(searchSkills, { body: { searchString } })).body;
  const params = { skillId: skills.find(({ skillName }) => skillName === searchString)?.skillId ?? 0 };
  const { schemes, total } = (await as.call(summariseAssessments, { params })).body;
  const { assessments } = (await as.call(listAssessments, { params, query: { pagesize: 100 } })).body;
  const [scheme] = schemes;
  if (!scheme) throw new Error(`${searchString} has no levels`);
  return { scheme, total, types: [...new Set(assessments.map(({ type }) => type.name))] };
};

it('the demo has a skill with a complete, published set, and one with drafts of the other types; seeded once', async () => {
  await service.service.seed();
  const complete = await findAssessments('Code review');
  expect([complete.total, complete.types.sort()]).toEqual([32, ['Adaptive', 'Coderbyte', 'Evaluation', 'HackerEarth']]);
  expect([missingQuestions(complete.scheme), complete.scheme.unpublished]).toEqual([[], 0]);
  expect(exportRefusal(complete.scheme)).toBeUndefined();
  const drafts = await findAssessments('Debugging');
  expect([drafts.total, drafts.types.sort(), drafts.scheme.unpublished]).toEqual([
    4,
    ['Evaluation', 'Mettl', 'iMocha'],
    2,
  ]);
});
