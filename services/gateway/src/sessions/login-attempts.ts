import { formatCount } from '@skills-architect/contracts/locale';
import { AppError, metrics } from '@skills-architect/service-kit';
import type { Connection } from 'mongoose';
import { type KnownBrowsers, nameKey } from './known-browsers';
import { countUse, createLimiter } from './limiter';

const MINUTE_S = 60;
const DAY_S = 24 * 3600;

/** Consecutive failures of one login id from one address, before this pair is blocked. */
const LOGIN_AND_ADDRESS = { points: 5, duration: DAY_S, blockDuration: 15 * MINUTE_S };
/** The same for a browser known for the user, counted separately from other attempts with the login id. */
const KNOWN_BROWSER = { points: 10, duration: 15 * MINUTE_S };
/**
 * Failures per address and day. Above it, attempts from unknown browsers at the address are throttled but not blocked,
 * because a whole company may share one address.
 */
const ADDRESS_FAILURES = { points: 50, duration: DAY_S };
const ADDRESS_THROTTLE = { points: 10, duration: MINUTE_S };
/**
 * The throttle for login ids that have not failed from the address yet. It is separate, so that an attacker who guesses
 * one user's password does not block the other users of the address.
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
    createLimiter(portal, { keyPrefix, ...limits });
  const perLoginAndAddress = limiter('inARow', LOGIN_AND_ADDRESS);
  const perKnownBrowser = limiter('known', KNOWN_BROWSER);
  const perAddress = limiter('address', ADDRESS_FAILURES);
  const addressThrottle = limiter('slowed', ADDRESS_THROTTLE);
  const unfailedThrottle = limiter('unfailed', UNFAILED_LOGIN_THROTTLE);
  const perLogin = limiter('name', LOGIN_FAILURES);

  const refuse = (waitMs: number, loginId: string | undefined): never => {
    metrics.refusedLogins.inc({ reason: 'limited' });
    const minutes = Math.max(1, Math.ceil(waitMs / 60_000));
    const what = loginId === undefined ? 'refused sign-ins' : 'wrong passwords';
    throw new AppError('too-many', `Too many ${what}. Try again in ${formatCount(minutes, 'minute')}.`);
  };

  /** Counts the attempt before it is checked, so that parallel attempts have no advantage. */
  const begin = async ({ loginId, address, browser }: SignInSource) => {
    const name = nameKey(loginId);
    const knownBrowser = await browsers.find(browser, loginId);
    if (knownBrowser) {
      const key = `${knownBrowser} ${name}`;
      const { waitMs } = await countUse(perKnownBrowser, key);
      if (waitMs === undefined)
        return {
          undo: () => perKnownBrowser.reward(key),
          clear: () => perKnownBrowser.delete(key),
          addressFailures: 0,
        };
    }
    const pair = `${address} ${name}`;
    const pairCount = loginId === undefined ? undefined : await countUse(perLoginAndAddress, pair);
    if (pairCount?.waitMs !== undefined) return refuse(pairCount.waitMs, loginId);
    const addressCount = await countUse(perAddress, address);
    const throttle = pairCount?.count === 1 ? unfailedThrottle : addressThrottle;
    const throttled = addressCount.waitMs === undefined ? undefined : await countUse(throttle, address);
    if (throttled?.waitMs !== undefined) return refuse(throttled.waitMs, loginId);
    const undo = () => Promise.all([pairCount && perLoginAndAddress.reward(pair), perAddress.reward(address)]);
    return {
      undo,
      clear: () => Promise.all([perLoginAndAddress.delete(pair), perAddress.reward(address)]),
      addressFailures: addressCount.count,
    };
  };

  const noteFailure = async ({ loginId, address }: SignInSource, addressFailures: number) => {
    metrics.refusedLogins.inc({ reason: 'wrong' });
    if (addressFailures === ADDRESS_FAILURES.points)
      await report({ on: 'address', value: address, failures: addressFailures });
    if (loginId === undefined) return;
    const { count: failures } = await countUse(perLogin, nameKey(loginId));
    if (failures === LOGIN_FAILURES.points) await report({ on: 'login id', value: loginId, failures });
  };

  return {
    createIndexes: () => perLoginAndAddress.createIndexes(),

    /** Runs a sign-in attempt unless there were too many failures. Only rejected attempts count as failures. */
    async limitAttempts<T>(source: SignInSource, verify: () => Promise<T>): Promise<T> {
      const { undo, clear, addressFailures } = await begin(source);
      try {
        const found = await verify();
        await clear();
        return found;
      } catch (error) {
        if (isRefused(error)) await noteFailure(source, addressFailures);
        else await undo();
        throw error;
      }
    },
  };
};
export type LoginAttempts = ReturnType<typeof loginAttempts>;
