import { compareSkillCategories, groupLevelsByScheme, type Proficiency } from './skill';

const level = (levelNumber: number, schemeId = 1, levelCount = 5): Proficiency => ({
  proficiencyId: schemeId * 10 + levelNumber,
  schemeId,
  proficiencySchemeLevelCount: levelCount,
  levelId: levelNumber,
  levelNumber,
  level: `Level ${levelNumber}`,
  description: '',
});

test.each<[string, Proficiency[], [number, number[]][]]>([
  ['no levels', [], []],
  ['one scheme', [level(1), level(2)], [[5, [11, 12]]]],
  [
    'two schemes, the smaller first',
    [level(1), level(1, 3, 4), level(2)],
    [
      [4, [31]],
      [5, [11, 12]],
    ],
  ],
])('groups %s', (_, proficiencies, expected) => {
  const schemes = groupLevelsByScheme(proficiencies);
  expect(
    schemes.map(({ levelCount, levels }) => [levelCount, levels.map((proficiency) => proficiency.proficiencyId)]),
  ).toEqual(expected);
});

test('categories are in the order of tabs, unknown ones by name after them', () => {
  const names = [
    'Zoology',
    'Mindset / Meta Skills',
    'Botany',
    'Functional Skills',
    'Leadership Skills',
    'Digital Tools',
  ];
  expect(names.sort(compareSkillCategories)).toEqual([
    'Functional Skills',
    'Digital Tools',
    'Leadership Skills',
    'Mindset / Meta Skills',
    'Botany',
    'Zoology',
  ]);
});
