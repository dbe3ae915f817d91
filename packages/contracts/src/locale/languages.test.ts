import { languageName } from './languages';

it.each([
  ['en', 'English'],
  ['pt-BR', 'Brazilian Portuguese'],
  ['Klingon, maybe', 'Klingon, maybe'],
])('the language %s is %s', (code, name) => {
  expect(languageName(code)).toBe(name);
});
