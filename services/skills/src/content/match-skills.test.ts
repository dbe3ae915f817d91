import { expect, it } from '@jest/globals';
import { matchSkills } from './match-skills';

const LIBRARY = [
  { id: 1, names: ['Data modelling', 'logical data design'] },
  { id: 2, names: ['Budgeting'] },
  { id: 3, names: ['Stock counting', 'cycle counting'] },
  { id: 4, names: ['statistics', 'data', 'SPSS'] },
];
const item = (
  contentTitle: string,
  contentFullDescription = '',
  tags: string[] = [],
  statedLevel: number | null = null,
) =>
  matchSkills({ contentTitle, contentFullDescription, contentAdditionalDescription: '', tags, statedLevel }, LIBRARY);

it('a skill is found by its name in the title, and the title is the reason', () => {
  expect(item('Data modelling from first sketch to tables')).toEqual([
    {
      skillId: 1,
      relevanceScore: 0.8,
      levelShare: null,
      why: [{ part: 'title', sentence: 'Data modelling from first sketch to tables', name: 'Data modelling' }],
    },
  ]);
});

it('several reasons raise the score, and each has the name by which the skill was found', () => {
  const [found] = item('Cycle counting', 'Cycle counting instead of the yearly count.', ['Stock counting']);
  expect(found?.skillId).toBe(3);
  expect(found?.relevanceScore).toBeGreaterThan(0.8);
  expect(found?.why.map(({ part, name }) => [part, name])).toEqual([
    ['title', 'cycle counting'],
    ['tag', 'Stock counting'],
    ['description', 'cycle counting'],
  ]);
});

it.each([
  ['what the provider states', 'Advanced budgeting', 0, 0],
  ['what the text states', 'Advanced budgeting', null, 0.75],
  ['nothing', 'Budgeting for kitchens', null, null],
])('the level follows %s', (_, title, stated, expected) => {
  expect(item(title, '', [], stated)[0]?.levelShare).toBe(expected);
});

it.each([
  ['words of a name that stand apart in the description', 'Kitchens', 'Modelling of the data that a chef needs'],
  ['no word of any name', 'Violin making', 'Carves the scroll'],
])('%s is no reason', (_, title, description) => {
  expect(item(title, description)).toEqual([]);
});

it.each([
  ['an everyday word in a title', 'Data privacy for everyone', [], []],
  ['an everyday word in a tag', 'Violin making', ['data protection'], []],
  ['an everyday word as the whole title', 'Data', [], [4]],
  ['a product beside an everyday word', 'Analysing Data with SPSS', [], [4]],
  ['a product in a title', 'SPSS in a week', [], [4]],
  ['the own name in a title', 'Statistics in a week', [], [4]],
])('alternative names: %s', (_, title, tags, expected) => {
  expect(item(title, '', tags).map(({ skillId }) => skillId)).toEqual(expected);
});
