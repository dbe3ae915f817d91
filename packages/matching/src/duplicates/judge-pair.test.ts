import { judgePair, type PairEvidence } from './judge-pair';
import { learnSynonyms } from './learn-synonyms';

const evidence = (overrides: Partial<PairEvidence>): PairEvidence => ({
  why: 'alternative name',
  own: 1,
  holders: 2,
  likeness: 0.7,
  describedCount: 2,
  common: ['piano'],
  added: [[], []],
  apart: [[], []],
  ...overrides,
});
const MEANING = { why: 'similar meaning', own: 0, likeness: 0.8 } as const;

test.each<[boolean, string, Partial<PairEvidence>]>([
  [true, 'the same name, whatever the texts', { why: 'same name', own: 2, likeness: 0 }],
  [true, 'an alternative name and like texts', {}],
  [true, 'own names that differ by a word that says nothing', { likeness: 0.42, apart: [['appli'], []] }],
  [false, 'own names that differ by more, in texts that are less alike', { likeness: 0.5, apart: [['tune'], []] }],
  [false, 'names with a word of their own each', { likeness: 0.8, added: [['tune'], ['repair']] }],
  [false, 'a narrower name', { likeness: 0.75, added: [['concert'], []] }],
  [true, 'other words for the same', { common: [], added: [['recital'], ['concert']] }],
  [true, 'a narrower name in a text that is nearly the same', { likeness: 0.85, added: [['concert'], []] }],
  [true, 'an alternative of both', { own: 0, likeness: 0.65, apart: [['tune'], []] }],
  [false, 'an alternative of five', { own: 0, likeness: 0.65, holders: 5, apart: [['tune'], []] }],
  [false, 'an example of a class', { describedCount: 1, common: [] }],
  [true, 'an alternative without descriptions', { describedCount: 0, likeness: 0 }],
  [false, 'the same words with a word besides', { why: 'same words', likeness: 0.85, added: [['concert'], []] }],
  [true, 'an activity and the knowledge of it', { ...MEANING, apart: [['perform'], []] }],
  [false, 'two activities on the same thing', { ...MEANING, apart: [['design'], ['build']] }],
  [false, 'a meaning of names alone', { ...MEANING, describedCount: 0 }],
  [true, 'a meaning of names that are nearly the same', { ...MEANING, describedCount: 0, likeness: 0.95 }],
])('%s for %s', (expected, _, overrides) => {
  expect(judgePair(evidence(overrides)) !== undefined).toBe(expected);
});

test('learns words that names of one record interchange more often than own names of two records', () => {
  const things = ['rehearsals', 'concerts', 'tours'];
  const areInterchanged = learnSynonyms([
    ...things.map((thing) => [
      ['organise', thing],
      ['coordinate', thing],
    ]),
    ...things.flatMap((thing) => [[['tune', thing]], [['cancel', thing]]]),
  ]);
  expect(areInterchanged('coordinate', 'organise')).toBe(true);
  expect(areInterchanged('tune', 'cancel')).toBe(false);
});
