import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { beginProviderLogin, finishProviderLogin, session } from '@skills-architect/contracts/portal';
import type { JWTPayload } from 'jose';
import { type LocalIssuer, startIssuer } from '../testing/local-issuer';
import { startLoginApp } from '../testing/login-app';

const ADA = { email: 'ada@northwind.example' };
let issuer: LocalIssuer;
let evil: LocalIssuer;
let login: Awaited<ReturnType<typeof startLoginApp>>;
beforeAll(async () => {
  issuer = await startIssuer({ clientId: 'portal' });
  evil = await startIssuer({ clientId: 'portal' });
  login = await startLoginApp({ providers: () => [{ issuer: issuer.issuer }, { key: 'evil', issuer: evil.issuer }] });
});
afterAll(async () => {
  await login.close();
  await Promise.all([issuer.stop(), evil.stop()]);
});

type Claims = (nonce: string) => JWTPayload;
const now = () => Math.floor(Date.now() / 1000);
const claims =
  (changes: JWTPayload = {}): Claims =>
  (nonce) => ({ ...issuer.buildClaims(ADA, nonce), ...changes });
const without =
  (name: string): Claims =>
  (nonce) =>
    Object.fromEntries(Object.entries(claims()(nonce)).filter(([claim]) => claim !== name));

/** Signs in; the provider answers the code with this token. */
const signInWith = async (makeToken: (nonce: string) => Promise<string | undefined> | string | undefined) => {
  const browser = login.aBrowser();
  const { json } = await browser.send(beginProviderLogin, { provider: 'northwind' });
  const query = new URL(json.address).searchParams;
  issuer.answerCodesWith(await makeToken(query.get('nonce') ?? ''));
  const answer = new URLSearchParams({ code: 'any', state: query.get('state') ?? '' }).toString();
  const finished = await browser.send(finishProviderLogin, { provider: 'northwind', answer });
  return { ...finished, session: (await browser.send(session)).status };
};

/** Another person's claims with the signature of a valid token. */
const tampered = async (nonce: string) => {
  const [header, , signature] = (await issuer.sign(claims()(nonce))).split('.');
  const body = Buffer.from(JSON.stringify(claims({ email: 'root@northwind.example' })(nonce))).toString('base64url');
  return [header, body, signature].join('.');
};

describe('an ID token', () => {
  it.each<[string, Claims]>([
    ['signed by the provider', claims()],
    ['that expired within the tolerance of clocks', claims({ exp: now() - 5 })],
    ['for several applications that was made for the portal', claims({ aud: ['portal', 'other'], azp: 'portal' })],
  ])('%s signs in', async (_, make) => {
    expect(await signInWith((nonce) => issuer.sign(make(nonce)))).toMatchObject({ status: 200, session: 200 });
  });

  const NOT_VALID = 'This sign-in with Northwind is not valid. Try again.';
  const EXPIRED = 'This sign-in with Northwind has expired. Try again.';
  const signed = (make: Claims) => (nonce: string) => issuer.sign(make(nonce));
  it.each<[string, (nonce: string) => Promise<string | undefined> | string | undefined, string]>([
    ['has expired', signed(claims({ exp: now() - 120 })), EXPIRED],
    ['is not valid yet', signed(claims({ nbf: now() + 120 })), EXPIRED],
    ['is for another application', signed(claims({ aud: 'other' })), NOT_VALID],
    ['is for several applications and does not say for which', signed(claims({ aud: ['portal', 'other'] })), NOT_VALID],
    ['was made for another application', signed(claims({ aud: ['portal', 'other'], azp: 'other' })), NOT_VALID],
    ['is for the portal only, but was made for another one', signed(claims({ azp: 'other' })), NOT_VALID],
    ['names another issuer', signed(claims({ iss: 'https://evil.example' })), NOT_VALID],
    ['belongs to another sign-in', signed(claims({ nonce: 'another' })), NOT_VALID],
    ['belongs to no sign-in', signed(without('nonce')), NOT_VALID],
    ['has no subject', signed(without('sub')), NOT_VALID],
    ['has no expiry', signed(without('exp')), NOT_VALID],
    ['is not signed (alg none)', (nonce) => issuer.unsignedToken(claims()(nonce)), NOT_VALID],
    ['is signed with the public key as a secret', (nonce) => issuer.signedByPublicKey(claims()(nonce)), NOT_VALID],
    ['is signed by another issuer', (nonce) => evil.sign(claims()(nonce)), NOT_VALID],
    ['was changed', tampered, NOT_VALID],
    ['is no token', () => 'no.valid.token', NOT_VALID],
    ['is missing', () => undefined, NOT_VALID],
  ])('is refused when it %s', async (_, makeToken, sentence) => {
    const before = login.stated.length;
    const { status, json, session: after } = await signInWith(makeToken);
    expect([status, json.error, after]).toEqual([401, sentence, 401]);
    expect(login.stated).toHaveLength(before);
  });
});

it('the answer of one provider is not taken for that of another (mix-up)', async () => {
  const browser = login.aBrowser();
  const begin = async (provider: string) => {
    const { json } = await browser.send(beginProviderLogin, { provider });
    return new URL(json.address).searchParams;
  };
  const query = await begin('evil');
  issuer.answerCodesWith(await issuer.sign(claims()(query.get('nonce') ?? '')));
  // The evil provider has sent the person to the honest one, with the state of its own sign-in.
  const answer = new URLSearchParams({ code: 'of the honest one', state: query.get('state') ?? '' }).toString();
  const { status } = await browser.send(finishProviderLogin, { provider: 'northwind', answer });
  expect(status).toBe(401);
  expect(evil.asked).not.toContain('/token');
});
