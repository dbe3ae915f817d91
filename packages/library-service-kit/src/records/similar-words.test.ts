import { expect, it } from '@jest/globals';
import { countErrors, similarWords } from './similar-words';

it.each([
  ['nurse', 'nurse', 0],
  ['nurce', 'nurse', 1],
  ['nures', 'nurse', 1],
  ['nurs', 'nurse', 1],
  ['nursse', 'nurse', 1],
  ['nrsee', 'nurse', 2],
  ['baker', 'nurse', 3],
])('from %s to %s are %i errors', (a, b, expected) => {
  expect(countErrors(a, b, 2)).toBe(expected);
});

it.each([
  ['nurce', ['nurse', 'purse'], ['nurse']],
  ['nuse', ['nurse', 'use', 'muse'], ['nurse', 'muse', 'use']],
  ['enginering', ['engineering', 'entering'], ['engineering']],
  ['enigneerig', ['engineering', 'entering'], ['engineering']],
  ['abc', ['abd'], []],
])('%s may mean one of %j', (word, known, expected) => {
  expect(similarWords(word, known)).toEqual(expected);
});
