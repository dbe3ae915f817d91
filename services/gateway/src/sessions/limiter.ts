import type { Connection } from 'mongoose';
import { RateLimiterMongo, RateLimiterRes } from 'rate-limiter-flexible';

interface Limits {
  keyPrefix: string;
  points: number;
  /** Seconds. */
  duration: number;
  blockDuration?: number;
}

/** A limit over all gateways. */
export const createLimiter = (portal: Connection, limits: Limits): RateLimiterMongo =>
  new RateLimiterMongo({
    storeClient: portal.getClient(),
    dbName: portal.name,
    tableName: 'loginFailures',
    disableIndexesCreation: true,
    ...limits,
  });

/** Counts one use. Above the limit there is a time to wait, in milliseconds. */
export const countUse = async (limiter: RateLimiterMongo, key: string): Promise<{ count: number; waitMs?: number }> => {
  try {
    return { count: (await limiter.consume(key)).consumedPoints };
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    return { count: error.consumedPoints, waitMs: error.msBeforeNext };
  }
};
