import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { testService } from '../testing/index';
import { testProcess } from '../testing/test-process';
import type { AuditRecord } from './audit-entry';
import { auditLog, LOST_AFTER_MS } from './audit-log';
import { verifyChain } from './verify-chain';

const KILLED_AFTER = 40;

let service: Awaited<ReturnType<typeof testService>>;
const children: ChildProcess[] = [];
beforeAll(async () => {
  service = await testService({ name: 'portal', build: () => [] });
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await service.close();
});

/** Records acts in a process of its own until it has reported enough of them, then kills it; returns the reported ones. */
const recordUntilKilled = () =>
  new Promise<string[]>((resolve) => {
    const child = spawn(process.execPath, [fileURLToPath(testProcess('auditing'))], {
      env: { ...process.env, NODE_OPTIONS: '', TEST_DATABASE: service.platform.portal.name },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    children.push(child);
    let text = '';
    child.stdout.on('data', (part) => {
      text += part;
      if (text.split('\n').length > KILLED_AFTER) child.kill('SIGKILL');
    });
    child.once('close', () => resolve(text.split('\n').slice(0, -1)));
  });

it('of two processes that are killed every act that was reported has an entry, and each other one that began gets one', async () => {
  const reported = (await Promise.all([recordUntilKilled(), recordUntilKilled()])).flat();
  const { portal } = service.platform;
  const entries = portal.collection<AuditRecord>('audit');
  expect(reported.length).toBeGreaterThanOrEqual(2 * KILLED_AFTER);
  const stored = new Set(await entries.distinct('record', { outcome: 'done' }));
  expect(reported.filter((record) => !stored.has(record))).toEqual([]);

  const later = () => new Date(Date.now() + LOST_AFTER_MS + 60_000);
  const begun = await portal.collection<{ record: string }>('auditPending').distinct('record');
  await auditLog(portal, { now: later }).closeLost();
  const all = new Set(await entries.distinct('record'));
  expect(begun.filter((record) => !all.has(record))).toEqual([]);
  expect(await portal.collection('auditPending').countDocuments()).toBe(0);
  expect(await verifyChain(portal)).toEqual(expect.not.objectContaining({ broken: expect.anything() }));
});
