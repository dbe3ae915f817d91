import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { testService } from '../testing/index';
import { type Fault, type Sandbox, startSandbox } from '../testing/sandbox/index';
import type { Connector } from './connector';
import type { Message } from './outbox';

let sandbox: Sandbox;
let service: Awaited<ReturnType<typeof testService>>;
let learning: Connector;
beforeAll(async () => {
  sandbox = await startSandbox();
  learning = sandbox.connector('learning-platform', { timeoutMs: 3000, tries: 3 });
  service = await testService({
    name: 'personas',
    build: () => [],
    connectors: [learning],
  });
  await service.start();
});
afterAll(async () => {
  await service.close();
  await sandbox.close();
});
afterEach(() => {
  sandbox.forget();
  sandbox.findFaults('learning-platform').setPlan({});
});

const storedMessages = () => service.platform.portal.collection<Message>('connectorMessages');
const aMessage = (key: string, overrides: object = {}) => ({
  key,
  path: '/personas',
  title: `Message ${key}`,
  body: { key },
  group: key.split(':')[0] ?? '',
  items: 1,
  ...overrides,
});
const fail = (...faults: (Fault | 'none')[]) => sandbox.findFaults('learning-platform').queued.push(...faults);

const waitForState = async (key: string, state: Message['state']): Promise<Message> => {
  for (;;) {
    const found = await storedMessages().findOne({ _id: key });
    if (found?.state === state) return found;
    await new Promise(setImmediate);
  }
};
const arrivalsFor = (key: string) => sandbox.arrivals.filter((arrival) => arrival.key === key);

it('a message written in a transaction is sent when that commits, and not when it aborts', async () => {
  const { db, connectors } = service.kit;
  await db.transaction((session) => connectors.send(learning, [aMessage('kept')], session));
  const undone = db.transaction(async (session) => {
    await connectors.send(learning, [aMessage('undone')], session);
    throw new Error('taken back');
  });
  await expect(undone).rejects.toThrow('taken back');
  const { body } = await waitForState('kept', 'sent');
  expect(body).toBeUndefined();
  expect(sandbox.arrivals).toMatchObject([
    { key: 'kept', body: { key: 'kept' }, unsigned: undefined, duplicate: false },
  ]);
  expect(await storedMessages().findOne({ _id: 'undone' })).toBeNull();
});

it('a known key is not sent again, even after delivery', async () => {
  await service.kit.connectors.send(learning, [aMessage('once')]);
  await waitForState('once', 'sent');
  await service.kit.connectors.send(learning, [aMessage('once'), aMessage('next')]);
  await waitForState('next', 'sent');
  expect(arrivalsFor('once')).toHaveLength(1);
});

it.each(['error', 'away', 'cut', 'slow', 'shape', 'duplicate'] as const)(
  '%s: is retried with the same key, and has one effect',
  async (fault) => {
    sandbox.findFaults('learning-platform').setPlan({ slowMs: 10_000 });
    // The fault `duplicate` repeats the previous answer, so there must be one to another message.
    await service.kit.connectors.send(learning, [aMessage(`before-${fault}`)]);
    await waitForState(`before-${fault}`, 'sent');
    fail(fault);
    await service.kit.connectors.send(learning, [aMessage(`late-${fault}`)]);
    expect(await waitForState(`late-${fault}`, 'sent')).toMatchObject({ tries: 2 });
    expect(arrivalsFor(`late-${fault}`).map(({ unsigned }) => unsigned)).toEqual([undefined, undefined]);
    expect([...sandbox.effects.keys()]).toEqual([`before-${fault}`, `late-${fault}`]);
  },
);

it('after its tries it is a dead letter, which can be read, sent again and discarded', async () => {
  const { connectors } = service.kit;
  fail('error', 'error', 'error');
  await connectors.send(learning, [aMessage('dead:1')]);
  await waitForState('dead:1', 'dead');
  expect(await connectors.countGroup('dead')).toMatchObject({ waiting: 0, sent: 0, dead: 1 });
  expect((await connectors.deadLetters.list('learning-platform', { offset: 0, pagesize: 10 })).found).toMatchObject([
    { _id: 'dead:1', tries: 3, lastError: 'learning-platform answered 500' },
  ]);
  expect(await connectors.deadLetters.get('learning-platform', 'dead:1')).toMatchObject({ body: { key: 'dead:1' } });

  expect(await connectors.deadLetters.resend('learning-platform', ['dead:1'])).toBe(1);
  await waitForState('dead:1', 'sent');
  expect(await connectors.countGroup('dead')).toMatchObject({ waiting: 0, sent: 1, dead: 0 });

  fail('error', 'error', 'error');
  await connectors.send(learning, [aMessage('dead:2')]);
  await waitForState('dead:2', 'dead');
  expect((await connectors.deadLetters.count()).get('learning-platform')).toEqual({ waiting: 0, dead: 1 });
  expect(await connectors.deadLetters.discard('learning-platform')).toBe(1);
  expect(await storedMessages().findOne({ _id: 'dead:2' })).toBeNull();
});

it('a rejected message is a dead letter at once, and does not block others', async () => {
  const refusing = { ...aMessage('refused'), path: '/refuse' };
  await service.kit.connectors.send(learning, [refusing, aMessage('beside')]);
  expect(await waitForState('refused', 'dead')).toMatchObject({
    tries: 1,
    lastError: 'learning-platform answered 422',
  });
  await waitForState('beside', 'sent');
});
