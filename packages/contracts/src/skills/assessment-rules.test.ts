import {
  type AssessedScheme,
  exportRefusal,
  generateRefusal,
  levelsWithTooFewQuestions,
  missingQuestions,
  publishRefusal,
} from './assessment-rules';

const ALL = [1, 2, 3, 4] as const;
const scheme = (levelCount: number, overrides: Partial<AssessedScheme['levels'][number]>[] = []): AssessedScheme => ({
  schemeId: 1,
  levelCount,
  unpublished: 1,
  levels: Array.from({ length: levelCount }, (_, index) => ({
    levelId: 10 + index,
    levelNumber: index + 1,
    level: `Level ${index + 1}`,
    hasDescription: true,
    evaluatorTypeIds: [...ALL],
    adaptive: 10,
    ...overrides[index],
  })),
});
const SET = 'Every level needs a question for Manager, Self, Reportee and Peer:';

test.each<[string, AssessedScheme, string | undefined]>([
  ['a complete set of five levels', scheme(5), undefined],
  ['a complete set of four levels', scheme(4), undefined],
  ['nothing unpublished', { ...scheme(5), unpublished: 0 }, 'There is no evaluation question to publish.'],
  ['no Peer at level 2', scheme(4, [{}, { evaluatorTypeIds: [1, 2, 3] }]), `${SET} Level 2 has none for Peer.`],
  [
    'no Self and Peer at level 1',
    scheme(5, [{ evaluatorTypeIds: [1, 3] }]),
    `${SET} Level 1 has none for Self, and 1 more is missing.`,
  ],
  [
    'nothing at level 1',
    scheme(5, [{ evaluatorTypeIds: [] }]),
    `${SET} Level 1 has none for Manager, and 3 more are missing.`,
  ],
  ['three levels, which are not checked', scheme(3, [{ evaluatorTypeIds: [1] }]), undefined],
])('publishing %s', (_, counts, refusal) => expect(publishRefusal(counts)).toBe(refusal));

test.each<[string, AssessedScheme, string | undefined]>([
  ['a level without a question', scheme(5, [{ evaluatorTypeIds: [1] }]), undefined],
  ['a complete set', scheme(5), 'Every level has its evaluation questions.'],
  [
    'levels without a description',
    scheme(5, [{ evaluatorTypeIds: [], hasDescription: false }, {}, { hasDescription: false }]),
    'Define the description of every level first: Level 1, Level 3.',
  ],
])('generating for %s', (_, counts, refusal) => expect(generateRefusal(counts)).toBe(refusal));

test.each<[string, AssessedScheme, string | undefined]>([
  ['all descriptions, and fewer than 10 questions', scheme(5, [{ adaptive: 1 }]), undefined],
  [
    'a missing description',
    scheme(5, [{ hasDescription: false }]),
    'Define the description of every level first: Level 1.',
  ],
  ['no question', scheme(2, [{ adaptive: 0 }, { adaptive: 0 }]), 'There is no adaptive question to export.'],
])('exporting with %s', (_, counts, refusal) => expect(exportRefusal(counts)).toBe(refusal));

test('lists missing questions, and levels with fewer than 10', () => {
  const counts = scheme(2, [{ evaluatorTypeIds: [2, 4], adaptive: 9 }]);
  expect(missingQuestions(counts).map(({ level, evaluatorTypeId }) => [level.level, evaluatorTypeId])).toEqual([
    ['Level 1', 1],
    ['Level 1', 3],
  ]);
  expect(levelsWithTooFewQuestions(counts).map(({ level }) => level)).toEqual(['Level 1']);
});
