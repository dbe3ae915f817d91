import { describe, expect, it } from '@jest/globals';
import { byLength } from './by-length';
import { meanPool, splitRows } from './mean-pool';

describe('the mean of the states of tokens', () => {
  it.each<[string, number[], number, number[], number[][]]>([
    ['one token', [3, 4], 1, [1], [[0.6, 0.8]]],
    ['two tokens', [1, 0, 0, 1], 2, [2], [[Math.SQRT1_2, Math.SQRT1_2]]],
    [
      'two texts, the shorter one filled up',
      [3, 4, 9, 9, 0, 1, 0, 1],
      2,
      [1, 2],
      [
        [0.6, 0.8],
        [0, 1],
      ],
    ],
    ['states that cancel each other', [1, 0, -1, 0], 2, [2], [[0, 0]]],
  ])('%s', (_, data, tokens, lengths, expected) => {
    const found = meanPool({ data, tokens, dimensions: 2 }, lengths);
    expect(found).toEqual(expected.map((vector) => Float32Array.from(vector)));
  });

  it('is not taken of a model that gives one vector for each text', () => {
    const rows = splitRows(Float32Array.of(3, 4, 0, 2), 2);
    expect(rows).toEqual([Float32Array.of(0.6, 0.8), Float32Array.of(0, 1)]);
  });
});

describe('batches', () => {
  it.each<[string, number[], number[][]]>([
    ['nothing', [], []],
    ['short ones together, long ones apart', [9, 2, 3, 8], [[1, 2], [3], [0]]],
    ['one that is longer than the limit', [30], [[0]]],
    ['as many as fit with what fills them up', [5, 5, 5], [[0, 1], [2]]],
  ])('%s', (_, lengths, expected) => {
    expect(
      byLength(
        lengths.map((length) => ({ length })),
        10,
      ),
    ).toEqual(expected);
  });
});
