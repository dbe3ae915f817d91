import { API_PREFIX } from '@skills-architect/contracts';
import { CallFailure, parseFailure } from './call-failure';
import { buildHeaders, handleSessionEnd } from './http-client';

export interface SentFiles {
  method: string;
  path: string;
  query: URLSearchParams;
  files: readonly File[];
  /** The other fields of the form. */
  fields?: Record<string, string>;
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

const toFormData = ({ files, fields = {} }: SentFiles): FormData => {
  const form = new FormData();
  // Fields first, so that a service that streams the form has them before the first file.
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const file of files) form.append('file', file, file.name);
  return form;
};

/** Sends files with XMLHttpRequest, because `fetch` reports no upload progress. No time-out. */
const sendFiles = <A>(sent: SentFiles): Promise<A> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const query = sent.query.toString();
    request.open(sent.method, `${API_PREFIX}${sent.path}${query ? `?${query}` : ''}`);
    request.withCredentials = true;
    for (const [name, value] of Object.entries(buildHeaders(sent.method))) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => sent.onProgress?.(total > 0 ? loaded / total : 0);
    request.onload = () => {
      if (request.status < 200 || request.status >= 300)
        return reject(handleSessionEnd(parseFailure(request.status, request.responseText)));
      try {
        resolve(JSON.parse(request.responseText));
      } catch (cause) {
        // A page of a proxy, for example.
        reject(
          new CallFailure('The portal did not answer. Something between it and this browser did.', 'network', {
            cause,
          }),
        );
      }
    };
    request.onerror = () => reject(new CallFailure('The portal cannot be reached', 'network'));
    request.onabort = () => reject(new CallFailure('The upload was stopped', 'stopped'));
    if (sent.signal?.aborted) return reject(new CallFailure('The upload was stopped', 'stopped'));
    sent.signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(toFormData(sent));
  });

/** Wrapper around the upload so that tests can replace it. */
export const uploadClient = { send: sendFiles };
