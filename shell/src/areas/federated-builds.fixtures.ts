import { init } from '@module-federation/enhanced/runtime';
import type { RegisteredArea } from '@skills-architect/contracts';
import type { LifeCycles } from 'single-spa';

type Code = () => Promise<LifeCycles>;

const MANIFEST = 'mf-manifest.json';
const builds = new Map<string, Code>();
/** Number of code requests by entry. */
const requestCounts = new Map<string, number>();

/** The `mf-manifest.json` of a build that exposes its app. */
const manifestJson = (name: string) => ({
  id: name,
  name,
  metaData: {
    name,
    type: 'app',
    buildInfo: { buildVersion: '1', buildName: name },
    remoteEntry: { name: 'remoteEntry.js', path: '', type: 'global' },
    types: { path: '', name: '', zip: '', api: '' },
    globalName: name,
    pluginVersion: '2.9.2',
    publicPath: 'auto',
  },
  shared: [],
  remotes: [],
  exposes: [
    {
      id: `${name}:app`,
      name: 'app',
      path: './app',
      assets: { js: { sync: [], async: [] }, css: { sync: [], async: [] } },
    },
  ],
});

/**
 * Runs the real Module Federation runtime without webpack: it fetches manifests, which `fetch` mocks, and asks this
 * plugin for the entries. Builds not registered by `serveBuild` respond with the status of `missing`.
 */
export const startFederation = (): void => {
  init({
    name: 'shell',
    remotes: [],
    plugins: [
      {
        name: 'served-builds',
        loadEntry: async ({ remoteInfo: { version = '', entry } }) => ({
          init: async () => undefined,
          get: () => async () => {
            const path = [...builds.keys()].find((key) => `${version} ${entry}`.includes(key.replace(MANIFEST, '')));
            return builds.get(path ?? '')?.();
          },
        }),
      },
    ],
  });
};

/** Serves this code for a build. */
export const serveBuild = ({ entry }: Pick<RegisteredArea, 'entry'>, code: Code): void => void builds.set(entry, code);

/** Number of requests for a build. */
export const countRequests = ({ entry }: Pick<RegisteredArea, 'entry'>): number => requestCounts.get(entry) ?? 0;

/** Mocks the page's requests: manifests of served builds, and `missing` for all others. */
export const serveManifests = (missing = 503): void => {
  builds.clear();
  requestCounts.clear();
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, options) => {
    const { pathname } = new URL(String(input instanceof Request ? input.url : input), window.location.origin);
    if (options?.method === 'HEAD') return new Response(null, { status: missing });
    requestCounts.set(pathname, (requestCounts.get(pathname) ?? 0) + 1);
    if (!builds.has(pathname)) return new Response(null, { status: missing });
    const [, , id = ''] = pathname.split('/');
    return Response.json(manifestJson(`mfe_${id}`));
  });
};
