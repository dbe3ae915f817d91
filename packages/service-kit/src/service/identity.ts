import { createSecretKey } from 'node:crypto';
import type { SessionUser } from '@skills-architect/contracts/portal';
import { jwtVerify, SignJWT } from 'jose';
import { AppError } from './app-error';

/** The origin of a request: a signed-in user, a peer service on behalf of a user, or a peer on its own. */
export interface Identity {
  user?: SessionUser;
  /** Session id of a browser request; services do not forward it. */
  session?: string;
  service?: string;
  /** Number of services the request has passed through; at most 2. */
  depth: number;
}

export const IDENTITY_HEADER = 'x-identity';
export const MAX_DEPTH = 2;
const VALID_FOR_MS = 30_000;
/** A token is reused only this long, so that most of its lifetime is left when it arrives. */
const REUSE_MS = 5000;
const MAX_CACHED = 1000;

/** A small cache with an expiry time per entry; cleared when full. */
const expiringCache = <T>(now: () => number) => {
  const known = new Map<string, { value: T; until: number }>();
  return {
    get: (key: string) => {
      const found = known.get(key);
      return found && now() < found.until ? found.value : undefined;
    },
    set: (key: string, value: T, until: number) => {
      if (known.size >= MAX_CACHED) known.clear();
      known.set(key, { value, until });
    },
  };
};

/**
 * Signs and verifies identity tokens with a key shared by all processes; a token is valid for 30 seconds. A user's
 * requests within seconds share a token, and a verified token is not verified again while valid.
 */
export const identities = (key: Uint8Array, now: () => Date = () => new Date()) => {
  const secret = createSecretKey(key);
  const time = () => now().getTime();
  const tokenCache = expiringCache<string>(time);
  const identityCache = expiringCache<Identity>(time);
  return {
    async sign({ user, session, service, depth }: Identity): Promise<string> {
      const identity = JSON.stringify([user, session, service, depth]);
      const known = tokenCache.get(identity);
      if (known) return known;
      const at = time();
      const token = await new SignJWT({ user, session, service, depth })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuedAt(new Date(at))
        .setExpirationTime(new Date(at + VALID_FOR_MS))
        .sign(secret);
      tokenCache.set(identity, token, at + REUSE_MS);
      return token;
    },

    async verify(token: string | undefined): Promise<Identity> {
      if (!token) throw new AppError('signed-out', 'Sign in to go on.');
      const known = identityCache.get(token);
      if (known) return known;
      try {
        const { payload } = await jwtVerify<Identity & { exp: number }>(token, secret, {
          algorithms: ['HS256'],
          requiredClaims: ['exp'],
          currentDate: now(),
        });
        const { user, session, service, depth, exp } = payload;
        const identity = { user, session, service, depth };
        identityCache.set(token, identity, exp * 1000);
        return identity;
      } catch (cause) {
        throw new AppError('signed-out', 'The request carries no valid identity.', { cause });
      }
    },
  };
};
export type Identities = ReturnType<typeof identities>;
