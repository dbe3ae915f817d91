import { expect, it } from '@jest/globals';
import { readLevel } from './read-level';

const schemeOf = (levelCount: number, names: string[] = []) => ({
  schemeId: 1,
  levelCount,
  levels: Array.from({ length: levelCount }, (_, index) => ({
    ...{ proficiencyId: index + 1, schemeId: 1, proficiencySchemeLevelCount: levelCount, levelId: index + 1 },
    ...{ levelNumber: index + 1, level: names[index] ?? `Level ${index + 1}`, description: '' },
  })),
});

const NUMBERED: string[] = [];

// Every row has all values: Jest calls a function with more parameters than values with a callback, and waits for it.
it.each<[string, number, number | undefined, string[]]>([
  ['3', 5, 3, NUMBERED],
  ['3.0', 5, 3, NUMBERED],
  ['6', 5, undefined, NUMBERED],
  ['4 of 5', 5, 4, NUMBERED],
  ['4 of 5', 4, 3, NUMBERED],
  ['1 of 5', 2, 1, NUMBERED],
  ['Proficient', 3, 2, ['Basic', 'Proficient', 'Mastery']],
  ['level 2', 4, 2, NUMBERED],
  ['advanced', 5, 4, NUMBERED],
  ['Experte', 4, 4, NUMBERED],
  ['60 %', 5, 3, NUMBERED],
  ['x', 5, undefined, NUMBERED],
  ['purple', 5, undefined, NUMBERED],
  ['', 5, undefined, NUMBERED],
])('%s of %i levels is %s', (cell, levelCount, level, names) =>
  expect(readLevel(cell, schemeOf(levelCount, names))).toBe(level),
);
