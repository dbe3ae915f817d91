import { expect, it } from '@jest/globals';
import { creationStatus, type StoredLevel, withAllTexts, withLevel, withoutLevel, withTexts } from './level-rules';

const texts = { description: 'Does it', knowledge: 'k', ability: '' };
const level = (levelNumber: number, overrides: Partial<StoredLevel> = {}): StoredLevel => ({
  proficiencyId: 10 + levelNumber,
  schemeId: 1,
  levelNumber,
  ...overrides,
});
const removed = { removed: true } as const;
const schemes = [
  { _id: 1, sourceIds: [1, 3], levels: [1, 2, 3].map((levelNumber) => ({ levelNumber, levelId: 50 + levelNumber })) },
  { _id: 2, sourceIds: [2, 5], levels: [{ levelNumber: 1 }] },
];
const add = (sourceId: number, levels: StoredLevel[], levelNumber: number, schemeId = 1) =>
  withLevel({ sourceId, levels }, schemes, { schemeId, levelNumber, ...texts }, 99);

it.each<[string, () => StoredLevel[], StoredLevel[] | string]>([
  ['texts of a level', () => withTexts([level(1), level(2)], 12, texts), [level(1), level(2, texts)]],
  ['texts of a level that is not there', () => withTexts([level(1)], 12, texts), 'This level was not found.'],
  ['texts of a removed level', () => withTexts([level(1, removed)], 11, texts), 'This level was not found.'],
  [
    'texts of all levels',
    () =>
      withAllTexts(
        [level(1), level(2)],
        [1, 2].map((levelNumber) => ({ schemeId: 1, levelNumber, levelId: 50 + levelNumber, ...texts })),
        schemes,
      ),
    [level(1, texts), level(2, texts)],
  ],
  [
    'texts of a level of another scheme',
    () => withAllTexts([level(1)], [{ schemeId: 2, levelNumber: 1, ...texts }], schemes),
    'The skill does not have this level.',
  ],
  [
    'texts of a level with the id of another one',
    () => withAllTexts([level(1)], [{ schemeId: 1, levelNumber: 1, levelId: 52, ...texts }], schemes),
    'This is the id of another level.',
  ],
  [
    'a suggestion that somebody keeps',
    () => withTexts([level(1, { ...texts, suggestedBy: { source: 'library' } })], 11, texts),
    [level(1, texts)],
  ],
  [
    'texts without knowledge phrases',
    () => withTexts([level(1)], 11, { ...texts, knowledge: '' }),
    'Knowledge is required',
  ],
  ['a new level, in order', () => add(1, [level(2)], 1), [level(1, { proficiencyId: 99, ...texts }), level(2)]],
  ['a level that was removed', () => add(1, [level(1, removed)], 1), [level(1, texts)]],
  ['a level that is there', () => add(1, [level(1)], 1), 'The skill has this level already.'],
  ['a level above the scheme', () => add(1, [], 4), 'Proficiency Level selection is required!'],
  ['a level of a scheme of other sources', () => add(1, [], 1, 2), 'Proficiency Level selection is required!'],
  [
    'a level of an AI skill',
    () => add(2, [], 1, 2),
    'The levels of this source belong to its schemes: none can be added or deleted.',
  ],
  ['without a level', () => withoutLevel({ sourceId: 1, levels: [level(1, texts)] }, 11), [level(1, removed)]],
  [
    'without one that is gone',
    () => withoutLevel({ sourceId: 1, levels: [level(1, removed)] }, 11),
    'This level was not found.',
  ],
  [
    'without a level of an Atomic skill',
    () => withoutLevel({ sourceId: 5, levels: [level(1)] }, 11),
    'The levels of this source belong to its schemes: none can be added or deleted.',
  ],
])('edits levels: %s', (_, edit, expected) => {
  if (typeof expected === 'string') expect(edit).toThrow(expected);
  else expect(edit()).toEqual(expected);
});

it.each([
  [[], 0],
  [[level(1)], 0],
  [[level(1, texts), level(2)], 2],
])('the creation status of %j is %i', (levels, expected) => {
  expect(creationStatus(levels)).toBe(expected);
});
