import { verify, X509Certificate } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { getSamlCertificate, testSignInProvider, tryProviderLogin } from '@skills-architect/contracts/portal';
import { aUser } from '@skills-architect/service-kit/testing';
import { startLoginApp } from '../../testing/login-app';
import { type LogoutStatements, readSent } from '../../testing/saml-idp';
import { evil, HERE_ONLY, idp, LOGOUT, PROVIDER, said, startSamlPortal, TO_LOGIN } from './saml-logout.fixtures';

const DSIG = 'http://www.w3.org/2000/09/xmldsig#';
const RSA_SHA1 = `${DSIG}rsa-sha1`;
type Message = [name: 'SAMLRequest' | 'SAMLResponse', xml: string];

let portal: Awaited<ReturnType<typeof startSamlPortal>>;
beforeAll(async () => {
  portal = await startSamlPortal();
});
beforeEach(() => portal.change({}));
afterAll(() => portal.close());

/** Whether the signature over the query of an address is the portal's. */
const isSignedByPortal = (address: string, certificate: string) => {
  const [signed = '', signature = ''] = (address.split('?')[1] ?? '').split('&Signature=');
  const bytes = Buffer.from(decodeURIComponent(signature), 'base64');
  return verify('sha256', Buffer.from(signed), new X509Certificate(certificate).publicKey, bytes);
};

