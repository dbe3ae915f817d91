/**
 * Serves a whole portal of which some parts are under development: `node --import tsx packages/build-kit/src/dev.ts
 * [shell] [personas …] [--portal URL] [--port N]`. What is not named comes from the portal at URL; without names shell and
 * all areas are local, and only calls go there.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { listAreas } from '@skills-architect/contracts/portal';
import webpack, { type Configuration } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { areaConfig } from './area-config';
import { type LocalArea, localArea, publicPathOf, REGISTRY_PATH, withLocal } from './dev-areas';
import { shellConfig } from './shell-config';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    portal: { type: 'string', default: 'http://127.0.0.1:4300' },
    port: { type: 'string', default: '4200' },
  },
});
const root = process.cwd();
const portal = values.portal;
const folders = readdirSync(root).filter((name) => name.startsWith('mfe-'));
const isLocal = (folder: string) => positionals.length === 0 || positionals.includes(folder.replace('mfe-', ''));
const hasShell = isLocal('shell');
const local = await Promise.all(folders.filter(isLocal).map((folder) => localArea(root, folder)));

const areaInDev = async ({ dir, id }: LocalArea): Promise<Configuration> => {
  const config = await areaConfig(dir)({ mode: 'development' });
  return { ...config, output: { ...config.output, publicPath: publicPathOf(id) } };
};
const configs = await Promise.all(local.map(areaInDev));
if (hasShell) configs.push(shellConfig(join(root, 'shell'))({ mode: 'development' }));
if (configs.length === 0)
  throw new Error(`There is no ${positionals.join(', ')}; there are shell, ${folders.join(', ')}`);

const registry = async (cookie: string | undefined): Promise<unknown> => {
  const answer = await fetch(`${portal}${REGISTRY_PATH}`, { headers: cookie ? { cookie } : {} });
  if (!answer.ok) throw new Error(`${portal} answers ${answer.status}`);
  return withLocal(listAreas.answer.parse(await answer.json()), local);
};

const server = new WebpackDevServer(
  {
    host: '127.0.0.1',
    port: values.port,
    hot: false,
    liveReload: true,
    static: false,
    historyApiFallback: hasShell && { disableDotRule: true },
    client: { overlay: false },
    proxy: [
      {
        context: hasShell ? ['/skillsarchitect', '/apps'] : ['/'],
        target: portal,
        changeOrigin: true,
        ws: true,
        // The portal's cookie is for its own host over TLS; here it belongs to this one.
        cookieDomainRewrite: '',
        onProxyRes: ({ headers }) => {
          headers['set-cookie'] = headers['set-cookie']?.map((cookie: string) => cookie.replace(/;\s*secure/i, ''));
        },
      },
    ],
    setupMiddlewares: (middlewares) => [
      {
        name: 'registry',
        path: REGISTRY_PATH,
        middleware: (
          request: { headers: { cookie?: string } },
          response: { json: (body: unknown) => void },
          next: (error: unknown) => void,
        ) => {
          registry(request.headers.cookie).then((body) => response.json(body), next);
        },
      },
      ...middlewares,
    ],
  },
  webpack(configs),
);
await server.start();
const names = [...(hasShell ? ['shell'] : []), ...local.map(({ id }) => id)];
console.log(`http://127.0.0.1:${values.port}: ${names.join(', ')} from here, the rest from ${portal}`);
