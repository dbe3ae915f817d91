import { termReader } from '../reading/terms';
import { buildTermIndex, termScores, termShare } from './term-index';

const reader = termReader();
const index = buildTermIndex(2, [
  { weight: 2, texts: ['baker', 'nurse'].map(reader.title) },
  { weight: 1, texts: ['bread bread baker', 'ward'].map(reader.prose) },
]);

describe('term index', () => {
  it('follows the formula', () => {
    const idf = Math.log(1 + (2 - 1 + 0.5) / (1 + 0.5));
    const frequency = 2 + 1 / (0.25 + 0.75 * (3 / 2));
    expect(termShare(index, 'baker', 0)).toBeCloseTo((idf * frequency) / (2.5 + frequency), 5);
  });

  it('sums weighted terms for each document', () => {
    const scores = termScores(
      index,
      new Map([
        ['baker', 2],
        ['bread', 1],
        ['unknown', 9],
      ]),
    );
    expect(scores[0]).toBeCloseTo(2 * termShare(index, 'baker', 0) + termShare(index, 'bread', 0), 5);
    expect(scores[1]).toBe(0);
  });

  it('returns 0 for documents without the term', () => {
    expect([termShare(index, 'baker', 1), termShare(index, 'unknown', 0)]).toEqual([0, 0]);
  });
});