describe('signing out of the portal', () => {
  it('ends the session of the portal, and asks the provider to end the one of this user and this sign-in', async () => {
    const format = 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress';
    const { browser, address, xml, query } = await portal.signInAndOut({ sessionIndex: 'index-7', format });
    expect(await portal.isSignedIn(browser)).toBe(false);
    expect(address).toMatch(/^https:\/\/idp\.northwind\.example\/slo\?/);
    expect(xml).toContain(`<saml:NameID Format="${format}">ada@northwind.example</saml:NameID>`);
    expect(xml).toMatch(/<\w+:SessionIndex [^>]*>index-7</);
    expect(xml).toContain('>portal</saml:Issuer>');
    expect(query.get('SigAlg')).toBe('http://www.w3.org/2001/04/xmldsig-more#rsa-sha256');
    expect(isSignedByPortal(address, portal.signer.certificate)).toBe(true);
  });

  it('signs the sign-in too: some providers want all or nothing signed', async () => {
    expect(isSignedByPortal(await portal.signIn(portal.aBrowser()), portal.signer.certificate)).toBe(true);
    portal.change({ logoutUrl: undefined });
    expect(readSent(await portal.signIn(portal.aBrowser())).query.has('Signature')).toBe(false);
  });

  it('asks a provider without logout address for nothing', async () => {
    portal.change({ logoutUrl: undefined });
    const browser = portal.aBrowser();
    await portal.signIn(browser);
    expect((await browser.signOut()).json).toEqual({ done: true });
  });

  it('asks also for a sign-in from before its logout address was entered', async () => {
    portal.change({ logoutUrl: undefined });
    const browser = portal.aBrowser();
    await portal.signIn(browser);
    portal.change({});
    expect(readSent((await browser.signOut()).json.address).xml).toContain('>ada@northwind.example</saml:NameID>');
  });

  it('is only here for a provider that states a mail address, but no name of the user', async () => {
    const browser = portal.aBrowser();
    await portal.signIn(browser, { isNameless: true });
    expect((await browser.signOut()).json).toEqual({ done: true });
  });

  it('does not depend on the provider', async () => {
    const browser = portal.aBrowser();
    await portal.signIn(browser);
    portal.change({ logoutUrl: 'no address' });
    expect((await browser.signOut()).json).toEqual({ done: true });
    expect(await portal.isSignedIn(browser)).toBe(false);
  });

  it.each([
    ['by redirect', (...message: Message) => portal.redirect(...message)],
    ['by POST', (name: Message[0], xml: string) => portal.postMessage(name, idp.sign(xml, 'LogoutResponse'))],
  ])('leads to the login page after the answer %s', async (_, send) => {
    const { id } = await portal.signInAndOut();
    const before = await portal.countEntries();
    expect(await send('SAMLResponse', idp.logoutAnswer(said({ inResponseTo: id })))).toEqual(TO_LOGIN);
    expect(await portal.countEntries()).toBe(before);
  });

  it('names the user in the audit log when the provider did not sign out', async () => {
    const { id } = await portal.signInAndOut();
    const answer = idp.logoutAnswer(said({ inResponseTo: id, status: 'Responder' }));
    expect(await portal.redirect('SAMLResponse', answer)).toEqual(HERE_ONLY);
    expect(await portal.lastEntry()).toMatchObject({
      kind: 'sign-in',
      what: 'Logout at Northwind not completed',
      outcome: 'refused',
      userId: aUser(1).userId,
      details: { reason: 'the provider states Responder' },
    });
  });

  const answerOf = (more: Partial<LogoutStatements>) => (id: string) =>
    idp.logoutAnswer(said({ inResponseTo: id, ...more }));
  const query = (xml: string, options?: Parameters<typeof idp.redirectQuery>[2]) =>
    idp.redirectQuery('SAMLResponse', xml, options);
  const NOT_SIGNED = 'the message is not signed with RSA and SHA-256 or longer';
  it.each<[string, (id: string) => string, string]>([
    ['is not signed', (id) => query(answerOf({})(id)).replace(/&SigAlg=.*/, ''), NOT_SIGNED],
    ['has no signature', (id) => query(answerOf({})(id)).replace(/&Signature=.*/, ''), NOT_SIGNED],
    ['is signed with SHA-1', (id) => query(answerOf({})(id), { algorithm: RSA_SHA1 }), NOT_SIGNED],
    [
      'is signed by another',
      (id) => evil.redirectQuery('SAMLResponse', answerOf({})(id)),
      'the signature is not valid',
    ],
    [
      'was changed',
      (id) => query(answerOf({})(id)).replace('SigAlg=', 'RelayState=x&SigAlg='),
      'the signature is not valid',
    ],
    [
      'is there twice, the forged one first',
      (id) =>
        `${evil.redirectQuery('SAMLResponse', answerOf({})(id)).split('&')[0]}&${query(answerOf({ status: 'Responder' })(id))}`,
      'a parameter is there twice',
    ],
    [
      'names a parameter in another way',
      (id) => `%52elayState=x&${query(answerOf({})(id))}`,
      'the name of a parameter is encoded',
    ],
    ['is a request and an answer', (id) => `SAMLRequest=x&${query(answerOf({})(id))}`, 'there is not one message'],
    [
      'answers another request',
      () => query(answerOf({})('_another')),
      'it answers no request of the portal, or one that was answered',
    ],
    ['answers no request', () => query(idp.logoutAnswer(said({}))), 'it is no message about a logout'],
    [
      'names another issuer',
      (id) => query(answerOf({ issuer: 'https://evil.example' })(id)),
      'it is from another issuer',
    ],
    [
      'is for another address',
      (id) => query(answerOf({ destination: 'https://evil.example' })(id)),
      'it is for another address',
    ],
    [
      'has an entity of its own',
      (id) => query(`<!DOCTYPE a [<!ENTITY b "c">]>${answerOf({})(id)}`),
      'the message has a DOCTYPE',
    ],
    ['is no XML', () => query('no answer'), 'it cannot be read'],
    ['is larger than it may be', () => query(`<a>${' '.repeat(40_000)}</a>`), 'it cannot be read'],
    ['is an assertion', () => query(idp.respond('', undefined)), 'it is no message about a logout'],
  ])('refuses an answer that %s, and leads to the login page, which says so', async (_, makeQuery, reason) => {
    const { id } = await portal.signInAndOut();
    expect(await portal.follow(`${LOGOUT}?${makeQuery(id)}`)).toEqual(HERE_ONLY);
    expect(await portal.lastEntry()).toMatchObject({
      what: 'Logout at Northwind not completed',
      outcome: 'refused',
      details: { reason },
    });
    // The right answer is still accepted: the wrong one has not used up the request.
    const before = await portal.countEntries();
    await portal.redirect('SAMLResponse', answerOf({})(id));
    expect(await portal.countEntries()).toBe(before);
  });

  it.each<[string, (xml: string) => string]>([
    ['is not signed', (xml) => xml],
    ['is signed by another', (xml) => evil.sign(xml, 'LogoutResponse')],
    ['was changed', (xml) => idp.sign(xml, 'LogoutResponse').replace('status:Success', 'status:Responder')],
    ['is signed with SHA-1', (xml) => idp.sign(xml, 'LogoutResponse', RSA_SHA1)],
    ['has a digest of SHA-1', (xml) => idp.sign(xml, 'LogoutResponse', undefined, `${DSIG}sha1`)],
    [
      'is larger than it may be',
      (xml) => idp.sign(xml.replace('<samlp:Status>', `<a>${' '.repeat(33_000)}</a><samlp:Status>`), 'LogoutResponse'),
    ],
    [
      'has more elements than any',
      (xml) => idp.sign(xml.replace('<samlp:Status>', `${'<a/>'.repeat(400)}<samlp:Status>`), 'LogoutResponse'),
    ],
    ['is wrapped in another', (xml) => `<a xmlns="b">${idp.sign(xml, 'LogoutResponse')}</a>`],
    [
      'hides the signed one',
      (xml) =>
        xml.replace(
          '<samlp:Status>',
          `<samlp:Extensions>${idp.sign(xml, 'LogoutResponse')}</samlp:Extensions><samlp:Status>`,
        ),
    ],
  ])('refuses a posted answer that %s', async (_, change) => {
    const { id } = await portal.signInAndOut();
    expect(await portal.postMessage('SAMLResponse', change(idp.logoutAnswer(said({ inResponseTo: id }))))).toEqual(
      HERE_ONLY,
    );
    expect(await portal.lastEntry()).toMatchObject({
      what: 'Logout at Northwind not completed',
      outcome: 'refused',
      userId: null,
    });
  });

  it('accepts an answer by the second certificate, when the first cannot be read', async () => {
    portal.change({
      certificates: `-----BEGIN CERTIFICATE-----\nbm9uZQ==\n-----END CERTIFICATE-----\n${idp.certificate}`,
    });
    const { id } = await portal.signInAndOut();
    expect(await portal.redirect('SAMLResponse', answerOf({})(id))).toEqual(TO_LOGIN);
  });

  it('accepts an answer once', async () => {
    const { id } = await portal.signInAndOut();
    const answer = idp.logoutAnswer(said({ inResponseTo: id }));
    await portal.redirect('SAMLResponse', answer);
    await portal.redirect('SAMLResponse', answer);
    expect(await portal.lastEntry()).toMatchObject({
      details: { reason: expect.stringMatching(/one that was answered$/) },
    });
  });
});

