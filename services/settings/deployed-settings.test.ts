import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { processEnvironment } from './environment';

/** Set by the image of a service or by its Dockerfile: every container has its own. */
const OF_THE_CONTAINER = ['HOST', 'PORT', 'DATA_DIR', 'PORTAL_CONFIG', 'METRICS_HOST', 'METRICS_PORT'];
/** Read by the command that writes backups. */
const OF_BACKUPS = ['BACKUP_PASSPHRASE'];
/** The demo is for one machine. */
const NOT_IN_A_CLUSTER = ['DEMO_PASSWORD'];

const settings = [...Object.keys(processEnvironment({ port: 8080, seed: 'none' })), ...OF_BACKUPS].filter(
  (name) => !OF_THE_CONTAINER.includes(name),
);

it('Compose passes on every setting of the processes', () => {
  const compose = readFileSync(path.resolve('deploy/compose.yaml'), 'utf8');
  const passed = new Set([...compose.matchAll(/^\s+([A-Z][A-Z_]+):/gm)].map(([, name]) => name));
  expect(settings.filter((name) => !passed.has(name))).toEqual([]);
});

it('the manifests have a place for every setting of the processes', () => {
  const folder = path.resolve('deploy/kubernetes');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(yaml|env)$/.test(file));
  const text = files.map((file) => readFileSync(path.join(folder, file), 'utf8')).join('\n');
  const named = new Set(text.match(/\b[A-Z][A-Z_]+\b/g));
  expect(settings.filter((name) => !named.has(name) && !NOT_IN_A_CLUSTER.includes(name))).toEqual([]);
});
