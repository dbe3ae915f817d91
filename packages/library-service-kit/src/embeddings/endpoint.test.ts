import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startEndpoint, wordVector } from '../testing/embeddings';
import { toUnit } from './embedder';
import { endpointEmbedder } from './endpoint';

let endpoint: Awaited<ReturnType<typeof startEndpoint>>;
beforeAll(async () => {
  endpoint = await startEndpoint();
});
afterAll(() => endpoint.close());

const LIMITS = { timeoutMs: 60_000, tries: 2 };
const embed = (texts: string[]) => endpointEmbedder({ url: endpoint.url, model: 'words' }).embed(texts, LIMITS);

it('returns unit vectors in the order of any number of texts', async () => {
  const texts = Array.from({ length: 150 }, (_, index) => `nurse ${'ward '.repeat(index)}`);
  expect(await embed(texts)).toEqual(texts.map((text) => toUnit(wordVector(text))));
});

it('cuts long texts, because endpoints refuse them', async () => {
  const text = `nurse ${'ward '.repeat(10_000)}`;
  expect(await embed([text])).toEqual([toUnit(wordVector(text.slice(0, 16_000)))]);
});

it('retries after a temporary failure', async () => {
  endpoint.answers.push(503);
  expect(await embed(['nurse'])).toHaveLength(1);
});

it('does not follow redirects', async () => {
  const before = endpoint.requests();
  endpoint.answers.push(307, 307, 307);
  await expect(embed(['nurse'])).rejects.toThrow('the embedding endpoint redirects to another address: set that one');
  expect(endpoint.requests()).toBe(before + 1);
  endpoint.answers.length = 0;
});

it('stops reading an answer that is too large, and does not ask again', async () => {
  const before = endpoint.requests();
  endpoint.answers.push('endless', 'endless');
  await expect(embed(['nurse'])).rejects.toThrow('the embedding endpoint answered with more than 64 MB');
  expect(endpoint.requests()).toBe(before + 1);
  endpoint.answers.length = 0;
});

it.each([
  ['a failure that stays', [503, 503], 'the embedding endpoint answered 503'],
  ['a refusal, at once', [401], 'the embedding endpoint answered 401'],
])('rejects on %s', async (_, answers, message) => {
  endpoint.answers.push(...answers);
  await expect(embed(['nurse'])).rejects.toThrow(message);
  expect(endpoint.answers).toEqual([]);
});
