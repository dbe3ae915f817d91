import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { API_PREFIX } from '@skills-architect/contracts';
import { createSignInProvider } from '@skills-architect/contracts/admin';
import { listAuditEntries, session } from '@skills-architect/contracts/portal';
import { createSamlIdp, readRequest, readSent } from '@skills-architect/gateway-service/testing/saml';
import { generate } from 'selfsigned';
import { accessibilityFindings, expect, signIn, test } from '../portal';

const APPLICATION = 'portal';

/** A SAML provider with one page, whose button signs in and posts the answer to the portal; its logout has no page. */
const startProvider = async (email: string) => {
  const idp = createSamlIdp();
  const signedOut: string[] = [];
  const server = createServer((incoming, response) => {
    const sent = new URL(incoming.url ?? '', url);
    if (sent.pathname === '/slo') {
      const { xml } = readSent(sent.href);
      signedOut.push(/NameID [^>]*>([^<]*)</.exec(xml)?.[1] ?? '');
      const destination = `${sent.searchParams.get('portal')}`;
      const said = { issuer: `${url}/saml`, destination, inResponseTo: readRequest(sent.href).id };
      const answer = idp.redirectQuery('SAMLResponse', idp.logoutAnswer(said));
      response.writeHead(302, { location: `${destination}?${answer}` }).end();
      return;
    }
    const { id, acs, state } = readRequest(sent.href);
    const said = { audience: APPLICATION, recipient: acs, inResponseTo: id, notBefore: -5, notOnOrAfter: 300 };
    const signed = idp.sign(idp.assertion({ ...said, issuer: `${url}/saml`, email, groups: ['hr'] }));
    const answer = Buffer.from(idp.respond(signed, id)).toString('base64');
    const field = (name: string, value: string) => `<input type="hidden" name="${name}" value="${value}">`;
    response
      .setHeader('content-type', 'text/html')
      .end(
        `<form method="post" action="${acs}">${field('SAMLResponse', answer)}${field('RelayState', state)}<button>Sign in as Ada</button></form>`,
      );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { cert } = await generate([{ name: 'commonName', value: 'idp.harbour.example' }], { keyPair: idp.keyPair });
  return { url, signedOut, certificate: cert, stop: () => server.close().closeAllConnections() };
};

test('a user signs in with a SAML provider, and out of the portal and the provider', async ({
  page,
  browser,
  attempt,
}) => {
  const key = `harbour-${attempt}`;
  const domain = `${key}.example`;
  const email = `ada.park@${domain}`;
  const provider = await startProvider(email);
  await signIn(page, 'super');
  const { origin } = new URL(page.url());
  const logoutAddress = `${origin}${API_PREFIX}/v3/account/saml/${key}/logout`;
  const data = {
    logoutUrl: `${provider.url}/slo?portal=${encodeURIComponent(logoutAddress)}`,
    ...{ key, title: 'Harbour', kind: 'saml', isOn: true, domains: [domain] },
    ...{ issuer: `${provider.url}/saml`, signInUrl: `${provider.url}/sso`, certificates: provider.certificate },
    ...{ applicationId: APPLICATION, trustsEmails: true, createsUsers: true, allowsSuper: false },
    ...{ decide: 'first', otherwise: { kind: 'keep' } },
    rules: [{ claim: 'groups', value: 'hr', userTypeId: 1, clientIds: [1] }],
  };
  const { csrfToken } = session.answer.parse(await (await page.request.get(`${API_PREFIX}${session.path}`)).json());
  const headers = { 'x-csrf-token': csrfToken };
  const created = await page.request.post(`${API_PREFIX}${createSignInProvider.path}`, { data, headers });
  expect(created.ok(), await created.text()).toBe(true);

  const person = await (await browser.newContext()).newPage();
  await person.goto('/personas');
  await person.getByRole('button', { name: 'Company Login' }).click();
  await person.getByLabel('Work Email').fill(email);
  await person.getByRole('button', { name: 'Continue' }).click();
  await person.getByRole('button', { name: 'Sign in as Ada' }).click();
  await expect(person.getByText('Welcome Ada Park')).toBeVisible();
  await expect(person.getByRole('heading', { level: 1, name: 'Define Client Personas' })).toBeVisible();
  expect(person.url()).not.toContain('saml=');
  expect(await accessibilityFindings(person)).toEqual([]);

  await person.getByRole('button', { name: /logout/i }).click();
  await expect.poll(() => provider.signedOut).toEqual([email]);
  await expect(person.getByLabel('User Name')).toBeVisible();
  expect(new URL(person.url()).origin).toBe(origin);
  await person.goto('/personas');
  await expect(person.getByLabel('User Name')).toBeVisible();
  const { entries } = listAuditEntries.answer.parse(
    await (await page.request.get(`${API_PREFIX}${listAuditEntries.path}?kind=sign-in&searchString=harbour`)).json(),
  );
  expect(entries).toEqual([]);
  await person.context().close();
  provider.stop();
});
