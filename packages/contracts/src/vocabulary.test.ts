import { expect, test } from '@jest/globals';
import { Line } from './vocabulary';

test.each([
  ['a pasted line break', 'Data\r\nmodelling\tbasics', 'Data modelling basics'],
  ['a control character', 'a\u0000b', 'a b'],
  ['a separator of paragraphs at the end', ' Driver\u2029', 'Driver'],
  ['characters without width', '\uFEFFData\u200B', 'Data'],
  ['quotes and joined emoji', `"O'Neil" 👩‍💻`, `"O'Neil" 👩‍💻`],
  ['nothing but invisible characters', '\u200B \u2060', ''],
])('a line with %s', (_, text, expected) => expect(Line.parse(text)).toBe(expected));

test('a line has at most 500 characters, without control characters', () => {
  expect(Line.safeParse('x'.repeat(501)).success).toBe(false);
  expect(Line.min(1).safeParse('\u200B').success).toBe(false);
});
