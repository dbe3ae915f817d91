import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import { knownPasswords } from './known-passwords';

const folder = mkdtempSync(path.join(os.tmpdir(), 'skills-architect-passwords-'));
afterAll(() => rmSync(folder, { recursive: true }));
const hash = createHash('sha1').update('Harbour.77').digest('hex');
const file = path.join(folder, 'known.txt');
writeFileSync(file, `Northwind1\r\n${hash}:42\n`);

it.each([
  ['Password1', undefined, true],
  ['harbour.77', undefined, false],
  ['Harbour.77', file, true],
  ['harbour.77', file, false],
  ['NORTHWIND1', file, true],
  ['qwerty123', file, true],
])('%s with the list %s: %s', (password, list, isKnown) => {
  expect(knownPasswords(list)(password)).toBe(isKnown);
});
