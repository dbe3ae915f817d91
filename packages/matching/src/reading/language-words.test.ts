import { wordsOf } from './language-words';

it.each([
  ['de', 'bedienen', 'bedienung'],
  ['de', 'uberwachungen', 'uberwachen'],
  ['de', 'maschine', 'maschinen'],
  ['es', 'maquinas', 'maquina'],
  ['fr', 'formation', 'formations'],
  ['en', 'managing', 'manages'],
  ['xx', 'managing', 'manages'],
])('in %s %s and %s have the same stem', (language, a, b) => {
  const { stem } = wordsOf(language);
  expect(stem(a)).toBe(stem(b));
});

it.each([
  ['de', 'und', true],
  ['de', 'für', false],
  ['de', 'fur', true],
  ['fr', 'avec', true],
  ['es', 'para', true],
  [undefined, 'the', true],
  [undefined, 'und', false],
])('in %s %s is a folded word that tells nothing: %s', (language, word, expected) => {
  expect(wordsOf(language).stopWords.has(word)).toBe(expected);
});
