import type { LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import { isLinkLocal, lookupOthers, refuseLinkLocal } from './link-local';

const leadsTo =
  (...addresses: string[]): LookupFunction =>
  (_, options, done) => {
    const found: LookupAddress[] = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
    if (options.all) return done(null, found);
    return done(null, found[0]?.address ?? '', found[0]?.family);
  };

it.each([
  ['169.254.169.254', true],
  ['100.100.100.200', true],
  ['fe80::1', true],
  ['fd00:ec2::254', true],
  ['::ffff:169.254.169.254', true],
  ['64:ff9b::a9fe:a9fe', true],
  ['10.0.0.1', false],
  ['127.0.0.1', false],
  ['fd00::1', false],
  ['::1', false],
  ['garden', false],
])('%s belongs to the machine itself: %s', (address, expected) => {
  expect(isLinkLocal(address)).toBe(expected);
});

describe('a host name', () => {
  it.each([
    ['metadata.example', ['169.254.169.254']],
    ['half.example', ['10.0.0.1', 'fe80::1']],
    ['169.254.169.254', []],
    ['[fe80::1]', []],
  ])('%s that leads to %j is refused before a request', async (host, addresses) => {
    await expect(refuseLinkLocal(host, leadsTo(...addresses))).rejects.toThrow('address of the machine itself');
  });

  it.each([
    ['garden', ['10.0.0.1']],
    ['10.0.0.1', []],
    ['nowhere.example', []],
  ])('%s that leads to %j is not', async (host, addresses) => {
    await expect(refuseLinkLocal(host, leadsTo(...addresses))).resolves.toBeUndefined();
  });

  it.each([{ all: true }, { all: false }])('is refused by a connection as well (%j)', (options) => {
    const found: unknown[] = [];
    lookupOthers(leadsTo('169.254.169.254'))('metadata.example', options, (error) => found.push(error?.code));
    lookupOthers(leadsTo('10.0.0.1'))('garden', options, (error) => found.push(error));
    expect(found).toEqual(['ELINKLOCAL', null]);
  });
});
