import type * as z from 'zod';
import { type CallDeclaration, isReading } from './call';
import type { FailureCode } from './failure';

/**
 * Any call may exceed the user's rate limit, find its service temporarily unavailable, or bring an access token that is
 * not valid or not meant for it.
 */
const ANY_CALL: readonly FailureCode[] = [
  'invalid',
  'signed-out',
  'forbidden',
  'too-many',
  'unreachable',
  'unavailable',
  'timeout',
];
/** Requests other than GET may have a body, expected or not. */
const WITH_BODY: readonly FailureCode[] = ['csrf', 'too-slow', 'too-large', 'unsupported'];

const hasRev = (schema: z.ZodType | undefined) =>
  typeof schema === 'object' && 'shape' in schema && Object(schema.shape).rev !== undefined;

/** All error codes of a call: derived from its method, access and input, plus the declared ones. */
export const declaredFailures = (call: CallDeclaration): ReadonlySet<FailureCode> => {
  const { method, path, query, body, access, areas, failures = [] } = call;
  const names = path.includes('{') || typeof access.scope === 'object';
  return new Set<FailureCode>([
    ...ANY_CALL,
    ...(access.types === 'anyone' ? [] : (['SESSION'] as const)),
    ...(method === 'GET' ? [] : WITH_BODY),
    ...(names ? (['not-found'] as const) : []),
    ...(areas?.includes('shell') ? [] : (['area-off'] as const)),
    ...(!isReading(call) && (hasRev(body) || hasRev(query)) ? (['stale'] as const) : []),
    ...failures,
  ]);
};
