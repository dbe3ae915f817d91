import { expect, it } from '@jest/globals';
import { findPasswordFault, Password } from './password-rule';

it.each([
  ['Northwind.77', undefined],
  ['', 'Use at least 7 characters'],
  ['short1', 'Use at least 7 characters'],
  ['a'.repeat(501), 'Use at most 500 characters'],
  ['with a space', 'Use letters, digits and !@#$%&*. only'],
  ['überlang77', 'Use letters, digits and !@#$%&*. only'],
])('%s: %s, by the schema as well', (password, fault) => {
  expect(findPasswordFault(password)).toBe(fault);
  expect(Password.safeParse(password).error?.issues[0]?.message).toBe(fault);
});
