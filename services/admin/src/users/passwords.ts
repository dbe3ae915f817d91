import { hash, verify } from '@node-rs/argon2';

/** OWASP's advice for argon2id: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string) => hash(password, COST);

let nobodysHash: Promise<string> | undefined;

/** Whether a password fits a hash; takes as long for a user that does not exist, so that nobody learns who does. */
export const fitsPassword = async (password: string, passwordHash: string | undefined) => {
  nobodysHash ??= hashPassword('nobody has this password');
  const fits = await verify(passwordHash ?? (await nobodysHash), password);
  return fits && passwordHash !== undefined;
};
