import { registerPlugins } from '@module-federation/enhanced/runtime';
import type { RegisteredArea } from '@skills-architect/contracts';

/** The expected hash of every file of the registered areas, by full URL. */
const expectedHashes = new Map<string, string>();

const toAddress = (url: string) => new URL(url, window.location.href).href;

/** Makes the browser refuse files of this area that differ from its build. */
export const expectFiles = ({ entry, integrity }: RegisteredArea): void => {
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

/** The expected hash of a URL; undefined when unknown. */
export const findHash = (url: string): string | undefined => expectedHashes.get(toAddress(url));

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
