import { FAILURE_STATUS, type FailureCode } from '@skills-architect/contracts';

export interface Issue {
  path: string;
  message: string;
}

/** An error shown to the caller: `message` is a complete sentence. */
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

/** Resource names that differ from the words on screens. */
const NOUNS: Readonly<Record<string, string>> = {
  encyclopedia: 'entry',
  encyclopediaContent: 'content of the entry',
  personaGroup: 'group',
  skillSubject: 'row',
  subsector: 'industry or function',
};

/** The name of a resource as users know it: `jobPosting` becomes 'job posting'. */
export const toNoun = (name: string): string =>
  NOUNS[name] ?? name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

export const notFound = (what: string) => new AppError('not-found', `${what} was not found.`);

const AWAY: readonly FailureCode[] = ['unreachable', 'unavailable', 'timeout'];

/** Whether the error means that another service is temporarily unavailable, e.g. being replaced. */
export const isUnavailable = (error: unknown): error is AppError =>
  error instanceof AppError && AWAY.includes(error.code);

/** Conflict: the change was based on an old revision; carries the current record. */
export const stale = (record: unknown) => new AppError('stale', 'Somebody else changed this meanwhile.', { record });

/** A validation error for one field. */
export const invalid = (path: string, message: string) =>
  new AppError('invalid', message, { issues: [{ path, message }] });
