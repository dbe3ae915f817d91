import { filterBySource, sourcesChosen, withSource } from './source-rules';

const ALONE = 5;
const sources = [1, 2, 3, ALONE, 7].map((sourceId) => ({
  sourceId,
  allowMultipleMappings: sourceId !== ALONE && sourceId !== 7,
}));
const subSectors = [
  { subsectorId: 10, sourceIds: [1] },
  { subsectorId: 20, sourceIds: [1, 2] },
  { subsectorId: 30, sourceIds: [2, 3] },
];

test.each([
  ['one that combines, to those that do', [1, 2], 3, [1, 2, 3]],
  ['one that combines, to one that stands alone', [ALONE], 1, [1]],
  ['one that stands alone', [1, 2], ALONE, [ALONE]],
  ['another one that stands alone', [7], ALONE, [ALONE]],
])('adds %s', (_, chosen, added, expected) => {
  expect(withSource(chosen, added, sources)).toEqual(expected);
});

test.each([
  ['the first source begins with nothing', [], [10], [1], { sourceIds: [1], subSectorIds: [] }],
  ['a second source keeps what is chosen', [1], [10, 20], [1, 2], { sourceIds: [1, 2], subSectorIds: [10, 20] }],
  ['a source that stands alone clears it', [1, 2], [10], [1, 2, ALONE], { sourceIds: [ALONE], subSectorIds: [] }],
  [
    'a removed source removes the industries that only it provides',
    [1, 2],
    [10, 20, 30],
    [2],
    { sourceIds: [2], subSectorIds: [20, 30] },
  ],
  ['the last source takes all', [1], [10, 20], [], { sourceIds: [], subSectorIds: [] }],
  ['nothing changed', [1, 2], [10], [1, 2], { sourceIds: [1, 2], subSectorIds: [10] }],
])('%s', (_, sourceIds, subSectorIds, after, expected) => {
  expect(sourcesChosen({ sourceIds, subSectorIds }, after, { sources, subSectors })).toEqual(expected);
});

test('sources offer the sub-sectors that any of them provides', () => {
  expect(filterBySource(subSectors, [3, 1]).map(({ subsectorId }) => subsectorId)).toEqual([10, 20, 30]);
  expect(filterBySource(subSectors, [])).toEqual([]);
});
