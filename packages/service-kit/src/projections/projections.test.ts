import { once } from 'node:events';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { EVENT } from '@skills-architect/contracts';
import { testService } from '../testing';
import type { Ids, Projection, ProjectionRun } from './projection';

/** Rebuilt ids of each instance, in order. */
let rebuilt: Ids[] = [];
let onRebuild: (run: ProjectionRun) => Promise<unknown> = async () => undefined;

const lengths: Projection = {
  name: 'lengths',
  title: 'Lengths of pets',
  affected: { pets: (ids) => ids, owners: (ids) => ids.map((id) => id * 10), shops: () => 'all' },
  async rebuild(ids, run) {
    rebuilt.push(ids);
    await onRebuild(run);
    return undefined;
  },
};

let service: Awaited<ReturnType<typeof testService>>;
beforeAll(async () => {
  service = await testService({ name: 'skills', build: () => [] });
});
beforeEach(async () => {
  onRebuild = async () => undefined;
  await service.platform.portal.collection('projections').deleteMany({});
  rebuilt = [];
});
afterAll(() => service.close());

const anInstance = async (projection = lengths) => {
  const instance = await testService({
    name: 'skills',
    build: () => [],
    beside: service.place,
  });
  return { ...instance, projection: instance.kit.projections.add(projection) };
};
type Instance = Awaited<ReturnType<typeof anInstance>>;

const publishChange = (resource: string, ids?: number[]) =>
  service.kit.events.publish({ to: { all: true }, name: EVENT.changed, data: { resource, ...(ids && { ids }) } });
const settle = ({ kit }: Instance) => kit.projections.settle();

it('is built from nothing once, then follows only what has changed', async () => {
  const instance = await anInstance();
  await settle(instance);
  await publishChange('pets', [1]);
  await publishChange('pets', [1, 2]);
  await publishChange('cars', [7]);
  await settle(instance);
  await settle(instance);
  await instance.stop();
  expect(rebuilt).toEqual(['all', [1, 2]]);
});

it.each<[string, string, number[] | undefined, Ids]>([
  ['records of another topic', 'owners', [3], [30]],
  ['an event without ids', 'pets', undefined, 'all'],
  ['a topic that affects everything', 'shops', [1], 'all'],
])('derives what follows from %s', async (_, topic, ids, expected) => {
  const instance = await anInstance();
  await settle(instance);
  await publishChange(topic, ids);
  await settle(instance);
  await instance.stop();
  expect(rebuilt).toEqual(['all', expected]);
});

it('is rebuilt from nothing when its version has changed', async () => {
  const before = await anInstance();
  await settle(before);
  await before.stop();
  const after = await anInstance({ ...lengths, version: 2 });
  await settle(after);
  await after.stop();
  expect(rebuilt).toEqual(['all', 'all']);
});

describe('instances of two versions', () => {
  it('the older one leaves everything to the newer one, and waits for it', async () => {
    const older = await anInstance();
    await settle(older);
    const newer = await anInstance({ ...lengths, version: 2 });
    newer.kit.projections.start();
    await settle(newer);
    older.kit.projections.start();
    await publishChange('pets', [5]);
    await settle(older);
    await older.projection.rebuildNow([6]);
    await settle(newer);
    await Promise.all([older.stop(), newer.stop()]);
    expect(rebuilt).toEqual(['all', 'all', [5], [6]]);
  });

  it('once no newer one runs, the older one builds its own form again', async () => {
    const newer = await anInstance({ ...lengths, version: 2 });
    newer.kit.projections.start();
    await settle(newer);
    await newer.stop();
    await service.platform.portal
      .collection('projections')
      .updateOne({ name: 'lengths' }, { $set: { 'seenAt.2': new Date(Date.now() - 5 * 60_000) } });
    const older = await anInstance();
    await settle(older);
    await publishChange('pets', [1]);
    await settle(older);
    await older.stop();
    expect(rebuilt).toEqual(['all', 'all', [1]]);
  });
});

it('follows changes by itself, in one of several instances', async () => {
  const instances = [await anInstance(), await anInstance()];
  for (const instance of instances) await settle(instance);
  const derived = new Promise<void>((resolve) => {
    onRebuild = async () => resolve();
  });
  for (const { kit } of instances) kit.projections.start();
  await publishChange('pets', [5]);
  await derived;
  for (const instance of instances) await settle(instance);
  for (const instance of instances) await instance.stop();
  expect(rebuilt).toEqual(['all', [5]]);
});

it('includes changes that were made while no instance ran', async () => {
  const before = await anInstance();
  await settle(before);
  await before.stop();
  await publishChange('pets', [8]);
  const after = await anInstance();
  await settle(after);
  await after.stop();
  expect(rebuilt).toEqual(['all', [8]]);
});

it('a failed rebuild is repeated with the later changes', async () => {
  const instance = await anInstance();
  await settle(instance);
  onRebuild = async () => {
    onRebuild = async () => undefined;
    throw new Error('the database is away');
  };
  await publishChange('pets', [1]);
  await expect(settle(instance)).rejects.toThrow('the database is away');
  await publishChange('pets', [2]);
  await settle(instance);
  await instance.stop();
  expect(rebuilt).toEqual(['all', [1], [1, 2]]);
});

/** As after a pause of the process: another one holds the lease now. */
const loseLease = () =>
  service.kit.db
    .collection<{ _id: string }>('leases')
    .updateOne({ _id: 'projection lengths' }, { $set: { holder: 'another', until: new Date(0) } });

it.each([
  ['and known to be', ({ signal }: ProjectionRun) => once(signal, 'abort')],
  ['a moment before its end', async () => undefined],
])('records that were written after the lease was lost %s are derived again by the next holder', async (_, work) => {
  const paused = await anInstance();
  await settle(paused);
  onRebuild = async (run) => {
    onRebuild = async () => undefined;
    await loseLease();
    await work(run);
  };
  await publishChange('pets', [1]);
  await expect(settle(paused)).rejects.toThrow('another process may have taken over');
  const next = await anInstance();
  await settle(next);
  await Promise.all([paused.stop(), next.stop()]);
  expect(rebuilt).toEqual(['all', [1], [1]]);
});

it('records that a killed process was asked to derive again are derived by the next one', async () => {
  const killed = await anInstance();
  await settle(killed);
  const release = new AbortController();
  const begun = new Promise<void>((resolve) => {
    onRebuild = async () => {
      onRebuild = async () => undefined;
      await loseLease();
      resolve();
      await once(release.signal, 'abort');
    };
  });
  const ended = killed.projection.rebuildNow([7]).catch(() => undefined);
  await begun;
  const next = await anInstance();
  await settle(next);
  expect(rebuilt).toEqual(['all', [7], [7]]);
  release.abort();
  await ended;
  await Promise.all([killed.stop(), next.stop()]);
});
