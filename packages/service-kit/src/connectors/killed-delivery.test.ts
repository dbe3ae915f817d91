import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { testService } from '../testing/index';
import { type Sandbox, startSandbox } from '../testing/sandbox/index';
import { testProcess } from '../testing/test-process';

const MESSAGES = Number(process.env.OUTBOX_MESSAGES ?? 150);
/** Shares of the messages after which an instance is killed. */
const KILLS = [0.2, 0.5, 0.8];
const TIMEOUT_MS = 240_000;
/** Not more often, because the instances and MongoDB need the processor too. */
const POLL_MS = 50;

let sandbox: Sandbox;
let service: Awaited<ReturnType<typeof testService>>;
const children: ChildProcess[] = [];

beforeAll(async () => {
  sandbox = await startSandbox();
  service = await testService({ name: 'personas', build: () => [] });
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await service.close();
  await sandbox.close();
});

const connector = () => sandbox.connector('learning-platform', { timeoutMs: 1000, tries: 30 });

const startInstance = () => {
  const child = spawn(process.execPath, [fileURLToPath(testProcess('delivering'))], {
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      TEST_DATABASE_PREFIX: service.place.databasePrefix,
      TEST_CONNECTOR: JSON.stringify(connector()),
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  children.push(child);
  return child;
};

it(
  `of ${MESSAGES} messages to a receiver with faults, none is lost when instances are killed, and each has one effect`,
  async () => {
    sandbox.findFaults('learning-platform').setPlan({
      faults: ['error', 'away', 'cut', 'shape', 'duplicate', 'slow'],
      share: 0.1,
      slowMs: 1500,
    });
    const keys = Array.from({ length: MESSAGES }, (_, index) => `export:${index + 1}`);
    await service.kit.connectors.send(
      connector(),
      keys.map((key) => ({ key, path: '/personas', title: key, body: { key }, group: 'export', items: 1 })),
    );
    const instances = [startInstance(), startInstance()];
    let kills = 0;
    for (;;) {
      const { sent, dead } = await service.kit.connectors.countGroup('export');
      expect(dead).toBe(0);
      if (sent === MESSAGES) break;
      if (kills < KILLS.length && sent >= MESSAGES * (KILLS[kills] ?? 1)) {
        instances.shift()?.kill('SIGKILL');
        instances.push(startInstance());
        kills += 1;
      }
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
    expect(kills).toBe(KILLS.length);
    expect([...sandbox.effects.keys()].sort()).toEqual([...keys].sort());
    for (const [key, body] of sandbox.effects) expect(body).toEqual({ key });
    const duplicates = sandbox.arrivals.filter(({ duplicate }) => duplicate);
    expect(duplicates.length).toBeGreaterThan(0);
    expect(duplicates.every(({ key }) => key !== undefined && sandbox.effects.has(key))).toBe(true);
    if (process.env.OUTBOX_MESSAGES)
      console.log(`${sandbox.arrivals.length} requests for ${MESSAGES} messages, ${duplicates.length} of them again`);
  },
  TIMEOUT_MS,
);
