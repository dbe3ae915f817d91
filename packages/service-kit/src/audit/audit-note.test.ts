import { expect, it } from '@jest/globals';
import { decodeNote, encodeNote, firstNames } from './audit-note';

const names = (count: number, name = 'Persona') => Array.from({ length: count }, (_, index) => `${name} ${index + 1}`);

it.each([
  ['few', ['Cook', 'Baker'], undefined, { first: ['Cook', 'Baker'], count: 2 }],
  ['none', [], undefined, { first: [], count: 0 }],
  ['many', names(25), undefined, { first: names(20), count: 25 }],
  ['the first of many', names(20), 1040, { first: names(20), count: 1040 }],
])('%s names of a list are in the entry', (_, all, count, expected) => {
  expect(firstNames(all, count)).toEqual(expected);
});

it('long names in other scripts leave room for the rest of the note', () => {
  const list = firstNames(names(20, '配送計画の責任者'.repeat(8)));
  expect(list.first.length).toBeGreaterThan(1);
  expect(list.count).toBe(20);
  const note = { clientId: 5, details: { decision: 'keep', personas: list } };
  expect(decodeNote(encodeNote(note))).toEqual(note);
});

it('a note that is too long loses its longest details first', () => {
  const list = firstNames(names(20, '配送計画の責任者'.repeat(8)));
  const note = { clientId: 5, details: { personas: list, import: '配送'.repeat(200), unchanged: 3 } };
  const kept = { clientId: 5, details: { personas: list, unchanged: 3, shortened: true } };
  expect(decodeNote(encodeNote(note))).toEqual(kept);
});
