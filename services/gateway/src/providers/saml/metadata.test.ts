import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { PORTAL, startLoginApp } from '../../testing/login-app';
import { ACS, LOGOUT, PROVIDER, startSamlPortal } from './saml-logout.fixtures';

const METADATA = `${ACS}/metadata`;
let portal: Awaited<ReturnType<typeof startSamlPortal>>;
beforeAll(async () => {
  portal = await startSamlPortal();
});
beforeEach(() => portal.change({}));
afterAll(() => portal.close());

const ENTITY = 'entityID="portal"';
const ANSWERS = `<AssertionConsumerService index="1" isDefault="true" Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST" Location="${PORTAL}${ACS}"/>`;
const LOGOUTS = `<SingleLogoutService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST" Location="${PORTAL}${LOGOUT}"/>`;

it('names the portal, where answers and logouts go, and the certificate of what it signs', async () => {
  const { status, headers, body } = await portal.read(METADATA);
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'application/samlmetadata+xml; charset=utf-8',
    'content-disposition': 'attachment; filename="northwind-metadata.xml"',
  });
  for (const part of [ENTITY, ANSWERS, LOGOUTS, 'AuthnRequestsSigned="true"', 'WantAssertionsSigned="true"'])
    expect(body).toContain(part);
  const certificate = portal.signer.certificate.replace(/-----[A-Z ]+-----|\s/g, '');
  expect(body.replace(/\s/g, '')).toContain(`<ds:X509Certificate>${certificate}</ds:X509Certificate>`);
  expect(body).not.toContain('PRIVATE');
  expect((await portal.read(METADATA)).body).toBe(body);
});

it('says that sign-ins are not signed as long as the provider has no logout address', async () => {
  portal.change({ logoutUrl: undefined });
  const { body } = await portal.read(METADATA);
  expect(body).toContain('AuthnRequestsSigned="false"');
  expect(body).toContain(LOGOUTS);
});

it('is read before the provider is switched on, because that is set up first', async () => {
  portal.change({ signInUrl: undefined, certificates: undefined }, true);
  const { status, body } = await portal.read(METADATA);
  expect(status).toBe(200);
  expect(body).toContain(ANSWERS);
});

it('escapes the id of the portal', async () => {
  portal.change({ applicationId: 'urn:a&"b"<c>' });
  expect((await portal.read(METADATA)).body).toContain('entityID="urn:a&amp;&quot;b&quot;&lt;c');
});

it('has neither logout nor certificate while the portal has no key', async () => {
  const without = await startLoginApp({ providers: () => [PROVIDER] });
  try {
    const { body } = await without.read(METADATA);
    expect(body).toContain(ANSWERS);
    for (const part of ['SingleLogoutService', 'X509Certificate', 'AuthnRequestsSigned="true"'])
      expect(body).not.toContain(part);
  } finally {
    await without.close();
  }
});

it.each([
  ['of an unknown key', METADATA.replace('northwind', 'southwind'), {}],
  ['that is no key', METADATA.replace('northwind', 'North!'), {}],
  ['of an OpenID provider', METADATA, { kind: 'oidc' as const }],
])('an address %s is not found', async (_, address, changes) => {
  portal.change(changes);
  const { status, body } = await portal.read(address);
  expect([status, JSON.parse(body).error]).toEqual([404, 'A SAML provider at this address was not found.']);
});

it('is read 300 times a minute from one address; others can still read it', async () => {
  const address = '198.51.100.7';
  const reads = await Promise.all(Array.from({ length: 301 }, () => portal.read(METADATA, address)));
  const refused = reads.filter(({ status }) => status !== 200);
  expect(refused.map(({ status, body }) => [status, JSON.parse(body).error])).toEqual([
    [429, 'The metadata was read too often. Try again in 1 minute.'],
  ]);
  expect((await portal.read(METADATA, '198.51.100.8')).status).toBe(200);
});
