import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from '@jest/globals';

const REFUSED = [
  'export const number = (12345).toLocaleString();',
  "export const german = (12345).toLocaleString('de');",
  'export const date = (at?: Date) => at?.toLocaleDateString();',
  'export const time = (at: Date) => at.toLocaleTimeString();',
  "export const key = 'I'.toLocaleLowerCase();",
  "export const letter = 'i'.toLocaleUpperCase();",
  "export const order = 'a'.localeCompare('b');",
  "export const list = new Intl.ListFormat('en');",
];
const ALLOWED = ["export const fold = 'I'.toLowerCase();", 'export const plain = String(12345);'];

it('refuses what follows the language of the browser, and nothing else', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'skills-architect-lint-'));
  const file = path.join(folder, 'file.ts');
  fs.writeFileSync(file, [...REFUSED, ...ALLOWED, ''].join('\n'));
  const options = [`--config-path=${process.cwd()}`, '--vcs-enabled=false', '--reporter=github'];
  const { stdout } = spawnSync('npx', ['biome', 'lint', ...options, file], { encoding: 'utf8' });
  fs.rmSync(folder, { recursive: true });
  const lines = [...stdout.matchAll(/,line=(\d+),/g)].map(([, line]) => Number(line));
  expect(lines.sort((a, b) => a - b)).toEqual(REFUSED.map((_, index) => index + 1));
});
