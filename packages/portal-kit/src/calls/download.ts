import { API_PREFIX, type Call, type CallDeclaration, type InputOf } from '@skills-architect/contracts';
import { send } from './http-client';
import { EXPENSIVE_TIMEOUT_MS, sendCall } from './request';

const readFileName = (disposition: string | null): string | undefined => {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  if (encoded) return decodeURIComponent(encoded);
  return /filename="?([^";]+)"?/i.exec(disposition ?? '')?.[1];
};

/** Saves a file through the browser's download. */
const saveBlob = (file: Blob, name: string) => {
  const url = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  URL.revokeObjectURL(url);
};

const stripPrefix = (href: string) => (href.startsWith(API_PREFIX) ? href.slice(API_PREFIX.length) : href);

/** Downloads the result file of a job from its `href`. */
export const saveFile = async ({ href, name }: { href: string; name: string }): Promise<void> => {
  const [path = '', query] = stripPrefix(href).split('?');
  const response = await send({
    method: 'GET',
    path,
    query: new URLSearchParams(query),
    timeoutMs: EXPENSIVE_TIMEOUT_MS,
  });
  saveBlob(await response.blob(), name);
};

/**
 * Saves a file that the page has made, or makes a call that returns a file and saves that: under `name`, or under the
 * file name of the response.
 * @example await download(getImportTemplate, { query: { clientId } }, 'Client roles.xlsx')
 */
export function download(file: Blob, name: string): Promise<void>;
export function download<D extends CallDeclaration>(declared: Call<D>, input: InputOf<D>, name?: string): Promise<void>;
export async function download<D extends CallDeclaration>(
  source: Blob | Call<D>,
  input: string | InputOf<D>,
  name?: string,
): Promise<void> {
  if (source instanceof Blob) return saveBlob(source, String(input));
  if (typeof input === 'string') throw new Error('A call needs its input, not a name');
  const response = await sendCall(source, input);
  saveBlob(await response.blob(), name ?? readFileName(response.headers.get('content-disposition')) ?? 'download');
}
