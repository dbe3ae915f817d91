import { AppError, fold, hashSecret } from '@skills-architect/service-kit';
import type { Connection } from 'mongoose';
import type { RateLimiterMongo } from 'rate-limiter-flexible';
import { countUse, createLimiter } from '../sessions/limiter';

const HOUR_S = 3600;
/** Uses of links and requests for mails from one address; a whole company may share one. */
const PER_ADDRESS = { keyPrefix: 'link', points: 60, duration: HOUR_S };
/** Mails about a forgotten password to one login id. */
const PER_LOGIN = { keyPrefix: 'forgotten', points: 3, duration: HOUR_S };

/** Limits of what people who are not signed in may do with links in mails, over all gateways. */
export const linkLimits = (portal: Connection) => {
  const [perAddress, perLogin] = [createLimiter(portal, PER_ADDRESS), createLimiter(portal, PER_LOGIN)];
  const isWithin = async (limiter: RateLimiterMongo, key: string): Promise<boolean> =>
    (await countUse(limiter, key)).waitMs === undefined;
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
