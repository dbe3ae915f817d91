import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as calls from '@skills-architect/contracts/admin';
import { aUser, testService } from '@skills-architect/service-kit/testing';
import { type Sandbox, startSandbox } from '@skills-architect/service-kit/testing/sandbox';
import { adminService } from '../app';
import { connectorState } from './connector-info';

const NOW = new Date('2026-03-01T12:00:00Z');
const at = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
const CLOSED = { _id: 'any', rev: 0, failures: 0, opened: 0 };
const error = (minutes: number) => ({ at: at(minutes), text: 'any answered 500' });

it.each([
  ['gone', false, { ...CLOSED, lastSuccessAt: at(-1) }],
  ['untried', true, undefined],
  ['up', true, { ...CLOSED, lastSuccessAt: at(-1), lastError: error(-2) }],
  ['failing', true, { ...CLOSED, failures: 1, lastSuccessAt: at(-2), lastError: error(-1) }],
  // It refused one message, which does not count as a failure of the connector.
  ['up', true, { ...CLOSED, lastSuccessAt: at(-2), lastError: error(-1) }],
  ['failing', true, { ...CLOSED, failures: 5, opened: 1, openUntil: at(-1), lastError: error(-2) }],
  ['paused', true, { ...CLOSED, failures: 5, opened: 1, openUntil: at(1), lastError: error(-1) }],
] as const)('a connector is %s', (expected, isConfigured, state) => {
  expect(connectorState(isConfigured, state, NOW)).toBe(expected);
});

describe('dead letters', () => {
  const staff = aUser(2);
  const params = { connector: 'learning-platform' };
  let sandbox: Sandbox;
  let service: Awaited<ReturnType<typeof testService>>;
  beforeAll(async () => {
    sandbox = await startSandbox();
    const learning = sandbox.connector('learning-platform', { tries: 1 });
    service = await testService({
      name: 'admin',
      build: adminService(),
      connectors: [learning, sandbox.connector('adaptive-engine')],
    });
    const message = (key: string) => ({
      key,
      path: '/refuse',
      title: `Batch ${key}`,
      body: { password: 'hidden', note: `uses ${learning.secret}`, personas: [{ personaId: 1 }] },
    });
    await service.kit.connectors.send(learning, ['a', 'b', 'c'].map(message));
    await service.start();
    while ((await list()).total < 3) await new Promise(setImmediate);
  });
  afterAll(async () => {
    await service.close();
    await sandbox.close();
  });
  const list = async () => (await service.as(staff).call(calls.listDeadLetters, { params })).body;

  it('the list shows the service of an area that waits for events', async () => {
    const connector = { name: 'area.garden' };
    await service.kit.connectors.send(connector, [{ key: 'told', path: '', title: 'personas.created', body: {} }]);
    const switches = service.platform.portal.collection('areaSwitch');
    await switches.insertOne({ area: 'garden', events: { granted: ['personas.created'], refused: [], clientIds: [] } });
    const find = async () => {
      const { body } = await service.as(staff).call(calls.listConnectors, {});
      return body.connectors.find(({ connector: name }) => name === 'area.garden');
    };
    expect(await find()).toMatchObject({ state: 'untried', waiting: 1 });
    // The area is removed.
    await switches.updateOne({ area: 'garden' }, { $set: { 'events.granted': [] } });
    expect(await find()).toMatchObject({ state: 'gone', waiting: 1 });
    await switches.deleteMany({});
    const letters = await service.as(staff).call(calls.listDeadLetters, { params: { connector: 'area.garden' } });
    expect(letters.status).toBe(404);
    await service.platform.portal.collection('connectorMessages').deleteMany({ connector: 'area.garden' });
  });

  it('the list shows each connector with state, last error and queue, and no secret', async () => {
    const { body } = await service.as(staff).call(calls.listConnectors, {});
    expect(body.connectors).toMatchObject([
      {
        connector: 'learning-platform',
        kind: 'learning-platform',
        state: 'up',
        lastError: { text: 'learning-platform answered 422' },
        waiting: 0,
        deadLetters: 3,
      },
      { connector: 'adaptive-engine', state: 'untried', waiting: 0, deadLetters: 0 },
    ]);
    expect(JSON.stringify(body)).not.toContain('sandbox-secret');
  });

  it('their content is readable, with secrets masked', async () => {
    const { body } = await service.as(staff).call(calls.getDeadLetter, { params: { ...params, key: 'a' } });
    expect(body).toMatchObject({
      key: 'a',
      title: 'Batch a',
      tries: 1,
      lastError: 'learning-platform answered 422',
      content: { password: '••••', note: 'uses ••••', personas: [{ personaId: 1 }] },
    });
    const unknown = await service.as(staff).call(calls.getDeadLetter, { params: { ...params, key: 'nobody' } });
    expect([unknown.status, unknown.failure.error]).toEqual([404, 'This dead letter was not found.']);
  });

  it('they are sent again, some or all, or discarded', async () => {
    sandbox.forget();
    const resent = await service.as(staff).call(calls.resendDeadLetters, { params, body: { keys: ['a', 'other'] } });
    expect(resent.body).toEqual({ resent: 1 });
    while ((await list()).total < 3) await new Promise(setImmediate);
    expect(sandbox.arrivals.map(({ key }) => key)).toEqual(['a']);
    const some = await service.as(staff).call(calls.discardDeadLetters, { params, body: { keys: ['a'] } });
    expect(some.body).toEqual({ discarded: 1 });
    const rest = await service.as(staff).call(calls.discardDeadLetters, { params, body: {} });
    expect(rest.body).toEqual({ discarded: 2 });
    expect(await list()).toEqual({ deadLetters: [], total: 0 });
  });

  it('a connector that left the deployment file has an empty list once its dead letters are discarded', async () => {
    await service.platform.portal.collection<{ _id: string }>('connectorStates').insertOne({ _id: 'former' });
    const { status, body } = await service.as(staff).call(calls.listDeadLetters, { params: { connector: 'former' } });
    expect([status, body]).toEqual([200, { deadLetters: [], total: 0 }]);
  });

  it('an unknown connector is not found', async () => {
    const input = { params: { connector: 'zzz' } };
    const { status, failure } = await service.as(staff).call(calls.listDeadLetters, input);
    expect([status, failure.error]).toEqual([404, 'The connector zzz was not found.']);
  });

  it('only Super Users see them', async () => {
    const { status } = await service.as(aUser(4)).call(calls.listConnectors, {});
    expect(status).toBe(403);
  });
});
