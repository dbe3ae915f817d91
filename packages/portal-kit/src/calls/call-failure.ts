import type { Failure, FailureCode } from '@skills-architect/contracts';
import { messageFrom } from '../notifications/message-from';

/** `network` and `timeout` happen on the way; every other code is the server's. */
export type CallFailureCode = FailureCode | 'network' | 'timeout' | 'stopped';

/** Why a call failed. `message` is the sentence for the person. */
export class CallFailure extends Error {
  override readonly name = 'CallFailure';
  readonly code: CallFailureCode;
  readonly status: number | undefined;
  readonly requestId: string | undefined;
  /** Which fields of the input are wrong. */
  readonly issues: NonNullable<Failure['issues']>;
  /** The page says it by other means: the session is over, or the area has been switched off. */
  isTold = false;
  /** The record as it stands, when somebody else changed it meanwhile (`code` is `stale`). */
  readonly record: unknown;

  constructor(
    message: string,
    code: CallFailureCode,
    from: Partial<Failure> & { status?: number; cause?: unknown } = {},
  ) {
    super(message, { cause: from.cause });
    this.code = code;
    this.status = from.status;
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
  504: 'unreachable',
};

const fromText = (body: unknown): unknown => {
  if (typeof body !== 'string') return body;
  try {
    return JSON.parse(body);
  } catch {
    // A proxy's page of HTML is nothing to read out: the default words do.
    return body.trimStart().startsWith('<') ? undefined : body;
  }
};

/** The failure of an answer that is not a success, from its status and body. */
export const parseFailure = (status: number, answered: unknown): CallFailure => {
  const body = fromText(answered);
  const said = isObject(body) ? body : {};
  return new CallFailure(messageFrom(body), said.code ?? CODE_BY_STATUS[status] ?? 'failed', { ...said, status });
};
