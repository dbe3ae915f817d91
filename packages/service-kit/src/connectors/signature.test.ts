import { expect, it } from '@jest/globals';
import { type SignedParts, signatureHeaders, signatureProblem } from './signature';

const NOW = new Date('2026-03-01T12:00:00Z');
const SECRET = 'a secret of both sides';
const parts: SignedParts = {
  method: 'POST',
  url: new URL('https://learning.example/api/personas?dry=1'),
  key: 'export-7:1',
  body: '{"personas":[]}',
};
const headers = signatureHeaders(parts, 'learning-platform', SECRET, NOW);

it('states the covered components, the time, the key and the algorithm according to RFC 9421', () => {
  expect(headers['signature-input']).toBe(
    'sig=("@method" "@path" "@query" "content-digest" "idempotency-key");created=1772366400;keyid="learning-platform";alg="hmac-sha256"',
  );
  expect(headers['content-digest']).toMatch(/^sha-256=:[\w+/]+=*:$/);
  expect(headers.signature).toMatch(/^sig=:[\w+/]+=*:$/);
});

it.each([
  ['the request itself', {}, headers, 0, undefined],
  ['one without a signature', {}, {}, 0, 'the request is not signed'],
  ['another method', { method: 'PUT' }, headers, 0, 'the signature does not fit the request'],
  [
    'another path',
    { url: new URL('https://learning.example/api/users?dry=1') },
    headers,
    0,
    'the signature does not fit the request',
  ],
  [
    'another query',
    { url: new URL('https://learning.example/api/personas') },
    headers,
    0,
    'the signature does not fit the request',
  ],
  ['another body', { body: '{}' }, headers, 0, 'the signature does not fit the request'],
  ['another key', { key: 'export-7:2' }, headers, 0, 'the signature does not fit the request'],
  ['a key that is not covered', { key: undefined }, headers, 0, 'the signature does not cover the whole request'],
  ['a request four minutes old', {}, headers, 240, undefined],
  ['a request six minutes old', {}, headers, 360, 'the signature is too old'],
])('checks the signature of %s', (_, other, signature, seconds, expected) => {
  const now = new Date(NOW.getTime() + seconds * 1000);
  expect(signatureProblem({ ...parts, ...other }, signature, SECRET, now)).toBe(expected);
});

it('another secret is invalid', () => {
  expect(signatureProblem(parts, headers, 'another', NOW)).toBe('the signature does not fit the request');
});
