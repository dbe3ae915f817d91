import { AppError, fold, hashSecret } from '@skills-architect/service-kit';
import type { Connection } from 'mongoose';
import { RateLimiterMongo, RateLimiterRes } from 'rate-limiter-flexible';

const HOUR_S = 3600;
/** Uses of links and requests for mails from one address; a whole company may share one. */
const PER_ADDRESS = { keyPrefix: 'link', points: 60, duration: HOUR_S };
/** Mails about a forgotten password to one login id. */
const PER_LOGIN = { keyPrefix: 'forgotten', points: 3, duration: HOUR_S };

/** Limits of what people who are not signed in may do with links in mails, over all gateways. */
export const linkLimits = (portal: Connection) => {
  const limiter = (limits: { keyPrefix: string; points: number; duration: number }) =>
    new RateLimiterMongo({
      storeClient: portal.getClient(),
      dbName: portal.name,
      tableName: 'loginFailures',
      disableIndexesCreation: true,
      ...limits,
    });
  const [perAddress, perLogin] = [limiter(PER_ADDRESS), limiter(PER_LOGIN)];
  const isWithin = async (counter: RateLimiterMongo, key: string): Promise<boolean> => {
    try {
      await counter.consume(key);
      return true;
    } catch (error) {
      if (error instanceof RateLimiterRes) return false;
      throw error;
    }
  };
  return {
    /** Counts a request from this address; throws `too-many` above the limit. */
    async countAddress(address: string): Promise<void> {
      if (!(await isWithin(perAddress, address)))
        throw new AppError('too-many', 'Too many requests from here. Try again in an hour.');
    },
    /** Counts a mail to this login id; false above the limit. Whoever asks must not see the difference. */
    countLogin: (loginId: string): Promise<boolean> => isWithin(perLogin, hashSecret(fold(loginId))),
  };
};
