import * as z from 'zod';

/** Why a call was refused, for programs; the sentence beside it is for people. */
export const FailureCode = z.enum([
  'invalid', // 400: the input is wrong, `issues` says where
  'signed-out', // 401: no session
  'SESSION', // 403: the session's rights changed, sign in again
  'forbidden', // 403
  'csrf', // 403: the token header is missing or wrong
  'not-found', // 404, also for a record of a foreign client
  'area-off', // 404: no area that is on needs this call
  'not-allowed', // 405: another method serves this path
  'too-slow', // 408: the body did not arrive in time
  'stale', // 409: the record changed meanwhile, `record` is how it stands
  'conflict', // 409: the record cannot be changed like this
  'too-large', // 413
  'unsupported', // 415
  'too-many', // 429
  'failed', // 500
  'unreachable', // 502: no instance of the service can be connected
  'unavailable', // 503: the service says that it cannot work now
  'timeout', // 504: the service did not answer in time
]);
export type FailureCode = z.infer<typeof FailureCode>;

/** The HTTP status of each failure. */
export const FAILURE_STATUS: Record<FailureCode, number> = {
  invalid: 400,
  'signed-out': 401,
  SESSION: 403,
  forbidden: 403,
  csrf: 403,
  'not-found': 404,
  'area-off': 404,
  'not-allowed': 405,
  'too-slow': 408,
  stale: 409,
  conflict: 409,
  'too-large': 413,
  unsupported: 415,
  'too-many': 429,
  failed: 500,
  unreachable: 502,
  unavailable: 503,
  timeout: 504,
};

/** The body of every refused call. `error` is a sentence for the person. */
export const Failure = z.object({
  error: z.string(),
  code: FailureCode,
  requestId: z.string(),
  issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  record: z.unknown().optional(),
});
export type Failure = z.infer<typeof Failure>;
