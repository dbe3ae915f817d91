import { lookup as resolve } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Addresses of a network link, and where clouds answer with secrets of the machine. One list per family. */
const CLOSED = { ipv4: new BlockList(), ipv6: new BlockList() };
CLOSED.ipv4.addSubnet('169.254.0.0', 16, 'ipv4');
CLOSED.ipv4.addAddress('100.100.100.200', 'ipv4');
CLOSED.ipv6.addSubnet('fe80::', 10, 'ipv6');
CLOSED.ipv6.addAddress('fd00:ec2::254', 'ipv6');
for (const mapped of ['::ffff:169.254.0.0', '64:ff9b::169.254.0.0', '::169.254.0.0'])
  CLOSED.ipv6.addSubnet(mapped, 112, 'ipv6');

/** Whether an address belongs to the machine itself, not to a system that may be called. */
export const isLinkLocal = (address: string): boolean => {
  const family = isIP(address);
  if (!family) return false;
  const name = family === 4 ? 'ipv4' : 'ipv6';
  return CLOSED[name].check(address, name);
};

/** An error of a host name that leads to such an address. */
export class LinkLocalError extends Error {
  readonly code = 'ELINKLOCAL';
  constructor(hostname: string) {
    super(`${hostname} leads to an address of the machine itself`);
  }
}

/** Resolves host names for connections like Node does, but not to addresses of the machine itself. */
export const lookupOthers =
  (lookup: LookupFunction = resolve): LookupFunction =>
  (hostname, options, done) =>
    lookup(hostname, options, (error, found, family) => {
      const addresses = typeof found === 'string' ? [found] : (found ?? []).map(({ address }) => address);
      if (!error && addresses.some(isLinkLocal)) return done(new LinkLocalError(hostname), []);
      return done(error, found, family);
    });

/** Throws when a host is, or its name leads to, such an address; a name that leads nowhere is left to the request. */
export const refuseLinkLocal = (hostname: string, lookup?: LookupFunction): Promise<void> => {
  const bare = hostname.replace(/^\[|\]$/g, '');
  return new Promise((done, reject) => {
    if (isLinkLocal(bare)) reject(new LinkLocalError(bare));
    else if (isIP(bare)) done();
    else
      lookupOthers(lookup)(bare, { all: true }, (error) => {
        if (error instanceof LinkLocalError) reject(error);
        else done();
      });
  });
};
