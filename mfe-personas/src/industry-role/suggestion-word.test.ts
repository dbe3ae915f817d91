import { suggestionWord } from './suggestion-word';

test.each([
  ['the confidence', { confidence: 'likely' as const }, false, 'likely'],
  ['not close, far from the client role', { confidence: 'no close role' as const }, true, 'not close'],
  [
    'possible, in a language without measurements',
    { confidence: 'several similar' as const, unmeasuredLanguage: 'de' },
    false,
    'possible',
  ],
  ['none for a later suggestion', { confidence: null }, false, undefined],
])('the word is %s', (_, suggestion, isFar, expected) => {
  expect(suggestionWord(suggestion, isFar)).toBe(expected);
});
