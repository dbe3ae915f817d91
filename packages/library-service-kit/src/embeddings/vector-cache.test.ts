import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { testService } from '@skills-architect/service-kit/testing';
import { vectorCache } from './vector-cache';

let service: Awaited<ReturnType<typeof testService>>;
beforeAll(async () => {
  service = await testService({ name: 'roles', build: () => [] });
});
afterAll(() => service.close());

const asked: string[] = [];
const NOW = new Date('2026-05-05T12:00:00Z');
const cacheOf = (model: string) =>
  vectorCache(
    { ...service.kit, now: () => NOW },
    {
      model,
      embed: async (texts) => {
        asked.push(...texts);
        return texts.map(({ length }) => Float32Array.of(length, 0.5));
      },
    },
  );
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

it('texts of like length are made together', async () => {
  const before = asked.length;
  const vectors = await cacheOf('sorted').embed(['a long description', 'cook', 'another description', 'dean'], goesOn);
  expect(asked.slice(before)).toEqual(['cook', 'dean', 'a long description', 'another description']);
  expect(vectors.get('a long description')).toEqual(Float32Array.of(18, 0.5));
});

it('a vector counts as used when it is made and, at most daily, when it is read; unused ones end after 90 days', async () => {
  const cached = () => service.kit.db.collection<{ _id: string; usedAt?: Date }>('embeddings');
  const cache = cacheOf('dated');
  await cached().deleteMany({});
  await cache.embed(['nurse'], goesOn);
  const usedAt = async () => (await cached().findOne())?.usedAt;
  expect(await usedAt()).toEqual(NOW);
  const readUsed = async (before: string) => {
    await cached().updateOne({}, { $set: { usedAt: new Date(before) } });
    await cache.embed(['nurse'], goesOn);
    return usedAt();
  };
  expect(await readUsed('2026-05-05T00:00:00Z')).toEqual(new Date('2026-05-05T00:00:00Z'));
  expect(await readUsed('2026-05-03T00:00:00Z')).toEqual(NOW);
  await cached().updateOne({}, { $unset: { usedAt: 1 } });
  await cache.createIndexes();
  expect(await usedAt()).toEqual(NOW);
  const indexes = await cached().indexes();
  expect(indexes).toContainEqual(expect.objectContaining({ key: { usedAt: 1 }, expireAfterSeconds: 90 * 24 * 3600 }));
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
