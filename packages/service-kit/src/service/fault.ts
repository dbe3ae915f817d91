import { AppError } from './app-error';

/**
 * Why an attempt got no response: the request was certainly `unsent`, the service was `late`, or the connection was
 * `broken` and the request may have been processed.
 */
export type Fault = 'unsent' | 'late' | 'broken';

const UNSENT = ['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'];
const LATE = ['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT'];

/** Response header: the request was not processed, so the caller may try another instance. */
export const NOT_TAKEN_HEADER = 'x-not-taken';

/** Network errors are not of our own classes, so they are recognised by their fields. */
const isFailure = (error: unknown): error is { code?: unknown; name?: unknown; cause?: unknown; errors?: unknown } =>
  typeof error === 'object' && error !== null;

/** Classifies a failed attempt by the error or its cause. */
export const classifyFault = (error: unknown): Fault => {
  if (!isFailure(error)) return 'broken';
  const { code, name, cause, errors } = error;
  if (UNSENT.includes(String(code))) return 'unsent';
  if (LATE.includes(String(code)) || name === 'TimeoutError') return 'late';
  // If one host name has several addresses, all of them have failed.
  return classifyFault(Array.isArray(errors) ? errors[0] : cause);
};

/** Whether a call may be retried on another instance: never a write that may have been received. */
export const mayRepeat = (reads: boolean, fault: Fault) => fault === 'unsent' || (fault === 'broken' && reads);

/** The error for the caller when no instance answered. */
export const faultError = (service: string, fault: Fault, cause?: unknown) =>
  fault === 'late'
    ? new AppError('timeout', `The ${service} service did not answer in time. Try again in a moment.`, { cause })
    : new AppError('unreachable', `The ${service} service cannot be reached right now. Try again in a moment.`, {
        cause,
      });
