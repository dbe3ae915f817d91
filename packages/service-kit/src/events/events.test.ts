import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { testService } from '../testing/index';

let service: Awaited<ReturnType<typeof testService>>;
beforeAll(async () => {
  service = await testService({ name: 'personas', build: () => ({ routes: () => undefined }) });
});
afterAll(() => service.close());

const publish = (count: number, name: string) =>
  Promise.all(
    Array.from({ length: count }, () => service.platform.events.publish({ to: { all: true }, name, data: {} })),
  );

it('whoever comes back hears what happened meanwhile, in order', async () => {
  const { events } = service.platform;
  const before = await events.lastSeq();
  await publish(3, 'meanwhile');
  const missed = (await events.since(before)) ?? [];
  const seqs = missed.filter(({ name }) => name === 'meanwhile').map(({ seq }) => seq);
  expect(seqs).toHaveLength(3);
  expect(seqs).toEqual(seqs.toSorted((a, b) => a - b));
});

it('whoever missed too much is told nothing of it, and reads everything anew', async () => {
  const { events } = service.platform;
  const before = await events.lastSeq();
  await publish(1001, 'much');
  expect(await events.since(before)).toBeUndefined();
  const latest = await events.since(before + 500);
  expect(latest?.at(-1)?.seq).toBe(await events.lastSeq());
});
