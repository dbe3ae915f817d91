import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { KITS } from '../kits/stage';
import { readOutput } from './shipped';

const IN_FILE = 'SEE LICENSE IN LICENSE';
const read = (folder: string) => JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));

test('every package of the product states its licence; those that others get point to the file that they get as well', () => {
  const folders: { location: string }[] = JSON.parse(readOutput('npm', ['query', '.workspace']));
  const kits = KITS.map((kit) => `packages/${kit}`);
  const stated = folders.map(({ location }) => [location, read(location).license]);
  expect(stated).toEqual(folders.map(({ location }) => [location, kits.includes(location) ? IN_FILE : 'UNLICENSED']));
  expect([read('.').license, existsSync('LICENSE')]).toEqual([IN_FILE, true]);
});
