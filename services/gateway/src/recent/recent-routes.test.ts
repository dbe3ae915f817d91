import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { EVENT, Id } from '@skills-architect/contracts';
import { listRecentPlaces, noteRecentPlace } from '@skills-architect/contracts/portal';
import { goneRecords, type ServiceKit } from '@skills-architect/service-kit';
import { aUser, testService } from '@skills-architect/service-kit/testing';
import * as z from 'zod';
import { recentRoutes } from './recent-routes';

const declare = (kit: ServiceKit) =>
  kit.resource({
    name: 'persona',
    isOpened: true,
    topic: 'personas',
    schema: z.object({ clientId: Id }),
    audience: ({ clientId }) => ({ clientId }),
  });

let service: Awaited<ReturnType<typeof testService>>;
let personas: ReturnType<typeof declare>;
beforeAll(async () => {
  service = await testService({
    name: 'portal',
    build: (kit) => {
      personas = declare(kit);
      return [(app) => recentRoutes(app, { portal: kit.db, gone: goneRecords(kit.db) })];
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

it('a deleted record is not listed from the same moment: no process has to be told of it', async () => {
  const [persona] = await personas.create([{ clientId: 3 }], { by: 1 });
  const body = { to: `/persona/review/${persona?._id}`, title: 'Night Porter', kind: 'Persona' };
  await service.as(user).call(noteRecentPlace, { body });
  await personas.remove({ clientId: 3 }, { by: 1 });
  expect(await titles()).not.toContain('Night Porter');
});

it('a record that is opened again is listed, although a service of before restored it without saying so', async () => {
  const [persona] = await personas.create([{ clientId: 4 }], { by: 1 });
  const body = { to: `/persona/edit/${persona?._id}/false?client=4`, title: 'Yard Clerk', kind: 'Persona' };
  await service.as(user).call(noteRecentPlace, { body });
  await personas.remove({ clientId: 4 }, { by: 1 });
  expect(await titles()).not.toContain('Yard Clerk');
  await service.as(user).call(noteRecentPlace, { body });
  expect(await titles()).toContain('Yard Clerk');
});
