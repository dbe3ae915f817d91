import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod';
import { alwaysReady, type Embedder, toUnit } from './embedder';

/** Not a dependency, because the package with its runtime has several hundred megabytes. */
const PACKAGE = '@huggingface/transformers';

type Extract = (texts: readonly string[], options: { pooling: 'mean'; normalize: true }) => Promise<unknown>;
const Library = z.object({
  pipeline: z.custom<(task: string, model: string) => Promise<Extract>>((value) => typeof value === 'function'),
});
const Tensor = z.object({
  dims: z.tuple([z.number(), z.number()]),
  data: z.custom<ArrayLike<number>>((value) => ArrayBuffer.isView(value)),
});

const load = async (model: string): Promise<Extract> => {
  // The specifier is a variable, so that bundlers and the type checker do not resolve the package.
  const name = PACKAGE;
  const loaded: unknown = await import(name).catch((cause: unknown) => {
    throw new Error(`EMBEDDING_MODEL needs the package ${PACKAGE}: run npm install --no-save ${PACKAGE}`, { cause });
  });
  return Library.parse(loaded).pipeline('feature-extraction', model);
};

/**
 * Loading the model at first use takes longer than a user should wait; after the timeout it continues for later calls.
 */
const withTimeout = <T>(work: Promise<T>, timeoutMs: number): Promise<T> =>
  Promise.race([
    work,
    sleep(timeoutMs, undefined, { ref: false }).then(() => {
      throw new Error('the embedding model is still loading');
    }),
  ]);

/** Small batches keep memory use low. */
const BATCH_SIZE = 16;

/** Embeds texts in this process with transformers.js, loaded at first use; `model` is a folder or a hub id. */
export const hubModel = (model: string): Embedder => {
  let loading: Promise<Extract> | undefined;
  const loadOnce = () => {
    loading ??= load(model).catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  return alwaysReady({
    model,
    origin: 'hub',
    async embed(texts, { timeoutMs }) {
      const extract = await withTimeout(loadOnce(), timeoutMs);
      const vectors: Float32Array[] = [];
      for (let from = 0; from < texts.length; from += BATCH_SIZE) {
        const { dims, data } = Tensor.parse(
          await extract(texts.slice(from, from + BATCH_SIZE), { pooling: 'mean', normalize: true }),
        );
        const [rows, width] = dims;
        if (rows !== Math.min(BATCH_SIZE, texts.length - from)) throw new Error('the embedding model left out a text');
        for (let row = 0; row < rows; row += 1)
          vectors.push(toUnit(Array.from({ length: width }, (_, index) => data[row * width + index] ?? 0)));
      }
      return vectors;
    },
  });
};
