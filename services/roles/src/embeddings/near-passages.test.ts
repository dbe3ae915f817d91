import { expect, it } from '@jest/globals';
import { nearestPairs, type PassagePair } from './near-passages';

const unit = (degrees: number) =>
  Float32Array.of(Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180));
const VECTORS = new Map([
  ['drives lorries', unit(0)],
  ['loads goods', unit(40)],
  ['truck driver', unit(10)],
  ['handles freight', unit(50)],
  ['keeps accounts', unit(170)],
]);
const names = (pairs: PassagePair[]) => pairs.map(({ passage, rolePassage }) => [passage, rolePassage]);

it.each<[string, string[], string[], string[][]]>([
  [
    'the nearest of each',
    ['loads goods', 'drives lorries'],
    ['truck driver', 'handles freight'],
    [
      ['loads goods', 'handles freight'],
      ['drives lorries', 'truck driver'],
    ],
  ],
  ['a passage once', ['drives lorries'], ['truck driver', 'handles freight'], [['drives lorries', 'truck driver']]],
  ['nothing that is far', ['drives lorries'], ['keeps accounts'], []],
  ['nothing without vectors', ['flies'], ['truck driver'], []],
])('%s', (_, passages, rolePassages, expected) => {
  expect(names(nearestPairs(passages, rolePassages, VECTORS))).toEqual(expected);
});
