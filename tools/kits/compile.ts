import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const PACKAGES = path.resolve('packages');
/** The native compiler: with the one in JavaScript packing takes three times the processor time. */
const TSC = path.resolve('node_modules/@typescript/native/bin/tsc');

/** Path of a compiled neighbour: sources import it without an extension, which only bundlers support. */
const builtName = (from: string, specifier: string): string => {
  const place = path.resolve(path.dirname(from), specifier);
  if (['.ts', '.tsx'].some((extension) => fs.existsSync(place + extension))) return `${specifier}.js`;
  return fs.existsSync(path.join(place, 'index.ts')) ? `${specifier}/index.js` : specifier;
};

const RELATIVE = /(\bfrom\s*|\bimport\s*\(\s*|\bimport\s+)(['"])(\.{1,2}\/[^'"\n]+)\2/g;

/** Compiles without a check of types, which `npx tsc` does for the whole repository. */
const runCompiler = (entries: readonly string[], folder: string) => {
  const project = path.join(folder, 'tsconfig.json');
  const options = { noEmit: false, noCheck: true, declaration: true, incremental: false, rootDir: PACKAGES };
  const outDir = path.join(folder, 'out');
  // Beside the repository's own configuration, so that packages are found in its node_modules.
  const types = { typeRoots: [path.resolve('node_modules/@types')] };
  const compilerOptions = { ...options, ...types, outDir };
  fs.writeFileSync(
    project,
    JSON.stringify({ extends: path.resolve('tsconfig.base.json'), compilerOptions, files: entries }),
  );
  try {
    execFileSync(process.execPath, [TSC, '-p', project], { encoding: 'utf8' });
  } catch (cause) {
    const output = cause instanceof Error && 'stdout' in cause ? cause.stdout : '';
    throw new Error(`The kits cannot be compiled:\n${output}`, { cause });
  }
  return outDir;
};

/**
 * Compiles everything reachable from the kits' entries, each source to a module and its declarations, in a temporary
 * `folder`. `place` maps a file under `packages/` to its output; undefined skips it.
 */
export const compile = (
  entries: readonly string[],
  folder: string,
  place: (file: string) => string | undefined,
): void => {
  const out = runCompiler(entries, folder);
  for (const file of fs.readdirSync(out, { recursive: true, encoding: 'utf8' })) {
    const target = /\.(js|d\.ts)$/.test(file) ? place(file) : undefined;
    if (!target) continue;
    const source = path.join(PACKAGES, file);
    const text = fs.readFileSync(path.join(out, file), 'utf8');
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(
      target,
      text.replace(RELATIVE, (_, before, quote, specifier) => before + quote + builtName(source, specifier) + quote),
    );
  }
};
