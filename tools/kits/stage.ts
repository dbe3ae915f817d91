import fs from 'node:fs';
import path from 'node:path';
import { compile } from './compile';

/** The kits for areas outside of this repository. */
export const KITS = ['contracts', 'ui-kit', 'portal-kit', 'build-kit', 'service-kit', 'local-mongo'];

interface KitPackage {
  name: string;
  version: string;
  dependencies?: Record<string, string>;
  exports: Record<string, string>;
  /** Additional files of the package. */
  files?: string[];
  /** What is packed, when the package has more that is only for this repository: some entries, and their own README. */
  kit?: { exports: string[]; readme: string };
  [field: string]: unknown;
}

const isPackage = (value: unknown): value is KitPackage =>
  typeof value === 'object' && value !== null && 'name' in value && 'version' in value && 'exports' in value;

const readPackage = (kit: string): KitPackage => {
  const read: unknown = JSON.parse(fs.readFileSync(`packages/${kit}/package.json`, 'utf8'));
  if (isPackage(read)) return read;
  throw new Error(`packages/${kit}/package.json states no version or no exports`);
};

const SOURCE = /^\.\/src\/(.+)\.tsx?$/;

const builtEntry = (file: string) => {
  const [, name] = SOURCE.exec(file) ?? [];
  return name ? { types: `./dist/${name}.d.ts`, default: `./dist/${name}.js` } : file;
};

/** Kits of one release belong together: each depends on exact versions of the others. */
const withVersions = (dependencies: Record<string, string>) => {
  const versions = new Map(KITS.map(readPackage).map(({ name, version }) => [name, version]));
  return Object.fromEntries(Object.entries(dependencies).map(([name, range]) => [name, versions.get(name) ?? range]));
};

/** The entries of a package that teams get. */
const packedExports = ({ exports, kit }: KitPackage) =>
  Object.fromEntries(Object.entries(exports).filter(([entry]) => !kit || kit.exports.includes(entry)));

const IMPORTED = /\b(?:from|import)\s*\(?\s*['"]((?:@[\w.-]+\/)?[\w.-]+)/g;

/** The packages that the compiled modules of a folder import. */
const importedPackages = (folder: string): Set<string> => {
  const modules = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(js|d\.ts)$/.test(file))
    .map((file) => fs.readFileSync(path.join(folder, file), 'utf8'));
  return new Set(modules.flatMap((text) => [...text.matchAll(IMPORTED)].map(([, name = '']) => name)));
};

/** The published package.json: its entries are the built files; of a part of a package it names the packages used there. */
const builtPackage = (read: KitPackage, folder: string) => {
  const { private: _, exports: _exports, kit, files = [], dependencies = {}, ...rest } = read;
  const imported = kit && importedPackages(path.join(folder, 'dist'));
  const needed = Object.entries(dependencies).filter(([name]) => !imported || imported.has(name));
  return {
    ...rest,
    dependencies: withVersions(Object.fromEntries(needed)),
    files: ['dist', ...files],
    exports: Object.fromEntries(Object.entries(packedExports(read)).map(([entry, file]) => [entry, builtEntry(file)])),
  };
};

/** Copies files that are not compiled: those in `files`, and modules that are used unchanged. */
const copyRest = (name: string, { files = [], kit }: KitPackage, to: string) => {
  for (const file of files) fs.cpSync(`packages/${name}/${file}`, path.join(to, file), { recursive: true });
  fs.cpSync(`packages/${name}/${kit?.readme ?? 'README.md'}`, path.join(to, 'README.md'));
  fs.cpSync('LICENSE', path.join(to, 'LICENSE'));
  for (const file of fs.readdirSync(`packages/${name}/src`, { recursive: true, encoding: 'utf8' }))
    if (/\.c?js$/.test(file)) fs.cpSync(`packages/${name}/src/${file}`, path.join(to, 'dist', file));
};

/** Writes every kit into its own folder below `to`, ready for `npm pack`; returns the folders. */
export const stageKits = (to: string): string[] => {
  const entries = KITS.flatMap((kit) =>
    Object.values(packedExports(readPackage(kit)))
      .filter((file) => SOURCE.test(file))
      .map((file) => path.resolve(`packages/${kit}`, file)),
  );
  const compiled = path.join(to, '.compiled');
  fs.mkdirSync(compiled);
  compile(entries, compiled, (file) => {
    const [kit = '', src, ...rest] = file.split(path.sep);
    return KITS.includes(kit) && src === 'src' ? path.join(to, kit, 'dist', ...rest) : undefined;
  });
  return KITS.map((kit) => {
    const folder = path.join(to, kit);
    const read = readPackage(kit);
    fs.writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(builtPackage(read, folder), null, 2)}\n`);
    copyRest(kit, read, folder);
    return folder;
  });
};
