import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { SETUP } from './setup';

export const ROOT = path.resolve(import.meta.dirname, '../..');

/** A code block in a package's README; `name` is the package and the block's index. */
export interface ReadmeExample {
  name: string;
  fileName: string;
  text: string;
}

const BLOCK = /^```(tsx?)\n(.*?)^```/gms;

/** All TypeScript examples of the packages' READMEs, with the declarations each one assumes. */
export const readmeExamples = (): ReadmeExample[] =>
  readdirSync(path.join(ROOT, 'packages')).flatMap((folder) => {
    const readme = readFileSync(path.join(ROOT, 'packages', folder, 'README.md'), 'utf8');
    return [...readme.matchAll(BLOCK)].map(([, extension, code], index) => {
      const name = `${folder}-${index + 1}`;
      return { name, fileName: `${name}.${extension}`, text: `${SETUP[name] ?? ''}\n${code}` };
    });
  });

/** Compiler errors in these files, as sentences with the file name. */
export const typeErrors = (files: readonly string[]): string[] => {
  const { config } = ts.readConfigFile(path.join(ROOT, 'tsconfig.base.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, ROOT);
  const program = ts.createProgram([...files], options);
  return ts.getPreEmitDiagnostics(program).map(({ file, messageText }) => {
    const where = file ? path.basename(file.fileName) : 'compiler';
    return `${where}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
  });
};
