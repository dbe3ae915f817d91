import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { type AuditRecord, verifyChain } from '@skills-architect/service-kit';
import { testService } from '@skills-architect/service-kit/testing';
import Fastify, { type FastifyInstance } from 'fastify';
import { auditUpkeep } from './upkeep';

const DAY_MS = 24 * 3600 * 1000;
let service: Awaited<ReturnType<typeof testService>>;
let gateway: FastifyInstance;
// A log of its own for each test: it remembers for some milliseconds where the chain ends.
beforeEach(async () => {
  service = await testService({ name: 'portal', build: () => [] });
});
afterEach(async () => {
  await gateway.close();
  await service.close();
});

const entries = () => service.platform.portal.collection<AuditRecord>('audit');
const note = (record: string, days: number) =>
  service.platform.audit.append({
    ...{ kind: 'rights', what: 'Update user', outcome: 'done', record },
    at: new Date(Date.now() - days * DAY_MS),
  });
const startGateway = (auditDays: number) => {
  gateway = Fastify();
  const { kit, platform } = service;
  auditUpkeep(gateway, platform, { ...kit, retention: { ...kit.retention, auditDays } }, undefined);
};

it.each<[number, string[]]>([
  [30, ['user 3', 'user 4']],
  [0, ['user 1', 'user 2', 'user 3', 'user 4']],
])('a gateway keeps entries for KEEP_AUDIT_DAYS=%i days, and the chain stays verifiable', async (days, kept) => {
  for (const [record, age] of [
    ['user 1', 90],
    ['user 2', 31],
    ['user 3', 29],
  ] as const)
    await note(record, age);
  // Its process has died: the entry says that the gateway has looked.
  const lost = { kind: 'rights', what: 'Update user', record: 'user 4', at: new Date(Date.now() - DAY_MS) } as const;
  await service.platform.audit.begin(lost);
  startGateway(days);
  while (!(await entries().findOne({ outcome: 'unknown' }))) await new Promise(setImmediate);
  await gateway.close();
  const found = await entries().find({ kind: 'rights' }).sort({ _id: 1 }).toArray();
  expect(found.map(({ record }) => record)).toEqual(kept);
  expect((await verifyChain(service.platform.portal)).broken).toBeUndefined();
});
