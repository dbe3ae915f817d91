import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { AppError } from '@skills-architect/service-kit';
import PQueue from 'p-queue';

/** OWASP's advice for argon2id: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Each takes a core for a while: more at once would only make all of them, and everything else, slower. */
const queue = new PQueue({ concurrency: availableParallelism() });
/** Some seconds of work; whoever comes later is told so instead of waiting in vain. */
const MOST_WAITING = 100;

export const hashPassword = (password: string) => queue.add(() => hash(password, COST));

let nobodysHash: Promise<string> | undefined;

/** Whether a password fits a hash; takes as long for a user that does not exist, so that nobody learns who does. */
export const fitsPassword = async (password: string, passwordHash: string | undefined) => {
  if (queue.size >= MOST_WAITING)
    throw new AppError('unavailable', 'Too many people are signing in right now. Try again in a moment.');
  nobodysHash ??= hashPassword('nobody has this password');
  const known = passwordHash ?? (await nobodysHash);
  const fits = await queue.add(() => verify(known, password));
  return fits && passwordHash !== undefined;
};
