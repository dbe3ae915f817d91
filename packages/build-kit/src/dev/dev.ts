import { createServer } from 'node:net';
import { parseArgs } from 'node:util';
import { listAreas } from '@skills-architect/contracts/portal';
import webpack, { type Configuration } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { readConfig } from '../build/build-project';
import { UserError } from '../user-error';
import { chooseProjects } from './chosen-projects';
import { type LocalArea, REGISTRY_PATH, readLocalArea, readTitle, toPublicPath, withLocal } from './dev-areas';
import { BUILDS_PATH } from './local-page';
import { noPortalText, proxyToPortal, serveClient, serveScreens } from './portal-proxy';

const HOST = '127.0.0.1';
const MODE = { mode: 'development' } as const;

const configureArea = async ({ dir, id }: LocalArea): Promise<Configuration> => {
  const config = await readConfig(dir, MODE);
  return { ...config, output: { ...config.output, publicPath: toPublicPath(id) } };
};

const fetchRegistry = async (portal: string, cookie?: string) => {
  const answer = await fetch(`${portal}${REGISTRY_PATH}`, { headers: cookie ? { cookie } : {} }).catch((error) => {
    const reason = error instanceof Error && error.cause instanceof Error ? ` (${error.cause.message})` : '';
    throw new UserError(`${noPortalText(portal)} Start one, or use --portal URL.${reason}`);
  });
  const read = listAreas.answer.safeParse(await answer.json().catch(() => undefined));
  if (!answer.ok || !read.success) throw new UserError(`${portal} answers, but it is not a Skills Architect portal.`);
  return read.data;
};

/** Checked first, because the dev server throws an uncatchable error if its port is in use. */
const checkPortIsFree = (port: string) =>
  new Promise<void>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', () =>
      reject(new UserError(`Port ${port} is in use or not allowed; choose another one with --port.`)),
    );
    probe.listen(Number(port), HOST, () => probe.close(() => resolve()));
  });

interface RegistryRequest {
  headers: { cookie?: string };
}
interface RegistryResponse {
  json: (body: unknown) => void;
}

/**
 * `dev [shell] [AREA…] [--portal URL] [--port N]`: serves a portal with some parts under development. Everything else
 * comes from the portal at URL; if the shell is local, only calls and builds of other areas go there.
 */
export const run = async (args: string[]): Promise<void> => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      portal: { type: 'string', default: process.env.PORTAL_URL ?? 'http://127.0.0.1:4300' },
      port: { type: 'string', default: '4200' },
    },
  });
  const portal = values.portal.replace(/\/$/, '');
  const { shell, areas } = chooseProjects(positionals, process.cwd());
  const local = await Promise.all(areas.map(readLocalArea));
  await Promise.all([fetchRegistry(portal), checkPortIsFree(values.port)]);
  const configs = await Promise.all([...local.map(configureArea), ...(shell ? [readConfig(shell, MODE)] : [])]);
  const titles = await Promise.all(local.map(readTitle));

  const serveRegistry = (request: RegistryRequest, response: RegistryResponse, next: (error: unknown) => void) => {
    fetchRegistry(portal, request.headers.cookie)
      .then((read) => withLocal(read, local))
      .then((body) => response.json(body), next);
  };
  const server = new WebpackDevServer(
    {
      host: HOST,
      port: values.port,
      hot: false,
      liveReload: true,
      static: false,
      historyApiFallback: shell ? { disableDotRule: true } : false,
      // The shell includes the client; it is injected into a portal's own page.
      client: shell ? { overlay: false, webSocketURL: { pathname: BUILDS_PATH } } : false,
      webSocketServer: { type: 'ws', options: { path: BUILDS_PATH } },
      proxy: [proxyToPortal(portal, shell ? (path) => /^\/(apps|skillsarchitect)\//.test(path) : () => true)],
      setupMiddlewares: (middlewares) => [
        { name: 'registry', path: REGISTRY_PATH, middleware: serveRegistry },
        ...(shell
          ? []
          : [
              { name: 'client', middleware: serveClient },
              { name: 'screens', middleware: serveScreens(portal, titles) },
            ]),
        ...middlewares,
      ],
    },
    webpack(configs),
  );
  await server.start();
  const names = [...(shell ? ['the shell'] : []), ...titles];
  console.log(`http://${HOST}:${values.port}: ${names.join(', ')} from here, the rest from ${portal}`);
};
