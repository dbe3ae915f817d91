import http from 'node:http';
import https from 'node:https';
import { AppError } from '@skills-architect/service-kit';
import { resolvePublicAddress } from './public-address';

export interface FetchLimits {
  maxBytes: number;
  timeoutMs: number;
  maxRedirects: number;
}

type Resolve = typeof resolvePublicAddress;

const refusal = (sentence: string, cause?: unknown) =>
  new AppError('invalid', sentence, { issues: [{ path: 'url', message: sentence }], cause });

type Answer = { redirect: string } | { body: Buffer };

/** Requests a checked address; the connection cannot be redirected to another one. */
const get = (url: URL, target: { address: string; family: number }, { maxBytes, timeoutMs }: FetchLimits) =>
  new Promise<Answer>((resolve, reject) => {
    const client = url.protocol === 'https:' ? https : http;
    const request = client.get(
      url,
      {
        signal: AbortSignal.timeout(timeoutMs),
        lookup: (_host, options, done) =>
          options.all ? done(null, [target]) : done(null, target.address, target.family),
        headers: {
          accept:
            'application/pdf, application/vnd.openxmlformats-officedocument.wordprocessingml.document, application/msword, */*',
        },
      },
      (response) => {
        const { statusCode = 0, headers } = response;
        if (statusCode >= 300 && statusCode < 400 && headers.location) {
          response.resume();
          return resolve({ redirect: headers.location });
        }
        if (statusCode !== 200) {
          response.resume();
          return reject(refusal(`The address answers ${statusCode}.`));
        }
        const chunks: Buffer[] = [];
        let bytes = 0;
        response.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
          if (bytes > maxBytes)
            request.destroy(refusal(`The File size exceeds ${Math.round(maxBytes / 1024 / 1024)} mb`));
          else chunks.push(chunk);
        });
        response.on('end', () => resolve({ body: Buffer.concat(chunks) }));
        response.on('error', (cause) =>
          reject(refusal('The connection was closed before the whole file arrived.', cause)),
        );
      },
    );
    request.on('error', (cause) =>
      reject(cause instanceof AppError ? cause : refusal('The address does not answer in time.', cause)),
    );
  });

/** Last segment of the URL, decoded if possible. */
const readFileName = ({ pathname }: URL) => {
  const name = pathname.split('/').pop() ?? '';
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
};

/** Downloads a file from a public http(s) URL; refuses private and link-local addresses, also after each redirect. */
export const fetchPublic = async (
  address: string,
  limits: FetchLimits,
  resolve: Resolve = resolvePublicAddress,
): Promise<{ bytes: Buffer; name: string }> => {
  let url = new URL(address);
  for (let hops = 0; hops <= limits.maxRedirects; hops++) {
    if (url.protocol !== 'http:' && url.protocol !== 'https:')
      throw refusal('Only http and https addresses can be read.');
    const target = await resolve(url.hostname);
    if (target === 'unknown') throw refusal('There is no such address. Check its spelling.');
    if (target === 'closed') throw refusal('Only public addresses can be read.');
    const answer = await get(url, target, limits);
    if ('body' in answer) return { bytes: answer.body, name: readFileName(url) };
    if (!URL.canParse(answer.redirect, url)) throw refusal('The address redirects to nowhere.');
    url = new URL(answer.redirect, url);
  }
  throw refusal('The address redirects too often.');
};
