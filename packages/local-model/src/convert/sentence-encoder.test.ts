import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { expect, it } from '@jest/globals';
import * as z from 'zod';
import { numpyArchive } from './numpy.fixtures';
import { toSentenceEncoder } from './sentence-encoder';

const [PARTS, ROWS, SIZE, CHANNELS, HIDDEN] = [17, 2, 4, 2, 3];

/** Numbers from -0.5 to 0.5 that look random and are always the same. */
const numbers = (count: number, seed: number) =>
  Float32Array.from({ length: count }, (_, index) => ((Math.sin(seed * 99 + index * 12.9898) * 43_758.5453) % 1) / 2);
const array = (...shape: number[]) => ({
  shape,
  data: numbers(
    shape.reduce((all, size) => all * size, 1),
    shape.length,
  ),
});

const branch = (width: number) => ({
  [`proj${width}`]: array(SIZE, CHANNELS),
  [`proj_b${width}`]: array(CHANNELS),
  [`ln_g${width}`]: array(CHANNELS),
  [`ln_b${width}`]: array(CHANNELS),
  [`w1_${width}`]: array(width * CHANNELS, CHANNELS),
  [`b1_${width}`]: array(CHANNELS),
  [`w2_${width}`]: array(width * CHANNELS, CHANNELS),
  [`b2_${width}`]: array(CHANNELS),
});
const features = SIZE + 3 * CHANNELS;
const tables = Object.fromEntries(
  Array.from({ length: PARTS }, (_, part) => [
    `q${part + 1}`,
    {
      shape: [ROWS, SIZE],
      data: Uint8Array.from({ length: ROWS * SIZE }, (_one, index) => (part * 31 + index * 7) % 256),
    },
  ]),
);
const WEIGHTS = {
  ...tables,
  lo: array(PARTS),
  scale: { shape: [PARTS], data: new Float32Array(PARTS).fill(0.01) },
  ...branch(2),
  ...branch(3),
  ...branch(5),
  ln_g: array(features),
  ln_b: array(features),
  cnn_W: array(features, SIZE),
  cnn_b: array(SIZE),
  d0: array(SIZE, HIDDEN),
  d1: array(HIDDEN, HIDDEN),
  p1: array(SIZE, HIDDEN),
  d2: array(HIDDEN, SIZE),
  p3: array(HIDDEN, SIZE),
  d3: array(SIZE, SIZE),
  eps: { shape: [1], data: Float32Array.of(1e-6) },
};

/** The runtime needs the arrays of its own realm, which a test does not have. */
const RUNNER = `
const { parentPort, workerData } = require('node:worker_threads');
const { InferenceSession, Tensor } = require('onnxruntime-node');
const { model, texts } = workerData;
const width = Math.max(...texts.map((text) => text.length));
const fill = (read) => {
  const all = texts.flatMap((text) => Array.from({ length: width }, (_, at) => BigInt(read(text, at))));
  return new Tensor('int64', BigInt64Array.from(all), [texts.length, width]);
};
const run = async () => {
  const session = await InferenceSession.create(model);
  const outputs = await session.run({
    input_ids: fill((text, at) => text[at] ?? 0),
    attention_mask: fill((text, at) => (at < text.length ? 1 : 0)),
  });
  const { dims, data } = outputs[session.outputNames[0]];
  parentPort.postMessage(texts.map((_, at) => [...data.slice(at * dims[1], (at + 1) * dims[1])]));
};
run();
`;

const run = async (...texts: number[][]) => {
  const model = toSentenceEncoder(numpyArchive(WEIGHTS));
  const worker = new Worker(RUNNER, { eval: true, workerData: { model, texts } });
  const [vectors] = await once(worker, 'message');
  await worker.terminate();
  return z.array(z.array(z.number())).parse(vectors);
};

it('gives a text the same vector alone and filled up beside a longer one', async () => {
  const [[alone = []], [beside = []]] = [await run([1, 20, 2]), await run([1, 20, 2], [1, 5, 6, 7, 33, 2])];
  expect(alone).toHaveLength(SIZE);
  expect(alone.some((value) => Math.abs(value) > 0.01)).toBe(true);
  for (const [index, value] of alone.entries()) expect(beside[index]).toBeCloseTo(value, 5);
});

it('reads the tokens in their order', async () => {
  const [first = [], second = []] = await run([1, 20, 9, 2], [1, 9, 20, 2]);
  expect(first.some((value, index) => Math.abs(value - (second[index] ?? 0)) > 1e-4)).toBe(true);
});

it('weights without a part are an error', () => {
  const { cnn_W: _, ...others } = WEIGHTS;
  expect(() => toSentenceEncoder(numpyArchive(others))).toThrow('have no cnn_W');
});