describe('what a Super User is told about the logout', () => {
  const LAST = { params: { providerId: 1 } };
  const readFinding = async (app: Pick<typeof portal, 'aBrowser'>) => {
    const browser = app.aBrowser();
    await browser.becomeSuper();
    return (await browser.send(testSignInProvider, undefined, LAST.params)).json.findings.at(-1);
  };

  it('is the certificate for the provider, and whether signing out works', async () => {
    const browser = portal.aBrowser();
    await browser.becomeSuper();
    const { json } = await browser.send(getSamlCertificate);
    expect(json.certificate).toBe(portal.signer.certificate);
    expect(new Date(json.validUntil).getTime()).toBeGreaterThan(Date.now());
    expect(await readFinding(portal)).toMatch(/^Signing out of the portal signs out there too, if/);
    portal.change({ logoutUrl: undefined });
    expect(await readFinding(portal)).toBe('Signing out of the portal does not sign out there: enter its logout URL.');
  });

  it('is what is missing, when a provider is tried before the portal knows its address', async () => {
    portal.change({ signInUrl: undefined, certificates: undefined }, true);
    const browser = portal.aBrowser();
    await browser.becomeSuper();
    const { status, json } = await browser.send(tryProviderLogin, undefined, { providerId: 1 });
    expect([status, json.error]).toEqual([409, 'Enter sign-in URL and certificates of Northwind first.']);
  });

  it('is that a key is missing; then everything is as without logout', async () => {
    const without = await startLoginApp({ providers: () => [PROVIDER] });
    try {
      const browser = without.aBrowser();
      await browser.becomeSuper();
      expect((await browser.send(getSamlCertificate)).json).toEqual({});
      expect(await readFinding(without)).toMatch(/this needs a signing key of the portal/);
      expect(await without.follow(`${LOGOUT}?${idp.redirectQuery('SAMLRequest', '<a/>')}`)).toEqual(TO_LOGIN);
    } finally {
      await without.close();
    }
  });
});
