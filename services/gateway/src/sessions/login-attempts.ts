import { AppError, metrics } from '@skills-architect/service-kit';
import type { Connection } from 'mongoose';
import { RateLimiterMongo, RateLimiterRes } from 'rate-limiter-flexible';
import { type KnownBrowsers, nameKey } from './known-browsers';

const MINUTE_S = 60;
const DAY_S = 24 * 3600;

/** Consecutive failures of one login id from one address, before this pair is blocked. */
const LOGIN_AND_ADDRESS = { points: 5, duration: DAY_S, blockDuration: 15 * MINUTE_S };
/** The same for a browser known for the user, counted separately from other attempts with the login id. */
const KNOWN_BROWSER = { points: 10, duration: 15 * MINUTE_S };
/**
 * Failures per address and day. Above it, unknown browsers at the address are only throttled, because a company may
 * share one address.
 */
const ADDRESS_FAILURES = { points: 50, duration: DAY_S };
const ADDRESS_THROTTLE = { points: 10, duration: MINUTE_S };
/**
 * Throttle for login ids without a failure from the address, separate from the other so that an attacker cannot use it
 * up.
 */
const UNFAILED_LOGIN_THROTTLE = { points: 60, duration: MINUTE_S };
/** Failures per login id and day from all addresses: blocks nobody, but alerts administrators. */
const LOGIN_FAILURES = { points: 50, duration: DAY_S };

/** The source of a sign-in attempt, with password or with an external identity. */
export interface SignInSource {
  loginId?: string;
  address: string;
  /** Token of the browser's cookie. */
  browser?: string;
}

/** Password guessing on one login id or from one address. */
export interface LoginAttack {
  on: 'login id' | 'address';
  value: string;
  failures: number;
}

const REFUSED = ['signed-out', 'forbidden'];
const isRefused = (error: unknown) => error instanceof AppError && REFUSED.includes(error.code);

/**
 * Throttles password guessing over all gateways, following rate-limiter-flexible's login recipe. Failures from one
 * address never lock out another address, or a browser in which the user has signed in before.
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
  const inARow = limiter('inARow', LOGIN_AND_ADDRESS);
  const ofKnown = limiter('known', KNOWN_BROWSER);
  const ofAddress = limiter('address', ADDRESS_FAILURES);
  const slowed = limiter('slowed', ADDRESS_THROTTLE);
  const unfailed = limiter('unfailed', UNFAILED_LOGIN_THROTTLE);
  const ofName = limiter('name', LOGIN_FAILURES);

  /** Counts one attempt; returns the number of attempts, and the waiting time if it exceeds the limit. */
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

  /** Counts the attempt before it is checked, so that parallel attempts have no advantage. */
  const begin = async ({ loginId, address, browser }: SignInSource) => {
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
    const ofAttacked = row?.count === 1 ? unfailed : slowed;
    const slow = fromAddress.waitMs === undefined ? undefined : await count(ofAttacked, address);
    if (slow?.waitMs !== undefined) return refuse(slow.waitMs, loginId);
    const undo = () => Promise.all([row && inARow.reward(pair), ofAddress.reward(address)]);
    return {
      undo,
      clear: () => Promise.all([inARow.delete(pair), ofAddress.reward(address)]),
      fromAddress: fromAddress.count,
    };
  };

  const noteFailure = async ({ loginId, address }: SignInSource, fromAddress: number) => {
    metrics.refusedLogins.inc({ reason: 'wrong' });
    if (fromAddress === ADDRESS_FAILURES.points) await report({ on: 'address', value: address, failures: fromAddress });
    if (loginId === undefined) return;
    const { count: failures } = await count(ofName, nameKey(loginId));
    if (failures === LOGIN_FAILURES.points) await report({ on: 'login id', value: loginId, failures });
  };

  return {
    createIndexes: () => inARow.createIndexes(),

    /** Runs a sign-in attempt unless there were too many failures. Only rejected attempts count as failures. */
    async limitAttempts<T>(who: SignInSource, look: () => Promise<T>): Promise<T> {
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
