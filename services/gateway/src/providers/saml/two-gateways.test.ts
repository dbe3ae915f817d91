import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { API_PREFIX, type Call } from '@skills-architect/contracts';
import {
  findSignInProvider,
  type ProviderForSignIn,
  readSignInProvider,
  sessionUser,
  verifyProviderUser,
} from '@skills-architect/contracts/admin';
import { beginProviderLogin, finishProviderLogin, logout, session } from '@skills-architect/contracts/portal';
import { aUser } from '@skills-architect/service-kit/testing';
import Fastify from 'fastify';
import { aDeployment, type Gateways, startGateways } from '../../testing/gateways';
import { PORTAL } from '../../testing/login-app';
import { readSent } from '../../testing/saml-idp';
import { aSamlSigner } from '../../testing/saml-signer';
import {
  ACS,
  answerSignIn,
  finishForm,
  HERE_ONLY,
  idp,
  LOGOUT,
  PROVIDER,
  said,
  TO_LOGIN,
} from './saml-logout.fixtures';

const provider: ProviderForSignIn = {
  providerId: 1,
  rev: 0,
  key: 'northwind',
  title: 'Northwind',
  kind: 'saml',
  issuer: '',
  applicationId: 'portal',
  claims: [],
  ...PROVIDER,
};
const [ONE, TWO] = [0, 1];

/** Stands for the service of users: it has one provider and knows everybody. */
const admin = Fastify();
const serve = ({ method, path }: Call, answer: object) =>
  admin.route({ method, url: API_PREFIX + path.replace(/\{(\w+)\}/g, ':$1'), handler: async () => answer });
serve(findSignInProvider, { provider, hasAny: true });
serve(readSignInProvider, provider);
serve(verifyProviderUser, aUser(1, [1]));
serve(sessionUser, aUser(1, [1]));

let deployment: ReturnType<typeof aDeployment>;
let gateways: Gateways;
beforeAll(async () => {
  const address = await admin.listen({ host: '127.0.0.1', port: 0 });
  deployment = aDeployment([]);
  const samlSigner = await aSamlSigner();
  gateways = await startGateways(deployment.folder, ['one', 'two'], { addresses: { admin: [address] }, samlSigner });
});
afterAll(async () => {
  await gateways.stop();
  await admin.close();
  deployment.remove();
});

const appOf = (gateway: number) => (gateway === TWO ? gateways.second : gateways.first).app;

/** A browser whose requests a load balancer sends to the gateway of each call. */
const aBrowser = () => {
  const cookies: Record<string, string> = {};
  let csrfToken = '';
  return async (gateway: number, { method, path }: Call, payload?: object) => {
    const answer = await appOf(gateway).inject({
      method: method === 'GET' ? 'GET' : 'POST',
      url: `${API_PREFIX}${path}`,
      headers: { host: new URL(PORTAL).host, 'x-csrf-token': csrfToken },
      cookies,
      ...(payload && { payload }),
    });
    for (const { name, value } of answer.cookies) cookies[name] = value;
    const json = answer.json();
    csrfToken = json.csrfToken ?? csrfToken;
    return { status: answer.statusCode, json };
  };
};
type Browser = ReturnType<typeof aBrowser>;

/** Brings a message of the provider to a gateway: by redirect, or by a form. */
const bring = async (gateway: number, url: string, form?: Record<string, string>) => {
  const { statusCode, headers } = await appOf(gateway).inject({
    method: form ? 'POST' : 'GET',
    url,
    headers: {
      host: new URL(PORTAL).host,
      'sec-fetch-site': 'cross-site',
      ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
    },
    ...(form && { payload: new URLSearchParams(form).toString() }),
  });
  return { status: statusCode, location: headers.location };
};

/** Signs in, each step at the other gateway than the one before. */
const signIn = async (browser: Browser) => {
  const { address } = (await browser(ONE, beginProviderLogin, { email: 'ada@northwind.example' })).json;
  const { location } = await bring(TWO, ACS, answerSignIn(address));
  expect((await browser(ONE, finishProviderLogin, finishForm(location))).status).toBe(200);
  expect((await browser(TWO, session)).status).toBe(200);
};

it('a logout that one gateway began is answered at the other, once at both', async () => {
  const browser = aBrowser();
  await signIn(browser);
  const { xml } = readSent((await browser(TWO, logout)).json.address);
  expect((await browser(ONE, session)).status).toBe(401);
  const inResponseTo = /ID="([^"]*)"/.exec(xml)?.[1];
  const answer = `${LOGOUT}?${idp.redirectQuery('SAMLResponse', idp.logoutAnswer(said({ inResponseTo })))}`;
  expect(await bring(ONE, answer)).toEqual(TO_LOGIN);
  expect(await bring(TWO, answer)).toEqual(HERE_ONLY);
});

it('the request of a provider at one gateway ends the session that is used at the other', async () => {
  const browser = aBrowser();
  await signIn(browser);
  const request = idp.logoutRequest(said({ email: 'ada@northwind.example' }));
  const { location = '' } = await bring(TWO, `${LOGOUT}?${idp.redirectQuery('SAMLRequest', request)}`);
  expect(readSent(String(location)).xml).toContain('status:Success');
  expect((await browser(ONE, session)).json.error).toBe('You have signed out at Northwind.');
});

it('both gateways state the same metadata, to whoever asks', async () => {
  const read = (gateway: number) =>
    appOf(gateway).inject({ url: `${ACS}/metadata`, headers: { host: 'portal.example' } });
  const [one, two] = [await read(ONE), await read(TWO)];
  expect(one.statusCode).toBe(200);
  expect(two.body).toBe(one.body);
});
