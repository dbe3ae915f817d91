import { AppError } from './app-error';

/**
 * Why a try of a call got no answer: it was `unsent` for sure, the service was `late`, or the connection `broke` and nobody
 * knows what it had received.
 */
export type Fault = 'unsent' | 'late' | 'broken';

const UNSENT = ['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'];
const LATE = ['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT'];

/** The header of a refusal that says: nothing was begun, whoever asked may ask another instance. */
export const NOT_TAKEN_HEADER = 'x-not-taken';

/** Errors of the network come from outside of this program's own classes: they are known by what they carry. */
const isFailure = (error: unknown): error is { code?: unknown; name?: unknown; cause?: unknown; errors?: unknown } =>
  typeof error === 'object' && error !== null;

/** Finds out what is known of a failed try, from the error or from what caused it. */
export const classifyFault = (error: unknown): Fault => {
  if (!isFailure(error)) return 'broken';
  const { code, name, cause, errors } = error;
  if (UNSENT.includes(String(code))) return 'unsent';
  if (LATE.includes(String(code)) || name === 'TimeoutError') return 'late';
  // Several addresses behind one name fail together.
  return classifyFault(Array.isArray(errors) ? errors[0] : cause);
};

/** Whether a call may go to another instance: never one that may have been received and that changes something. */
export const mayRepeat = (reads: boolean, fault: Fault) => fault === 'unsent' || (fault === 'broken' && reads);

/** What the caller is told when no instance answered. */
export const faultError = (service: string, fault: Fault, cause?: unknown) =>
  fault === 'late'
    ? new AppError('timeout', `The ${service} service did not answer in time. Try again in a moment.`, { cause })
    : new AppError('unreachable', `The ${service} service cannot be reached right now. Try again in a moment.`, {
        cause,
      });
