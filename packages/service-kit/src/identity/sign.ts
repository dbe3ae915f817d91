import { randomUUID } from 'node:crypto';
import { generateKeyPair, SignJWT } from 'jose';
import { expiringCache } from './expiring-cache';
import { type Identity, VALID_FOR_MS } from './identity';
import type { PublicKeys } from './public-keys';

/** A process signs this long with one key pair, and so recovers from lost public keys. */
const KEY_MS = 5 * 60_000;
/** Public keys are kept longer than the last tokens signed with them, and than clocks differ. */
const PUBLIC_KEY_MS = 2 * KEY_MS;
/** A token is reused only this long, so that most of its lifetime is left when it arrives. */
const REUSE_MS = 5000;

/** What a token says; the service is its issuer. */
export type SignedIdentity = Omit<Identity, 'service'>;

interface KeyPair {
  id: string;
  privateKey: CryptoKey;
  until: number;
}

/**
 * Signs identities as one service, each for one audience, with Ed25519 keys of this process. A user's requests within
 * seconds share a token.
 */
export const identitySigner = (service: string, keys: PublicKeys, now: () => Date) => {
  const tokens = expiringCache<string>(now);
  let current: Promise<KeyPair> | undefined;

  const createPair = async (): Promise<KeyPair> => {
    const { privateKey, publicKey } = await generateKeyPair('EdDSA');
    const id = randomUUID();
    const at = now().getTime();
    await keys.publish(id, service, publicKey, new Date(at + PUBLIC_KEY_MS));
    return { id, privateKey, until: at + KEY_MS };
  };
  const replacePair = () => {
    current = createPair();
    current.catch(() => (current = undefined));
    return current;
  };
  const currentPair = async () => {
    const pair = await (current ?? replacePair());
    if (now().getTime() < pair.until) return pair;
    return replacePair();
  };

  return async ({ user, session, depth }: SignedIdentity, audience: string): Promise<string> => {
    const identity = JSON.stringify([user, session, depth, audience]);
    const known = tokens.get(identity);
    if (known) return known;
    const { id, privateKey } = await currentPair();
    const at = now().getTime();
    const token = await new SignJWT({ user, session, depth })
      .setProtectedHeader({ alg: 'EdDSA', kid: id })
      .setIssuer(service)
      .setAudience(audience)
      .setIssuedAt(new Date(at))
      .setExpirationTime(new Date(at + VALID_FOR_MS))
      .sign(privateKey);
    tokens.set(identity, token, at + REUSE_MS);
    return token;
  };
};
