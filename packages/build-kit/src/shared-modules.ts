import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { UserError } from './user-error';

/** How the shell provides a module, which areas do not bundle. */
interface SharedModule {
  /** The package whose version the module has. */
  package: string;
  /** Not part of the shell's initial load; fetched when an area first imports it. */
  lazy?: true;
}

/**
 * Modules shared on the page. The router, Chakra and TanStack Query are parts of the kits; sharing them separately
 * would load unused code.
 */
export const SHARED_MODULES: Record<string, SharedModule> = {
  react: { package: 'react' },
  'react/jsx-runtime': { package: 'react' },
  'react-dom': { package: 'react-dom' },
  'react-dom/client': { package: 'react-dom' },
  zustand: { package: 'zustand' },
  'single-spa': { package: 'single-spa' },
  '@skills-architect/portal-kit': { package: '@skills-architect/portal-kit' },
  '@skills-architect/ui-kit': { package: '@skills-architect/ui-kit' },
  '@skills-architect/ui-kit/extra': { package: '@skills-architect/ui-kit', lazy: true },
  zod: { package: 'zod', lazy: true },
  'zod/v4/core': { package: 'zod', lazy: true },
};

/** Packages whose versions an area's build requires and the shell checks. */
export const PROVIDED_PACKAGES = [
  'react',
  '@skills-architect/contracts',
  '@skills-architect/portal-kit',
  '@skills-architect/ui-kit',
];

const readPackageVersion = (file: string): string | undefined => {
  const read: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return typeof read === 'object' && read !== null && 'version' in read ? String(read.version) : undefined;
};

/** Installed version of a package for the project at `dir`; its export map may hide its package.json. */
const findInstalledVersion = (name: string, dir: string): string | undefined => {
  const folders = createRequire(join(dir, 'package.json')).resolve.paths(name) ?? [];
  const file = folders.map((folder) => join(folder, name, 'package.json')).find(existsSync);
  return file && readPackageVersion(file);
};

const requireVersion = (name: string, dir: string): string => {
  const version = findInstalledVersion(name, dir);
  if (!version) throw new UserError(`${name} is not installed for ${dir}.`);
  return version;
};

/**
 * The `shared` option of Module Federation: the shell provides, areas only consume. Skips packages that an area has not
 * installed.
 */
export const sharedFor = (kind: 'shell' | 'area', dir: string) =>
  Object.fromEntries(
    Object.entries(SHARED_MODULES).flatMap(([name, { package: packageName, lazy = false }]) => {
      const version = kind === 'shell' ? requireVersion(packageName, dir) : findInstalledVersion(packageName, dir);
      if (!version) return [];
      const common = { singleton: true, version, requiredVersion: `^${version}` };
      return [[name, kind === 'shell' ? { ...common, eager: !lazy } : { ...common, import: false as const }]];
    }),
  );

/** Installed versions of the packages in `PROVIDED_PACKAGES`. */
export const readProvided = (dir: string): Record<string, string> =>
  Object.fromEntries(PROVIDED_PACKAGES.map((name) => [name, requireVersion(name, dir)]));
