import { expect, it } from '@jest/globals';
import { creationRefusal, levelsWithoutText, missingLevels, withLevels, withSuggestions } from './creation-rules';

const level = (schemeId: number, levelNumber: number, overrides: object = {}) => ({
  proficiencyId: schemeId * 10 + levelNumber,
  schemeId,
  levelNumber,
  ...overrides,
});
const levelOf = (schemeId: number, levelNumber: number) => ({ schemeId, levelNumber });
const removed = { removed: true } as const;
const written = { description: 'Plans alone' };
const scheme = (_id: number, count: number, sourceIds: number[]) => ({
  _id,
  sourceIds,
  levels: Array.from({ length: count }, (_, index) => ({ levelNumber: index + 1 })),
});
const SCHEMES = [scheme(1, 2, [1]), scheme(2, 2, [2]), scheme(3, 3, [2])];

it.each([
  [
    'all levels of all schemes of an AI skill',
    2,
    [],
    [levelOf(2, 1), levelOf(2, 2), levelOf(3, 1), levelOf(3, 2), levelOf(3, 3)],
  ],
  ['those that an AI skill lacks', 2, [level(2, 1), level(2, 2), level(3, 1)], [levelOf(3, 2), levelOf(3, 3)]],
  ['none that were removed from a skill of another source', 1, [level(1, 1), level(1, 2, removed)], []],
  ['all of a skill whose levels were all removed', 1, [level(1, 1, removed)], [levelOf(1, 1), levelOf(1, 2)]],
  ['none where the source has no scheme', 101, [], []],
])('a skill gets %s', (_, sourceId, levels, expected) => {
  expect(missingLevels({ sourceId, levels }, SCHEMES)).toEqual(expected);
});

it('missing levels get reserved ids, and a removed one its former id, in order', () => {
  expect(withLevels([level(1, 2), level(1, 1, removed)], [levelOf(1, 1), levelOf(2, 1)], 70)).toEqual([
    level(1, 1),
    level(1, 2),
    { proficiencyId: 71, ...levelOf(2, 1) },
  ]);
});

it.each([
  ['with an empty level', 0, [level(1, 1)], 0, undefined],
  ['after an error', 3, [level(1, 1)], 0, undefined],
  ['with a missing level', 2, [level(1, 1, written)], 1, undefined],
  ['while they are created', 1, [level(1, 1)], 0, 'The levels are being created.'],
  ['when all are written', 2, [level(1, 1, written), level(1, 2, removed)], 0, 'All levels have their texts.'],
])('levels are created %s', (_, proficiencyStatus, levels, missing, expected) => {
  expect(creationRefusal({ proficiencyStatus, levels }, Array(missing).fill(levelOf(1, 9)))).toBe(expected);
});

it('a suggestion is only written into empty levels of its scheme, with its origin', () => {
  const levels = [level(1, 1, written), level(1, 2), level(2, 2), level(1, 3, removed)];
  const texts = { description: 'Leads', knowledge: 'goals', ability: '' };
  const suggested = [1, 2, 3].map((levelNumber) => ({ levelNumber, ...texts }));
  const after = withSuggestions(levels, 1, suggested, { source: 'library' });
  expect(after).toEqual([
    levels[0],
    level(1, 2, { ...texts, suggestedBy: { source: 'library' } }),
    levels[2],
    levels[3],
  ]);
  expect(levelsWithoutText(after)).toEqual([levels[2]]);
});
