import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import { run } from './publish';

const folder = mkdtempSync(path.join(os.tmpdir(), 'skills-architect-publish-'));
const data = path.join(folder, 'data');
afterAll(() => rmSync(folder, { recursive: true }));

/** Writes a build and publishes it into a folder. */
const publishBuilt = (version: string, ...more: string[]) => {
  const manifest = { id: 'hello', title: 'Hello', routes: [], menu: [], tiles: [] };
  writeFileSync(path.join(folder, 'area.json'), JSON.stringify({ manifest, version, needs: {}, integrity: {} }));
  return run(['--built', folder, '--to', data, ...more]);
};

it('says why no portal would accept a build', async () => {
  await expect(publishBuilt('abc')).rejects.toThrow(
    'No portal would accept this area: version: Give a version such as 1.4.0.',
  );
});

it('validates the given version before building', async () => {
  const area = path.join(folder, 'area');
  mkdirSync(path.join(area, 'src'), { recursive: true });
  writeFileSync(path.join(area, 'package.json'), JSON.stringify({ version: '1.0.0' }));
  const manifest = { id: 'hello', title: 'Hello', routes: [], menu: [], tiles: [] };
  writeFileSync(path.join(area, 'src/area.ts'), `export const manifest = ${JSON.stringify(manifest)};`);
  await expect(run([area, '--to', data, '--version', 'abc'])).rejects.toThrow(
    'No portal would accept this area: version: Give a version such as 1.4.0.',
  );
});

it('does not change the version of an existing build', async () => {
  await expect(publishBuilt('1.0.0', '--version', '1.1.0')).rejects.toThrow(
    'An existing build has its version in its area.json: omit --version with --built.',
  );
  expect(existsSync(data)).toBe(false);
});
