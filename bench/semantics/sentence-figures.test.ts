import { expect, it } from '@jest/globals';
import { computeSentenceFigures } from './sentence-figures';

const ranked = (found: string[], right: string[]) => ({ found, right: new Set(right) });

it.each<[string, string[], string[], number, number]>([
  ['one right name, found second', ['b', 'a'], ['a'], 1, 0.5],
  ['two right names, one found', ['a', 'c'], ['a', 'b'], 0.5, 1],
  ['six right names, five of them found', ['a', 'b', 'c', 'd', 'e'], ['a', 'b', 'c', 'd', 'e', 'f'], 1, 1],
  ['a right name at the sixth place', ['x', 'y', 'z', 'u', 'v', 'a'], ['a'], 0, 0.1667],
  ['nothing found', [], ['a'], 0, 0],
])('%s', (_, found, right, rp5, mrr) =>
  expect(computeSentenceFigures([ranked(found, right)])).toMatchObject({ rp5, mrr }),
);

it('counts only sentences with a right name, and those in which nothing was found', () => {
  const figures = computeSentenceFigures([ranked(['a'], ['a']), ranked(['b'], []), ranked([], ['c'])]);
  expect(figures).toMatchObject({ sentences: 2, rp5: 0.5, empty: 1 });
});
