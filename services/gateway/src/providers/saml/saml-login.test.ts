import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { beginProviderLogin, finishProviderLogin, session } from '@skills-architect/contracts/portal';
import { PORTAL, startLoginApp } from '../../testing/login-app';
import { createSamlIdp, readRequest, type Statements } from '../../testing/saml-idp';

const ISSUER = 'https://idp.northwind.example/saml';
const ACS = '/skillsarchitect/v3/account/saml/northwind';
const idp = createSamlIdp();
const evil = createSamlIdp();
let login: Awaited<ReturnType<typeof startLoginApp>>;
beforeAll(async () => {
  login = await startLoginApp({
    providers: () => [
      { kind: 'saml', issuer: ISSUER, signInUrl: 'https://idp.northwind.example/sso', certificates: idp.certificate },
    ],
  });
});
afterAll(() => login.close());

type Browser = ReturnType<typeof login.aBrowser>;
type Request = ReturnType<typeof readRequest>;
const begin = async (browser: Browser): Promise<Request> =>
  readRequest((await browser.send(beginProviderLogin, { email: 'ada@northwind.example' })).json.address);
const statements = ({ id, acs }: Request, changes: Partial<Statements> = {}): Statements => ({
  issuer: ISSUER,
  audience: 'portal',
  recipient: acs,
  inResponseTo: id,
  notBefore: -5,
  notOnOrAfter: 300,
  email: 'ada@northwind.example',
  groups: ['hr', 'leads'],
  ...changes,
});
/** Posts the answer as the provider's page does, and finishes the sign-in in the browser. */
const deliver = async (browser: Browser, xml: string, state: string) => {
  const { status, location } = await login.post(ACS, {
    SAMLResponse: Buffer.from(xml).toString('base64'),
    RelayState: state,
  });
  if (!location) return { status, json: {} as { error?: string }, location };
  const returned = new URL(location, PORTAL);
  const answer = returned.search.slice(1);
  return {
    ...(await browser.send(finishProviderLogin, { provider: returned.pathname.split('/')[2], answer })),
    location,
  };
};
const answerTo = (request: Request, changes: Partial<Statements> = {}) =>
  idp.respond(idp.sign(idp.assertion(statements(request, changes))), request.id);

