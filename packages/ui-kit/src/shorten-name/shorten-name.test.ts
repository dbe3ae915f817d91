import { shortenName } from './shorten-name';

it.each([
  ['Data Analyst', 12, 'Data Analyst'],
  ['Data Analyst', 11, 'Data Analy…'],
  ['Data Analyst', 6, 'Data…'],
  ['👩👩👩', 2, '👩…'],
  ['Data Analyst', 0, '…'],
])('%s in %i characters: %s', (name, limit, expected) => expect(shortenName(name, limit)).toBe(expected));

it('leaves 80 characters of a name in a sentence', () => {
  expect(shortenName('x'.repeat(80))).toBe('x'.repeat(80));
  expect(shortenName('x'.repeat(81))).toBe(`${'x'.repeat(79)}…`);
});
