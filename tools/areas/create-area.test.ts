import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { copyTemplates, STANDALONE_FILES, withArea } from './create-area';

let place = '';
beforeEach(() => {
  place = mkdtempSync(path.join(os.tmpdir(), 'skills-architect-create-area-'));
});
afterEach(() => rmSync(place, { recursive: true }));

const readText = (...names: string[]) => readFileSync(path.join(place, ...names), 'utf8');

test('a new area is the template with its own name, without what only the template needs', () => {
  const folder = path.join(place, 'garden');
  copyTemplates(['src', ...STANDALONE_FILES], 'garden-beds', folder);
  expect(readdirSync(folder).sort()).toEqual([...STANDALONE_FILES, 'src'].sort());
  expect(readText('garden', 'package.json')).toContain('"name": "area-garden-beds"');
  expect(readText('garden', 'src/area.ts')).toMatch(/id: 'garden-beds',\s+title: 'Garden Beds',/);
  expect(readText('garden', 'src/app.tsx')).toContain("'/garden-beds': () => import(");
  expect(readText('garden', 'src/area.test.ts')).not.toMatch(/hello/i);
});

test('an existing folder is not overwritten', () => {
  expect(() => copyTemplates(['src'], 'garden', place)).toThrow(`${place} already exists.`);
});

test.each([
  ['as it is formatted here', '{\n  "areas": [\n    { "id": "roles" }\n  ]\n}\n'],
  ['on one line', '{"areas":[{"id":"roles"}]}'],
])('the deployment file %s names the new area last', (_, text) => {
  const { areas } = JSON.parse(withArea(text, 'garden'));
  expect(areas).toEqual([{ id: 'roles' }, { id: 'garden', on: true, builds: 'mfe-garden/dist' }]);
});

test('a deployment file to which the area cannot be added is reported', () => {
  expect(() => withArea('{ "areas": [] }', 'garden')).toThrow('add garden by hand');
});
