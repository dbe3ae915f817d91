import type { Connection } from 'mongoose';
import { AppError } from '../service/app-error';

/** Timeout of the database ping in readiness checks. */
const PING_MS = 1500;

/** Resolves when the database answers; throws `unavailable` otherwise. */
export const ping = async ({ db }: Pick<Connection, 'db'>): Promise<void> => {
  await db?.command({ ping: 1 }, { timeoutMS: PING_MS }).catch((cause) => {
    throw new AppError('unavailable', 'The database does not answer.', { cause });
  });
};
