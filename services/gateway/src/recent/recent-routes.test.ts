import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { EVENT, Id } from '@skills-architect/contracts';
import { listRecentPlaces, noteRecentPlace } from '@skills-architect/contracts/portal';
import type { ServiceKit } from '@skills-architect/service-kit';
import { aUser, testService } from '@skills-architect/service-kit/testing';
import * as z from 'zod';
import { followDeletions, goneRecords } from './gone-records';
import { recentRoutes } from './recent-routes';

const declare = (kit: ServiceKit) =>
  kit.resource({
    name: 'persona',
    topic: 'personas',
    schema: z.object({ clientId: Id }),
    audience: ({ clientId }) => ({ clientId }),
  });

let service: Awaited<ReturnType<typeof testService>>;
let personas: ReturnType<typeof declare>;
let gone: ReturnType<typeof goneRecords>;
beforeAll(async () => {
  service = await testService({
    name: 'portal',
    build: (kit) => {
      personas = declare(kit);
      gone = goneRecords(kit.db);
      return [
        (app) => {
          recentRoutes(app, kit.db, gone);
          followDeletions(app, kit.events, gone);
        },
      ];
    },
  });
});
afterAll(() => service.close());

const user = aUser(2);
const titles = async () => (await service.as(user).call(listRecentPlaces, {})).body.places.map(({ title }) => title);

/** Resolves when open pages are told that the list has changed. */
const told = () =>
  new Promise<void>((resolve) => {
    const unlisten = service.kit.events.listen(({ name, data }) => {
      if (name !== EVENT.changed || data.resource !== 'recent') return;
      unlisten();
      resolve();
    });
  });

it('a deleted record is not listed, and is back in its place when it is restored', async () => {
  const [persona] = await personas.create([{ clientId: 1 }], { by: 1 });
  const note = (to: string, title: string) =>
    service.as(user).call(noteRecentPlace, { body: { to, title, kind: 'Persona' } });
  await note(`/persona/edit/${persona?._id}/false?client=1`, 'Tour Planner');
  await note(`/persona/edit/9${persona?._id}/false?client=1`, 'Van Courier');
  const deleted = told();
  const { changeSet } = await personas.remove({ clientId: 1 }, { by: 1 });
  await deleted;
  expect(await titles()).toEqual(['Van Courier']);
  const restored = told();
  await personas.undo(changeSet, { by: 1 });
  await restored;
  expect(await titles()).toEqual(['Van Courier', 'Tour Planner']);
});

it('a record that is opened again is listed, although its restore was missed', async () => {
  const body = { to: '/persona/edit/77/false?client=1', title: 'Yard Clerk', kind: 'Persona' };
  const data = { resource: 'personas', ids: [77], deleted: 'persona' };
  const event = { to: { clientId: 1 }, data };
  await service.as(user).call(noteRecentPlace, { body });
  expect(await gone.note(event)).toBe(true);
  expect(await titles()).not.toContain('Yard Clerk');
  await service.as(user).call(noteRecentPlace, { body });
  expect(await titles()).toContain('Yard Clerk');
});

it('only the first of several gateways tells open pages', async () => {
  const data = { resource: 'personas', ids: [78], deleted: 'persona' };
  const event = { to: { clientId: 1 }, data };
  expect([await gone.note(event), await gone.note(event)]).toEqual([true, false]);
});
