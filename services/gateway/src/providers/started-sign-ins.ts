import { formatCount } from '@skills-architect/contracts/locale';
import { AppError, hashSecret } from '@skills-architect/service-kit';
import type { Connection } from 'mongoose';
import { countUse, createLimiter } from '../sessions/limiter';

/** Time limit for signing in at the provider. */
export const SIGN_IN_S = 600;
/** Starts per address: a whole company may share one, and each is stored until it ends. */
const STARTS = { keyPrefix: 'started', points: 300, duration: 60 };
/** Tests per Super User: each calls an address that the user may have chosen. */
const TESTS = { keyPrefix: 'providerTest', points: 30, duration: 600 };

/** What is kept of a sign-in until the provider answers. */
export interface StartedSignIn {
  providerId: number;
  redirectUrl: string;
  /** What the answer must match, by protocol. */
  checks: Record<string, string>;
  /** The Super User who only tries the provider. */
  triedBy?: number;
}

interface StoredSignIn extends StartedSignIn {
  /** Hash of the state: with read access to the database nobody can finish the sign-in. */
  _id: string;
  /** Hash of the secret in the cookie of the browser that started it. */
  browser: string;
  endsAt: Date;
}

/** Sign-ins that were started at a provider, at any gateway. Each ends once, in the browser that started it. */
export const startedSignIns = (portal: Connection, now: () => Date = () => new Date()) => {
  const collection = () => portal.collection<StoredSignIn>('startedSignIns');
  const [starts, tests] = [createLimiter(portal, STARTS), createLimiter(portal, TESTS)];
  return {
    createIndexes: () => collection().createIndexes([{ key: { endsAt: 1 }, expireAfterSeconds: 0 }]),

    /** Counts a start from this address; throws `too-many` above the limit. */
    async limit(address: string) {
      const { waitMs } = await countUse(starts, address);
      if (waitMs !== undefined)
        throw new AppError('too-many', 'Too many sign-ins were started. Try again in 1 minute.');
    },

    /** Counts a test of a provider by this user; throws `too-many` above the limit. */
    async limitTests(userId: number) {
      const { waitMs } = await countUse(tests, String(userId));
      if (waitMs === undefined) return;
      const minutes = formatCount(Math.max(1, Math.ceil(waitMs / 60_000)), 'minute');
      throw new AppError('too-many', `You have tested sign-in providers too often. Try again in ${minutes}.`);
    },

    async add(state: string, browser: string, started: StartedSignIn) {
      const endsAt = new Date(now().getTime() + SIGN_IN_S * 1000);
      await collection().insertOne({ ...started, _id: hashSecret(state), browser: hashSecret(browser), endsAt });
    },

    /** Takes the sign-in with this state; throws `signed-out` if this browser has not started it, or it has ended. */
    async take(state: string, browser: string | undefined): Promise<StartedSignIn> {
      const found = browser
        ? await collection().findOneAndDelete({
            _id: hashSecret(state),
            browser: hashSecret(browser),
            endsAt: { $gt: now() },
          })
        : null;
      if (!found)
        throw new AppError(
          'signed-out',
          'This sign-in was not started in this browser, or it took too long. Start it again from the login page.',
        );
      return found;
    },
  };
};
export type StartedSignIns = ReturnType<typeof startedSignIns>;
