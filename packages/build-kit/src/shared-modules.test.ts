import { join } from 'node:path';
import { readNeeds, toScope } from './area-build';
import { SHARED_MODULES, sharedFor } from './shared-modules';

const area = join(import.meta.dirname, '../../../mfe-skills');

test('the shell provides every shared module, lazy ones on demand', () => {
  const shared = sharedFor('shell', area);
  expect(Object.keys(shared)).toEqual(Object.keys(SHARED_MODULES));
  expect(shared.react).toMatchObject({ singleton: true, eager: true });
  expect(shared.zod).toMatchObject({ singleton: true, eager: false });
});

test('an area bundles none of them', () => {
  for (const module of Object.values(sharedFor('area', area))) expect(module).toMatchObject({ import: false });
});

test('an area needs versions compatible with those it was built with', () => {
  const needs = readNeeds(area);
  expect(needs.react).toMatch(/^\^19\.\d+\.\d+$/);
  expect(Object.keys(needs)).toContain('@skills-architect/ui-kit');
});

test.each([
  ['personas', 'mfe_personas'],
  ['career-paths', 'mfe_career_paths'],
])('%s is exposed as %s', (id, scope) => {
  expect(toScope(id)).toBe(scope);
});
