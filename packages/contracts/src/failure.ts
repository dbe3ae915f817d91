import * as z from 'zod';

/** Error code of a refused call, for programs; the message next to it is for users. */
export const FailureCode = z.enum([
  'invalid', // 400: the input is invalid, `issues` has the details
  'signed-out', // 401: no session
  'SESSION', // 403: the session's rights changed, sign in again
  'forbidden', // 403
  'csrf', // 403: the token header is missing or wrong
  'not-found', // 404, also for records of other clients
  'area-off', // 404: no active area needs this call
  'not-allowed', // 405: the path exists for another method
  'too-slow', // 408: the body did not arrive in time
  'stale', // 409: the record has changed since, `record` is its current state
  'conflict', // 409: this change is not allowed
  'too-large', // 413
  'unsupported', // 415
  'too-many', // 429
  'failed', // 500
  'unreachable', // 502: no instance of the service is reachable
  'unavailable', // 503: the service reports that it is not ready
  'timeout', // 504: timeout of the service
]);
export type FailureCode = z.infer<typeof FailureCode>;

/** HTTP status per error code. */
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

/** Body of every error response. `error` is a sentence for the user. */
export const Failure = z.object({
  error: z.string(),
  code: FailureCode,
  requestId: z.string(),
  issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  record: z.unknown().optional(),
});
export type Failure = z.infer<typeof Failure>;
