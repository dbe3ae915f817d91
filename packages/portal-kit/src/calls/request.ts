import {
  type AnswerOf,
  type Call,
  type CallDeclaration,
  fillPath,
  type InputOf,
  isExpensive,
  isReading,
} from '@skills-architect/contracts';
import { readJson, send } from './http-client';
import { splitInput, toQuery } from './input';
import { tellIfSlow } from './tell-if-slow';
import { uploadClient } from './upload';

/** Options of one request. */
export interface RequestOptions {
  signal?: AbortSignal;
  /** Upload progress, 0 to 1. */
  onProgress?: (share: number) => void;
  /**
   * Language in which the texts that a change writes were read: `MAIN_LANGUAGE` after `ownTexts`, otherwise the one in which the user
   * sees the library. The service then knows whether they are the record's own; without it, it compares them with what
   * the user was shown.
   */
  textsIn?: string;
  /** Says after ten seconds that it takes long, for work that the user waits for. */
  tellIfSlow?: boolean;
}

const toFormFields = (body: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(body ?? {}).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  );

/** An expensive call may wait for its turn and for a busy machine; the page says so meanwhile. */
export const EXPENSIVE_TIMEOUT_MS = 5.5 * 60_000;

/** Sends a call without files and returns its response. */
export const sendCall = <D extends CallDeclaration>(
  declared: Call<D>,
  input: InputOf<D>,
  { signal, textsIn }: Pick<RequestOptions, 'signal' | 'textsIn'> = {},
) => {
  const { method, idempotent }: Call = declared;
  const { params, query, body } = splitInput<D>(input);
  return send({
    method,
    path: fillPath(declared, params),
    query: toQuery(query),
    json: body,
    isSafe: isReading(declared) || idempotent === true,
    ...(signal && { signal }),
    ...(textsIn !== undefined && { textsIn }),
    ...(isExpensive(declared) && { timeoutMs: EXPENSIVE_TIMEOUT_MS }),
  });
};

/**
 * Makes one uncached call outside of rendering: a check on blur, the options of a picker while typing, a file to show in the
 * page (a call with `download`). Rejects with a CallFailure, whose message can be shown to the user.
 * @example const { exists } = await request(personaNameExists, { query: { name, clientId } })
 */
export function request<D extends CallDeclaration & { download: true }>(
  declared: Call<D>,
  input: InputOf<D>,
  options?: RequestOptions,
): Promise<Blob>;
export function request<D extends CallDeclaration>(
  declared: Call<D>,
  input: InputOf<D>,
  options?: RequestOptions,
): Promise<AnswerOf<D>>;
export async function request<D extends CallDeclaration>(
  declared: Call<D>,
  input: InputOf<D>,
  { tellIfSlow: isWaitedFor = false, ...options }: RequestOptions = {},
): Promise<AnswerOf<D> | Blob> {
  const answer = sendWithFiles(declared, input, options);
  return isWaitedFor ? tellIfSlow(answer) : answer;
}

const sendWithFiles = async <D extends CallDeclaration>(
  declared: Call<D>,
  input: InputOf<D>,
  { signal, onProgress, textsIn }: RequestOptions,
): Promise<AnswerOf<D> | Blob> => {
  const { params, query, body, files } = splitInput<D>(input);
  if (declared.download) return (await sendCall(declared, input, { signal, textsIn })).blob();
  if (!files) return readJson<AnswerOf<D>>(await sendCall(declared, input, { signal, textsIn }));
  return uploadClient.send<AnswerOf<D>>({
    method: declared.method,
    path: fillPath(declared, params),
    query: toQuery(query),
    files,
    fields: toFormFields(body),
    onProgress,
    signal,
  });
};
