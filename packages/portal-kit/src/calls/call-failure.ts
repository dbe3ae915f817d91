import type { Failure, FailureCode } from '@skills-architect/contracts';
import { messageFrom } from '../notifications/message-from';

/** The codes of the server; `timeout`, `network` (no connection) and `stopped` (cancelled) are also set by the page. */
export type CallFailureCode = FailureCode | 'network' | 'stopped';

/** Why a call failed. `message` is the sentence shown to the user. */
export class CallFailure extends Error {
  override readonly name = 'CallFailure';
  readonly code: CallFailureCode;
  readonly status: number | undefined;
  readonly requestId: string | undefined;
  /** The invalid input fields. */
  readonly issues: NonNullable<Failure['issues']>;
  /** The page already shows this failure: the session is over, or the area was switched off. */
  isReported = false;
  /** How long the server asks to wait before the next try. */
  readonly retryAfterMs: number | undefined;
  /** The current record when somebody else changed it (`code` is `stale`). */
  readonly record: unknown;

  constructor(
    message: string,
    code: CallFailureCode,
    from: Partial<Failure> & { status?: number; retryAfterMs?: number | undefined; cause?: unknown } = {},
  ) {
    super(message, { cause: from.cause });
    this.code = code;
    this.status = from.status;
    this.retryAfterMs = from.retryAfterMs;
    this.requestId = from.requestId;
    this.issues = from.issues ?? [];
    this.record = from.record;
  }
}

const isObject = (value: unknown): value is Partial<Failure> => typeof value === 'object' && value !== null;

const CODE_BY_STATUS: Record<number, FailureCode> = {
  400: 'invalid',
  401: 'signed-out',
  403: 'forbidden',
  404: 'not-found',
  409: 'conflict',
  413: 'too-large',
  415: 'unsupported',
  429: 'too-many',
  502: 'unreachable',
  503: 'unavailable',
  504: 'timeout',
};

const parseBody = (body: unknown): unknown => {
  if (typeof body !== 'string') return body;
  try {
    return JSON.parse(body);
  } catch {
    // Ignore HTML error pages of proxies and use the default message.
    return body.trimStart().startsWith('<') ? undefined : body;
  }
};

const PASSING = new Set<CallFailureCode>(['unreachable', 'unavailable', 'timeout', 'network']);

/** Whether the portal could not answer, so that a later try may succeed. */
export const isPassing = (failure: unknown): failure is CallFailure =>
  failure instanceof CallFailure && PASSING.has(failure.code);

/** Builds the failure from the status and body of an error response; `retryAfter` is its header. */
export const parseFailure = (status: number, payload: unknown, retryAfter?: string | null): CallFailure => {
  const body = parseBody(payload);
  const fields = isObject(body) ? body : {};
  const retryAfterMs = Number(retryAfter ?? undefined) * 1000;
  return new CallFailure(messageFrom(body), fields.code ?? CODE_BY_STATUS[status] ?? 'failed', {
    ...fields,
    status,
    ...(Number.isFinite(retryAfterMs) && { retryAfterMs }),
  });
};
