import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const PACKAGES = path.resolve('packages');

const readOptions = (): ts.CompilerOptions => {
  const read = ts.readConfigFile('tsconfig.base.json', ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(read.config, ts.sys, process.cwd());
  return { ...options, noEmit: false, declaration: true, rootDir: PACKAGES, outDir: PACKAGES };
};

/** Path of a compiled neighbour: sources import it without an extension, which only bundlers support. */
const builtName = (from: string, specifier: string): string => {
  const place = path.resolve(path.dirname(from), specifier);
  if (['.ts', '.tsx'].some((extension) => fs.existsSync(place + extension))) return `${specifier}.js`;
  return fs.existsSync(path.join(place, 'index.ts')) ? `${specifier}/index.js` : specifier;
};

const RELATIVE = /(\bfrom\s*|\bimport\s*\(\s*|\bimport\s+)(['"])(\.{1,2}\/[^'"\n]+)\2/g;

const formatDiagnostics = (diagnostics: readonly ts.Diagnostic[]) =>
  ts.formatDiagnostics(diagnostics, {
    getCanonicalFileName: (name) => name,
    getCurrentDirectory: ts.sys.getCurrentDirectory,
    getNewLine: () => '\n',
  });

/**
 * Compiles everything reachable from the kits' entries, each source to a module and its declarations. `place` maps a
 * file under `packages/` to its output folder; undefined skips it.
 */
export const compile = (entries: readonly string[], place: (file: string) => string | undefined): void => {
  const program = ts.createProgram([...entries], readOptions());
  const write: ts.WriteFileCallback = (file, text, _mark, _error, sources) => {
    const target = place(path.relative(PACKAGES, file));
    const source = sources?.[0]?.fileName;
    if (!target || !source) return;
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(
      target,
      text.replace(RELATIVE, (_, before, quote, specifier) => before + quote + builtName(source, specifier) + quote),
    );
  };
  const { diagnostics } = program.emit(undefined, write);
  if (diagnostics.length) throw new Error(formatDiagnostics(diagnostics));
};
