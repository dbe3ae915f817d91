import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ROOT, readmeExamples, typeErrors } from './examples';

/** Inside the workspace, so that packages are resolved as in an area. */
const folder = path.join(ROOT, `.cache/readme-examples-${process.pid}`);
const examples = readmeExamples();
const filePath = (fileName: string) => path.join(folder, fileName);
/** Other examples need a DOM. */
const runnable = examples.filter(({ fileName }) => fileName.endsWith('.ts'));

beforeAll(() => {
  mkdirSync(folder, { recursive: true });
  for (const { fileName, text } of examples) writeFileSync(filePath(fileName), text);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('every package has its examples', () => {
  expect(examples.map(({ name }) => name)).toEqual([
    'backup-1',
    'contracts-1',
    'local-model-1',
    'local-mongo-1',
    'matching-1',
    'portal-kit-1',
    'portal-kit-2',
    'service-kit-1',
    'service-kit-2',
    'ui-kit-1',
  ]);
});

test('the examples of the READMEs compile', () => {
  expect(typeErrors(folder)).toEqual([]);
});

test.each(runnable)(
  'the example $name runs',
  ({ fileName }) => {
    const env = { ...process.env, NODE_OPTIONS: '', MONGODB_URI: process.env.TEST_MONGODB_URI };
    execFileSync(process.execPath, ['--import', 'tsx', filePath(fileName)], { cwd: folder, env, stdio: 'pipe' });
  },
  60_000,
);
