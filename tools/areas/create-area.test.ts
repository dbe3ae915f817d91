import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { packageWithService } from './area-package';
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

test('an area with a service has its own calls, service and manifests, and the kits that it needs', () => {
  const folder = path.join(place, 'garden');
  copyTemplates(['src', 'service', 'deploy', ...STANDALONE_FILES], 'garden-beds', folder, true);
  expect(readText('garden', 'src/calls.ts')).toContain("path: '/x/garden-beds/clients/{clientId}/notes'");
  expect(readText('garden', 'service/main.ts')).toContain("runAreaService('garden-beds', ");
  expect(readText('garden', 'deploy/kubernetes.yaml')).toContain('metadata: { name: garden-beds }');
  const { dependencies, scripts } = packageWithService();
  expect(dependencies['@skills-architect/service-kit']).toMatch(
    /^file:kits\/skills-architect-service-kit-[\d.]+\.tgz$/,
  );
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(['build', 'service', 'service:build', 'test']));
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
