import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair } from 'jose';
import { Provider } from 'oidc-provider';

/** An account of the provider; the login name is its key. */
export interface ProviderAccount {
  email: string;
  email_verified?: boolean;
  name: string;
  groups: string[];
}

export interface OpenIdProviderOptions {
  port?: number;
  clientId: string;
  secret: string;
  /** Address of the portal, without a path, and the keys that the provider's record may have there. */
  portal: string;
  keys: readonly string[];
  accounts: Record<string, ProviderAccount>;
}

/** A real OpenID Connect provider on loopback, with pages to sign in: any password is right. */
export const startOpenIdProvider = async (options: OpenIdProviderOptions) => {
  const { port = 0, clientId, secret, portal, keys, accounts } = options;
  // The issuer is part of every answer, so the port must be known before.
  const probe = createServer().listen(port, '127.0.0.1');
  await once(probe, 'listening');
  const { port: actual } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  const issuer = `http://127.0.0.1:${actual}`;
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: secret,
        redirect_uris: keys.map((key) => `${portal}/company-login/${key}`),
        post_logout_redirect_uris: [`${portal}/`],
        response_types: ['code'],
      },
    ],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), kid: randomUUID(), use: 'sig', alg: 'RS256' }] },
    // Set so that it does not warn of its defaults.
    ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    features: { devInteractions: { enabled: true } },
    cookies: { keys: ['a key of cookies'] },
    pkce: { required: () => true },
    scopes: ['openid', 'email', 'profile'],
    // The groups are in the answer of the UserInfo endpoint only, as with many providers.
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'groups'] },
    findAccount: (_, id) => {
      const account = accounts[id];
      return account && { accountId: id, claims: async () => ({ sub: id, email_verified: true, ...account }) };
    },
  });
  const server = provider.listen(actual, '127.0.0.1');
  await once(server, 'listening');
  return {
    issuer,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};

/** Signs in at the provider as its pages do; returns the address to which it redirects back at the end. */
export const signInAt = async (address: string, login: string, portal: string): Promise<URL> => {
  const cookies = new Map<string, string>();
  const open = async (url: string, form?: Record<string, string>): Promise<Response> => {
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value) cookies.set(name, value);
      else cookies.delete(name);
    }
    return response;
  };
  let url = address;
  let response = await open(url);
  for (let step = 0; step < 12; step += 1) {
    const location = response.headers.get('location');
    if (location) {
      url = new URL(location, url).href;
      if (url.startsWith(portal)) return new URL(url);
      response = await open(url);
      continue;
    }
    const page = await response.text();
    const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1];
    const action = / action="([^"]+)"/.exec(page)?.[1];
    if (!prompt || !action) throw new Error(`the provider shows ${page}`);
    url = new URL(action, url).href;
    response = await open(url, { prompt, login, password: 'any' });
  }
  throw new Error('the provider never redirects back');
};
