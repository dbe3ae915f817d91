import { AppError, metrics } from '@skills-architect/service-kit';
import type { Connection } from 'mongoose';
import { RateLimiterMongo, RateLimiterRes } from 'rate-limiter-flexible';
import { type KnownBrowsers, nameKey } from './known-browsers';

const MINUTE_S = 60;
const DAY_S = 24 * 3600;

/** Failures in a row of one login id from one address; then this address waits for this login id. */
const IN_A_ROW = { points: 5, duration: DAY_S, blockDuration: 15 * MINUTE_S };
/** The same for a browser that the person has used before: it is kept apart from whoever else tries the login id. */
const KNOWN = { points: 10, duration: 15 * MINUTE_S };
/** Failures from an address in a day; beyond them its unknown browsers are only slowed: a company may be behind it. */
const OF_ADDRESS = { points: 50, duration: DAY_S };
const SLOWED = { points: 10, duration: MINUTE_S };
/** Failures of a login id in a day, wherever they come from: nobody is kept out by them, but the admins are told. */
const OF_NAME = { points: 50, duration: DAY_S };

/** Who tries to sign in: by login id and password, or by another's word for them. */
export interface Trier {
  loginId?: string;
  address: string;
  /** The token of the browser's cookie. */
  browser?: string;
}

/** Somebody tries passwords: for one login id, or from one address. */
export interface LoginAttack {
  on: 'login id' | 'address';
  value: string;
  failures: number;
}

const REFUSED = ['signed-out', 'forbidden'];
const isRefused = (error: unknown) => error instanceof AppError && REFUSED.includes(error.code);

/**
 * Slows down whoever guesses passwords, as rate-limiter-flexible's login recipe does, over all gateways. Failures of one
 * address never keep out another one, nor a browser in which the person has signed in before.
 */
export const loginAttempts = (
  portal: Connection,
  browsers: KnownBrowsers,
  report: (attack: LoginAttack) => Promise<unknown>,
) => {
  const limiter = (keyPrefix: string, limits: { points: number; duration: number; blockDuration?: number }) =>
    new RateLimiterMongo({
      storeClient: portal.getClient(),
      dbName: portal.name,
      tableName: 'loginFailures',
      disableIndexesCreation: true,
      keyPrefix,
      ...limits,
    });
  const inARow = limiter('inARow', IN_A_ROW);
  const ofKnown = limiter('known', KNOWN);
  const ofAddress = limiter('address', OF_ADDRESS);
  const slowed = limiter('slowed', SLOWED);
  const ofName = limiter('name', OF_NAME);

  /** Counts one try; answers how many there were, and how long to wait when that is too many. */
  const count = async (counter: RateLimiterMongo, key: string): Promise<{ count: number; waitMs?: number }> => {
    try {
      return { count: (await counter.consume(key)).consumedPoints };
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      return { count: error.consumedPoints, waitMs: error.msBeforeNext };
    }
  };

  const refuse = (waitMs: number, loginId: string | undefined): never => {
    metrics.refusedLogins.inc({ reason: 'limited' });
    const minutes = Math.max(1, Math.ceil(waitMs / 60_000));
    const what = loginId === undefined ? 'refused sign-ins' : 'wrong passwords';
    throw new AppError(
      'too-many',
      `Too many ${what}. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    );
  };

  /** Counts the try before it is looked at: of many at once no more get through than one after the other. */
  const begin = async ({ loginId, address, browser }: Trier) => {
    const name = nameKey(loginId);
    const known = await browsers.find(browser, loginId);
    if (known) {
      const key = `${known} ${name}`;
      const { waitMs } = await count(ofKnown, key);
      if (waitMs === undefined)
        return { undo: () => ofKnown.reward(key), clear: () => ofKnown.delete(key), fromAddress: 0 };
    }
    const pair = `${address} ${name}`;
    const row = loginId === undefined ? undefined : await count(inARow, pair);
    if (row?.waitMs !== undefined) return refuse(row.waitMs, loginId);
    const fromAddress = await count(ofAddress, address);
    const slow = fromAddress.waitMs === undefined ? undefined : await count(slowed, address);
    if (slow?.waitMs !== undefined) return refuse(slow.waitMs, loginId);
    const undo = () => Promise.all([row && inARow.reward(pair), ofAddress.reward(address)]);
    return {
      undo,
      clear: () => Promise.all([inARow.delete(pair), ofAddress.reward(address)]),
      fromAddress: fromAddress.count,
    };
  };

  const noteFailure = async ({ loginId, address }: Trier, fromAddress: number) => {
    metrics.refusedLogins.inc({ reason: 'wrong' });
    if (fromAddress === OF_ADDRESS.points) await report({ on: 'address', value: address, failures: fromAddress });
    if (loginId === undefined) return;
    const { count: failures } = await count(ofName, nameKey(loginId));
    if (failures === OF_NAME.points) await report({ on: 'login id', value: loginId, failures });
  };

  return {
    createIndexes: () => inARow.createIndexes(),

    /** Runs a try to sign in, unless there were too many failures. What was not refused does not count. */
    async limited<T>(who: Trier, look: () => Promise<T>): Promise<T> {
      const { undo, clear, fromAddress } = await begin(who);
      try {
        const found = await look();
        await clear();
        return found;
      } catch (error) {
        if (isRefused(error)) await noteFailure(who, fromAddress);
        else await undo();
        throw error;
      }
    },
  };
};
export type LoginAttempts = ReturnType<typeof loginAttempts>;
