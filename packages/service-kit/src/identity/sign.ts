import { randomUUID } from 'node:crypto';
import { generateKeyPair, SignJWT } from 'jose';
import { expiringCache } from './expiring-cache';
import { digestOf, type Identity, VALID_FOR_MS } from './identity';
import type { PublicKeys } from './public-keys';

const MINUTE_MS = 60_000;
/** A process signs this long with one key pair. */
const KEY_MS = 5 * MINUTE_MS;
/** The next public key is stored this long before tokens are signed with it, so that caches of keys contain it by then. */
const AHEAD_MS = MINUTE_MS;
/** Public keys are kept longer than the last tokens signed with them, and than clocks differ. */
const PUBLIC_KEY_MS = 3 * KEY_MS;
/** While the next public key cannot be stored, the current key pair is used until it is this old. */
const LAST_USE_MS = 2 * KEY_MS;
/** A token is reused only this long, so that most of its lifetime is left when it arrives. */
const REUSE_MS = 5000;

/** What a token says; the service is its issuer. */
export type SignedIdentity = Omit<Identity, 'service'>;

interface KeyPair {
  id: string;
  privateKey: CryptoKey;
  madeAt: number;
  /** Stores the public key in MongoDB; writes it again if it was deleted. */
  publish: () => Promise<void>;
}

/** The key pairs of one service in this process: the one in use, and the next one, which is published first. */
const keyPairs = (service: string, keys: PublicKeys, now: () => Date, warn: (error: unknown) => void) => {
  let current: KeyPair | undefined;
  let next: KeyPair | undefined;
  let creating: Promise<KeyPair> | undefined;
  let lookedAt = 0;
  const age = ({ madeAt }: KeyPair) => now().getTime() - madeAt;

  const createPair = async (): Promise<KeyPair> => {
    const { privateKey, publicKey } = await generateKeyPair('EdDSA');
    const id = randomUUID();
    const madeAt = now().getTime();
    const publish = () => keys.publish(id, service, publicKey, new Date(madeAt + PUBLIC_KEY_MS));
    await publish();
    return { id, privateKey, madeAt, publish };
  };
  const createFirst = async () => {
    creating ??= createPair();
    try {
      current = await creating;
      return current;
    } finally {
      creating = undefined;
    }
  };
  /** Runs once a minute in the background of a request. */
  const lookAfter = async (pair: KeyPair) => {
    if (age(pair) >= KEY_MS - AHEAD_MS) next ??= await createPair();
    else await pair.publish();
  };

  return async (): Promise<KeyPair> => {
    if (next && current && age(current) >= KEY_MS) [current, next] = [next, undefined];
    if (!current || age(current) >= LAST_USE_MS) return createFirst();
    if (now().getTime() - Math.max(lookedAt, current.madeAt) >= MINUTE_MS) {
      lookedAt = now().getTime();
      void lookAfter(current).catch(warn);
    }
    return current;
  };
};

/**
 * Signs identities as one service, each for one audience, with Ed25519 keys of this process. A user's requests within
 * seconds share a token. `warn` is told why the next key could not be published; the last one is used meanwhile.
 */
export const identitySigner = (
  service: string,
  keys: PublicKeys,
  { now, warn }: { now: () => Date; warn: (error: unknown) => void },
) => {
  const tokens = expiringCache<string>(now);
  const currentPair = keyPairs(service, keys, now, warn);

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

/** An event as it is sent. */
export interface SentEvent {
  id: string;
  body: string;
}

/** Signs events as one service, each for one audience and with its id and the digest of its body. */
export const eventSigner = (
  service: string,
  keys: PublicKeys,
  { now, warn }: { now: () => Date; warn: (error: unknown) => void },
) => {
  const currentPair = keyPairs(service, keys, now, warn);
  return async ({ id, body }: SentEvent, audience: string): Promise<string> => {
    const { id: kid, privateKey } = await currentPair();
    const at = now().getTime();
    return new SignJWT({ digest: digestOf(body) })
      .setProtectedHeader({ alg: 'EdDSA', kid })
      .setIssuer(service)
      .setAudience(audience)
      .setJti(id)
      .setIssuedAt(new Date(at))
      .setExpirationTime(new Date(at + VALID_FOR_MS))
      .sign(privateKey);
  };
};
