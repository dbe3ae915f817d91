import { expect, it } from '@jest/globals';
import { isBoilerplate } from './boilerplate';

it.each([
  ['Apply to jobs@northwind.example by Friday.', true],
  ['Apply by email before 3 May.', true],
  ['Apply to grant funds and report their use.', false],
  ['Answer letters to info@northwind.example within a day.', false],
])('%s: boilerplate %s', (sentence, expected) => {
  expect(isBoilerplate(sentence)).toBe(expected);
});
