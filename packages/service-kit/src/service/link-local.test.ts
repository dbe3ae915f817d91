import type { LookupAddress } from 'node:dns';
import { once } from 'node:events';
import http from 'node:http';
import type { LookupFunction } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as z from 'zod';
import { guardedConnector, guardedFetch, guardedFetchWith, LinkLocalError } from './link-local';

const leadsTo =
  (...addresses: string[]): LookupFunction =>
  (_, options, done) => {
    const found: LookupAddress[] = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
    if (options.all) return done(null, found);
    return done(null, found[0]?.address ?? '', found[0]?.family);
  };

describe('a connection', () => {
  const server = http.createServer((_, response) => response.end('{}'));
  let port: number;
  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    ({ port } = z.object({ port: z.number() }).parse(server.address()));
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const connectTo = (hostname: string, lookup?: LookupFunction) =>
    new Promise<string>((done) => {
      const connect = guardedConnector({ timeout: 500 }, lookup);
      connect({ hostname, protocol: 'http:', port: String(port) }, (error, socket) => {
        socket?.destroy();
        done(error instanceof LinkLocalError ? 'refused' : error ? 'failed' : 'open');
      });
    });

  it.each([
    ['169.254.169.254', [], 'refused'],
    ['100.100.100.200', [], 'refused'],
    ['[febf::1]', [], 'refused'],
    ['fd00:ec2::254', [], 'refused'],
    ['metadata.example', ['169.254.169.254'], 'refused'],
    ['half.example', ['127.0.0.1', 'fe80::1'], 'refused'],
    ['garden', ['127.0.0.1'], 'open'],
    ['127.0.0.1', [], 'open'],
  ])('to %s that leads to %j is %s', async (host, addresses, expected) => {
    expect(await connectTo(host, leadsTo(...addresses))).toBe(expected);
  });

  it('goes to the address that was looked at, though the name leads elsewhere the next time', async () => {
    const answers = ['127.0.0.1', '169.254.169.254'];
    const rebinding: LookupFunction = (name, options, done) => leadsTo(answers.shift() ?? '')(name, options, done);
    expect(await connectTo('rebinding.example', rebinding)).toBe('open');
    expect(await connectTo('rebinding.example', rebinding)).toBe('refused');
  });

  it('of a request is refused with an error that tells why', async () => {
    await expect(guardedFetch('http://[fd00:ec2::254]/')).rejects.toThrow(
      '[fd00:ec2::254] leads to a link-local or metadata address',
    );
    for (const addresses of [['169.254.169.254'], ['fe80::1'], ['127.0.0.1', 'fd00:ec2::254']])
      await expect(guardedFetchWith(leadsTo(...addresses))(`http://skills.example:${port}/`)).rejects.toThrow(
        'skills.example leads to a link-local or metadata address',
      );
    expect((await guardedFetchWith(leadsTo('127.0.0.1'))(`http://skills.example:${port}/`)).status).toBe(200);
    expect((await guardedFetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
  });
});
