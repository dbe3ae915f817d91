import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { BUILDS_PATH, CLIENT_PATH, clientScript, withClient } from './local-page';

type Handler = (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void;

/** Message when the portal behind the proxy does not answer. */
export const noPortalText = (portal: string): string => `No portal answers at ${portal}.`;

const send = (response: ServerResponse, status: number, type: string, body: string) =>
  response.writeHead(status, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' }).end(body);

const isScreen = ({ method, url = '', headers }: IncomingMessage) => {
  const [path = ''] = url.split('?');
  return (
    method === 'GET' && Boolean(headers.accept?.includes('text/html')) && !/^\/(apps|skillsarchitect)\//.test(path)
  );
};

/** Answers every screen path with the portal's page, with the client injected. */
export const serveScreens =
  (portal: string, titles: readonly string[]): Handler =>
  (request, response, next) => {
    if (!isScreen(request)) return next();
    fetch(`${portal}${request.url}`, { headers: { accept: 'text/html' } })
      .then(async (page) => {
        const policy = page.headers.get('content-security-policy');
        if (policy) response.setHeader('content-security-policy', policy);
        send(response, page.status, 'text/html', withClient(await page.text(), titles));
      })
      .catch(() => send(response, 502, 'text/plain', noPortalText(portal)));
  };

/** Serves the client script. */
export const serveClient: Handler = (request, response, next) =>
  request.url === CLIENT_PATH ? void send(response, 200, 'text/javascript', clientScript()) : next();

/** Proxies everything that is not served locally: calls, the hub's websocket, builds of other areas. */
export const proxyToPortal = (portal: string, isForPortal: (path: string) => boolean) => ({
  context: (path: string) => isForPortal(path) && path !== BUILDS_PATH,
  target: portal,
  changeOrigin: true,
  ws: true,
  // The portal only accepts websockets from its own origin.
  headers: { origin: new URL(portal).origin },
  // The portal's cookie is bound to its host and TLS; rewrite it for this one.
  cookieDomainRewrite: '',
  onProxyRes: ({ headers }: Pick<IncomingMessage, 'headers'>) => {
    headers['set-cookie'] = headers['set-cookie']?.map((cookie) => cookie.replace(/;\s*secure/i, ''));
  },
  onError: (_error: Error, _request: IncomingMessage, response: ServerResponse | Socket) => {
    if (!('writeHead' in response)) return void response.destroy();
    const body = { error: noPortalText(portal), code: 'unreachable', requestId: 'dev' };
    if (!response.headersSent) send(response, 502, 'application/json', JSON.stringify(body));
  },
});
