import { expect, it } from '@jest/globals';
import { groupFinder } from './groups-above';

const groups = new Map(['G1', 'G2', 'G3'].map((code) => [code, { label: `Group ${code}`, code }]));
const SIZE = 40;
/** Forty levels of forty skills, each below all skills of the level above; the highest are below G3. */
const lattice = Array.from({ length: SIZE * SIZE }, (_, index): [string, string[]] => {
  const level = Math.floor(index / SIZE);
  const parents = Array.from({ length: SIZE }, (_, place) => `${level + 1}/${place}`);
  return [`${level}/${index % SIZE}`, level + 1 < SIZE ? parents : ['G3']];
});
const CHAIN = 100_000;
const chain = Array.from({ length: CHAIN }, (_, index): [string, string[]] => [
  `c${index}`,
  [index + 1 < CHAIN ? `c${index + 1}` : 'G2'],
]);

it.each<[string, [string, string[]][], string, string[], string | undefined]>([
  ['without relations', [], 'a', [], undefined],
  ['directly below groups, in their order', [['a', ['G2', 'G1']]], 'a', ['G2', 'G1'], undefined],
  [
    'below another skill',
    [
      ['a', ['b']],
      ['b', ['G1']],
    ],
    'a',
    ['G1'],
    undefined,
  ],
  [
    'below a group that is below another one',
    [
      ['a', ['G1']],
      ['G1', ['G2']],
    ],
    'a',
    ['G1'],
    undefined,
  ],
  [
    'below a group in two ways',
    [
      ['a', ['b', 'c']],
      ['b', ['G1']],
      ['c', ['G1']],
    ],
    'a',
    ['G1'],
    undefined,
  ],
  ['below itself', [['a', ['a', 'G1']]], 'a', ['G1'], 'a'],
  [
    'in a circle',
    [
      ['a', ['b']],
      ['b', ['c', 'G1']],
      ['c', ['a']],
    ],
    'a',
    ['G1'],
    'a',
  ],
  [
    'below a circle of groups',
    [
      ['a', ['G1']],
      ['G1', ['G2']],
      ['G2', ['G1']],
    ],
    'a',
    ['G1'],
    undefined,
  ],
  ['at the bottom of a lattice', lattice, '0/0', ['G3'], undefined],
  ['at the bottom of a long chain', chain, 'c0', ['G2'], undefined],
])('finds the groups above a skill %s', (_, relations, uri, codes, circular) => {
  const finder = groupFinder(new Map(relations), groups);
  expect(finder.find(uri).map(({ code }) => code)).toEqual(codes);
  expect(finder.circular()).toBe(circular);
});
