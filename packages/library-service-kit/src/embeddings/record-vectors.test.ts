import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { EVENT } from '@skills-architect/contracts';
import type { ServiceKit } from '@skills-architect/service-kit';
import { testService } from '@skills-architect/service-kit/testing';
import { wordVector } from '../testing/embeddings';
import { toUnit } from './embedder';
import { modelState } from './model-state';
import { type RecordVectors, recordVectors } from './record-vectors';

const TEXTS = new Map<number, string>();
const embedded: string[] = [];
const { set, ...state } = modelState({ status: 'unavailable', sentence: 'There is no model.' });
const embedder = {
  ...state,
  model: 'words',
  origin: 'own' as const,
  embed: async (texts: readonly string[]) => {
    embedded.push(...texts);
    return texts.map((text) => toUnit(wordVector(text)));
  },
  close: async () => undefined,
};

let service: Awaited<ReturnType<typeof testService>>;
let vectors: RecordVectors;
const build = (kit: ServiceKit) => {
  vectors = recordVectors(kit, embedder, {
    topic: 'words',
    title: 'Words',
    affected: { texts: (ids) => ids },
    async *read(ids) {
      const present = [...TEXTS].filter(([id]) => ids === 'all' || ids.includes(id));
      yield present.map(([id, text]) => ({ id, texts: [text] }));
    },
    count: async () => TEXTS.size,
  });
  return [vectors];
};
const change = async (id: number, text?: string) => {
  if (text === undefined) TEXTS.delete(id);
  else TEXTS.set(id, text);
  await service.kit.events.publish({
    to: { service: 'roles' },
    name: EVENT.changed,
    data: { resource: 'texts', ids: [id] },
  });
  await service.kit.projections.settle();
};
const coverage = () => vectors.coverage();

beforeAll(async () => {
  service = await testService({ name: 'roles', build });
});
afterAll(() => service.close());

it('records have no vectors without a model, and get them when it is ready', async () => {
  await change(1, 'nurse');
  await change(2, 'driver');
  expect(await coverage()).toEqual({ embedded: 0, records: 2 });
  vectors.start();
  const made = new Promise<void>((resolve) => {
    service.kit.events.listen(({ data }) => {
      if (data.resource === 'wordsMissing') resolve();
    });
  });
  set({ status: 'ready' });
  await made;
  await service.kit.projections.settle();
  expect(await coverage()).toEqual({ embedded: 2, records: 2 });
});

it('a record that changes while the model is away has no old vectors, and gets new ones later', async () => {
  set({ status: 'unavailable', sentence: 'Its process ended.' });
  await change(2, 'pilot');
  await change(1);
  expect(await coverage()).toEqual({ embedded: 0, records: 1 });
  set({ status: 'ready' });
  await change(2, 'pilot');
  const [stored] = await vectors.copy.readByIds([2]);
  expect(vectors.readVectors(stored?.data)).toEqual([toUnit(wordVector('pilot'))]);
  expect(embedded).toEqual(['nurse', 'driver', 'pilot']);
});

it('an instance without the model does not remove the vectors of all records', async () => {
  set({ status: 'unavailable', sentence: 'Its process ended.' });
  const data = { resource: 'texts' };
  await service.kit.events.publish({ to: { service: 'roles' }, name: EVENT.changed, data });
  await service.kit.projections.settle();
  expect(await coverage()).toEqual({ embedded: 1, records: 1 });
  set({ status: 'ready' });
});

it('vectors of another model do not count', () => {
  expect(vectors.readVectors({ model: 'other', vectors: [] })).toBeUndefined();
});
