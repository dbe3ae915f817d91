import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { LibraryStatus } from '@skills-architect/contracts/skills';
import { rankedFields } from '@skills-architect/service-kit';
import { testService } from '@skills-architect/service-kit/testing';
import { type Skills, skillResource } from '../skills/skill-document';
import { readCandidates } from './candidate-skills';
import { readNames } from './spell-skills';

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

const germanSkill = (skillName: string, name: string, alternativeNames: string[] = []) => {
  const translation = { language: 'de', name, alternativeNames, description: '' };
  return {
    skillName,
    ...rankedFields(skillName, ['crane work', name, ...alternativeNames], ''),
    alternativeNames: ['crane work'],
    translations: [{ ...translation, original: { name: skillName, description: '' } }],
    uniqueKey: skillName,
    skillDescription: '',
    skillCategoryId: 1,
    skillFamilyId: 1,
    sourceId: 1,
    skillStatus: LibraryStatus.Published,
    levels: [],
  };
};

it('a German text finds inflected German names, which come first then', async () => {
  const [created] = await skills.create([germanSkill('lift loads', 'Lasten heben', ['Kräne bedienen'])], { by: 1 });
  const text = 'Bedienung eines Krans';
  expect(await readCandidates(skills, [text], {})).toEqual([]);
  const [found] = await readCandidates(skills, [text], {}, { language: 'de' });
  expect(found).toEqual({
    _id: created?._id,
    skillName: 'Lasten heben',
    alternativeNames: ['lift loads', 'crane work', 'Kräne bedienen'],
    nameLines: 'lasten heben\nlift loads\ncrane work\nkrane bedienen\n',
  });
  expect(readNames(found ? [found] : [], [text], 'de').spelled).toEqual([
    { id: created?._id, names: ['Lasten heben', 'Kräne bedienen'] },
  ]);
});

const read = async (text: string, most?: number) =>
  (await readCandidates(skills, [text], {}, { most })).map(({ skillName }) => skillName);

it('reads the skills that share a word with a text', async () => {
  expect(await read('Manages budgets.')).toEqual(['manage budgets', 'manage cranes', 'plan budgets of ships']);
});

it('reads those that share the most words when there are too many', async () => {
  expect(await read('Manages budgets of ships.', 2)).toEqual(['manage budgets', 'plan budgets of ships']);
});

const inGerman = (languages: [number, string][]) => ({
  language: 'de',
  german: { divide: (name: string) => name.replace(/(?=verwaltung)/, '|'), languages: new Map(languages) },
});

it.each<[string, string | undefined, [number, string][], string]>([
  ['those of its source', undefined, [[1, 'de']], 'Turm|verwaltung'],
  ['German ones in an English source', 'de', [], 'Turm|verwaltung'],
  ['English ones in a German source', 'en', [[1, 'de']], 'Turm|verwaltung planen'],
  ['English ones', undefined, [], 'Turm|verwaltung planen'],
])('a skill whose own names are %s has the German ones first and divided', async (_, language, sources, name) => {
  const skill = germanSkill('Turmverwaltung', 'Turmverwaltung planen');
  const [created] = await skills.create([{ ...skill, ...(language && { language }) }], { by: 1 });
  const [found] = await readCandidates(skills, ['Turmverwaltung'], {}, inGerman(sources));
  expect(found).toMatchObject({ _id: created?._id, skillName: name });
  await skills.remove({ _id: created?._id }, { by: 1 });
});
