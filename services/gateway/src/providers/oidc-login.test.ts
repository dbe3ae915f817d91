import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  beginProviderLogin,
  checkIssuer,
  finishProviderLogin,
  session,
  testSignInProvider,
  tryProviderLogin,
} from '@skills-architect/contracts/portal';
import { startIssuer } from '../testing/local-issuer';
import { PORTAL, startLoginApp } from '../testing/login-app';
import { signInAt, startOpenIdProvider } from '../testing/openid-provider';

const ADA = { email: 'ada@northwind.example', name: 'Ada Park', groups: ['hr', 'leads'] };
const registered = { clientId: 'portal', secret: 'a secret of the portal', portal: PORTAL, keys: ['northwind'] };

let idp: Awaited<ReturnType<typeof startOpenIdProvider>>;
let login: Awaited<ReturnType<typeof startLoginApp>>;
let changes: object = {};
beforeAll(async () => {
  idp = await startOpenIdProvider({ ...registered, accounts: { ada: ADA } });
  login = await startLoginApp({
    providers: () => [{ issuer: idp.issuer, claims: ['groups'], ...changes }],
    secret: registered.secret,
  });
});
afterAll(async () => {
  await login.close();
  await idp.stop();
});

type Browser = ReturnType<typeof login.aBrowser>;
const begin = async (browser: Browser): Promise<string> => {
  const { json } = await browser.send(beginProviderLogin, { email: 'ada@northwind.example' });
  return json.address ?? JSON.stringify(json);
};
const finish = (browser: Browser, returned: URL) =>
  browser.send(finishProviderLogin, { provider: returned.pathname.split('/')[2], answer: returned.search.slice(1) });
const signIn = async (browser: Browser) => finish(browser, await signInAt(await begin(browser), 'ada', PORTAL));

describe('signing in with an OpenID Connect provider', () => {
  it('opens a session with what the provider states, and asks the UserInfo endpoint for what is missing', async () => {
    const browser = login.aBrowser();
    const { status, json } = await signIn(browser);
    expect([status, json.user?.userType]).toEqual([200, 1]);
    expect((await browser.send(session)).json.user).toEqual(json.user);
    expect(login.stated.at(-1)).toEqual({
      providerId: 1,
      email: ADA.email,
      isVerified: true,
      name: 'Ada Park',
      claims: expect.objectContaining({ groups: ['hr', 'leads'], sub: 'ada', iss: idp.issuer }),
    });
  });

  it('uses PKCE, state and nonce, and the provider’s own return address', async () => {
    const query = new URL(await begin(login.aBrowser())).searchParams;
    expect(Object.fromEntries(query)).toEqual({
      client_id: 'portal',
      response_type: 'code',
      redirect_uri: `${PORTAL}/company-login/northwind`,
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    });
  });

  it('keeps neither state nor code verifier readable for others', async () => {
    const address = new URL(await begin(login.aBrowser()));
    const stored = JSON.stringify(await login.portal.collection('startedSignIns').find().toArray());
    expect(stored).not.toContain(address.searchParams.get('state'));
  });

  const NOT_STARTED = /^This sign-in was not started in this browser, or it took too long/;
  it('is finished once, and only in the browser that started it', async () => {
    const browser = login.aBrowser();
    const returned = await signInAt(await begin(browser), 'ada', PORTAL);
    const other = login.aBrowser();
    await begin(other);
    expect((await finish(other, returned)).json.error).toMatch(NOT_STARTED);
    expect((await finish(login.aBrowser(), returned)).json.error).toMatch(NOT_STARTED);
    const twice = await Promise.all([finish(browser, returned), finish(browser, returned)]);
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect((await finish(browser, returned)).json.error).toMatch(NOT_STARTED);
  });

  it('works in several tabs of one browser', async () => {
    const browser = login.aBrowser();
    const addresses = [await begin(browser), await begin(browser)];
    for (const address of addresses)
      expect((await finish(browser, await signInAt(address, 'ada', PORTAL))).status).toBe(200);
  });

  it.each<[string, (returned: URL) => void, RegExp]>([
    ['with a state that nobody started', ({ searchParams }) => searchParams.set('state', 'x'), NOT_STARTED],
    ['without a state', ({ searchParams }) => searchParams.delete('state'), NOT_STARTED],
    ['with another code', ({ searchParams }) => searchParams.set('code', 'x'), /is not valid/],
    ['of another issuer', ({ searchParams }) => searchParams.set('iss', 'https://evil.example'), /is not valid/],
    ['without the issuer that the provider promises', ({ searchParams }) => searchParams.delete('iss'), /is not valid/],
    [
      'at the return address of another provider',
      (url) => Object.assign(url, { pathname: '/company-login/other' }),
      /is not valid/,
    ],
  ])('refuses an answer %s', async (_, change, sentence) => {
    const browser = login.aBrowser();
    const returned = await signInAt(await begin(browser), 'ada', PORTAL);
    change(returned);
    const { status, json } = await finish(browser, returned);
    expect([status, json.error]).toEqual([401, expect.stringMatching(sentence)]);
    expect((await browser.send(session)).status).toBe(401);
  });

  it('says when the person cancels, the secret is wrong, or the provider is away', async () => {
    const browser = login.aBrowser();
    const state = new URL(await begin(browser)).searchParams.get('state') ?? '';
    const cancelled = new URL(`${PORTAL}/company-login/northwind?error=access_denied&iss=${idp.issuer}&state=${state}`);
    expect((await finish(browser, cancelled)).json.error).toBe('You were not signed in with Northwind.');
    changes = { sealedSecret: undefined, rev: 1 };
    expect((await signIn(browser)).json).toMatchObject({
      code: 'unavailable',
      error: 'Northwind refuses this portal: its Application ID or secret is wrong.',
    });
    changes = { issuer: 'http://127.0.0.1:9', rev: 2 };
    expect((await browser.send(beginProviderLogin, { provider: 'northwind' })).json).toMatchObject({
      code: 'unavailable',
      error: 'Northwind does not answer at the moment. Try again.',
    });
    changes = {};
  });

  it.each([
    [{ email: 'ada@elsewhere.example' }, 404, /^No company login is set up for ada@elsewhere\.example/],
    [{ provider: 'nobody' }, 404, /^No company login is set up for nobody/],
    [{ email: 'ada' }, 400, /^Enter valid mail ID$/],
  ])('starts nowhere for %j', async (body, status, sentence) => {
    const answer = await login.aBrowser().send(beginProviderLogin, body);
    expect([answer.status, answer.json.error]).toEqual([status, expect.stringMatching(sentence)]);
  });
});

