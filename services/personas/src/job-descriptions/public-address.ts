import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';

/** Networks outside the public internet: loopback, private, link-local, carrier, multicast, reserved. */
// One list per family: a shared list also compares IPv4 addresses with `::ffff:0:0/96`, which would block all of them.
const CLOSED = { ipv4: new BlockList(), ipv6: new BlockList() };
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  CLOSED.ipv4.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of [
  ['::', 96],
  ['::ffff:0:0', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  // Teredo and 6to4 addresses embed an IPv4 address, possibly a private one.
  ['2001::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const)
  CLOSED.ipv6.addSubnet(network, prefix, 'ipv6');

export const isPublicAddress = (address: string) => {
  const family = isIP(address);
  if (!family) return false;
  const name = family === 4 ? 'ipv4' : 'ipv6';
  return !CLOSED[name].check(address, name);
};

/** The first address of a host if all its addresses are public; otherwise `closed`, or `unknown` if there are none. */
export const resolvePublicAddress = async (
  host: string,
): Promise<{ address: string; family: number } | 'closed' | 'unknown'> => {
  const bare = host.replace(/^\[|\]$/g, '');
  const addresses = isIP(bare)
    ? [{ address: bare, family: isIP(bare) }]
    : await lookup(bare, { all: true }).catch(() => []);
  const [first] = addresses;
  if (!first) return 'unknown';
  return addresses.every(({ address }) => isPublicAddress(address)) ? first : 'closed';
};
