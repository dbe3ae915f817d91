import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Connector } from './connector';
import type { Parcel } from './outbox';
import { contentFor, subscribesTo, toEvent, toMessages, webhooks } from './webhooks';

const AT = new Date('2026-06-01T12:00:00Z');
const JOB = { token: 'a', kind: 'import', title: 'Import of Anna Meyer.xlsx' };
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
    [
      'is told about jobs of no client',
      { events: ['jobs.done'], clients: [1] },
      { event: 'jobs.done', job: JOB },
      true,
    ],
    ['is not another kind of connector', { kind: 'learning-platform' }, { event: 'personas.created' }, false],
  ] as const)('%s', (_, changes, told, expected) => {
    expect(subscribesTo({ ...webhook, ...changes }, told)).toBe(expected);
  });
});

describe('the service of an area', () => {
  const area = { kind: 'webhook', events: ['jobs.done', 'releases.created'], isArea: true } as const;
  it.each([
    ['of all clients is told about jobs of no client', {}, { event: 'jobs.done', job: JOB }, true],
    ['of some clients is not', { clients: [1] }, { event: 'jobs.done', job: JOB }, false],
    ['is told about the jobs of its clients', { clients: [1] }, { event: 'jobs.done', clientId: 1, job: JOB }, true],
    ['is not told about those of others', { clients: [1] }, { event: 'jobs.done', clientId: 2, job: JOB }, false],
    ['is told about the library whatever its clients', { clients: [1] }, { event: 'releases.created' }, true],
  ] as const)('%s', (_, changes, told, expected) => {
    expect(subscribesTo({ ...area, ...changes }, told)).toBe(expected);
  });

  it('does not learn the titles of jobs, unlike a webhook', () => {
    const told = { event: 'jobs.done', clientId: 1, job: JOB } as const;
    expect(contentFor(area, told).job).toEqual({ ...JOB, title: '' });
    expect(contentFor(webhook, told).job).toEqual(JOB);
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
