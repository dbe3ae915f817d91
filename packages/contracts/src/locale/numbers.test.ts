import { countOrNone, formatCount, formatTotal } from './numbers';

test.each([
  [0, 'role', undefined, '0 roles'],
  [1, 'role', undefined, '1 role'],
  [1284, 'role', undefined, '1,284 roles'],
  [1, 'entry', 'entries', '1 entry'],
  [2, 'entry', 'entries', '2 entries'],
])('%i %s', (count, singular, plural, text) => {
  expect(formatCount(count, singular, plural)).toBe(text);
});

test('marks a capped total', () => {
  expect(formatTotal(10_000, true)).toBe('10,000+');
});

test.each([
  [0, 'No persona'],
  [1, '1 persona'],
  [10_000, '10,000+ personas'],
])('%i or none: %s', (count, text) => {
  expect(countOrNone(count, 'persona', count === 10_000)).toBe(text);
});
