import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { listProjections, rebuildProjection } from '@skills-architect/contracts/portal';
import { aUser, testService } from '@skills-architect/service-kit/testing';
import { projectionRoutes } from './projection-routes';

/** Number of rebuilds of all records. */
let rebuilds = 0;
let onRebuilt = () => {};
let service: Awaited<ReturnType<typeof testService>>;
beforeAll(async () => {
  service = await testService({
    name: 'portal',
    build: (kit) => {
      kit.projections.add({
        name: 'lengths',
        title: 'Lengths of pets',
        affected: { pets: (ids) => ids },
        async rebuild(ids) {
          if (ids === 'all') rebuilds += 1;
          onRebuilt();
          return undefined;
        },
      });
      return [(app) => projectionRoutes(app, kit.db, kit.events)];
    },
  });
  const built = new Promise<void>((resolve) => {
    onRebuilt = resolve;
  });
  await service.start();
  await built;
  await service.kit.projections.settle();
});
afterAll(() => service.close());

const list = async () => (await service.as(aUser(2)).call(listProjections, {})).body.projections;
const rebuild = (name: string) => service.as(aUser(2)).call(rebuildProjection, { body: { service: 'portal', name } });

it('lists derived data with the time of its last update', async () => {
  expect(await list()).toMatchObject([
    {
      service: 'portal',
      name: 'lengths',
      title: 'Lengths of pets',
      builtAt: expect.any(String),
      waitingSince: null,
      error: null,
    },
  ]);
});

it('derives everything again on request', async () => {
  const rebuilt = new Promise<void>((resolve) => {
    onRebuilt = resolve;
  });
  expect((await rebuild('lengths')).status).toBe(200);
  await rebuilt;
  expect(rebuilds).toBe(2);
});

it('refuses unknown derived data, and users who are not Super Users', async () => {
  expect((await rebuild('nowhere')).status).toBe(404);
  expect((await service.as(aUser(4)).call(listProjections, {})).status).toBe(403);
});
