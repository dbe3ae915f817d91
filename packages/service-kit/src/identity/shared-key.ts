import { createSecretKey } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { AppError } from '../service/app-error';
import { type Identity, VALID_FOR_MS } from './identity';

/**
 * Signs and verifies identities as earlier versions do: with one key that all processes share, for every service. Used
 * while processes of both versions run.
 */
export const sharedKeyIdentities = (key: Uint8Array, now: () => Date) => {
  const secret = createSecretKey(key);
  return {
    sign: ({ user, session, service, depth }: Identity): Promise<string> =>
      new SignJWT({ user, session, service, depth })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuedAt(now())
        .setExpirationTime(new Date(now().getTime() + VALID_FOR_MS))
        .sign(secret),

    async verify(token: string): Promise<Identity> {
      try {
        const { payload } = await jwtVerify<Identity>(token, secret, {
          algorithms: ['HS256'],
          requiredClaims: ['exp'],
          currentDate: now(),
        });
        const { user, session, service, depth } = payload;
        return { user, session, service, depth };
      } catch (cause) {
        throw new AppError('signed-out', 'The request carries no valid identity.', { cause });
      }
    },
  };
};
