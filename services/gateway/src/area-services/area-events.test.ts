import { rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { type AreaEvent, buildAreaService } from '@skills-architect/service-kit/area';
import pino from 'pino';
import * as z from 'zod';
import { writeBuild } from '../testing/a-build';
import { aDeployment, type Gateways, startGateways } from '../testing/gateways';

/** Two gateways, and the service of another team with the kit of services. */
const DATABASE = `test_area_events_${process.pid}`;
const silent = pino({ level: 'silent' });
let deployment: ReturnType<typeof aDeployment>;
let gateways: Gateways;
let garden: Awaited<ReturnType<typeof buildAreaService>>;
/** Of one kit: each has a queue of jobs, which may not be made in a database that is being dropped. */
let personasKit: ReturnType<typeof kitOfPersonas>;
let personas: ReturnType<typeof aResource>;
let dropDatabase: () => Promise<unknown>;

const taken: AreaEvent[] = [];
/** Called with each event before it is taken. */
let onEvent: (event: AreaEvent) => void;

const kitOfPersonas = () => gateways.first.platform.kitFor('personas');
const aResource = () =>
  personasKit.resource({
    name: 'persona',
    topic: 'personas',
    webhook: 'personas',
    schema: z.object({ clientId: z.number(), name: z.string() }),
    audience: ({ clientId }) => ({ clientId }),
  });

const layBuild = (gateway: string) =>
  writeBuild(path.join(deployment.folder, gateway, 'garden/1.0.0'), 'garden', {
    events: ['personas.created', 'personas.changed'],
  });

beforeAll(async () => {
  deployment = aDeployment([]);
  for (const gateway of ['one', 'two']) await layBuild(gateway);
  gateways = await startGateways(deployment.folder, ['one', 'two']);
  const portalUrl = await gateways.first.app.listen({ host: '127.0.0.1', port: 0 });
  garden = await buildAreaService(
    {
      area: 'garden',
      portalUrl,
      token: undefined,
      mongodbUri: process.env.TEST_MONGODB_URI ?? '',
      database: DATABASE,
      log: silent,
    },
    ({ db }) => {
      dropDatabase = () => db.dropDatabase();
      return {
        routes: () => undefined,
        onEvent: (event) => {
          onEvent(event);
          taken.push(event);
        },
      };
    },
  );
  const address = await garden.app.listen({ host: '127.0.0.1', port: 0 });
  await gateways.change('garden', { on: true, service: { addresses: [address] } });
  personasKit = kitOfPersonas();
  personas = aResource();
});
afterAll(async () => {
  await personasKit.db.dropDatabase();
  await dropDatabase();
  await gateways.stop();
  await garden.stop();
  deployment.remove();
});
beforeEach(() => {
  taken.length = 0;
  onEvent = () => undefined;
});

const grant = (granted: string[], clientIds: number[] = []) =>
  gateways.change('garden', { events: { granted, refused: [], clientIds } });
const create = (name: string, clientId = 1) => personas.create([{ clientId, name }], { by: 1 });
const messages = () => gateways.first.platform.portal.collection('connectorMessages');
/** Until nothing waits any more, and everything sent has arrived. */
const settle = async () => {
  while (await messages().countDocuments({ state: 'waiting' })) await new Promise(setImmediate);
};

it('is told nothing before a Super User has granted it, and then only that', async () => {
  expect((await gateways.getArea('garden')).ownService?.events).toEqual([
    { name: 'personas.created', state: 'asked' },
    { name: 'personas.changed', state: 'asked' },
  ]);
  await create('before');
  await grant(['personas.created']);
  const [persona] = await create('after');
  if (!persona) throw new Error('no persona was created');
  await personas.change(persona._id, undefined, { name: 'again' }, { by: 1 });
  await personas.remove({ _id: persona._id }, { by: 1 });
  await settle();
  expect(taken).toMatchObject([{ event: 'personas.created', clientId: 1, ids: [persona._id] }]);
});

it('is told of the chosen clients only', async () => {
  await grant(['personas.created'], [2]);
  await create('of another client', 1);
  await create('of its client', 2);
  await settle();
  expect(taken.map(({ clientId }) => clientId)).toEqual([2]);
});

it('each event arrives once, however many gateways there are', async () => {
  await grant(['personas.created']);
  await Promise.all(Array.from({ length: 30 }, (_, index) => create(`persona ${index}`)));
  await settle();
  expect(new Set(taken.map(({ id }) => id)).size).toBe(30);
  expect(taken).toHaveLength(30);
});

it('what it could not take comes again with the same id', async () => {
  await grant(['personas.created']);
  const tried: string[] = [];
  onEvent = ({ id }) => {
    tried.push(id);
    if (tried.length === 1) throw new Error('the disk is full');
  };
  await create('twice');
  await settle();
  expect(tried).toHaveLength(2);
  expect(new Set(tried).size).toBe(1);
  expect(taken).toHaveLength(1);
});

it('nothing is lost while one gateway has no build of the area', async () => {
  await grant(['personas.created']);
  rmSync(path.join(deployment.folder, 'two/garden'), { recursive: true });
  while ((await gateways.listAreas(1)).areas.length) await new Promise(setImmediate);
  await Promise.all(Array.from({ length: 20 }, (_, index) => create(`persona ${index}`)));
  await settle();
  expect(taken).toHaveLength(20);
  await layBuild('two');
  while (!(await gateways.listAreas(1)).areas.length) await new Promise(setImmediate);
});

it('what was taken back or belongs to an area that is off is dropped', async () => {
  await grant(['personas.created']);
  await gateways.change('garden', { on: false });
  await create('while it is off');
  await gateways.change('garden', { on: true });
  await messages().insertOne({
    connector: 'area.garden',
    method: 'POST',
    path: '',
    title: 'personas.changed (1)',
    body: { event: 'personas.changed', at: new Date().toISOString(), clientId: 1, ids: [1] },
    items: 0,
    state: 'waiting',
    tries: 0,
    dueAt: new Date(),
    madeAt: new Date(),
  });
  await settle();
  expect(taken).toEqual([]);
});
