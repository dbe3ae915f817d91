import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Tokenizer } from '@huggingface/tokenizers';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import * as z from 'zod';
import { meanPool } from './mean-pool';

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

/** Texts of one call: more need more memory, and are hardly faster. */
const BATCH_SIZE = 32;
const MAX_TOKENS = 256;

const TokenizerFile = z.looseObject({ model: z.looseObject({}) });
const Output = z.object({
  dims: z.tuple([z.number(), z.number(), z.number()]),
  data: z.instanceof(Float32Array),
});

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

/** The tokens that count: without the beginning and end, a text longer than the limit keeps its end token. */
const cut = (ids: readonly number[], limit: number): readonly number[] =>
  ids.length <= limit ? ids : [...ids.slice(0, limit - 1), ...ids.slice(-1)];

/** Opens the model in this folder (`findModel`). Rejects when its files cannot be read. */
export const openModel = async (
  folder: string,
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
    const [, tokens, dimensions] = dims;
    return meanPool(
      { data, tokens, dimensions },
      texts.map((ids) => ids.length),
    );
  };

  return {
    async embed(texts) {
      const encoded = texts.map((text, at) => ({ at, ids: cut(tokenizer.encode(text).ids, maxTokens) }));
      // Texts of similar length in one batch waste no work on filling up.
      encoded.sort((a, b) => a.ids.length - b.ids.length);
      const vectors: Float32Array[] = texts.map(() => new Float32Array());
      for (let from = 0; from < encoded.length; from += BATCH_SIZE) {
        const batch = encoded.slice(from, from + BATCH_SIZE);
        const found = await embedBatch(batch.map(({ ids }) => ids));
        for (const [nth, { at }] of batch.entries()) vectors[at] = found[nth] ?? new Float32Array();
      }
      return vectors;
    },
    close: () => session.release(),
  };
};
