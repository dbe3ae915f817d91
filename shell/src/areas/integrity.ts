import { registerPlugins } from '@module-federation/enhanced/runtime';
import type { RegisteredArea } from '@skills-architect/contracts';

/** The expected hash of every file of the registered areas, by its whole address. */
const expected = new Map<string, string>();

const toAddress = (url: string) => new URL(url, window.location.href).href;

/** Has the browser refuse files of this area that are not the ones its build wrote. */
export const expectFiles = ({ entry, integrity }: RegisteredArea): void => {
  for (const [file, hash] of Object.entries(integrity))
    expected.set(toAddress(new URL(file, toAddress(entry)).href), hash);
};

/**
 * Asks the portal again for what the browser keeps of an area. Its files are kept for good by their names: one that arrived
 * spoilt would be refused from the cache at every further try.
 */
export const renewFiles = async ({ entry, integrity }: RegisteredArea): Promise<void> => {
  const scripts = Object.keys(integrity).filter((file) => file.endsWith('.js'));
  const asked = scripts.map((file) => fetch(new URL(file, toAddress(entry)), { cache: 'reload' }));
  // What does not arrive is told by the try itself.
  await Promise.allSettled(asked);
};

/** The hash that belongs to an address; undefined when nothing is known of it. */
export const hashFor = (url: string): string | undefined => expected.get(toAddress(url));

const guardedScript = (url: string): HTMLScriptElement | undefined => {
  const integrity = hashFor(url);
  if (!integrity) return undefined;
  const script = document.createElement('script');
  return Object.assign(script, { src: url, async: true, integrity, crossOrigin: 'anonymous' });
};

/** Has the browser refuse a manifest that is not the one of the build; any other request is left as it is. */
const guardedFetch = (url: string, options: RequestInit): Promise<Response> | undefined => {
  const integrity = hashFor(url);
  return integrity ? fetch(url, { ...options, integrity }) : undefined;
};

/**
 * Guards manifests and entries, which Module Federation loads, and the chunks behind them, which an area's own code loads.
 */
export const guardFiles = (): void => {
  Object.assign(globalThis, { skillsArchitectIntegrity: hashFor });
  registerPlugins([{ name: 'integrity', createScript: ({ url }) => guardedScript(url), fetch: guardedFetch }]);
};
