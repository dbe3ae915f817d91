import { mkdtemp } from 'node:fs/promises';
import net, { type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { becomePrimary } from './become-primary';
import { findMongod } from './find-mongod';
import { startMongod } from './start-mongod';

/** A proxy to a port that closes the first connection on which a command is sent. */
const startClosingProxy = async (port: number, command: string) => {
  let closed = 0;
  const proxy = net.createServer((client) => {
    const server = net.connect(port, '127.0.0.1');
    server.pipe(client);
    client.on('data', (bytes) => {
      if (closed === 0 && bytes.includes(command)) {
        closed += 1;
        client.destroy();
      } else server.write(bytes);
    });
    client.on('error', () => undefined).on('close', () => server.destroy());
    server.on('error', () => undefined).on('close', () => client.destroy());
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return { port: (proxy.address() as AddressInfo).port, close: () => proxy.close(), closedCount: () => closed };
};

it('a server becomes primary although it closes connections while it changes its role', async () => {
  const dbPath = await mkdtemp(path.join(os.tmpdir(), 'skills-architect-primary-'));
  const server = await startMongod({ bin: await findMongod(path.resolve('.cache/mongod')), dbPath, test: true });
  const proxy = await startClosingProxy(server.port, 'replSetGetConfig');
  const uri = `mongodb://127.0.0.1:${proxy.port}/?directConnection=true`;
  await becomePrimary(uri, { dbPath, port: server.port, test: true });
  expect(proxy.closedCount()).toBe(1);
  proxy.close();
  await server.stop({ wipe: true });
});
