import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';

const folder = mkdtempSync(path.join(os.tmpdir(), 'skills-architect-build-'));
const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text);
const script = `
  const { buildOnce } = await import(process.argv[1]);
  const options = { entryPoints: ['main.js'], outdir: 'dist', entryNames: '[name]', chunkNames: 'chunk-[hash]', bundle: true, splitting: true, format: 'esm' };
  console.log(await buildOnce(options));
`;
/** Builds in a new process; returns whether anything was built. */
const build = () =>
  execFileSync(
    process.execPath,
    ['--input-type=module', '-e', script, path.resolve('tools/services-build/build-once.mjs')],
    { cwd: folder, encoding: 'utf8' },
  ).trim() === 'true';
const listChunks = () => readdirSync(path.join(folder, 'dist')).filter((name) => name.startsWith('chunk'));
const readMain = () => readFileSync(path.join(folder, 'dist/main.js'), 'utf8');

beforeAll(() => {
  write('main.js', "export const load = () => import('./lazy.js');");
  write('lazy.js', "export const text = 'first';");
});
afterAll(() => rmSync(folder, { recursive: true }));

it('builds only what has changed, and keeps the files that a running portal may still load', () => {
  expect(build()).toBe(true);
  const first = readdirSync(path.join(folder, 'dist')).filter((name) => name.endsWith('.js'));
  const { mtimeMs } = statSync(path.join(folder, 'dist/main.js'));
  expect(build()).toBe(false);
  expect(statSync(path.join(folder, 'dist/main.js')).mtimeMs).toBe(mtimeMs);

  write('lazy.js', "export const text = 'second';");
  expect(build()).toBe(true);
  expect(readdirSync(path.join(folder, 'dist'))).toEqual(expect.arrayContaining(first));
  const chunksOfTwo = readdirSync(path.join(folder, 'dist')).length;

  write('lazy.js', "export const text = 'third';");
  expect(build()).toBe(true);
  expect(readdirSync(path.join(folder, 'dist'))).toHaveLength(chunksOfTwo);
  expect(listChunks().every((name) => !first.includes(name) || readMain().includes(name))).toBe(true);
});

it('builds again when a file of the last build is missing', () => {
  rmSync(path.join(folder, 'dist/main.js'));
  expect(build()).toBe(true);
  expect(readMain()).toContain('import(');
});

it('builds again when the options of TypeScript have changed', () => {
  build();
  expect(build()).toBe(false);
  write('tsconfig.json', '{"compilerOptions":{"useDefineForClassFields":false}}');
  expect(build()).toBe(true);
  expect(build()).toBe(false);
});
