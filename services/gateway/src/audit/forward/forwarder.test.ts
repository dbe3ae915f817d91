import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { clientsByIds, userNames } from '@skills-architect/contracts/admin';
import type { AuditEntry } from '@skills-architect/contracts/portal';
import { auditLog } from '@skills-architect/service-kit';
import { peerAnswers, testService } from '@skills-architect/service-kit/testing';
import { entryAnswers } from '../entry-answers';
import { auditForwarder } from './forwarder';
import { toLogRecord } from './otlp';
import { openReceiver } from './receiver';
import { toSyslog } from './syslog';

let service: Awaited<ReturnType<typeof testService>>;
beforeAll(async () => {
  const peers = peerAnswers(
    [userNames, () => ({ users: [{ userId: 2, name: 'Sam Super' }] })],
    [clientsByIds, () => ({ clients: [] })],
  );
  service = await testService({ name: 'portal', build: () => [], peers });
});
afterAll(() => service.close());
const portal = () => service.platform.portal;
beforeEach(() => Promise.all(['audit', 'auditForward'].map((name) => portal().collection(name).deleteMany({}))));

const aLog = async (count: number) => {
  const log = auditLog(portal());
  for (let number = 1; number <= count; number += 1)
    await log.append({ kind: 'rights', what: 'Delete user', outcome: 'refused', userId: 2, record: `user ${number}` });
};
const forwarderTo = (url: string, key?: string) => {
  const receiver = openReceiver({ url, key });
  if (!receiver) throw new Error('no receiver');
  return auditForwarder(portal(), receiver, entryAnswers(service.kit));
};
const { signal } = new AbortController();

const listen = async (server: Server, port = 0) => {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
};
const aSyslogServer = () => {
  const received: string[] = [];
  const server = createServer(async (socket) => {
    let text = '';
    for await (const part of socket) text += part;
    received.push(text);
  });
  return { server, received };
};

const ENTRY: AuditEntry = {
  seq: 7,
  at: '2026-01-02T03:04:05.000Z',
  kind: 'rights',
  what: 'Update user',
  outcome: 'done',
  status: 200,
  user: { userId: 2, userName: 'Zoë' },
  client: null,
  record: 'user 5',
  requestId: 'r',
  details: {},
  from: { address: '192.0.2.1' },
  hash: 'h',
};

it('an entry is a message of RFC 5424', () => {
  const message = toSyslog(ENTRY, 'host');
  expect(message).toMatch(/^<110>1 2026-01-02T03:04:05\.000Z host skills-architect 7 rights - \uFEFF\{"seq":7,/);
  expect(toSyslog({ ...ENTRY, outcome: 'failed' }, 'host')).toMatch(/^<107>1 /);
});

it('the own name of a call is in the message and in the OTLP record', () => {
  const entry = { ...ENTRY, call: 'admin.updateUser' };
  expect(toSyslog(entry, 'host')).toContain('"call":"admin.updateUser"');
  expect(toLogRecord(entry).attributes).toContainEqual({
    key: 'audit.call',
    value: { stringValue: 'admin.updateUser' },
  });
});

describe('entries are forwarded', () => {
  it('over TCP in order, from where it stopped, although the receiver was down', async () => {
    const { server, received } = aSyslogServer();
    const port = await listen(server);
    const forwarder = forwarderTo(`syslog+tcp://127.0.0.1:${port}`);
    await aLog(2);
    expect(await forwarder.forward(signal)).toBe(2);
    server.close();
    await aLog(1);
    await expect(forwarder.forward(signal)).rejects.toThrow();
    expect(await forwarder.position()).toBe(2);
    const again = aSyslogServer();
    await listen(again.server, port);
    expect(await forwarder.forward(signal)).toBe(1);
    expect(await forwarder.forward(signal)).toBe(0);
    again.server.close();
    const [first = ''] = received;
    const length = Number(first.split(' ')[0]);
    expect(
      Buffer.from(first)
        .subarray(String(length).length + 1 + length)
        .toString(),
    ).toMatch(/^\d+ <108>1 .* 2 rights - /);
    expect(again.received).toEqual([expect.stringMatching(/^\d+ <108>1 .* 3 rights - .*"userName":"Sam Super"/)]);
  });

  it('over UDP, a datagram each', async () => {
    const socket = createSocket('udp4');
    socket.bind(0, '127.0.0.1');
    await once(socket, 'listening');
    const message = once(socket, 'message');
    await aLog(1);
    await forwarderTo(`syslog+udp://127.0.0.1:${socket.address().port}`).forward(signal);
    expect(String((await message)[0])).toMatch(/^<108>1 /);
    socket.close();
  });

  it('to an OTLP receiver with its key, again after an error', async () => {
    const received: { authorization: string | undefined; body: string }[] = [];
    let status = 503;
    const server = createHttpServer(async (request, response) => {
      let body = '';
      for await (const part of request) body += part;
      received.push({ authorization: request.headers.authorization, body });
      response.writeHead(status).end('{}');
    });
    const port = await listen(server);
    const forwarder = forwarderTo(`http://127.0.0.1:${port}/v1/logs`, 'secret');
    await aLog(2);
    await expect(forwarder.forward(signal)).rejects.toThrow(/answered 503/);
    expect(await forwarder.position()).toBe(0);
    status = 200;
    expect(await forwarder.forward(signal)).toBe(2);
    server.close();
    const records = JSON.parse(received.at(-1)?.body ?? '').resourceLogs[0].scopeLogs[0].logRecords;
    expect(received.at(-1)?.authorization).toBe('Bearer secret');
    expect(records).toMatchObject([
      { severityText: 'WARN', body: { stringValue: 'Delete user' }, eventName: 'audit.rights' },
      { attributes: expect.arrayContaining([{ key: 'audit.seq', value: { intValue: '2' } }]) },
    ]);
  });
});

it.each(['ftp://host', 'nonsense', 'syslog://host'])('there is no receiver at %s', (url) => {
  expect(openReceiver({ url })).toBeUndefined();
});
