import { expect, it } from '@jest/globals';
import { sentenceComparer } from './sentence-meaning';

const skills = [
  { id: 7, name: 'drive lorries' },
  { id: 8, name: 'bake bread' },
  { id: 9, name: 'Agile development' },
];
/** Lorries are north, bread is east, methods are up. */
const values = Float32Array.of(0, 1, 0, 1, 0, 0, 0, 0, 1);
const VECTORS: Record<string, Float32Array> = {
  'Steers trucks in agile mood': Float32Array.of(0, 0.8, 0.6),
  'Steers trucks': Float32Array.of(0, 1, 0),
  'agile mood': Float32Array.of(0, 0, 1),
  'Makes loaves': Float32Array.of(1, 0, 0),
};
const compare = (sentence: string, asWell: number[] = []) =>
  sentenceComparer({ skills, vectors: { width: 3, values }, vectorOf: (passage) => VECTORS[passage] }, [
    sentence,
    'Makes loaves',
  ])(sentence, asWell);

it('compares a sentence, its passages and all sentences with the skills', () => {
  const nearness = compare('Steers trucks in agile mood');
  expect(nearness.get(7)?.passage.text).toBe('Steers trucks');
  expect(nearness.get(7)?.whole).toBeCloseTo(0.8);
  expect(nearness.get(7)?.contrast).toBeCloseTo(2 / 3);
  expect(nearness.get(7)?.subject).toBeCloseTo(0.8 / Math.SQRT2);
});

it('an everyday word in common makes a passage not near', () => {
  expect(compare('Steers trucks in agile mood').get(9)?.passage.text).not.toBe('agile mood');
});

it('is empty for a sentence without vectors', () => expect(compare('Sings songs', [7]).size).toBe(0));
