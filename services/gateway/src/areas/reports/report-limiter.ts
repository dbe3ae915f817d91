import { isIPv6 } from 'node:net';
import type { Connection } from 'mongoose';
import { RateLimiterMongo, RateLimiterRes } from 'rate-limiter-flexible';

/** In a minute, over all gateways. A company may share one address, and a page that fails all the time sends much. */
const LIMITS = {
  user: { points: 60, duration: 60 },
  address: { points: 30, duration: 60 },
};

/**
 * The part of an address that its holder cannot choose: of IPv6 the first 64 bits, because each household has that many addresses.
 */
export const networkOf = (address: string): string => {
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain) || plain.includes('.')) return address;
  const [before = '', after] = plain.split('::');
  const groups = before ? before.split(':') : [];
  const last = after ? after.split(':') : [];
  const zeros = after === undefined ? 0 : 8 - groups.length - last.length;
  const all = [...groups, ...Array.from({ length: zeros }, () => '0'), ...last];
  return all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
};

/** Limits how much of what pages report is counted; what is beyond is dropped, without an error for the page. */
export const reportLimiter = (portal: Connection) => {
  const limiter = (keyPrefix: keyof typeof LIMITS) =>
    new RateLimiterMongo({
      storeClient: portal.getClient(),
      dbName: portal.name,
      tableName: 'reportLimits',
      disableIndexesCreation: true,
      keyPrefix,
      // Who is beyond the limit costs the database nothing until the minute is over.
      inMemoryBlockOnConsumed: LIMITS[keyPrefix].points + 1,
      ...LIMITS[keyPrefix],
    });
  const limiters = { user: limiter('user'), address: limiter('address') };
  return {
    createIndexes: () => limiters.user.createIndexes(),

    /** Whether another report of a user or an address is counted. */
    async allows(whose: keyof typeof LIMITS, key: string): Promise<boolean> {
      try {
        await limiters[whose].consume(whose === 'address' ? networkOf(key) : key);
        return true;
      } catch (error) {
        if (error instanceof RateLimiterRes) return false;
        throw error;
      }
    },
  };
};
export type ReportLimiter = ReturnType<typeof reportLimiter>;
