import type { SessionUser } from '@skills-architect/contracts/portal';
import { decodeProtectedHeader, errors, jwtVerify } from 'jose';
import * as z from 'zod';
import { AppError } from '../service/app-error';
import { expiringCache } from './expiring-cache';
import { type Identity, MAX_DEPTH } from './identity';
import type { KeySource } from './key-source';

/** Only the gateway has seen the session of a user, so only it may speak for a browser. */
const GATEWAY = 'portal';

/** Only the signer's own process makes them, so the user is trusted as it is. */
interface Claims {
  user?: SessionUser;
  session?: string;
  depth: number;
  exp: number;
}
const Depth = z.int().min(0).max(MAX_DEPTH);

const refused = (cause?: unknown) =>
  new AppError('signed-out', 'The request carries no valid identity.', cause ? { cause } : undefined);

const readKeyId = (token: string): string => {
  try {
    return z.string().parse(decodeProtectedHeader(token).kid);
  } catch (cause) {
    throw refused(cause);
  }
};

/**
 * Verifies identities for one audience. A verified token is not verified again while valid. Throws `signed-out` for
 * tokens that are forged, expired or for another service.
 */
export const identityVerifier = (audience: string, keys: KeySource, now: () => Date) => {
  const verified = expiringCache<Identity>(now);
  return async (token: string): Promise<Identity> => {
    const known = verified.get(token);
    if (known) return known;
    const found = await keys.find(readKeyId(token));
    // A key may arrive a moment later than the first token, or was lost: nobody's session has ended.
    if (!found) throw new AppError('unavailable', 'The portal is exchanging its keys. Try again in a moment.');
    const { key, service } = found;
    try {
      const { payload } = await jwtVerify<Claims>(token, key, {
        algorithms: ['EdDSA'],
        issuer: service,
        audience,
        requiredClaims: ['exp'],
        currentDate: now(),
      });
      const { user, session, depth, exp } = payload;
      if (!Depth.safeParse(depth).success || (depth === 0 && service !== GATEWAY)) throw refused();
      const identity = { user, session, depth, ...(depth > 0 && { service }) };
      verified.set(token, identity, exp * 1000);
      return identity;
    } catch (error) {
      if (error instanceof errors.JOSEError) throw refused(error);
      throw error;
    }
  };
};
