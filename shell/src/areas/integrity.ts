import { registerPlugins } from '@module-federation/enhanced/runtime';
import type { RegisteredArea } from '@skills-architect/contracts';

/** The version of a build that a developer serves; published versions are never called so. */
const LOCAL_VERSION = 'dev';
/** The expected hash of every file of the registered areas, by full URL. */
const expectedHashes = new Map<string, string>();

/** Addresses of the builds that a developer serves from their own folder, which change with every save. */
const localBuilds = new Set<string>();
/** No file has this hash, so the browser refuses it. */
const NO_FILE = `sha384-${'A'.repeat(64)}`;

const toAddress = (url: string) => new URL(url, window.location.href).href;
const toFolder = (url: string) => toAddress(new URL('.', toAddress(url)).href);

/** Makes the browser refuse files of this area that differ from its build, and those that the build does not list. */
export const expectFiles = ({ entry, integrity, version }: RegisteredArea): void => {
  if (version === LOCAL_VERSION) localBuilds.add(toFolder(entry));
  for (const [file, hash] of Object.entries(integrity))
    expectedHashes.set(toAddress(new URL(file, toAddress(entry)).href), hash);
};

/**
 * Refetches an area's files past the browser cache. They are cached as immutable, so a corrupt one would fail on every
 * retry.
 */
export const renewFiles = async ({ entry, integrity }: RegisteredArea): Promise<void> => {
  const scripts = Object.keys(integrity).filter((file) => file.endsWith('.js'));
  const requests = scripts.map((file) => fetch(new URL(file, toAddress(entry)), { cache: 'reload' }));
  // The retry itself reports files that fail to load.
  await Promise.allSettled(requests);
};

/** The expected hash of a URL: of a file of an area that is not known, one that no file has; undefined for other files. */
export const findHash = (url: string): string | undefined => {
  const address = toAddress(url);
  const known = expectedHashes.get(address);
  if (known || !new URL(address).pathname.startsWith('/apps/')) return known;
  return [...localBuilds].some((folder) => address.startsWith(folder)) ? undefined : NO_FILE;
};

const createGuardedScript = (url: string): HTMLScriptElement | undefined => {
  const integrity = findHash(url);
  if (!integrity) return undefined;
  const script = document.createElement('script');
  return Object.assign(script, { src: url, async: true, integrity, crossOrigin: 'anonymous' });
};

/** Makes the browser refuse a manifest that differs from the build's; other requests are unchanged. */
const fetchGuarded = (url: string, options: RequestInit): Promise<Response> | undefined => {
  const integrity = findHash(url);
  return integrity ? fetch(url, { ...options, integrity }) : undefined;
};

/** Verifies manifests and entries, which Module Federation loads, and the chunks that an area's own code loads. */
export const guardFiles = (): void => {
  Object.assign(globalThis, { skillsArchitectIntegrity: findHash });
  registerPlugins([{ name: 'integrity', createScript: ({ url }) => createGuardedScript(url), fetch: fetchGuarded }]);
};
