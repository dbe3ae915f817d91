import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { testService } from '../testing';
import { type CopiedRecord, followCopy, type StepCopy, stepCopy } from './step-copy';

interface Pet {
  name: string;
}
let service: Awaited<ReturnType<typeof testService>>;
let copy: StepCopy<Pet>;
const { signal } = new AbortController();

beforeAll(async () => {
  service = await testService({ name: 'skills', build: () => [] });
});
beforeEach(async () => {
  await Promise.all(['pets', 'copySteps', 'counters'].map((name) => service.kit.db.collection(name).deleteMany({})));
  copy = stepCopy<Pet>(service.kit, 'pets');
});
afterAll(() => service.close());

const update = async (...names: [id: number, name: string][]) => {
  const write = await copy.begin();
  await write.put(
    names.map(([id, name]) => ({ id, data: { name } })),
    signal,
  );
  return write.complete();
};
const readNewer = async (after: number) => {
  const { step } = await copy.latest();
  const found: unknown[] = [];
  for await (const page of copy.readNewer(after, step)) found.push(...page.map(({ id, data }) => [id, data?.name]));
  return { step, found };
};

it('is empty at first', async () => {
  expect(await copy.latest()).toEqual({ step: 0, at: undefined });
  expect((await readNewer(0)).found).toEqual([]);
});

it('gives a reader only what is newer than its memory', async () => {
  expect(await update([1, 'Rex'], [2, 'Tom'])).toEqual([1, 2]);
  const { step } = await readNewer(0);
  expect(await update([2, 'Tim'])).toEqual([2]);
  expect((await readNewer(step)).found).toEqual([[2, 'Tim']]);
  expect((await readNewer(0)).found).toEqual([
    [1, 'Rex'],
    [2, 'Tim'],
  ]);
});

it('records that are put unchanged are not newer', async () => {
  await update([1, 'Rex']);
  const before = await copy.latest();
  expect(await update([1, 'Rex'])).toEqual([]);
  expect(await copy.latest()).toEqual(before);
});

it('an update is seen once it is complete', async () => {
  const write = await copy.begin();
  await write.put([{ id: 1, data: { name: 'Rex' } }], signal);
  expect((await readNewer(0)).found).toEqual([]);
  await write.complete();
  expect((await readNewer(0)).found).toEqual([[1, 'Rex']]);
});

it('the next update shows what a failed one has written', async () => {
  const failed = await copy.begin();
  await failed.put([{ id: 1, data: { name: 'Rex' } }], signal);
  expect(await update([1, 'Rex'])).toEqual([1]);
  expect((await readNewer(0)).found).toEqual([[1, 'Rex']]);
});

it.each([
  ['these', { ids: [2, 7] }, [[2, undefined]]],
  ['all except these', { except: [2] }, [[1, undefined]]],
])('removes %s, once', async (_, which, expected) => {
  await update([1, 'Rex'], [2, 'Tom']);
  const { step } = await readNewer(0);
  const write = await copy.begin();
  await write.remove(which);
  expect(await write.complete()).toHaveLength(1);
  expect((await readNewer(step)).found).toEqual(expected);
  const again = await copy.begin();
  await again.remove(which);
  expect(await again.complete()).toEqual([]);
  expect(await copy.count()).toBe(1);
});

it('writes nothing for a process that has lost its turn', async () => {
  const write = await copy.begin();
  const lost = AbortSignal.abort(new Error('lost'));
  await expect(write.put([{ id: 1, data: { name: 'Rex' } }], lost)).rejects.toThrow('lost');
  expect(await write.complete()).toEqual([]);
});

describe('a memory that follows', () => {
  const remember = (fail: () => void = () => undefined) => {
    const put: [number, string | undefined][] = [];
    const memory = followCopy(copy, (page: readonly CopiedRecord<Pet>[]) => {
      fail();
      put.push(...page.map(({ id, data }): [number, string | undefined] => [id, data?.name]));
    });
    return { memory, put };
  };

  it('gets each record once, however often it is asked at the same time', async () => {
    await update([1, 'Rex'], [2, 'Tom']);
    const { memory, put } = remember();
    await Promise.all([memory.catchUp(), memory.catchUp()]);
    await update([2, 'Tim']);
    await memory.catchUp();
    expect(put).toEqual([
      [1, 'Rex'],
      [2, 'Tom'],
      [2, 'Tim'],
    ]);
    expect(memory.seen()).toEqual(await copy.latest());
  });

  it('gets them again after a failure', async () => {
    await update([1, 'Rex']);
    let failures = 1;
    const { memory, put } = remember(() => {
      if (failures-- > 0) throw new Error('no memory');
    });
    await expect(memory.catchUp()).rejects.toThrow('no memory');
    await memory.catchUp();
    expect(put).toEqual([[1, 'Rex']]);
  });

  it('gets only what is newer than the step after which it starts', async () => {
    await update([1, 'Rex']);
    const { memory, put } = remember();
    memory.startAfter((await copy.latest()).step);
    await update([2, 'Tom']);
    await memory.catchUp();
    expect(put).toEqual([[2, 'Tom']]);
  });
});
