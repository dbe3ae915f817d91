import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from '@jest/globals';

let place = '';
let areas = '';
beforeEach(() => {
  place = mkdtempSync(path.join(os.tmpdir(), 'skills-architect-install-area-'));
  areas = path.join(place, 'areas');
  mkdirSync(path.join(place, 'area/build/static'), { recursive: true });
  for (const [name, text] of Object.entries({
    id: 'garden',
    version: '1.2.0',
    'build/area.json': '{}',
    'build/static/beds.js': 'beds',
  }))
    writeFileSync(path.join(place, 'area', name), text);
});
afterEach(() => rmSync(place, { recursive: true }));

const installArea = async () =>
  (await promisify(execFile)('sh', ['deploy/install-area.sh', path.join(place, 'area'), areas])).stdout.trim();
const listFiles = () => readdirSync(areas, { recursive: true }).map(String).sort();
const WHOLE = [
  'garden',
  'garden/1.2.0',
  'garden/1.2.0/area.json',
  'garden/1.2.0/static',
  'garden/1.2.0/static/beds.js',
];

test('an image copies its build next to the others once', async () => {
  expect(await installArea()).toBe('garden 1.2.0 is installed');
  expect(listFiles()).toEqual(WHOLE);
  writeFileSync(path.join(place, 'area/build/area.json'), '{ "changed": true }');
  expect(await installArea()).toBe('garden 1.2.0 is installed already');
  expect(readFileSync(path.join(areas, 'garden/1.2.0/area.json'), 'utf8')).toBe('{}');
});

test('images that run at the same time copy one build, and leave nothing partial', async () => {
  const outputs = await Promise.all([installArea(), installArea(), installArea(), installArea()]);
  expect(outputs).toContain('garden 1.2.0 is installed');
  expect(listFiles()).toEqual(WHOLE);
});

test('a failed copy is reported, and leaves nothing', async () => {
  rmSync(path.join(place, 'area/build'), { recursive: true });
  await expect(installArea()).rejects.toThrow();
  expect(listFiles()).toEqual(['garden']);
});
