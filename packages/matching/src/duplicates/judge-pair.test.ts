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
  [true, 'an alternative name and similar texts', {}],
  [true, 'own names that differ by a light word only', { likeness: 0.42, apart: [['appli'], []] }],
  [false, 'own names that differ by a content word, in less similar texts', { likeness: 0.5, apart: [['tune'], []] }],
  [false, 'names that each have a word of their own', { likeness: 0.8, added: [['tune'], ['repair']] }],
  [false, 'a narrower name', { likeness: 0.75, added: [['concert'], []] }],
  [true, 'other words for the same', { common: [], added: [['recital'], ['concert']] }],
  [true, 'a narrower name with nearly the same text', { likeness: 0.85, added: [['concert'], []] }],
  [true, 'an alternative name of both records', { own: 0, likeness: 0.65, apart: [['tune'], []] }],
  [false, 'an alternative name of five records', { own: 0, likeness: 0.65, holders: 5, apart: [['tune'], []] }],
  [false, 'an example of a class', { describedCount: 1, common: [] }],
  [true, 'an alternative name without descriptions', { describedCount: 0, likeness: 0 }],
  [false, 'the same words and one more', { why: 'same words', likeness: 0.85, added: [['concert'], []] }],
  [true, 'an activity and the knowledge of it', { ...MEANING, apart: [['perform'], []] }],
  [false, 'two activities on the same thing', { ...MEANING, apart: [['design'], ['build']] }],
  [false, 'similar names without descriptions', { ...MEANING, describedCount: 0 }],
  [true, 'nearly equal names without descriptions', { ...MEANING, describedCount: 0, likeness: 0.95 }],
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
