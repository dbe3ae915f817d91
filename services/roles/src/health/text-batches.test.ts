import { expect, it } from '@jest/globals';
import { textBatches } from './text-batches';

it.each<[string, string[], string[][]]>([
  ['nothing', [], []],
  ['texts that fit', ['ab', 'cd'], [['ab', 'cd']]],
  ['more texts than one call takes', ['a', 'b', 'c', 'd'], [['a', 'b', 'c'], ['d']]],
  ['more letters than one call takes', ['abcd', 'efgh', 'i'], [['abcd'], ['efgh', 'i']]],
  ['a text that is too long by itself', ['abcdefgh', 'i'], [['abcdefgh'], ['i']]],
])('splits %s', (_, texts, parts) => {
  expect(textBatches(texts, (text) => text, { maxTexts: 3, maxCharacters: 6 })).toEqual(parts);
});
