import { expect, it } from '@jest/globals';
import { listPassages, readPassages } from './passages';

it.each<[string, string[]]>([
  ['Plans shifts, orders the stock and bakes.', ['Plans shifts', 'orders the stock', 'bakes']],
  ['Knows SQL such as joins (and views)', ['Knows SQL', 'joins', 'views']],
  ['Works with ____ and <ORGANIZATION> on the web', ['Works', 'web']],
  ['Tools in C#/.NET, Node.js & F#', ['Tools in C#/.NET', 'Node.js', 'F#']],
  ['Bakes.', []],
])('parts of %s', (sentence, parts) => expect(readPassages(sentence)?.parts.map(({ text }) => text)).toEqual(parts));

it('runs of two and three words begin and end with content words', () => {
  const passages = readPassages('Plans the night shifts of nurses');
  expect(passages?.runs.map(({ text }) => text)).toEqual(['night shifts', 'Plans the night', 'shifts of nurses']);
  expect(passages?.parts).toEqual([]);
});

it('passages know their place, without what is not to be read', () => {
  const passages = readPassages('At <NAME> he bakes ____ bread');
  expect(passages?.whole).toEqual({ text: 'bakes bread', start: 13, end: 29 });
  expect(readPassages('____ of the')).toBeUndefined();
});

it('lists each text once, without what is not asked for', () => {
  expect(listPassages(['Bakes bread.\nBakes bread.', 'No SQL required, bakes cakes'])).toEqual([
    'Bakes bread',
    'bakes cakes',
  ]);
});

it('lists at most 500 passages of a long text, whole sentences and parts before runs of words', () => {
  const text = Array.from({ length: 400 }, (_, index) => `Bakes number ${index} bread.`).join('\n');
  const passages = listPassages([text]);
  expect(passages).toHaveLength(500);
  expect(passages[399]).toBe('Bakes number 399 bread');
});
