import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { ModelPackage } from '@skills-architect/local-model/find';
import { testProcess } from '@skills-architect/service-kit/testing';
import { strToU8, zipSync } from 'fflate';
import pino from 'pino';
import type { Embedder } from './embedder';
import { ownModel } from './own-model';

const LIMITS = { timeoutMs: 60_000, tries: 1 };
const AFTER = 'Until then words are compared without their meaning; SEMANTICS=off ends the tries.';
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** What the server sends for a download; 'model' is the right archive. */
let answer: 'model' | 'blocked' | 'login page';
let server: ReturnType<typeof createServer>;
let origin = '';
let cacheDir = '';
let embedder: Embedder;
const said: string[] = [];

const packageOf = (weights: string) => {
  const files = { 'model.onnx': strToU8(weights), 'tokenizer.json': strToU8('{}') };
  // Without the time of the day, so that the same files are the same archive.
  const archive = zipSync(files, { mtime: '2026-01-01' });
  const model: ModelPackage = {
    name: 'small',
    urls: [`${origin}/small.jar`],
    sha256: hashOf(archive),
    files: {
      'model.onnx': { path: 'model.onnx', sha256: hashOf(files['model.onnx']) },
      'tokenizer.json': { path: 'tokenizer.json', sha256: hashOf(files['tokenizer.json']) },
    },
    languages: ['en'],
    pooling: 'mean',
  };
  return { archive, model };
};
let archive: Uint8Array;

const start = (weights = 'good', changed: Partial<ModelPackage> & { folder?: string } = {}) => {
  const { folder, ...parts } = changed;
  const made = packageOf(weights);
  archive = made.archive;
  embedder = ownModel({
    cacheDir,
    folder,
    model: { ...made.model, ...parts },
    child: testProcess('fake-model'),
    log: pino({ level: 'silent' }),
    say: (sentence) => said.push(sentence),
    retryMs: 20,
  });
};
const prepared = () => embedder.prepared(new AbortController().signal);
/** Resolves when the model is ready. */
const ready = () =>
  new Promise<void>((resolve) => {
    embedder.onReady(resolve);
  });

beforeEach(async () => {
  said.length = 0;
  answer = 'model';
  cacheDir = await mkdtemp(path.join(tmpdir(), 'own-model-'));
  server = createServer((_, response) => {
    if (answer === 'blocked') response.writeHead(403).end();
    else response.end(answer === 'model' ? archive : 'Please sign in.');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
});
afterEach(async () => {
  await embedder.close();
  await new Promise((resolve) => server.close(resolve));
  await rm(cacheDir, { recursive: true });
});

it('is downloaded in the background and then gives vectors in the order of the texts', async () => {
  start();
  expect(embedder.state().status).toBe('preparing');
  await expect(embedder.embed(['too early'], LIMITS)).rejects.toThrow('The language model is being prepared.');
  await prepared();
  const texts = Array.from({ length: 40 }, (_, index) => 'x'.repeat(index + 1));
  const vectors = await embedder.embed(texts, LIMITS);
  expect(vectors.map(([length]) => length)).toEqual(texts.map(({ length }) => length));
  const { host } = new URL(origin);
  expect(said).toEqual([`Downloading the language model small from ${host}`, 'The language model small is ready.']);
});

it('says nothing when it has been downloaded before', async () => {
  start();
  await prepared();
  await embedder.close();
  said.length = 0;
  answer = 'blocked';
  start();
  await prepared();
  expect(embedder.state().status).toBe('ready');
  expect(said).toEqual([]);
});

describe('without the model', () => {
  const sentence = () => {
    const state = embedder.state();
    return state.status === 'unavailable' ? state.sentence : state.status;
  };

  it.each([
    ['a registry is blocked', 'blocked', /: answered 403, so the file may be blocked\)/],
    [
      'a download is corrupted',
      'login page',
      /: sent another file \(SHA-256 \w{12}…\), perhaps damaged or a page of a proxy\)/,
    ],
  ] as const)('it says so when %s, and works when that has ended', async (_, problem, reason) => {
    answer = problem;
    start();
    await prepared();
    expect(sentence()).toMatch(/^The language model small could not be downloaded \(127\.0\.0\.1:\d+: /);
    expect(sentence()).toMatch(reason);
    expect(sentence()).toContain(
      `. Allow one of these hosts, or set SEMANTICS_MODEL to a folder with model.onnx and tokenizer.json. ${AFTER}`,
    );
    await expect(embedder.embed(['nurse'], LIMITS)).rejects.toThrow(sentence());
    answer = 'model';
    await ready();
    expect(await embedder.embed(['nurse'], LIMITS)).toHaveLength(1);
    // Each sentence once, however often it was tried.
    expect(said).toHaveLength(3);
  });

  it('it says so on a machine without internet', async () => {
    start('good', { urls: ['http://127.0.0.1:1/small.jar'] });
    await prepared();
    expect(sentence()).toContain('The language model small could not be downloaded (127.0.0.1:1: ');
  });

  it('it says so when the given folder has none', async () => {
    start('good', { folder: cacheDir });
    await prepared();
    expect(sentence()).toBe(`The folder ${cacheDir} of SEMANTICS_MODEL has no model.onnx and tokenizer.json. ${AFTER}`);
  });

  it('it says so when its process cannot read it', async () => {
    start('unreadable');
    await prepared();
    expect(sentence()).toBe(`The model could not be opened: bad protobuf. ${AFTER}`);
  });

  it('it says so when its process ends each time', async () => {
    start('crashes');
    await prepared();
    expect(sentence()).toMatch(
      /^The language model small does not run here: Its process ended with SIG\w+\. It is started again\. Until then/,
    );
  });
});

it('is started again when its process has ended', async () => {
  start();
  await prepared();
  await expect(embedder.embed(['crash'], LIMITS)).rejects.toThrow(/Its process ended with SIG/);
  expect(embedder.state().status).toBe('unavailable');
  await ready();
  expect(await embedder.embed(['nurse'], LIMITS)).toHaveLength(1);
});

it('whoever waits for it can stop waiting', async () => {
  start();
  await embedder.prepared(AbortSignal.abort());
  expect(embedder.state().status).toBe('preparing');
});