describe('signing in with a SAML provider', () => {
  it('opens a session with what the signed assertion states', async () => {
    const browser = login.aBrowser();
    const request = await begin(browser);
    expect(request).toMatchObject({ acs: `${PORTAL}${ACS}`, xml: expect.stringContaining('>portal</saml:Issuer>') });
    const { status, location } = await deliver(browser, answerTo(request), request.state);
    expect([status, location]).toEqual([200, expect.stringMatching(/^\/company-login\/northwind\?state=[\w-]+&saml=/)]);
    expect(login.stated.at(-1)).toEqual({
      providerId: 1,
      email: 'ada@northwind.example',
      name: 'Ada Park',
      claims: {
        email: 'ada@northwind.example',
        displayName: 'Ada Park',
        groups: ['hr', 'leads'],
        nameID: 'ada@northwind.example',
      },
    });
    expect((await browser.send(session)).status).toBe(200);
    expect((await browser.signOut()).json).toEqual({ done: true });
  });

  it('accepts an assertion within the tolerance of clocks', async () => {
    const browser = login.aBrowser();
    const request = await begin(browser);
    const xml = answerTo(request, { notBefore: 10, notOnOrAfter: 300 });
    expect((await deliver(browser, xml, request.state)).status).toBe(200);
  });

  const NOT_VALID = 'This sign-in with Northwind is not valid. Try again.';
  const EXPIRED = 'This sign-in with Northwind has expired. Try again.';
  const forged = (changes: Partial<Statements>) => (request: Request) => answerTo(request, changes);
  const root = { email: 'root@northwind.example' };
  /** The signed assertion stays in the document, where its signature is valid, and a forged one is read instead. */
  const wrap = (place: (forgedOne: string, signedOne: string) => string) => (request: Request) => {
    const signed = idp.sign(idp.assertion(statements(request)));
    return idp.respond(place(idp.assertion(statements(request, root)), signed), request.id);
  };
  it.each<[string, (request: Request) => string, string]>([
    ['has expired', forged({ notBefore: -600, notOnOrAfter: -120 }), NOT_VALID],
    ['is not valid yet', forged({ notBefore: 120 }), EXPIRED],
    ['is for another audience', forged({ audience: 'another' }), NOT_VALID],
    ['is for no audience', forged({ audience: undefined }), NOT_VALID],
    ['is for another recipient', forged({ recipient: 'https://evil.example/acs' }), NOT_VALID],
    ['has no recipient', forged({ recipient: undefined }), NOT_VALID],
    ['answers another request', forged({ inResponseTo: '_another' }), NOT_VALID],
    ['answers no request', forged({ inResponseTo: undefined }), NOT_VALID],
    ['names another issuer', forged({ issuer: 'https://evil.example' }), NOT_VALID],
    ['is not signed', (request) => idp.respond(idp.assertion(statements(request)), request.id), NOT_VALID],
    [
      'is signed by another provider',
      (request) => evil.respond(evil.sign(evil.assertion(statements(request))), request.id),
      NOT_VALID,
    ],
    ['was changed', (request) => answerTo(request).replaceAll('ada@northwind', 'root@northwind'), NOT_VALID],
    [
      'has a comment in the address',
      (request) => answerTo(request, root).replaceAll('root@northwind.example', 'root@northwind.example<!-- -->.evil'),
      NOT_VALID,
    ],
    ['precedes the signed one (wrapping)', wrap((claimed, signed) => claimed + signed), NOT_VALID],
    ['follows the signed one (wrapping)', wrap((claimed, signed) => signed + claimed), NOT_VALID],
    [
      'contains the signed one (wrapping)',
      wrap((claimed, signed) => claimed.replace('</saml:Assertion>', `${signed}</saml:Assertion>`)),
      NOT_VALID,
    ],
    [
      'hides the signed one in the status (wrapping)',
      (request) =>
        idp
          .respond(idp.assertion(statements(request, root)), request.id)
          .replace(
            '</samlp:Status>',
            `<samlp:StatusDetail>${idp.sign(idp.assertion(statements(request)))}</samlp:StatusDetail></samlp:Status>`,
          ),
      NOT_VALID,
    ],
    [
      'takes the signature of the signed one (wrapping)',
      (request) => {
        const id = '_the-same';
        const signed = idp.sign(idp.assertion(statements(request), id));
        const signature = /<Signature.*<\/Signature>/s.exec(signed)?.[0] ?? '';
        const claimed = idp
          .assertion(statements(request, root), id)
          .replace('</saml:Issuer>', `</saml:Issuer>${signature}`);
        return idp.respond(claimed, request.id);
      },
      NOT_VALID,
    ],
    ['has an entity of its own', (request) => `<!DOCTYPE a [<!ENTITY b "c">]>${answerTo(request)}`, NOT_VALID],
    ['has thousands of elements', forged({ groups: Array<string>(1500).fill('hr') }), NOT_VALID],
    ['is no XML', () => 'no answer', NOT_VALID],
  ])('refuses an assertion that %s', async (_, makeXml, sentence) => {
    const browser = login.aBrowser();
    const request = await begin(browser);
    const before = login.stated.length;
    const { status, json } = await deliver(browser, makeXml(request), request.state);
    expect([status, json.error]).toEqual([401, sentence]);
    expect(login.stated).toHaveLength(before);
    expect((await browser.send(session)).status).toBe(401);
  });

  it('refuses an answer that is sent again, and one that nobody asked for', async () => {
    const browser = login.aBrowser();
    const request = await begin(browser);
    const xml = answerTo(request);
    expect((await deliver(browser, xml, request.state)).status).toBe(200);
    expect((await deliver(browser, xml, request.state)).status).toBe(401);
    const later = await begin(browser);
    expect((await deliver(browser, xml, later.state)).json.error).toBe(NOT_VALID);
    const unasked = idp.respond(idp.sign(idp.assertion(statements(request, { inResponseTo: undefined }))), undefined);
    expect((await deliver(browser, unasked, 'a-state')).status).toBe(401);
  });

  it('refuses an answer to the request of another browser', async () => {
    const request = await begin(login.aBrowser());
    const other = login.aBrowser();
    await begin(other);
    const { status, json } = await deliver(other, answerTo(request), request.state);
    expect([status, json.error]).toEqual([401, expect.stringMatching(/^This sign-in was not started in this browser/)]);
  });

  it.each([[{}], [{ SAMLResponse: 'x' }], [{ SAMLResponse: 'x', RelayState: 'x'.repeat(300) }]])(
    'takes no other form, such as %j',
    async (form) => {
      expect((await login.post(ACS, form)).status).toBe(400);
    },
  );
});