describe('signing out', () => {
  it('leads to the provider, which redirects back to the portal', async () => {
    const browser = login.aBrowser();
    await signIn(browser);
    const { json } = await browser.signOut();
    const address = new URL(json.address);
    expect(`${address.origin}${address.pathname}`).toBe(`${idp.issuer}/session/end`);
    expect(address.searchParams.get('post_logout_redirect_uri')).toBe(`${PORTAL}/`);
    expect((await fetch(address, { redirect: 'manual' })).status).toBe(200);
    expect((await browser.send(session)).status).toBe(401);
  });

  it('ends the session although the provider is away', async () => {
    const browser = login.aBrowser();
    await signIn(browser);
    changes = { issuer: 'http://127.0.0.1:9', rev: 3 };
    expect((await browser.signOut()).json).toEqual({ done: true });
    changes = {};
    expect((await browser.send(session)).status).toBe(401);
  });
});

describe('the test of a provider', () => {
  it('says what works', async () => {
    const browser = login.aBrowser();
    await browser.becomeSuper();
    const test = async () => (await browser.send(testSignInProvider, undefined, { providerId: 1 })).json;
    expect(await test()).toEqual({
      works: true,
      findings: [
        `The issuer ${idp.issuer} answers.`,
        'It publishes its signing keys.',
        'It supports PKCE.',
        'Signing out of the portal signs out there too.',
      ],
    });
    changes = { issuer: `${idp.issuer}/elsewhere` };
    expect(await test()).toMatchObject({ works: false, findings: [expect.stringContaining('could not be read')] });
    changes = {};
  });

  it('says before it is saved whether the issuer answers', async () => {
    const browser = login.aBrowser();
    await browser.becomeSuper();
    const check = async (issuer: string) =>
      (await browser.send(checkIssuer, { issuer, applicationId: registered.clientId })).json;
    expect(await check(idp.issuer)).toMatchObject({ works: true });
    const elsewhere = `${idp.issuer}/elsewhere`;
    expect(await check(elsewhere)).toEqual({
      works: false,
      findings: [expect.stringMatching(`^${elsewhere} could not be read: `)],
    });
  });

  it('is done at most 30 times in ten minutes by a user, whichever provider it is; others are not affected', async () => {
    const [first, second] = [login.aBrowser(), login.aBrowser()];
    await first.becomeSuper(61);
    await second.becomeSuper(62);
    const check = (browser: Browser) =>
      browser.send(checkIssuer, { issuer: 'https://127.0.0.1:1', applicationId: registered.clientId });
    const statuses: number[] = [];
    for (let times = 0; times < 30; times += 1) statuses.push((await check(first)).status);
    expect(new Set(statuses)).toEqual(new Set([200]));
    const refused = await check(first);
    expect([refused.status, refused.json.error]).toEqual([
      429,
      'You have tested sign-in providers too often. Try again in 10 minutes.',
    ]);
    expect((await first.send(testSignInProvider, undefined, { providerId: 1 })).status).toBe(429);
    expect((await check(second)).status).toBe(200);
  });

  it.each(['http://10.0.0.7:8080', 'http://login.northwind.example', 'ftp://127.0.0.1'])(
    'asks nothing of %s',
    async (issuer) => {
      const browser = login.aBrowser();
      await browser.becomeSuper();
      const { status, json } = await browser.send(checkIssuer, { issuer, applicationId: registered.clientId });
      expect([status, json.issues]).toEqual([
        400,
        [{ path: 'issuer', message: 'Enter an address that begins with https://' }],
      ]);
    },
  );

  it('reads no signing keys by http from another machine', async () => {
    const { issuer, keysAt, stop } = await startIssuer({ clientId: registered.clientId });
    keysAt('http://10.0.0.7:8080/keys');
    const browser = login.aBrowser();
    await browser.becomeSuper();
    const { json } = await browser.send(checkIssuer, { issuer, applicationId: registered.clientId });
    await stop();
    expect(json).toEqual({
      works: false,
      findings: [`The issuer ${issuer} answers.`, 'Its signing keys are not at an address that begins with https://.'],
    });
  });

  it('shows a Super User what the provider states in a trial, and signs nobody in', async () => {
    const browser = login.aBrowser();
    await browser.becomeSuper();
    const { json } = await browser.send(tryProviderLogin, undefined, { providerId: 1 });
    const before = login.stated.length;
    const returned = await signInAt(json.address, 'ada', PORTAL);
    expect((await finish(browser, returned)).json).toEqual({
      tried: {
        providerId: 1,
        email: ADA.email,
        isVerified: true,
        name: 'Ada Park',
        claims: expect.objectContaining({ groups: ['hr', 'leads'] }),
      },
    });
    expect(login.stated).toHaveLength(before);
    expect((await browser.send(session)).json.user.userType).toBe(2);
  });
});
