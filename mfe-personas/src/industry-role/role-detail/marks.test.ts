import { collectMarks, nearness, toggleRestored } from './marks';

const sentence = (start: number, end: number, weight = 1, restored = false) => ({ start, end, weight, restored });
const aMark = (start: number, end: number) => ({ start, end, similarity: 0.5, skillNames: ['Python'] });
const term = (word: string, ...spans: [number, number][]) => ({
  term: word,
  share: 0.5,
  spans: spans.map(([start, end]) => ({ start, end })),
});
const places = (overrides: Partial<Parameters<typeof collectMarks>[0]>) =>
  collectMarks({ words: [], skills: [], sentences: [], ...overrides })
    .toSorted((a, b) => a.start - b.start)
    .map(({ start, end, tone = 'plain' }) => [start, end, tone]);

test.each([
  [
    'an ignored sentence is marked as a whole',
    { sentences: [sentence(0, 10), sentence(11, 20, 0)] },
    [[11, 20, 'ignored']],
  ],
  ['a restored sentence is not marked as ignored', { sentences: [sentence(11, 20, 0, true)] }, []],
  ['a sentence near the skills', { skills: [aMark(0, 10)] }, [[0, 10, 'plain']]],
  [
    'a term cuts its sentence',
    { skills: [aMark(0, 10)], words: [term('data', [3, 7])] },
    [
      [0, 3, 'plain'],
      [3, 7, 'strong'],
      [7, 10, 'plain'],
    ],
  ],
  [
    'a term at the edge leaves one piece',
    { skills: [aMark(0, 10)], words: [term('data', [0, 4])] },
    [
      [0, 4, 'strong'],
      [4, 10, 'plain'],
    ],
  ],
  [
    'a term in an ignored sentence is not marked',
    { sentences: [sentence(0, 9, 0)], words: [term('a', [2, 4])] },
    [[0, 9, 'ignored']],
  ],
  [
    'terms that overlap are marked once',
    { words: [term('data', [0, 4]), term('database', [0, 8])] },
    [[0, 4, 'strong']],
  ],
])('%s', (_, overrides, expected) => {
  expect(places(overrides)).toEqual(expected);
});

test.each([
  [[], 3, true, [3]],
  [[5], 3, true, [3, 5]],
  [[3], 3, true, [3]],
  [[3, 5], 3, false, [5]],
])('restored sentences %j, after sentence %i is restored: %s', (before, index, back, after) => {
  expect(toggleRestored(before, index, back)).toEqual(after);
});

test.each([
  [1, 'the same'],
  [0.8, 'very near'],
  [0.5, 'near'],
  [0.1, 'far'],
])('a similarity of %d is called %s', (similarity, word) => {
  expect(nearness(similarity)).toBe(word);
});
