import fs from 'node:fs';
import { buildOnce } from './build-once.mjs';

/** npm packages stay external; the workspace's own sources are bundled. */
const external = () => {
  const manifests = ['packages', 'services'].flatMap((folder) =>
    fs.readdirSync(folder).map((name) => `${folder}/${name}/package.json`),
  );
  const names = [...manifests, 'services/package.json']
    .filter((file) => fs.existsSync(file))
    .map((file) => JSON.parse(fs.readFileSync(file, 'utf8')))
    .flatMap(({ dependencies, optionalDependencies }) => Object.keys({ ...dependencies, ...optionalDependencies }));
  return [...new Set(names)]
    .filter((name) => !name.startsWith('@skills-architect/'))
    .flatMap((name) => [name, `${name}/*`]);
};

/** Bundles modules of the services for Node into a folder, unless nothing has changed since the last time. */
export const bundle = (entryPoints, outdir) =>
  buildOnce({
    entryPoints,
    outdir,
    entryNames: '[name]',
    chunkNames: 'chunk-[hash]',
    bundle: true,
    splitting: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    sourcemap: true,
    external: external(),
    logLevel: 'warning',
  });

/** The source files of the packages and services whose name matches. */
export const findSources = (name) =>
  ['packages', 'services'].flatMap((folder) =>
    fs
      .readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => name.test(file) && !file.includes('node_modules'))
      .map((file) => `${folder}/${file}`),
  );
