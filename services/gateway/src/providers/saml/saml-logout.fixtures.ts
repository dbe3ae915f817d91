import { expect } from '@jest/globals';
import type { ProviderForSignIn } from '@skills-architect/contracts/admin';
import { beginProviderLogin, finishProviderLogin, session } from '@skills-architect/contracts/portal';
import { PORTAL, startLoginApp } from '../../testing/login-app';
import { createSamlIdp, type LogoutStatements, readRequest, readSent } from '../../testing/saml-idp';
import { aSamlSigner } from '../../testing/saml-signer';

const ISSUER = 'https://idp.northwind.example/saml';
export const ACS = '/skillsarchitect/v3/account/saml/northwind';
export const LOGOUT = `${ACS}/logout`;
/** What the right answer leads to, and a request that cannot be verified. */
export const TO_LOGIN = { status: 303, location: '/login' };
/** What a wrong answer leads to. */
export const HERE_ONLY = { status: 303, location: '/login?logout=here-only' };
/** The provider, and somebody else. */
export const idp = createSamlIdp();
export const evil = createSamlIdp();
export const PROVIDER: Partial<ProviderForSignIn> = {
  kind: 'saml',
  issuer: ISSUER,
  signInUrl: 'https://idp.northwind.example/sso',
  logoutUrl: 'https://idp.northwind.example/slo',
  certificates: idp.certificate,
};

type Redirected = Parameters<typeof idp.redirectQuery>;
/** What an assertion states. */
export interface Signed {
  email?: string;
  sessionIndex?: string;
  format?: string;
  isNameless?: boolean;
}

/** What a message about a logout says when nothing is wrong. */
export const said = (more: Partial<LogoutStatements>): LogoutStatements => ({
  issuer: ISSUER,
  destination: `${PORTAL}${LOGOUT}`,
  ...more,
});

/** The form with which the provider answers the sign-in that the portal began with this address. */
export const answerSignIn = (address: string, { email = 'ada@northwind.example', ...more }: Signed = {}) => {
  const { id, acs, state } = readRequest(address);
  const about = { issuer: ISSUER, audience: 'portal', recipient: acs, inResponseTo: id, groups: [] };
  const assertion = idp.assertion({ ...about, notBefore: -5, notOnOrAfter: 300, email, ...more });
  const SAMLResponse = Buffer.from(idp.respond(idp.sign(assertion), id)).toString('base64');
  return { SAMLResponse, RelayState: state };
};

/** What the shell sends to the portal of the address to which the form led the browser. */
export const finishForm = (location = '') => ({
  provider: 'northwind',
  answer: new URL(location, PORTAL).search.slice(1),
});

/** A portal with a key, whose users sign in with a SAML provider. */
export const startSamlPortal = async () => {
  const signer = await aSamlSigner();
  let changes: Partial<ProviderForSignIn> = {};
  let isOff = false;
  const login = await startLoginApp({ signer, providers: () => [{ ...PROVIDER, ...changes }], areOff: () => isOff });
  type Browser = ReturnType<typeof login.aBrowser>;
  const entries = () => login.portal.collection('audit').find().sort({ _id: 1 }).toArray();

  /** Signs in with the provider; returns the address to which the portal sent the browser for it. */
  const signIn = async (browser: Browser, signed?: Signed) => {
    const { address } = (await browser.send(beginProviderLogin, { email: 'ada@northwind.example' })).json;
    const { location } = await login.post(ACS, answerSignIn(address, signed));
    expect((await browser.send(finishProviderLogin, finishForm(location))).status).toBe(200);
    return String(address);
  };

  return {
    ...login,
    signer,
    signIn,
    /** Changes the record of the provider, from the one above, or switches it off. */
    change(next: Partial<ProviderForSignIn>, off = false) {
      changes = next;
      isOff = off;
    },
    isSignedIn: async (browser: Browser) => (await browser.send(session)).status === 200,
    /** Signs in and out; returns the portal's request to the provider. */
    async signInAndOut(signed?: Signed) {
      const browser = login.aBrowser();
      await signIn(browser, signed);
      const { address } = (await browser.signOut()).json;
      const sent = readSent(address);
      return { browser, address: String(address), ...sent, id: /ID="([^"]*)"/.exec(sent.xml)?.[1] ?? '' };
    },
    /** A message by redirect, signed. */
    redirect: (...message: Redirected) => login.follow(`${LOGOUT}?${idp.redirectQuery(...message)}`),
    postMessage: (name: Redirected[0], xml: string) =>
      login.post(LOGOUT, { [name]: Buffer.from(xml).toString('base64'), RelayState: 'state' }),
    countEntries: async () => (await entries()).length,
    lastEntry: async () => (await entries()).at(-1),
  };
};
