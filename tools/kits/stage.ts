import fs from 'node:fs';
import path from 'node:path';
import { compile } from './compile';

/** The kits for areas outside of this repository. */
export const KITS = ['contracts', 'ui-kit', 'portal-kit', 'build-kit'];

interface KitPackage {
  name: string;
  version: string;
  dependencies?: Record<string, string>;
  exports: Record<string, string>;
  /** Additional files of the package. */
  files?: string[];
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

/** The published package.json: its entries are the built files. */
const builtPackage = ({ private: _, exports, files = [], dependencies = {}, ...rest }: KitPackage) => ({
  ...rest,
  dependencies: withVersions(dependencies),
  files: ['dist', ...files],
  exports: Object.fromEntries(Object.entries(exports).map(([entry, file]) => [entry, builtEntry(file)])),
});

/** Copies files that are not compiled: those in `files`, and modules that are used unchanged. */
const copyRest = (kit: string, { files = [] }: KitPackage, to: string) => {
  for (const file of ['README.md', ...files])
    if (fs.existsSync(`packages/${kit}/${file}`))
      fs.cpSync(`packages/${kit}/${file}`, path.join(to, file), { recursive: true });
  for (const file of fs.readdirSync(`packages/${kit}/src`, { recursive: true, encoding: 'utf8' }))
    if (/\.c?js$/.test(file)) fs.cpSync(`packages/${kit}/src/${file}`, path.join(to, 'dist', file));
};

/** Writes every kit into its own folder below `to`, ready for `npm pack`; returns the folders. */
export const stageKits = (to: string): string[] => {
  const entries = KITS.flatMap((kit) =>
    Object.values(readPackage(kit).exports)
      .filter((file) => SOURCE.test(file))
      .map((file) => path.resolve(`packages/${kit}`, file)),
  );
  compile(entries, (file) => {
    const [kit = '', src, ...rest] = file.split(path.sep);
    return KITS.includes(kit) && src === 'src' ? path.join(to, kit, 'dist', ...rest) : undefined;
  });
  return KITS.map((kit) => {
    const folder = path.join(to, kit);
    const read = readPackage(kit);
    fs.writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(builtPackage(read), null, 2)}\n`);
    copyRest(kit, read, folder);
    return folder;
  });
};
