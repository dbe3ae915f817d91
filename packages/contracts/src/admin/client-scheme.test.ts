import { expect, it } from '@jest/globals';
import { deriveScheme } from './client-scheme';

const schemes = [
  { schemeName: 'Five levels', levelCount: 5, sourceIds: [1, 3, 6] },
  { schemeName: 'Four levels', levelCount: 4, sourceIds: [2, 5] },
  { schemeName: 'Seven levels', levelCount: 7, sourceIds: [2, 5, 8] },
];

it.each([
  ['one source', [1], 'Five levels', 5],
  ['two sources of one scheme', [3, 1], 'Five levels', 5],
  ['a source with several schemes: the first', [2], 'Four levels', 4],
  ['the one scheme that both share', [8, 5], 'Seven levels', 7],
  ['sources that share none', [1, 2], '', 5],
  ['a source without a scheme beside one that has one', [101, 2], 'Four levels', 4],
  ['a source without a scheme alone', [101], '', 5],
  ['no source', [], '', 5],
])('%s', (_, sourceIds, schemeName, levelCount) => {
  expect(deriveScheme(sourceIds, schemes)).toEqual({ schemeName, levelCount });
});
