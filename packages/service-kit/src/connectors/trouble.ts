/**
 * Why a connector did not do what it was asked:
 * - `passing`: it is unreachable, slow or busy; a retry of the same request may succeed;
 * - `misfit`: address, secret or the schema of its answers is wrong; a retry fails until somebody corrects that;
 * - `refused`: it works, but does not accept this request.
 */
export type TroubleKind = 'passing' | 'misfit' | 'refused';

/** A failed request to a connector; the message is a sentence for Super Users without secrets. */
export class ConnectorTrouble extends Error {
  constructor(
    readonly kind: TroubleKind,
    sentence: string,
    /** How long the connector asks to wait, if it does. */
    readonly waitMs?: number,
    cause?: unknown,
  ) {
    super(sentence, { cause });
  }
}

/** Request timeout, too early, too many requests. */
const RETRY_LATER = [408, 425, 429];
/** Unauthorized, forbidden, not found, method not allowed, proxy authentication required. */
const MISFIT = [401, 403, 404, 405, 407];

/** The kind of trouble by HTTP status; undefined for a success. */
export const troubleOfStatus = (status: number): TroubleKind | undefined => {
  if (status >= 200 && status < 300) return undefined;
  if (status >= 500 || RETRY_LATER.includes(status)) return 'passing';
  return status < 400 || MISFIT.includes(status) ? 'misfit' : 'refused';
};

const LONGEST_WAIT_MS = 600_000;

/** Parses a `Retry-After` header to milliseconds; at most ten minutes. */
export const readRetryAfter = (header: string | null, now: Date): number | undefined => {
  if (!header) return undefined;
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now.getTime();
  return Number.isNaN(ms) ? undefined : Math.min(Math.max(0, ms), LONGEST_WAIT_MS);
};

/** Reads a field of an error: errors of `fetch` may belong to another realm, so `instanceof` fails. */
const readField = (error: unknown, name: 'name' | 'message' | 'code' | 'cause'): unknown =>
  Reflect.get(Object(error), name);

const findCode = (error: unknown): string | undefined => {
  const code = readField(error, 'code');
  if (typeof code === 'string') return code;
  const cause = readField(error, 'cause');
  return cause === undefined ? undefined : findCode(cause);
};

/** Errors of an answer that is not JSON or does not match its schema. */
const UNREADABLE = ['SyntaxError', '$ZodError', 'ZodError'];

/** Converts any error of a request to trouble of the connector. */
export const toTrouble = (name: string, error: unknown, timeoutMs: number): ConnectorTrouble => {
  if (error instanceof ConnectorTrouble) return error;
  if (readField(error, 'name') === 'TimeoutError')
    return new ConnectorTrouble('passing', `${name} gave no whole answer within ${timeoutMs} ms`, undefined, error);
  if (UNREADABLE.includes(String(readField(error, 'name'))))
    return new ConnectorTrouble('misfit', `${name} answered in another form than expected`, undefined, error);
  const code = findCode(error);
  const text =
    readField(error, 'message') === 'terminated'
      ? `${name} broke off in the middle of its answer`
      : `${name} cannot be reached${code ? ` (${code})` : ''}`;
  return new ConnectorTrouble('passing', text, undefined, error);
};
