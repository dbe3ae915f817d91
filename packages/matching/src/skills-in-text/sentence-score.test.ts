import { expect, it } from '@jest/globals';
import { scoreSentence, UNRELATED } from './sentence-score';

const half = { strength: 0.5, cosine: 0.5, isHalfNamed: true };
const less = { ...half, isHalfNamed: false };
const near = { contrast: 0.2, whole: 0.6, subject: 0.5 };

it.each<[string, number, number]>([
  ['names and meaning over names alone', scoreSentence(half, near), scoreSentence(half, UNRELATED)],
  ['names and meaning over meaning alone', scoreSentence(half, near), scoreSentence(undefined, near)],
  ['half of a name over less of it, with a known meaning', scoreSentence(half, near), scoreSentence(less, near)],
])('prefers %s', (_, better, worse) => expect(better).toBeGreaterThan(worse));

it('counts less than half of a name if the meaning is unknown', () =>
  expect(scoreSentence(less, undefined)).toBe(scoreSentence(half, undefined)));
