import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { AppError } from '@skills-architect/service-kit';
import PQueue from 'p-queue';

/** OWASP's recommendation for argon2id: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** As many hashes at once as there are cores: each occupies one, and more would slow down all requests. */
const queue = new PQueue({ concurrency: availableParallelism() });
/** A few seconds of work; further sign-ins are rejected at once, because they would time out. */
const MAX_WAITING = 100;

export const hashPassword = (password: string) => queue.add(() => hash(password, COST));

let dummyHash: Promise<string> | undefined;

/**
 * Whether a password matches a hash. Takes equally long for unknown users, so that timing does not reveal which users
 * exist.
 */
export const verifyPassword = async (password: string, passwordHash: string | undefined) => {
  if (queue.size >= MAX_WAITING)
    throw new AppError('unavailable', 'Too many people are signing in right now. Try again in a moment.');
  dummyHash ??= hashPassword('nobody has this password');
  const expectedHash = passwordHash ?? (await dummyHash);
  const isMatch = await queue.add(() => verify(expectedHash, password));
  return isMatch && passwordHash !== undefined;
};
