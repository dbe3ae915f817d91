import { holdsWords } from './holds-words';

it.each([
  ['Data Engineer', '', true],
  ['Data Engineer', '  ', true],
  ['Data Engineer', 'eng dat', true],
  ['Data Engineer', ' DATA ', true],
  ['Data Engineer', 'data analyst', false],
  ['', 'data', false],
])('%j holds the words of %j: %s', (name, typed, holds) => expect(holdsWords(name, typed)).toBe(holds));
