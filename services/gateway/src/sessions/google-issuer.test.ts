import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { JWTPayload } from 'jose';
import { type LocalIssuer, startIssuer } from '../testing/local-issuer';
import { type GoogleIssuer, googleIssuer } from './google-issuer';

const clientId = 'portal.apps.example';
const ACCOUNT = { email: 'nora@north.example', hd: 'north.example' };
let issuer: LocalIssuer;
let foreign: LocalIssuer;
let google: GoogleIssuer;

beforeAll(async () => {
  issuer = await startIssuer({ clientId });
  foreign = await startIssuer({ clientId });
  google = googleIssuer({ clientId, issuer: issuer.issuer }, { keyCooldownMs: 0 });
});
afterAll(() => Promise.all([issuer.stop(), foreign.stop()]));

const claims = (changes: JWTPayload = {}) => ({ ...issuer.buildClaims(ACCOUNT), ...changes });
const hourAgo = () => Math.floor(Date.now() / 1000) - 3600;
const claimsWithout = (name: string) =>
  Object.fromEntries(Object.entries(claims()).filter(([claim]) => claim !== name));
/** Another user's claims with the signature of a valid token. */
const tamperedToken = async () => {
  const [header, , signature] = (await issuer.sign(claims())).split('.');
  const body = Buffer.from(JSON.stringify(claims({ email: 'super@north.example' }))).toString('base64url');
  return [header, body, signature].join('.');
};

describe('an ID token', () => {
  it('states its user, the domain, and the browser', async () => {
    const person = await google.verify(await issuer.issueToken(ACCOUNT, 'n1'));
    expect(person).toMatchObject({ email: ACCOUNT.email, domain: 'north.example', nonce: 'n1' });
    expect(person.until.getTime()).toBeGreaterThan(Date.now() + 3500_000);
  });

  it('of a private account has no domain, and the nonce is optional', async () => {
    const person = await google.verify(await issuer.issueToken({ email: 'nora@mail.example' }));
    expect(person).toMatchObject({ domain: '', nonce: undefined });
  });

  const NOT_VALID = 'This Google sign-in is not valid. Try again.';
  const REFUSED: [string, () => string | Promise<string>, string][] = [
    [
      'has expired',
      () => issuer.sign(claims({ iat: hourAgo() - 60, exp: hourAgo() })),
      'This Google sign-in has expired. Try again.',
    ],
    [
      'is for another application',
      () => issuer.sign(claims({ aud: 'another.apps.example' })),
      'This Google sign-in was made for another application.',
    ],
    [
      'is for several applications and does not say for which it was made',
      () => issuer.sign(claims({ aud: [clientId, 'another.apps.example'] })),
      'This Google sign-in was made for another application.',
    ],
    [
      'is for several applications and was made for another one',
      () => issuer.sign(claims({ aud: [clientId, 'another.apps.example'], azp: 'another.apps.example' })),
      'This Google sign-in was made for another application.',
    ],
    [
      'names another issuer',
      () => issuer.sign(claims({ iss: foreign.issuer })),
      'This sign-in does not come from Google.',
    ],
    ['is signed by another issuer', () => foreign.sign(claims()), NOT_VALID],
    ['comes from another issuer', () => foreign.issueToken(ACCOUNT), NOT_VALID],
    ['is not signed', () => issuer.unsignedToken(claims()), NOT_VALID],
    ['was changed', tamperedToken, NOT_VALID],
    ['is signed with the public key as a secret', () => issuer.signedByPublicKey(claims()), NOT_VALID],
    ['has no expiry', () => issuer.sign(claimsWithout('exp')), NOT_VALID],
    ['has no mail address', () => issuer.sign(claimsWithout('email')), NOT_VALID],
    ['does not say whether the address is verified', () => issuer.sign(claimsWithout('email_verified')), NOT_VALID],
    ['is no token', () => 'no.valid.token', NOT_VALID],
    [
      'is of an address that is not verified',
      () => issuer.sign(claims({ email_verified: false })),
      'Google has not verified your mail address. Verify it there, then try again.',
    ],
  ];
  it.each(REFUSED)('is refused when it %s', async (_, token, sentence) => {
    await expect(google.verify(await token())).rejects.toThrow(sentence);
  });
});

describe('the keys of the issuer', () => {
  it('are requested once, and again when a token names a new one', async () => {
    const google = googleIssuer({ clientId, issuer: issuer.issuer }, { keyCooldownMs: 0 });
    const before = issuer.asked.length;
    for (let index = 0; index < 3; index++) await google.verify(await issuer.issueToken(ACCOUNT));
    expect(issuer.asked.slice(before)).toEqual(['/.well-known/openid-configuration', '/keys']);
    const former = await issuer.issueToken(ACCOUNT);
    await issuer.rotate();
    await expect(google.verify(await issuer.issueToken(ACCOUNT))).resolves.toMatchObject({ email: ACCOUNT.email });
    expect(issuer.asked.slice(before)).toHaveLength(3);
    await expect(google.verify(former)).rejects.toThrow('This Google sign-in is not valid.');
  });

  it('are fetched from the current discovery document, and cached while it is unavailable', async () => {
    const moving = await startIssuer({ clientId });
    const google = googleIssuer({ clientId, issuer: moving.issuer }, { documentMs: 0 });
    await google.verify(await moving.issueToken(ACCOUNT));
    await moving.rotate('/moved');
    const token = await moving.issueToken(ACCOUNT);
    await expect(google.verify(token)).resolves.toMatchObject({ email: ACCOUNT.email });
    expect(moving.asked).toContain('/moved');
    moving.setDown(true);
    const before = moving.asked.length;
    for (const _ of ['first', 'second'])
      await expect(google.verify(token)).resolves.toMatchObject({ email: ACCOUNT.email });
    expect(moving.asked.length - before).toBe(1);
    await moving.stop();
  });

  it('are fetched from the configured URL', async () => {
    const google = googleIssuer({ clientId, issuer: issuer.issuer, jwksUrl: `${foreign.issuer}/keys` });
    await expect(google.verify(await issuer.issueToken(ACCOUNT))).rejects.toThrow(/not valid/);
    await expect(google.verify(await foreign.sign(claims()))).resolves.toMatchObject({ email: ACCOUNT.email });
  });

  it('are requested again when the issuer did not answer', async () => {
    const google = googleIssuer({ clientId, issuer: issuer.issuer });
    const token = await issuer.issueToken(ACCOUNT);
    issuer.setDown(true);
    await expect(google.verify(token)).rejects.toMatchObject({ status: 503, message: /^Google does not answer/ });
    await expect(google.address('http://portal', 'n')).rejects.toMatchObject({ status: 503 });
    issuer.setDown(false);
    await expect(google.verify(token)).resolves.toMatchObject({ email: ACCOUNT.email });
  });

  it('of an unreachable issuer result in a 503', async () => {
    const google = googleIssuer({ clientId, issuer: 'http://127.0.0.1:9' });
    await expect(google.verify(await issuer.issueToken(ACCOUNT))).rejects.toMatchObject({ status: 503 });
  });
});

it('sends users to the issuer as this application, to return with a token for this browser', async () => {
  const address = new URL(await google.address('http://portal.example/google-login', 'n2'));
  expect(`${address.origin}${address.pathname}`).toBe(`${issuer.issuer}/authorize`);
  expect(Object.fromEntries(address.searchParams)).toEqual({
    client_id: clientId,
    redirect_uri: 'http://portal.example/google-login',
    response_type: 'id_token',
    nonce: 'n2',
    scope: 'openid email',
    prompt: 'select_account',
  });
});
