import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { testService } from '@skills-architect/service-kit/testing';
import { vectorCache } from './vector-cache';

let service: Awaited<ReturnType<typeof testService>>;
beforeAll(async () => {
  service = await testService({ name: 'roles', build: () => [] });
});
afterAll(() => service.close());

const asked: string[] = [];
const cacheOf = (model: string) =>
  vectorCache(service.kit, {
    model,
    embed: async (texts) => {
      asked.push(...texts);
      return texts.map(({ length }) => Float32Array.of(length, 0.5));
    },
  });
const goesOn = new AbortController().signal;

it('makes the vector of a text once per model', async () => {
  const cache = cacheOf('one');
  await cache.embed(['nurse', 'nurse', 'pilot'], goesOn);
  const vectors = await cache.embed(['pilot', 'cook'], goesOn);
  expect(vectors.get('pilot')).toEqual(Float32Array.of(5, 0.5));
  expect(asked).toEqual(['nurse', 'pilot', 'cook']);
  await cacheOf('other').embed(['cook'], goesOn);
  expect(asked).toEqual(['nurse', 'pilot', 'cook', 'cook']);
});

it('does not wait for the model when it is told to end', async () => {
  const ending = new AbortController();
  const cache = vectorCache(service.kit, {
    model: 'slow',
    embed: () => {
      ending.abort(new Error('the process is closing'));
      return new Promise(() => undefined);
    },
  });
  await expect(cache.embed(['nurse'], ending.signal)).rejects.toThrow('the process is closing');
});
