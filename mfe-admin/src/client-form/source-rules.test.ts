import { addSource, applyChosenSources, filterBySource } from './source-rules';

const EXCLUSIVE = 5;
const sources = [1, 2, 3, EXCLUSIVE, 7].map((sourceId) => ({
  sourceId,
  allowMultipleMappings: sourceId !== EXCLUSIVE && sourceId !== 7,
}));
const subSectors = [
  { subsectorId: 10, sourceIds: [1] },
  { subsectorId: 20, sourceIds: [1, 2] },
  { subsectorId: 30, sourceIds: [2, 3] },
];

test.each([
  ['a combinable source to combinable ones', [1, 2], 3, [1, 2, 3]],
  ['a combinable source to an exclusive one', [EXCLUSIVE], 1, [1]],
  ['an exclusive source to combinable ones', [1, 2], EXCLUSIVE, [EXCLUSIVE]],
  ['an exclusive source to another exclusive one', [7], EXCLUSIVE, [EXCLUSIVE]],
])('adds %s', (_, chosen, added, expected) => {
  expect(addSource(chosen, added, sources)).toEqual(expected);
});

test.each([
  ['the first source starts without industries and functions', [], [10], [1], { sourceIds: [1], subSectorIds: [] }],
  ['a second source keeps what is chosen', [1], [10, 20], [1, 2], { sourceIds: [1, 2], subSectorIds: [10, 20] }],
  [
    'an exclusive source clears the choice',
    [1, 2],
    [10],
    [1, 2, EXCLUSIVE],
    { sourceIds: [EXCLUSIVE], subSectorIds: [] },
  ],
  [
    'a removed source removes the industries that only it provides',
    [1, 2],
    [10, 20, 30],
    [2],
    { sourceIds: [2], subSectorIds: [20, 30] },
  ],
  ['removing the last source removes everything', [1], [10, 20], [], { sourceIds: [], subSectorIds: [] }],
  ['nothing changed', [1, 2], [10], [1, 2], { sourceIds: [1, 2], subSectorIds: [10] }],
])('%s', (_, sourceIds, subSectorIds, after, expected) => {
  expect(applyChosenSources({ sourceIds, subSectorIds }, after, { sources, subSectors })).toEqual(expected);
});

test('sources offer the sub-sectors that any of them provides', () => {
  expect(filterBySource(subSectors, [3, 1]).map(({ subsectorId }) => subsectorId)).toEqual([10, 20, 30]);
  expect(filterBySource(subSectors, [])).toEqual([]);
});
