import { suggestionWord } from './suggestion-word';

test.each([
  ['the confidence', { confidence: 'likely' as const }, {}, 'likely'],
  ['not close, far from the client role', { confidence: 'no close role' as const }, { isFar: true }, 'not close'],
  [
    'possible, in a language without measurements',
    { confidence: 'several similar' as const, unmeasuredLanguage: 'de' },
    {},
    'possible',
  ],
  ['several similar, beside others', { confidence: 'several similar' as const }, {}, 'several similar'],
  ['possible, where no other is similar', { confidence: 'several similar' as const }, { isOnly: true }, 'possible'],
  ['clear, also alone', { confidence: 'clear' as const }, { isOnly: true }, 'clear'],
  ['none for a later suggestion', { confidence: null }, {}, undefined],
])('the word is %s', (_, suggestion, context, expected) => {
  expect(suggestionWord(suggestion, { isFar: false, isOnly: false, ...context })).toBe(expected);
});
