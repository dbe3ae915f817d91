import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Connector } from './connector';
import type { Parcel } from './outbox';
import { isToldTo, toEvent, toMessages, webhooks } from './webhooks';

const AT = new Date('2026-06-01T12:00:00Z');
const webhook: Connector = {
  name: 'hr',
  kind: 'webhook',
  url: 'https://hr.example/hook',
  hosts: ['hr.example'],
  authentication: 'signature',
  secret: 'a secret of the test',
  timeoutMs: 1000,
  tries: 3,
  mostBytes: 1000,
  events: ['personas.created', 'releases.created'],
};

describe('a webhook', () => {
  it.each([
    ['is told about its events', {}, { event: 'personas.created', clientId: 1 }, true],
    ['is told about those of its clients', { clients: [1] }, { event: 'personas.created', clientId: 1 }, true],
    ['is told about the library whatever its clients', { clients: [1] }, { event: 'releases.created' }, true],
    ['is not told about other events', {}, { event: 'personas.deleted', clientId: 1 }, false],
    ['is not told about other clients', { clients: [2] }, { event: 'personas.created', clientId: 1 }, false],
    ['is not another kind of connector', { kind: 'learning-platform' }, { event: 'personas.created' }, false],
  ] as const)('%s', (_, changes, told, expected) => {
    expect(isToldTo({ ...webhook, ...changes }, told)).toBe(expected);
  });
});

it('many records come in several messages, each with a key of its own', () => {
  const ids = Array.from({ length: 2500 }, (_, index) => index + 1);
  const messages = toMessages({ event: 'personas.changed', clientId: 1, ids }, AT);
  expect(messages.map(({ title }) => title)).toEqual([
    'personas.changed (1000)',
    'personas.changed (1000)',
    'personas.changed (500)',
  ]);
  expect(messages.flatMap(({ body }) => Object(body).ids)).toEqual(ids);
  expect(new Set(messages.map(({ key }) => key)).size).toBe(3);
});

it('knows which changes have an event', () => {
  expect([toEvent('skills', 'deleted'), toEvent('releases', 'changed')]).toEqual(['skills.deleted', undefined]);
});

describe('a change', () => {
  const garden = { name: 'area.garden', kind: 'webhook', events: ['personas.created'] } as const;
  const pond = { name: 'area.pond', kind: 'webhook', events: ['skills.created'] } as const;
  const sent: Parcel[][] = [];
  const tell = webhooks({
    connectors: [webhook],
    listAreas: async () => [garden, pond],
    send: async (parcels) => void sent.push([...parcels]),
    now: () => AT,
  });
  beforeEach(() => {
    sent.length = 0;
  });

  it('is told to all of its receivers with one write', async () => {
    await tell({ event: 'personas.created', clientId: 1, ids: [1] }, undefined);
    expect(sent.map((parcels) => parcels.map(({ connector }) => connector))).toEqual([['hr', 'area.garden']]);
  });

  it('that nobody is told of writes nothing', async () => {
    await tell({ event: 'roles.created', ids: [1] }, undefined);
    expect(sent).toEqual([]);
  });
});
