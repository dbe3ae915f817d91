import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { LibraryStatus } from '@skills-architect/contracts/skills';
import { rankedFields } from '@skills-architect/service-kit';
import { testService } from '@skills-architect/service-kit/testing';
import { type Skills, skillResource } from '../skills/skill-document';
import { readCandidates } from './candidate-skills';

const NAMES = ['manage budgets', 'manage cranes', 'plan budgets of ships', 'repair ships'];

let service: Awaited<ReturnType<typeof testService>>;
let skills: Skills;
beforeAll(async () => {
  service = await testService({
    name: 'skills',
    build: (kit) => {
      skills = skillResource(kit);
      return [];
    },
  });
  await skills.create(
    NAMES.map((skillName) => ({
      skillName,
      ...rankedFields(skillName, [], ''),
      uniqueKey: skillName,
      skillDescription: '',
      skillCategoryId: 1,
      skillFamilyId: 1,
      sourceId: 1,
      skillStatus: LibraryStatus.Published,
      levels: [],
    })),
    { by: 1 },
  );
});
afterAll(() => service.close());

const read = async (text: string, most?: number) =>
  (await readCandidates(skills, [text], {}, most)).map(({ skillName }) => skillName);

it('reads the skills that share a word with a text', async () => {
  expect(await read('Manages budgets.')).toEqual(['manage budgets', 'manage cranes', 'plan budgets of ships']);
});

it('reads those that share the most words when there are too many', async () => {
  expect(await read('Manages budgets of ships.', 2)).toEqual(['manage budgets', 'plan budgets of ships']);
});
