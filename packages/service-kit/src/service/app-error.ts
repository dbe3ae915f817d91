import { FAILURE_STATUS, type FailureCode } from '@skills-architect/contracts';

export interface Issue {
  path: string;
  message: string;
}

/** A call that is refused for a reason its caller should read: `message` is the sentence. */
export class AppError extends Error {
  readonly status: number;
  constructor(
    readonly code: FailureCode,
    sentence: string,
    readonly more: { issues?: Issue[]; record?: unknown; cause?: unknown } = {},
  ) {
    super(sentence, { cause: more.cause });
    this.status = FAILURE_STATUS[code];
  }
}

export const notFound = (what: string) => new AppError('not-found', `${what} was not found.`);

const AWAY: readonly FailureCode[] = ['unreachable', 'unavailable', 'timeout'];

/** Whether something failed because another service is away for a moment, as while it is replaced. */
export const isAway = (error: unknown): error is AppError => error instanceof AppError && AWAY.includes(error.code);

/** A change that was made on a former state of the record; it goes back as it is now. */
export const stale = (record: unknown) => new AppError('stale', 'Somebody else changed this meanwhile.', { record });

/** One wrong field of the input. */
export const invalid = (path: string, message: string) =>
  new AppError('invalid', message, { issues: [{ path, message }] });
