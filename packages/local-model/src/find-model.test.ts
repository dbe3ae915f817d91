import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { strToU8, zipSync } from 'fflate';
import { findModel } from './find-model';
import { hashOf } from './kept-files';
import type { ModelPackage } from './model-package';

const ARCHIVE = zipSync({
  'a/small.onnx': strToU8('weights'),
  'a/words.json': strToU8('{}'),
  LICENSE: strToU8('free'),
});

let cacheDir = '';
let asked: string[] = [];
let server: ReturnType<typeof createServer>;
let model: ModelPackage;
const said: string[] = [];
const find = (folder?: string) => findModel({ folder, cacheDir, model, say: (line) => said.push(line) });
const hostOf = (index: number) => new URL(model.urls[index] ?? '').host;

beforeEach(async () => {
  cacheDir = await mkdtemp(path.join(tmpdir(), 'model-'));
  asked = [];
  said.length = 0;
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    if (request.url === '/blocked') response.writeHead(403).end();
    else if (request.url === '/broken') response.writeHead(200).write('a part', () => response.destroy());
    else response.end(request.url === '/other' ? 'a login page' : ARCHIVE);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const root = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  model = {
    name: 'small',
    urls: [`${root}/small.jar`, `${root}/second.jar`],
    sha256: hashOf(ARCHIVE),
    files: {
      'model.onnx': { path: 'a/small.onnx', sha256: hashOf(strToU8('weights')) },
      'tokenizer.json': { path: 'a/words.json', sha256: hashOf(strToU8('{}')) },
    },
    languages: ['en'],
    pooling: 'mean',
  };
});
afterEach(async () => {
  await new Promise((resolve) => server.close(resolve));
  await rm(cacheDir, { recursive: true });
});

const use = (...pages: string[]) => {
  model = { ...model, urls: pages.map((page) => new URL(page, model.urls[0]).href) };
};

it('downloads the model once, and keeps only what it needs', async () => {
  const folder = await find();
  expect(await readFile(path.join(folder, 'model.onnx'), 'utf8')).toBe('weights');
  expect(await readdir(folder)).toEqual(['model.onnx', 'tokenizer.json']);
  expect(await find()).toBe(folder);
  expect(asked).toEqual(['/small.jar']);
  expect(said).toEqual([`Downloading the language model small from ${hostOf(0)}`]);
});

it.each([
  ['blocked', '/blocked'],
  ['answered by something else', '/other'],
])('takes the second source when the first is %s', async (_, page) => {
  use(page, '/second.jar');
  await find();
  expect(asked).toEqual([page, '/second.jar']);
});

it('says what it tried and what to do when no source has the model', async () => {
  use('/blocked', '/other');
  const other = hashOf(strToU8('a login page')).slice(0, 12);
  await expect(find()).rejects.toThrow(
    `The language model small could not be downloaded (${hostOf(0)}: answered 403, so the file may be blocked; ` +
      `${hostOf(1)}: sent another file (SHA-256 ${other}…), perhaps damaged or a page of a proxy). ` +
      'Allow one of these hosts, or set SEMANTICS_MODEL to a folder with model.onnx and tokenizer.json.',
  );
  expect(await readdir(cacheDir)).toEqual([]);
});

it.each([
  [
    'knows no names',
    'http://no-registry.invalid/small.jar',
    'the name is not known here, so this machine may have no internet',
  ],
  ['has nobody who answers', 'http://127.0.0.1:47/small.jar', 'does not answer'],
])('says what it means that a machine %s', async (_, url, meaning) => {
  model = { ...model, urls: [url] };
  await expect(find()).rejects.toThrow(`could not be downloaded (${hostOf(0)}: ${meaning}). Allow one of these hosts`);
});

it('says that a download was broken off', async () => {
  use('/broken');
  await expect(find()).rejects.toThrow(`(${hostOf(0)}: broke the download off)`);
});

it.each([
  ['a file was cut', 'model.onnx', 'weig'],
  ['a file was changed', 'model.onnx', 'WEIGHTS'],
])('downloads again when %s', async (_, file, content) => {
  const folder = await find();
  await writeFile(path.join(folder, file), content);
  await find();
  expect(await readFile(path.join(folder, 'model.onnx'), 'utf8')).toBe('weights');
  expect(asked).toHaveLength(2);
  expect(said).toContain(`The language model in ${folder} is damaged and is downloaded again`);
});

it('downloads again when a file is gone', async () => {
  const folder = await find();
  await rm(path.join(folder, 'tokenizer.json'));
  await find();
  expect(await readFile(path.join(folder, 'tokenizer.json'), 'utf8')).toBe('{}');
});

it('gives two that ask at the same time the whole model', async () => {
  const [first, second] = await Promise.all([find(), find()]);
  expect(first).toEqual(second);
  expect(await readdir(cacheDir)).toEqual([path.basename(first)]);
});

it('converts a file that the archive has in another format', async () => {
  const upper = (packed: Uint8Array) => strToU8(Buffer.from(packed).toString().toUpperCase());
  const converted = { path: 'a/small.onnx', convert: upper, sha256: hashOf(strToU8('WEIGHTS')) };
  model = { ...model, files: { ...model.files, 'model.onnx': converted } };
  expect(await readFile(path.join(await find(), 'model.onnx'), 'utf8')).toBe('WEIGHTS');
  await find();
  expect(asked).toHaveLength(1);
});

it('uses a given folder without a download, and says when it has no model or a damaged one', async () => {
  const folder = await find();
  expect(await find(folder)).toBe(folder);
  expect(asked).toHaveLength(1);
  await expect(find(cacheDir)).rejects.toThrow(
    `The folder ${cacheDir} of SEMANTICS_MODEL has no model.onnx and tokenizer.json.`,
  );
  await writeFile(path.join(folder, 'model.onnx'), 'other');
  await expect(find(folder)).rejects.toThrow(
    `The files in the folder ${folder} of SEMANTICS_MODEL are damaged, or not those of small`,
  );
});
