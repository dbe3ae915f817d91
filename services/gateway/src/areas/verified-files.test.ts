import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it, jest } from '@jest/globals';
import { readRange, verifiedFiles } from './verified-files';

const folder = mkdtempSync(path.join(os.tmpdir(), 'skills-architect-files-'));
afterAll(() => rmSync(folder, { recursive: true }));
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

writeFileSync(path.join(folder, 'app.js'), 'code');
writeFileSync(path.join(folder, 'app.js.br'), 'compressed');
writeFileSync(path.join(folder, 'bad.js'), 'other code');
writeFileSync(path.join(folder, 'added.js'), 'added');
const readVerified = verifiedFiles();
const digests = new Map([
  ['app.js', sha256('code')],
  ['app.js.br', sha256('compressed')],
  ['bad.js', sha256('code')],
  ['gone.js', sha256('code')],
]);

it.each([
  ['app.js', false, 'code', 0],
  ['app.js', true, 'compressed', 0],
  ['bad.js', true, undefined, 1],
  ['gone.js', true, undefined, 1],
  ['added.js', true, undefined, 0],
  ['../app.js', false, undefined, 0],
])('of %s (compressed: %s) the bytes %s are sent', async (file, acceptsBrotli, content, altered) => {
  const onAltered = jest.fn();
  const found = await readVerified({ folder, digests }, file, { acceptsBrotli, onAltered });
  found?.release();
  expect(found?.bytes.toString()).toBe(content);
  if (found) expect(found.type).toBe('application/javascript; charset=utf-8');
  expect(onAltered).toHaveBeenCalledTimes(altered);
});

it('those who get a file at the same time share it; afterwards it is read and compared again', async () => {
  writeFileSync(path.join(folder, 'video.mp4'), 'a film');
  const build = { folder, digests: new Map([['video.mp4', sha256('a film')]]) };
  const onAltered = jest.fn();
  const read = () => readVerified(build, 'video.mp4', { acceptsBrotli: true, onAltered });
  const [first, second] = await Promise.all([read(), read()]);
  expect(second?.bytes).toBe(first?.bytes);
  writeFileSync(path.join(folder, 'video.mp4'), 'another');
  first?.release();
  const late = await read();
  expect(late?.bytes).toBe(second?.bytes);
  for (const reader of [second, late]) reader?.release();
  expect(await read()).toBeUndefined();
  expect(onAltered).toHaveBeenCalledTimes(1);
});

it.each([
  [undefined, undefined],
  ['bytes=0-', { from: 0, to: 9 }],
  ['bytes=2-4', { from: 2, to: 4 }],
  ['bytes=2-400', { from: 2, to: 9 }],
  ['bytes=-3', { from: 7, to: 9 }],
  ['bytes=12-', undefined],
  ['bytes=4-2', undefined],
  ['bytes=0-1,3-4', undefined],
  ['bytes=-', undefined],
])('the range %s of ten bytes is %j', (header, range) => {
  expect(readRange(header, 10)).toEqual(range);
});
