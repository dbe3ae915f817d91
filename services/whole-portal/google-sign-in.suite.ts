import { beforeAll, describe, expect, it } from '@jest/globals';
import { API_PREFIX, type Call } from '@skills-architect/contracts';
import { beginGoogleLogin, login, loginOptions, session, verifyGoogleAuth } from '@skills-architect/contracts/portal';
import { openSharedPortal, PASSWORD, type SharedPortal } from './shared-portal.fixtures';

const PRIYA = { email: 'priya.nair@northwind.example', hd: 'northwind.example' };
const STAFF = { email: 'rosa.martin@skills-architect.example', hd: 'elsewhere.example' };
const PASSWORD_USER = { email: 'general@northwind.example', hd: 'northwind.example' };

let portal: SharedPortal;

beforeAll(async () => {
  portal = await openSharedPortal();
});

let address = 0;
/** A separate browser at its own address that keeps its cookies. */
const aBrowser = () => {
  const cookies = new Map<string, string>();
  address += 1;
  const from = `198.51.100.${address}`;
  return {
    cookies,
    async send(call: Call, body?: object, headers: Record<string, string> = {}) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const response = await fetch(`${portal.address}${API_PREFIX}${call.path}`, {
        method: call.method,
        headers: {
          cookie,
          'x-forwarded-for': from,
          ...(body && { 'content-type': 'application/json' }),
          ...headers,
        },
        body: body && JSON.stringify(body),
      });
      for (const line of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (value) cookies.set(name, value);
        else cookies.delete(name);
      }
      return { status: response.status, json: await response.json() };
    },
    /** Starts a sign-in; returns the nonce required in its token. */
    async begin() {
      const { json } = await this.send(beginGoogleLogin);
      return new URL(json.address).searchParams.get('nonce') ?? undefined;
    },
    signIn(tokenId: string, headers?: Record<string, string>) {
      return this.send(verifyGoogleAuth, { tokenId }, headers);
    },
  };
};

describe('signing in with Google', () => {
  it('is offered, and opens a session in the browser that started it', async () => {
    const browser = aBrowser();
    expect((await browser.send(loginOptions)).json).toEqual({ google: true });
    const begun = await browser.send(beginGoogleLogin);
    const signInUrl = new URL(begun.json.address);
    expect(signInUrl.searchParams.get('redirect_uri')).toBe(`${portal.address}/google-login`);
    const signedIn = await browser.signIn(
      await portal.issuer.issueToken(PRIYA, signInUrl.searchParams.get('nonce') ?? undefined),
    );
    expect(signedIn).toMatchObject({
      status: 200,
      json: { user: { userId: 7, name: 'Priya Nair', userType: 1, clients: [1] } },
    });
    expect((await browser.send(session)).json).toEqual(signedIn.json);
    expect([...browser.cookies.keys()].sort()).toEqual(['skills_architect_browser', 'skills_architect_session']);
  });

  it('accepts staff from any domain', async () => {
    const { json } = await aBrowser().signIn(await portal.issuer.issueToken(STAFF));
    expect(json.user).toMatchObject({ name: 'Rosa Martin', userType: 3 });
  });

  it.each([
    [{ email: 'nobody@northwind.example', hd: 'northwind.example' }, 403, /^There is no account for nobody@/],
    [PASSWORD_USER, 403, /^This account signs in with User Name and Password/],
    [{ email: PRIYA.email, hd: 'harbour-health.example' }, 403, /does not belong to a domain of your clients/],
    [{ email: PRIYA.email }, 403, /does not belong to a domain of your clients/],
  ])('refuses %j', async (account, status, sentence) => {
    const browser = aBrowser();
    const response = await browser.signIn(await portal.issuer.issueToken(account));
    expect([response.status, response.json.code]).toEqual([status, 'forbidden']);
    expect(response.json.error).toMatch(sentence);
    expect((await browser.send(session)).status).toBe(401);
  });

  it('refuses a token that another browser requested', async () => {
    const [first, second] = [aBrowser(), aBrowser()];
    const token = await portal.issuer.issueToken(PRIYA, await first.begin());
    await second.begin();
    const response = await second.signIn(token);
    expect([response.status, response.json.error]).toEqual([
      401,
      'This Google sign-in was not started in this browser. Start it again from the login page.',
    ]);
    expect((await first.signIn(token)).status).toBe(200);
  });

  it('accepts a token once, even if it is sent twice at the same time', async () => {
    const token = await portal.issuer.issueToken(STAFF);
    const both = await Promise.all([aBrowser().signIn(token), aBrowser().signIn(token)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect((await aBrowser().signIn(token)).json.error).toBe('This Google sign-in was used already. Try again.');
  });

  it('refuses requests from other sites', async () => {
    const foreign = { 'sec-fetch-site': 'cross-site' };
    expect((await aBrowser().signIn(await portal.issuer.issueToken(STAFF), foreign)).json.code).toBe('csrf');
    expect((await aBrowser().send(beginGoogleLogin, undefined, foreign)).json.code).toBe('csrf');
  });

  it.each([[{}], [{ tokenId: '' }], [{ tokenId: 7 }], [{ tokenId: 'x'.repeat(9000) }]])(
    'requires a token instead of %j',
    async (body) => {
      const { status, json } = await aBrowser().send(verifyGoogleAuth, body);
      expect([status, json.issues]).toEqual([
        400,
        [{ path: 'tokenId', message: 'An ID token of Google is required.' }],
      ]);
    },
  );

  it('is throttled like wrong passwords: fifty failures per address', async () => {
    const browser = aBrowser();
    const tries = Array.from({ length: 75 }, () => browser.signIn('no.valid.token'));
    const answers = (await Promise.all(tries)).map(({ status }) => status);
    // 50 at once, then the address is throttled to ten per minute.
    expect(answers.filter((status) => status === 401)).toHaveLength(60);
    const late = await browser.signIn(await portal.issuer.issueToken(STAFF));
    expect([late.status, late.json.error]).toEqual([429, 'Too many refused sign-ins. Try again in 1 minute.']);
  });

  it('does not affect sign-in by password', async () => {
    const credentials = { loginId: 'general', password: PASSWORD };
    expect((await aBrowser().send(login, credentials)).status).toBe(200);
  });
});
