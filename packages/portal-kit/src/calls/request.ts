import { type AnswerOf, type Call, type CallDeclaration, fillPath, type InputOf } from '@skills-architect/contracts';
import { send } from './http-client';
import { splitInput, toQuery } from './input';
import { uploadClient } from './upload';

/** Options of one request. */
export interface RequestOptions {
  signal?: AbortSignal;
  /** Upload progress, 0 to 1. */
  onProgress?: (share: number) => void;
}

const toFormFields = (body: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(body ?? {}).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  );

/**
 * Makes one uncached call outside of rendering: a check on blur, the options of a picker while typing. Rejects with a
 * CallFailure, whose message can be shown to the user.
 * @example const { exists } = await request(personaNameExists, { query: { name, clientId } })
 */
export async function request<D extends CallDeclaration>(
  declared: Call<D>,
  input: InputOf<D>,
  { signal, onProgress }: RequestOptions = {},
): Promise<AnswerOf<D>> {
  const { method } = declared;
  const { params, query: fields, body, files } = splitInput<D>(input);
  const path = fillPath(declared, params);
  const query = toQuery(fields);
  if (files)
    return uploadClient.send<AnswerOf<D>>({
      method,
      path,
      query,
      files,
      fields: toFormFields(body),
      onProgress,
      signal,
    });
  const response = await send({ method, path, query, json: body, signal });
  return response.json<AnswerOf<D>>();
}
