import type { Named } from './duplicate-pair';
import { findDuplicates } from './find-duplicates';

const record = (id: number, names: string[], description = ''): Named => ({ id, names, description });
const findPairs = (records: Named[]) => {
  const run = findDuplicates(records);
  for (let step = run.next(); ; step = run.next()) if (step.done) return step.value;
};

const TURBINE = 'Inspects rotor blades and towers of wind turbines for cracks, erosion and lightning damage';

/** Other records with these words, so that the words are not rare. */
const otherRecords = (...words: string[]) =>
  words.flatMap((word, index) =>
    Array.from({ length: 30 }, (_, position) =>
      record(100 * (index + 1) + position, [`${word} ${index}x${position}`], `About ${word}`),
    ),
  );

test.each<[string, Named[], [string, string][]]>([
  [
    'the same name, whatever its case and accents',
    [record(1, ['Café management']), record(2, ['CAFE management'])],
    [['same name', 'CAFE management']],
  ],
  [
    'an alternative name',
    [record(1, ['Ledger work', 'Bookkeeping']), record(2, ['Bookkeeping'])],
    [['alternative name', 'Bookkeeping']],
  ],
  [
    'the same words in another order and form',
    [record(1, ['manage projects']), record(2, ['project management'])],
    [['same words', 'project management']],
  ],
  [
    'a similar meaning',
    [
      record(1, ['Wind turbine inspection'], TURBINE),
      record(2, ['Inspecting a turbine'], TURBINE),
      record(3, ['Cooking'], 'Prepares meals'),
    ],
    [['similar meaning', 'Inspecting a turbine']],
  ],
  [
    'nothing for similar descriptions of skills whose names each have a word of their own',
    [
      record(1, ['drive timber piles'], 'Use a pile driver to drive piles made of timber into the ground'),
      record(2, ['drive concrete piles'], 'Use a pile driver to drive piles made of concrete into the ground'),
      ...otherRecords('timber', 'concrete'),
    ],
    [],
  ],
  [
    'nothing for a description that many records share',
    [
      ...['Kiln', 'Lathe', 'Press', 'Saw'].map((name, index) => record(index + 1, [`${name} planner`], TURBINE)),
      ...otherRecords('kiln', 'lathe', 'press', 'saw'),
    ],
    [],
  ],
  [
    'nothing for a shared word with two meanings',
    [
      record(1, ['bind books'], 'Sews printed sheets into covers'),
      record(2, ['make reservations', 'make bookings'], 'Reserves tables and rooms for guests'),
    ],
    [],
  ],
  [
    'nothing for one word in common',
    [record(1, ['Data entry'], 'Types numbers'), record(2, ['Data science'], 'Builds models')],
    [],
  ],
])('finds %s', (_, records, expected) => {
  expect(findPairs(records).map(({ why, matched }) => [why, matched])).toEqual(expected);
});

test('ignores names of too many records', () => {
  expect(findPairs(Array.from({ length: 60 }, (_, id) => record(id + 1, ['Other'])))).toEqual([]);
});

test('an alternative name scores higher if the texts are similar too', () => {
  const duplicates = findPairs([
    record(1, ['Ledger work', 'Bookkeeping'], 'Keeps the ledgers of a company, and its accounts, by bookkeeping'),
    record(2, ['Bookkeeping'], 'Keeps the ledgers of a company, and its accounts, by bookkeeping work'),
    record(3, ['Library work', 'Bookkeeping'], 'Keeps books on shelves for a reader'),
  ]);
  const findScore = (first: number, second: number) =>
    duplicates.find((pair) => pair.first === first && pair.second === second)?.score ?? 0;
  expect(findScore(1, 2)).toBeGreaterThan(findScore(2, 3));
});
