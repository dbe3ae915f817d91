import { lengthError } from './review-text';

test.each([
  ['nothing', '', undefined],
  ['just as long as allowed', 'a'.repeat(4000), undefined],
  ['spaces at the end, which are not stored', `${'a'.repeat(4000)}  `, undefined],
  ['one too many', 'a'.repeat(4001), 'Use at most 4,000 characters: 1 character too many'],
  ['many too many', 'a'.repeat(5000), 'Use at most 4,000 characters: 1,000 characters too many'],
])('the length of a text: %s', (_, text, expected) => expect(lengthError(text)).toBe(expected));
