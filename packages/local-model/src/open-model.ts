import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Tokenizer } from '@huggingface/tokenizers';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import * as z from 'zod';
import { byLength } from './by-length';
import { meanPool, splitRows } from './mean-pool';
import type { ModelPackage } from './model-package';

/** An embedding model in this process. */
export interface LocalModel {
  /** Unit vectors in the order of the texts; long texts are cut at the model's limit. */
  embed: (texts: readonly string[]) => Promise<Float32Array[]>;
  close: () => Promise<void>;
}

interface ModelOptions {
  /** Threads of one call; default 1. */
  threads?: number;
  /** Longest text in tokens; the model reads no more than 512. */
  maxTokens?: number;
}

/** Tokens of one call, with those that fill up shorter texts: more need more memory and are not faster (ADR 0026). */
const BATCH_TOKENS = 1024;
const MAX_TOKENS = 256;

const TokenizerFile = z.looseObject({ model: z.looseObject({}) });
const Output = z.object({ dims: z.array(z.number()), data: z.instanceof(Float32Array) });

/** The ids of `texts` filled up to the longest one, with a mask of those that count. */
const toTensors = (texts: readonly (readonly number[])[]): Record<string, Tensor> => {
  const width = Math.max(...texts.map((ids) => ids.length));
  const size = texts.length * width;
  const [ids, mask] = [new BigInt64Array(size), new BigInt64Array(size)];
  for (const [text, tokens] of texts.entries())
    for (const [token, id] of tokens.entries()) {
      ids[text * width + token] = BigInt(id);
      mask[text * width + token] = 1n;
    }
  const shape = [texts.length, width];
  return {
    input_ids: new Tensor('int64', ids, shape),
    attention_mask: new Tensor('int64', mask, shape),
    token_type_ids: new Tensor('int64', new BigInt64Array(size), shape),
  };
};

/** The tokens that count: a text longer than the limit keeps its end token. */
const cut = (ids: readonly number[], limit: number): readonly number[] =>
  ids.length <= limit ? ids : [...ids.slice(0, limit - 1), ...ids.slice(-1)];

/** Opens the model in this folder (`findModel`). Rejects when its files cannot be read. */
export const openModel = async (
  folder: string,
  { prefix = '', pooling }: Pick<ModelPackage, 'prefix' | 'pooling'>,
  { threads = 1, maxTokens = MAX_TOKENS }: ModelOptions = {},
): Promise<LocalModel> => {
  const stored: unknown = JSON.parse(await readFile(path.join(folder, 'tokenizer.json'), 'utf8'));
  const tokenizer = new Tokenizer(TokenizerFile.parse(stored), {});
  const session = await InferenceSession.create(path.join(folder, 'model.onnx'), {
    intraOpNumThreads: threads,
    interOpNumThreads: 1,
    logSeverityLevel: 3,
  });
  const [output = ''] = session.outputNames;

  const embedBatch = async (texts: readonly (readonly number[])[]) => {
    const tensors = toTensors(texts);
    const inputs = Object.fromEntries(Object.entries(tensors).filter(([name]) => session.inputNames.includes(name)));
    const { dims, data } = Output.parse((await session.run(inputs))[output]);
    const dimensions = dims.at(-1) ?? 0;
    if (pooling === 'none') return splitRows(data, dimensions);
    const lengths = texts.map((ids) => ids.length);
    return meanPool({ data, tokens: dims[1] ?? 0, dimensions }, lengths);
  };

  return {
    async embed(texts) {
      const encoded = texts.map((text) => cut(tokenizer.encode(`${prefix}${text}`).ids, maxTokens));
      const vectors: Float32Array[] = texts.map(() => new Float32Array());
      for (const batch of byLength(encoded, BATCH_TOKENS)) {
        const found = await embedBatch(batch.map((index) => encoded[index] ?? []));
        for (const [nth, index] of batch.entries()) vectors[index] = found[nth] ?? new Float32Array();
      }
      return vectors;
    },
    close: () => session.release(),
  };
};
