import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createBalancer } from '@skills-architect/service-kit';
import { testService } from '@skills-architect/service-kit/testing';
import Fastify from 'fastify';
import { type Health, partHealth } from './part-health';

const AT = '2026-01-01T09:00:00.000Z';
let now = new Date(AT);
const server = Fastify();
let isReady = true;
let sentBytes = 0;
let service: Awaited<ReturnType<typeof testService>>;
let health: Health;

beforeAll(async () => {
  service = await testService({
    name: 'portal',
    build: () => [],
  });
  server.get('/ready', (_, reply) => reply.status(isReady ? 200 : 503).send({ contracts: '0.1.4' }));
  server.get('/moved', (_, reply) => reply.redirect('/elsewhere'));
  server.get('/elsewhere', () => ({}));
  server.get('/endless', (_, reply) => {
    const read = function (this: Readable) {
      sentBytes += 64_000;
      this.push('x'.repeat(64_000));
    };
    return reply.send(new Readable({ read }));
  });
  const roles = await server.listen({ host: '127.0.0.1', port: 0 });
  // No process listens on port 9 of this machine.
  const nobody = 'http://127.0.0.1:9';
  const balancer = createBalancer({ roles: [roles], explorer: [nobody], skills: [nobody, roles] });
  health = partHealth(service.platform.portal, balancer, () => now);
});
afterAll(async () => {
  await server.close();
  await service.close();
});

it('a service that answers is up', async () => {
  expect(await health.service('roles')).toEqual({ state: 'up' });
});

it('a service without an address is down, with its last error', async () => {
  const error = { text: 'Nobody answers at its address.', at: AT };
  expect(await health.service('explorer')).toEqual({ state: 'down', error });
});

it('a service cannot send the gateway to another address', async () => {
  const text = 'It answered 302.';
  expect(await health.service('roles', undefined, '/moved')).toMatchObject({ state: 'down', error: { text } });
});

it('an answer without end is not read to the end of the time', async () => {
  await health.service('roles', undefined, '/endless');
  expect(sentBytes).toBeLessThan(20_000_000);
});

it('a recovered service shows when it last failed', async () => {
  isReady = false;
  expect(await health.service('roles')).toMatchObject({ state: 'down', error: { text: 'It answered 503.' } });
  isReady = true;
  expect(await health.service('roles')).toEqual({ state: 'up', error: { text: 'It answered 503.', at: AT } });
});

it('a call that did not reach the service is recorded', async () => {
  await health.noteFault('roles', 'unsent');
  expect(await health.service('roles')).toMatchObject({ state: 'up', error: { text: 'A call did not reach it.' } });
  await health.noteFault('roles', 'late');
  const late = { text: 'It did not answer a call in time.' };
  expect(await health.service('roles')).toMatchObject({ error: late });
});

it('a service is up while one of its instances is, with the errors of the others', async () => {
  const error = { text: '1 of 2 instances: Nobody answers at its address.' };
  expect(await health.service('skills')).toMatchObject({ state: 'up', error });
});

it.each([
  ['^0.1.0', 'roles', { state: 'up' }, undefined],
  ['^0.2.0', 'roles', { state: 'incompatible' }, 'The area needs contracts ^0.2.0, the service has 0.1.4.'],
  ['^0.2.0', 'skills', { state: 'incompatible' }, 'The area needs contracts ^0.2.0, the service has 0.1.4.'],
])('for a build that needs contracts %s the service %s is %j', async (range, id, found, text) => {
  const needs = { '@skills-architect/contracts': range };
  const manifest = { id, title: id, routes: [], menu: [], tiles: [] };
  const build = { manifest, version: '1.0.0', needs, integrity: {} };
  const verdict = await health.service(id, {
    folder: '',
    build,
    scope: '',
    digests: new Map(),
    signature: undefined,
    isUploaded: false,
  });
  expect(verdict).toMatchObject(text ? { ...found, error: { text } } : found);
});

it('an error is dropped after an hour without another one', async () => {
  await health.noteFault('roles', 'late');
  now = new Date(Date.parse(AT) + 59 * 60_000);
  expect(await health.service('roles')).toMatchObject({ error: { text: 'It did not answer a call in time.' } });
  now = new Date(Date.parse(AT) + 60 * 60_000);
  expect(await health.service('roles')).toEqual({ state: 'up' });
  now = new Date(AT);
});

it('an area without a service of its name has no service health', async () => {
  expect(await health.service('garden')).toBeUndefined();
});
