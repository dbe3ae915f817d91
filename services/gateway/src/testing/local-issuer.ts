import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { exportJWK, exportSPKI, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';

/** An account to choose at the issuer. */
export interface IssuerAccount {
  email: string;
  /** Domain of its organisation; undefined for a private account. */
  hd?: string;
}

export interface IssuerOptions {
  port?: number;
  /** The application (audience) of the tokens. */
  clientId: string;
  accounts?: readonly IssuerAccount[];
}

const aKey = async (kid: string) => {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  return { kid, privateKey, publicKey, jwk: { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' } };
};

/** Listens on loopback; returns the address. */
const listen = (server: Server, port: number) =>
  new Promise<string>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      resolve(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : port}`);
    });
  });

/** An OpenID Connect issuer on loopback with its own keys, in place of Google in tests. */
export const startIssuer = async ({ port = 0, clientId, accounts = [] }: IssuerOptions) => {
  let key = await aKey('first');
  let keysPath = '/keys';
  let keysAddress: string | undefined;
  let isDown = false;
  let nextToken: string | undefined;
  const requestedPaths: string[] = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', issuer);
    requestedPaths.push(url.pathname);
    const json = (body: object) => response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
    if (isDown) return response.writeHead(500).end();
    if (url.pathname === '/.well-known/openid-configuration')
      return json({
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: keysAddress ?? `${issuer}${keysPath}`,
      });
    if (url.pathname === keysPath) return json({ keys: [key.jwk] });
    if (url.pathname === '/token')
      return json({ access_token: 'of no use', token_type: 'Bearer', ...(nextToken && { id_token: nextToken }) });
    if (url.pathname === '/authorize') return void choose(url).then((page) => response.end(page));
    response.writeHead(404).end();
  });
  const issuer = await listen(server, port);

  const buildClaims = ({ email, hd }: IssuerAccount, nonce?: string): JWTPayload => {
    const now = Math.floor(Date.now() / 1000);
    const claims = { sub: email, email, email_verified: true, ...(hd && { hd }), ...(nonce && { nonce }) };
    return { jti: randomUUID(), iss: issuer, aud: clientId, iat: now, exp: now + 3600, ...claims };
  };
  const sign = (claims: JWTPayload) =>
    new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: key.kid }).sign(key.privateKey);

  /** The account page; each link redirects back with its token, the last one without. */
  const choose = async (url: URL) => {
    const returnUrl = url.searchParams.get('redirect_uri') ?? '';
    const nonce = url.searchParams.get('nonce') ?? undefined;
    const line = (name: string, fragment: string) => `<p><a href="${returnUrl}#${fragment}">${name}</a></p>`;
    const lines = accounts.map(async (account) =>
      line(account.email, `id_token=${await sign(buildClaims(account, nonce))}`),
    );
    return `<title>Choose an account</title>${(await Promise.all(lines)).join('')}${line('Cancel', 'error=access_denied')}`;
  };

  return {
    issuer,
    /** Requested paths, in order. */
    asked: requestedPaths,
    /** Claims of a valid token for an account. */
    buildClaims,
    /** Signs a token with these claims. */
    sign,
    /** A valid token for an account. */
    issueToken: (account: IssuerAccount, nonce?: string) => sign(buildClaims(account, nonce)),
    unsignedToken: (claims: JWTPayload) => new UnsecuredJWT(claims).encode(),
    /** A token signed with the public key as if it were a shared secret (algorithm confusion). */
    async signedByPublicKey(claims: JWTPayload) {
      const secret = new TextEncoder().encode(await exportSPKI(key.publicKey));
      return new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid: key.kid }).sign(secret);
    },
    /** The ID token for every code; undefined: none. */
    answerCodesWith(token: string | undefined) {
      nextToken = token;
    },
    /** Replaces the signing key and publishes only the new one, at `path`. */
    async rotate(path = keysPath) {
      keysPath = path;
      key = await aKey(`after ${key.kid}`);
    },
    /** Says that its keys are at this address. */
    keysAt(address: string) {
      keysAddress = address;
    },
    /** Whether it responds to everything with errors. */
    setDown(down: boolean) {
      isDown = down;
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
};
export type LocalIssuer = Awaited<ReturnType<typeof startIssuer>>;
