import { expect, it } from '@jest/globals';
import { draftSource } from './draft-role';

it.each([
  ['the own source, if the client uses it', [2, 1], 1],
  ['the other maintained source, if the client uses only that', [100, 2], 2],
  ['the own source, if the client uses imported ones only', [100], 1],
  ['the own source, if the client uses none', [], 1],
])('a draft goes to %s', (_, ofClient, expected) => {
  expect(draftSource(ofClient)).toBe(expected);
});
