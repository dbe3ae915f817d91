import { expect, it } from '@jest/globals';
import { readLevel } from './read-level';

const schemeOf = (levelCount: number, names: string[] = []) => ({
  schemeId: 1,
  levelCount,
  levels: Array.from({ length: levelCount }, (_, at) => ({
    ...{ proficiencyId: at + 1, schemeId: 1, proficiencySchemeLevelCount: levelCount, levelId: at + 1 },
    ...{ levelNumber: at + 1, level: names[at] ?? `Level ${at + 1}`, description: '' },
  })),
});

it.each<[string, number, number | undefined, string[]?]>([
  ['3', 5, 3],
  ['3.0', 5, 3],
  ['6', 5, undefined],
  ['4 of 5', 5, 4],
  ['4 of 5', 4, 3],
  ['1 of 5', 2, 1],
  ['Proficient', 3, 2, ['Basic', 'Proficient', 'Mastery']],
  ['level 2', 4, 2],
  ['advanced', 5, 4],
  ['Experte', 4, 4],
  ['60 %', 5, 3],
  ['x', 5, undefined],
  ['purple', 5, undefined],
  ['', 5, undefined],
])('%s of %i levels is %s', (cell, levelCount, level, names) =>
  expect(readLevel(cell, schemeOf(levelCount, names))).toBe(level),
);
