import * as z from 'zod';
import { type Endpoint, postTo, withTries } from '../models/endpoint';
import { alwaysReady, type Embedder, toUnit } from './embedder';

const Answer = z.object({
  data: z.array(z.object({ index: z.number().int().min(0), embedding: z.array(z.number()).min(1) })),
});

/** Texts per request: endpoints limit them. */
const BATCH_SIZE = 64;
/** Models read about 8,000 tokens; endpoints refuse longer texts. */
const MAX_CHARACTERS = 16_000;
interface EmbeddingEndpoint extends Endpoint {
  model: string;
}

const truncate = (text: string) => text.slice(0, MAX_CHARACTERS);

/** An OpenAI-compatible endpoint for embeddings. */
export const endpointEmbedder = ({ url, model, key }: EmbeddingEndpoint): Embedder => {
  const ask = async (input: readonly string[], timeoutMs: number) => {
    const body = { model, input: input.map(truncate), encoding_format: 'float' };
    const { data } = Answer.parse(await postTo({ url, key }, 'embedding', body, AbortSignal.timeout(timeoutMs)));
    const byIndex = new Map(data.map(({ index, embedding }) => [index, embedding]));
    return input.map((_, index) => {
      const found = byIndex.get(index);
      if (!found) throw new Error('the embedding endpoint left out a text');
      return toUnit(found);
    });
  };
  return alwaysReady({
    model,
    origin: 'endpoint',
    async embed(texts, { timeoutMs, tries }) {
      const vectors: Float32Array[] = [];
      for (let from = 0; from < texts.length; from += BATCH_SIZE)
        vectors.push(...(await withTries(() => ask(texts.slice(from, from + BATCH_SIZE), timeoutMs), tries)));
      return vectors;
    },
  });
};
