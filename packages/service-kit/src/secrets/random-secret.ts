import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** A secret that cannot be guessed: 256 random bits, as text that fits into addresses, cookies and headers. */
export const createSecret = (): string => randomBytes(32).toString('base64url');

/**
 * What is stored of a secret: whoever can read the database cannot use it. For random secrets only: passwords can be guessed,
 * and need a slow hash.
 */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** Whether two secrets are the same. The time it takes does not tell how much of them agrees. */
export const isSameSecret = (a: string, b: string): boolean => {
  const [first, second] = [Buffer.from(a), Buffer.from(b)];
  return first.length === second.length && timingSafeEqual(first, second);
};
