import type { SessionUser } from '@skills-architect/contracts/portal';
import { jwtVerify, SignJWT } from 'jose';
import { Refusal } from './refusal';

/** Who a request comes from: a signed-in user, a peer service on behalf of one, or a peer on its own. */
export interface Identity {
  user?: SessionUser;
  service?: string;
  /** How many services the request has passed; at most 2. */
  depth: number;
}

export const IDENTITY_HEADER = 'x-identity';
const VALID_FOR = '30s';
export const MOST_DEPTH = 2;

/** Signs and verifies identities with a key that all processes of a deployment share; a token holds for 30 seconds. */
export const identities = (key: Uint8Array) => ({
  sign: ({ user, service, depth }: Identity) =>
    new SignJWT({ user, service, depth })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuedAt()
      .setExpirationTime(VALID_FOR)
      .sign(key),

  async verify(token: string | undefined): Promise<Identity> {
    if (!token) throw new Refusal('signed-out', 'Sign in to go on.');
    try {
      const { payload } = await jwtVerify<{ user?: SessionUser; service?: string; depth: number }>(token, key, {
        algorithms: ['HS256'],
      });
      return { user: payload.user, service: payload.service, depth: payload.depth };
    } catch (cause) {
      throw new Refusal('signed-out', 'The request carries no valid identity.', { cause });
    }
  },
});
export type Identities = ReturnType<typeof identities>;
