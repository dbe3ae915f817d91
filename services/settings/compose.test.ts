import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { processEnvironment } from './environment';

/** Set by the image of a service or by its Dockerfile: every container has its own. */
const OF_THE_CONTAINER = ['HOST', 'PORT', 'DATA_DIR', 'PORTAL_CONFIG', 'METRICS_HOST', 'METRICS_PORT'];

it('Compose passes on every setting of the processes', async () => {
  const compose = await readFile(path.resolve('deploy/compose.yaml'), 'utf8');
  const names = Object.keys(processEnvironment({ port: 8080, seed: 'none' }));
  const passed = new Set([...compose.matchAll(/^\s+([A-Z][A-Z_]+):/gm)].map(([, name]) => name));
  expect(names.filter((name) => !passed.has(name) && !OF_THE_CONTAINER.includes(name))).toEqual([]);
});
