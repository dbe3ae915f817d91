import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { session } from '@skills-architect/contracts/portal';
import { aUser } from '@skills-architect/service-kit/testing';
import { type LogoutStatements, readSent } from '../../testing/saml-idp';
import { evil, HERE_ONLY, idp, LOGOUT, type Signed, said, startSamlPortal, TO_LOGIN } from './saml-logout.fixtures';

let portal: Awaited<ReturnType<typeof startSamlPortal>>;
beforeAll(async () => {
  portal = await startSamlPortal();
});
beforeEach(() => portal.change({}));
afterAll(() => portal.close());

/** The status of the portal's answer to a provider, and the request that it answers. */
const readStatus = ({ location = '' }: { location?: string | undefined }) => {
  const { xml } = readSent(location);
  return [/status:(\w+)/.exec(xml)?.[1], /InResponseTo="([^"]*)"/.exec(xml)?.[1]];
};

describe('a provider that signs a user out', () => {
  const requestOf = (more: Partial<LogoutStatements>) =>
    idp.logoutRequest(said({ email: 'ada@northwind.example', ...more }));
  /** A browser that has signed in, and what became of it after the provider's request. */
  const afterRequest = async (signed: Signed, xml: string, options?: Parameters<typeof idp.redirectQuery>[2]) => {
    const browser = portal.aBrowser();
    await portal.signIn(browser, signed);
    const answered = await portal.redirect('SAMLRequest', xml, options);
    return { browser, answered, isIn: await portal.isSignedIn(browser) };
  };

  it('ends the session also as long as it is not known where the provider is answered; the browser comes to the login page', async () => {
    portal.change({ logoutUrl: undefined });
    expect(await afterRequest({}, requestOf({}))).toMatchObject({ answered: TO_LOGIN, isIn: false });
    const forged = evil.redirectQuery('SAMLRequest', requestOf({}));
    const browser = portal.aBrowser();
    await portal.signIn(browser);
    expect(await portal.follow(`${LOGOUT}?${forged}`)).toEqual(TO_LOGIN);
    expect(await portal.isSignedIn(browser)).toBe(true);
  });

  it('ends the sessions of this name, says why in the browser, and gets a signed answer with its state', async () => {
    const xml = requestOf({ id: '_req-1', sessionIndex: 'one' });
    const { browser, answered, isIn } = await afterRequest({ sessionIndex: 'one' }, xml, { relayState: 'its state' });
    expect(isIn).toBe(false);
    expect((await browser.send(session)).json.error).toBe('You have signed out at Northwind.');
    const { query, xml: answer } = readSent(answered.location ?? '');
    expect(answered.location).toMatch(/^https:\/\/idp\.northwind\.example\/slo\?SAMLResponse=/);
    expect([query.get('RelayState'), answer.includes('status:Success')]).toEqual(['its state', true]);
    expect(answer).toContain('InResponseTo="_req-1"');
    expect(await portal.lastEntry()).toMatchObject({
      what: 'Northwind signs out a user',
      outcome: 'done',
      userId: aUser(1).userId,
    });
  });

  it.each<[string, Signed, Partial<LogoutStatements>, boolean]>([
    ['all sign-ins of the name without an index', { sessionIndex: 'one' }, {}, false],
    ['no other sign-in of the name', { sessionIndex: 'two' }, { sessionIndex: 'one' }, true],
    ['no name of another format', { format: 'urn:a' }, { format: 'urn:b' }, true],
    ['nobody else', { email: 'bo@northwind.example' }, {}, true],
  ])('ends %s', async (_, signed, request, isIn) => {
    const found = await afterRequest(signed, requestOf(request));
    expect([found.isIn, found.answered.status]).toEqual([isIn, 303]);
  });

  it('may post its request', async () => {
    const browser = portal.aBrowser();
    await portal.signIn(browser);
    const { location } = await portal.postMessage('SAMLRequest', idp.sign(requestOf({}), 'LogoutRequest'));
    expect(readSent(location ?? '').query.get('RelayState')).toBe('state');
    expect(await portal.isSignedIn(browser)).toBe(false);
  });

  it.each<[string, Partial<LogoutStatements>, string]>([
    ['is old', { issuedAt: -400 }, 'it was not issued just now'],
    ['is from the future', { issuedAt: 120 }, 'it was not issued just now'],
    ['has expired', { issuedAt: -200, notOnOrAfter: -100 }, 'it has expired'],
    ['names another issuer', { issuer: 'https://evil.example' }, 'it is from another issuer'],
    ['is for another address', { destination: 'https://evil.example' }, 'it is for another address'],
  ])('is refused, and told so, when its request %s', async (_, request, reason) => {
    const { isIn, answered } = await afterRequest({}, requestOf({ id: '_req-2', ...request }));
    expect([isIn, answered.status]).toEqual([true, 303]);
    expect(readStatus(answered)).toEqual(['Requester', '_req-2']);
    expect(await portal.lastEntry()).toMatchObject({
      what: 'Northwind signs out a user',
      outcome: 'refused',
      details: { reason },
    });
  });

  it('is refused when its request is not signed, or by another', async () => {
    const browser = portal.aBrowser();
    await portal.signIn(browser);
    for (const query of [
      idp.redirectQuery('SAMLRequest', requestOf({})).replace(/&SigAlg=.*/, ''),
      evil.redirectQuery('SAMLRequest', requestOf({})),
    ])
      expect(await portal.follow(`${LOGOUT}?${query}`)).toEqual(TO_LOGIN);
    expect(await portal.isSignedIn(browser)).toBe(true);
  });

  const ADA = 'ada@northwind.example';
  const BO = 'bo@northwind.example';
  const signed = (email: string) => idp.sign(requestOf({ email }), 'LogoutRequest');
  it.each<[string, () => string]>([
    ['is not signed', () => requestOf({})],
    ['is signed by another', () => evil.sign(requestOf({}), 'LogoutRequest')],
    [
      'is signed with SHA-1',
      () => idp.sign(requestOf({}), 'LogoutRequest', 'http://www.w3.org/2000/09/xmldsig#rsa-sha1'),
    ],
    ['was changed', () => signed(BO).replace(BO, ADA)],
    ['is wrapped in another', () => `<a xmlns="b">${signed(ADA)}</a>`],
    [
      'hides the signed one',
      () => requestOf({}).replace('<saml:NameID>', `<samlp:Extensions>${signed(BO)}</samlp:Extensions><saml:NameID>`),
    ],
  ])('ends nothing when its posted request %s', async (_, makeRequest) => {
    const browser = portal.aBrowser();
    await portal.signIn(browser);
    expect(await portal.postMessage('SAMLRequest', makeRequest())).toEqual(TO_LOGIN);
    expect(await portal.lastEntry()).toMatchObject({ what: 'Northwind signs out a user', outcome: 'refused' });
    expect(await portal.isSignedIn(browser)).toBe(true);
  });

  it.each([
    ['%52elayState=evil', 'the name of a parameter is encoded'],
    ['RelayState=evil', 'the signature is not valid'],
  ])('is not answered with a state that it has not signed: %s', async (unsigned, reason) => {
    const query = `${unsigned}&${idp.redirectQuery('SAMLRequest', requestOf({}))}`;
    expect(await portal.follow(`${LOGOUT}?${query}`)).toEqual(TO_LOGIN);
    expect(await portal.lastEntry()).toMatchObject({ details: { reason } });
  });

  it('is refused with a state that is longer than any', async () => {
    await portal.redirect('SAMLRequest', requestOf({}), { relayState: 'x'.repeat(201) });
    expect(await portal.lastEntry()).toMatchObject({ details: { reason: 'its RelayState is too long' } });
  });

  it('leads to the login page when it was switched off meanwhile', async () => {
    portal.change({ key: 'another' });
    expect(await portal.redirect('SAMLRequest', requestOf({}))).toEqual(TO_LOGIN);
    expect(await portal.redirect('SAMLResponse', '<a/>')).toEqual(HERE_ONLY);
  });

  it('gets the same answer for a request that comes again', async () => {
    const xml = requestOf({ id: '_req-3' });
    expect((await afterRequest({}, xml)).isIn).toBe(false);
    const entries = await portal.countEntries();
    expect(readStatus(await portal.redirect('SAMLRequest', xml))).toEqual(['Success', '_req-3']);
    expect(await portal.countEntries()).toBe(entries);
  });

  it('ends a session of many weeks, for it is kept as long as that is used', async () => {
    const browser = portal.aBrowser();
    await portal.signIn(browser);
    const soon = new Date(Date.now() + 3600_000);
    await portal.portal.collection('providerSessions').updateMany({}, { $set: { endsAt: soon } });
    await portal.portal.collection('sessions').updateMany({}, { $set: { usedAt: new Date(0) } });
    expect(await portal.isSignedIn(browser)).toBe(true);
    const kept = await portal.portal.collection('providerSessions').findOne({ endsAt: { $gt: soon } });
    expect(kept).toMatchObject({ subject: { nameId: 'ada@northwind.example' } });
  });

  it('does not end what began after its request', async () => {
    const { isIn, answered } = await afterRequest({}, requestOf({ issuedAt: -60 }));
    expect([isIn, readStatus(answered)[0]]).toEqual([true, 'Success']);
  });

  it('hears that the sessions could not be ended; the same request ends them later', async () => {
    const fault = jest.spyOn(portal.sessions, 'endAll').mockRejectedValueOnce(new Error('MongoDB is away'));
    const xml = requestOf({});
    const { browser, answered, isIn } = await afterRequest({}, xml);
    fault.mockRestore();
    expect([isIn, readStatus(answered)[0]]).toEqual([true, 'Requester']);
    expect(await portal.lastEntry()).toMatchObject({ details: { reason: 'the sessions could not be ended' } });
    expect(readStatus(await portal.redirect('SAMLRequest', xml))[0]).toBe('Success');
    expect(await portal.isSignedIn(browser)).toBe(false);
  });
});

it('an address of no provider leads to the login page, also when it is no key', async () => {
  expect(await portal.follow(LOGOUT.replace('northwind', 'North!'))).toEqual(HERE_ONLY);
});

it('too many messages lead to the login page, and stop no sign-in from this address', async () => {
  const address = '127.0.0.1';
  const last = await Promise.all(Array.from({ length: 301 }, () => portal.follow(`${LOGOUT}?SAMLRequest=x`, address)));
  expect(last.filter(({ location }) => location !== '/login')).toEqual([]);
  const browser = portal.aBrowser();
  await portal.signIn(browser);
  const query = idp.redirectQuery('SAMLRequest', idp.logoutRequest(said({ email: 'ada@northwind.example' })));
  expect(await portal.follow(`${LOGOUT}?${query}`, address)).toEqual(TO_LOGIN);
  expect(await portal.isSignedIn(browser)).toBe(true);
});
