import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** The signed parts of a request: HTTP Message Signatures (RFC 9421) with a shared secret. */
export interface SignedParts {
  method: string;
  url: URL;
  /** Idempotency key, if the request has one. */
  key?: string | undefined;
  body?: string | undefined;
}

/** Older signatures are rejected, so that a recorded request cannot be replayed later. */
const VALID_FOR_S = 300;

const computeDigest = (body: string) => `sha-256=:${createHash('sha256').update(body).digest('base64')}:`;

const optionalHeader = (name: string, value: string | undefined): [string, string][] =>
  value === undefined ? [] : [[name, value]];

/** The covered components, in order: name and value. */
const listComponents = ({ method, url, key, body }: SignedParts): [string, string][] => [
  ['@method', method],
  ['@path', url.pathname],
  ['@query', url.search || '?'],
  ...optionalHeader('content-digest', body === undefined ? undefined : computeDigest(body)),
  ...optionalHeader('idempotency-key', key === undefined ? undefined : `"${key}"`),
];

const computeSignature = (parts: SignedParts, params: string, secret: string) => {
  const lines = listComponents(parts).map(([name, value]) => `"${name}": ${value}`);
  const base = [...lines, `"@signature-params": ${params}`].join('\n');
  return createHmac('sha256', secret).update(base).digest('base64');
};

/** The headers of a signed request: `signature-input`, `signature`, and `content-digest` with a body. */
export const signatureHeaders = (parts: SignedParts, keyId: string, secret: string, now: Date) => {
  const covered = listComponents(parts).map(([name]) => `"${name}"`);
  const created = Math.floor(now.getTime() / 1000);
  const params = `(${covered.join(' ')});created=${created};keyid="${keyId}";alg="hmac-sha256"`;
  return {
    ...(parts.body !== undefined && { 'content-digest': computeDigest(parts.body) }),
    'signature-input': `sig=${params}`,
    signature: `sig=:${computeSignature(parts, params, secret)}:`,
  };
};

type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** For receivers: why the signature of a request is invalid; undefined when it is valid. */
export const signatureProblem = (
  parts: SignedParts,
  headers: Headers,
  secret: string,
  now: Date,
): string | undefined => {
  const params = /^sig=(\(.+)$/.exec(String(headers['signature-input'] ?? ''))?.[1];
  const signature = /^sig=:(.+):$/.exec(String(headers.signature ?? ''))?.[1];
  if (!params || !signature) return 'the request is not signed';
  const covered = `(${listComponents(parts)
    .map(([name]) => `"${name}"`)
    .join(' ')})`;
  if (!params.startsWith(`${covered};`)) return 'the signature does not cover the whole request';
  const created = Number(/;created=(\d+)/.exec(params)?.[1]);
  if (!(Math.abs(now.getTime() / 1000 - created) <= VALID_FOR_S)) return 'the signature is too old';
  const [expected, found] = [Buffer.from(computeSignature(parts, params, secret)), Buffer.from(signature)];
  if (expected.length !== found.length || !timingSafeEqual(expected, found))
    return 'the signature does not fit the request';
  return undefined;
};
